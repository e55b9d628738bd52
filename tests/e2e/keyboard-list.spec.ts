/** A day's work on a list without a mouse: filter, select, act on many, make, change, delete. */
import type { Locator, Page } from '@playwright/test'

import { tabTo } from './support/keyboard.ts'
import { dialog, expectToast, field, heading, menuItem, rowOf, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const checkbox = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

/** Types in a field that has the focus, in place of what is there. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Opens the create form from the list, and sends it with Enter. */
async function make(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'New VPC' }))
  await page.keyboard.press('Enter')
  const form = dialog(page, 'New VPC')
  await expect(field(form, 'Name')).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, field(form, 'DNS name'))
  await retype(page, name)
  await page.keyboard.press('Enter')
  await expectToast(page, /^VPC .+ created$/)
}

test('list → filter → select → bulk → create → edit → delete, all typed', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  await page.goto('/projects/data-lake/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(checkbox(page, 'chunk-001')).toBeVisible()

  // Filter
  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }))
  await keyboard.press('Enter')
  const filter = dialog(page, 'Add filter')
  const column = filter.getByLabel('Column', { exact: true })
  await tabTo(page, column)
  // A select takes the first letters of what is wanted.
  await keyboard.type('State')
  await expect(column).toHaveValue('state.state')
  await tabTo(page, filter.getByRole('checkbox', { name: 'detached', exact: true }))
  await keyboard.press('Space')
  await tabTo(page, filter.getByRole('button', { name: 'Apply' }))
  await keyboard.press('Enter')
  await expect(filter).toBeHidden()
  await expect(page).toHaveURL(/filter=state\.state:any:detached/)
  await expect(checkbox(page, 'chunk-001')).toBeHidden()

  // Select
  const first = checkbox(page, 'chunk-007')
  await tabTo(page, first)
  await keyboard.press('Space')
  await keyboard.press('Shift+ArrowDown')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('2 selected')

  // Bulk
  // It stands behind all rows. Going around the page the other way leads there too, where the browser has no bars of its own.
  await keyboard.press('s')
  await expect(selection.getByRole('button', { name: 'Delete…' })).toBeFocused()
  await keyboard.press('Enter')
  const run = page.getByRole('dialog', { name: /^Delete / })
  await expect(run.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, run.getByRole('button', { name: 'Delete 2' }))
  await keyboard.press('Enter')
  await expect(run.getByRole('status')).toHaveText(/^Finished: 2 of 2 done/)
  await keyboard.press('Escape')
  await expect(run).toBeHidden()
  await expect(first).toBeHidden()
  await expect(table(page, 'Disks')).toBeVisible()

  // To another list, through its name in the navigation
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'data-lake' }).getByRole('link', { name: 'VPCs' }),
    'Shift+Tab',
  )
  await keyboard.press('Enter')
  await expect(heading(page, 'VPCs')).toBeFocused()

  // Create
  await make(page, 'orchard')
  await expect(heading(page, 'orchard')).toBeFocused()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await tabTo(page, trail.getByRole('link', { name: 'VPCs' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(heading(page, 'VPCs')).toBeFocused()

  // Edit
  await tabTo(page, rowOf(page, 'orchard').getByRole('button', { name: 'Row actions' }))
  await keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('e')
  await expect(menuItem(page, 'Edit')).toBeFocused()
  await keyboard.press('Enter')
  const edit = dialog(page, 'Edit VPC')
  await expect(field(edit, 'Name')).toBeFocused()
  await tabTo(page, field(edit, 'Description'))
  await keyboard.type('Apples and pears')
  await tabTo(page, edit.getByRole('button', { name: 'Update VPC' }))
  await keyboard.press('Enter')
  await expectToast(page, /^VPC .+ updated$/)

  // Delete: its subnet first, which is in its way.
  await page.goto('/projects/data-lake/vpcs/orchard/subnets')
  await tabTo(page, rowOf(page, 'default').getByRole('button', { name: 'Row actions' }))
  await keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await agree(page, 'Delete default?')
  // With the last row, focus was nowhere: what says that there are no rows comes a little later.
  await expect(heading(page, 'orchard')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Actions', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('End')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await keyboard.press('Enter')
  await agree(page, 'Delete orchard?')
  await expectToast(page, 'VPC orchard deleted')
  await expect(heading(page, 'VPCs')).toBeFocused()
  await expect(rowOf(page, 'orchard')).toBeHidden()
})

/** Says yes to a question whose first button is Cancel. */
async function agree(page: Page, title: string): Promise<void> {
  const question = dialog(page, title)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, question.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}
