/** Fills in whatever form is open, by what it says of its fields, and sends it. */
import type { Locator, Page } from '@playwright/test'

import { type Control, controlsOf, fillAnything } from './end-of-session.ts'

/** What a field may want that does not take a word: of these one after the other is tried. */
const texts = [
  '10.77.0.7',
  '10.77.0.0/24',
  'https://typed.example/hook',
  '22',
  '2030-01-01T10:00:00',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFkE9oDqqY8kO0kV1DlBqvE0mE0zj0kC0o4cW8Wb2yQd typed',
  'fd00:77::7',
  'fd00:77::/64',
  'fd00:77::/48',
  'A8:40:25:00:00:77',
  '{}',
  '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
  '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----',
  '1',
  '100',
] as const

const form = 'dialog[open], main form'

/** The form that lies on top: of what is within it one is asked for at a time. */
export const formOf = (page: Page): Locator => page.locator(form).last()

/** Sends the form, whether or not its button would. @returns what came of it */
export async function submitForm(page: Page, isSent: () => boolean): Promise<'sent' | 'invalid' | 'nothing'> {
  await page.evaluate((selector) => {
    const forms = [...document.querySelectorAll(selector)].flatMap(
      (one) => one.closest('form') ?? one.querySelector('form') ?? [],
    )
    forms.at(-1)?.requestSubmit()
  }, form)
  const invalid = formOf(page).locator('[aria-invalid="true"], [data-invalid]').first()
  for (let rounds = 0; rounds < 40 && !isSent(); rounds += 1) {
    if ((await invalid.count()) > 0) return 'invalid'
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
  }
  return isSent() ? 'sent' : 'nothing'
}

/** Milliseconds for a control to take another value: what cannot be changed is told by the form in the end. */
const timeout = 2_000

/** Gives another value to a field. @param round each tries another text */
async function change(page: Page, control: Locator, round: number): Promise<unknown> {
  const kind = await control.evaluate((element) => {
    const { role } = element
    return role === 'combobox' ? 'combobox' : element instanceof HTMLInputElement ? element.type : element.tagName
  })
  switch (kind) {
    case 'combobox':
      await control.click({ timeout })
      return page.getByRole('option', { disabled: false }).first().click({ timeout })
    case 'SELECT':
      return control.selectOption({ index: 1 }, { timeout })
    case 'radio':
    case 'checkbox':
      return control.check({ timeout })
    case 'file': {
      const text = texts.find((one) => one.includes('CERTIFICATE')) ?? ''
      return control.setInputFiles(
        { name: 'typed.pem', mimeType: 'text/plain', buffer: Buffer.from(text) },
        { timeout },
      )
    }
    default:
      return control.fill(texts[round % texts.length] ?? '', { timeout })
  }
}

/** Gives another value to every field that the form does not take. */
async function amend(page: Page, round: number): Promise<void> {
  // What is offered fits, and what may be chosen in one field can depend on another one.
  if (round === 1) {
    for (const offer of await formOf(page)
      .getByRole('button', { name: /^Next free / })
      .all())
      await offer.click()
    for (const picker of await formOf(page).getByRole('combobox').all())
      if ((await picker.inputValue().catch(() => 'chosen')) === '')
        await change(page, picker, round).catch(() => page.keyboard.press('Escape'))
  }
  const invalid = formOf(page).locator(
    ':is(input, textarea, select):is([aria-invalid="true"], [data-invalid] *):not([type="hidden"]):not(:disabled)',
  )
  for (const control of await invalid.all())
    if (await control.isVisible()) await change(page, control, round).catch(() => page.keyboard.press('Escape'))
}

/**
 * Fills in everything, and gives other values where the form does not take them, until it is sent.
 * @param isSent whether a call has gone out
 * @returns what the form held when it was sent, or what it says of what it does not take in the end
 */
export async function sendFilled(page: Page, isSent: () => boolean): Promise<readonly Control[] | string> {
  await fillAnything(page)
  for (let round = 0; round <= texts.length; round += 1) {
    const held = await controlsOf(page)
    const came = await submitForm(page, isSent)
    if (came === 'sent') return held
    if (came === 'nothing') break
    await amend(page, round)
  }
  return (await formOf(page).innerText()).replaceAll('\n', ' | ').slice(0, 400)
}
