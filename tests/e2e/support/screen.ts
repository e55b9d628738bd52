/** The parts of a screen as people find them: by role and label. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A form or a question, by its heading. */
export const dialog = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title, exact: true })

export const table = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true })

/** The row of a table that has a cell with exactly this text. */
export const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: text, exact: true }) })

/** The page's heading. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1, exact: true })

/** Shows the fields of a thing that its page has behind “Details”. */
export const openDetails = (page: Page): Promise<void> =>
  page.getByRole('main').getByText('Details', { exact: true }).click()

/** The value of a property on a detail page. */
export const property = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    // Label and value stand in one group of the description list.
    .locator('..')
    .getByRole('definition')
    // What it depends on stands further below, under the same labels.
    .first()

/** A tab of a detail page; it may say how many rows it has. */
export const tab = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Tabs' })
    .getByRole('link', { name: new RegExp(String.raw`^${name}( [\d,]+)?$`) })

/** A control of a form. Labels of what may stay empty end with "(Optional)". */
export const field = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}( ?\\(Optional\\))?$`))

/** Types into several fields. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value)
}

/** Chooses in a picker, by typing all of the option. */
export async function pick(form: Locator, label: string, option: string): Promise<void> {
  const picker = field(form, label)
  await picker.click()
  await picker.fill(option)
  // What is said beside a name belongs to the option as well.
  const name = new RegExp(`^${escaped(option)}(\\s|$)`)
  await form.getByRole('option', { name }).first().click()
  await expect(picker).toHaveValue(option)
}

/** Presses the button at the end of a form. */
export const submit = (form: Locator, label: string): Promise<void> =>
  form.getByRole('button', { name: label, exact: true }).click()

/** That a field says what is wrong with it. */
export async function expectFieldError(form: Locator, label: string, message: string): Promise<void> {
  const control = field(form, label)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(`^${escaped(message)}( |$)`))
}

/** Chooses from the menu of a row. */
export async function rowAction(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: 'Row actions' }).click()
  await menuItem(page, action).click()
}

/** Presses a button of a tab of a detail page. */
export async function tabAction(page: Page, name: string, action: string): Promise<void> {
  await tab(page, name).click()
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
}

/** Chooses from the menu of a detail page. */
export async function pageAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await menuItem(page, action).click()
}

export const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true })

/** Says yes to a question and waits until it is gone. */
export async function confirm(page: Page, title: string | RegExp): Promise<void> {
  const question = dialog(page, title)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
}

/** Looks at a question that cannot be agreed to, and why, and puts it away. */
export async function expectBlocked(page: Page, title: string, reason: string | RegExp): Promise<void> {
  const question = dialog(page, title)
  const button = question.getByRole('button', { name: 'Confirm' })
  await expect(button).toHaveAccessibleDescription(reason)
  await expect(button).toBeDisabled()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
}

/** Deletes the thing of a row, the row being gone in the end. */
export async function deleteRow(page: Page, name: string): Promise<void> {
  await rowAction(page, rowOf(page, name), 'Delete')
  await confirm(page, `Delete ${name}?`)
  await expect(rowOf(page, name)).toBeHidden()
}

/** The messages at the bottom. */
export const notifications = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** That an action says it is done. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(notifications(page).getByText(text, { exact: true })).toBeVisible()

/** Types the address in again: what is shown now has to be shown then. */
export async function reload(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  await page.reload()
  await expect(shown).toBeVisible()
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
