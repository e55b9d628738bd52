/** Fills a form in so that it can be sent: what it says is wrong is tried with other values, until nothing is. */
import type { Locator, Page } from '@playwright/test'

import { particular } from '../../../src/app/forms/particular.fixture.ts'
import { type Control, controlsOf, fillAnything } from './end-of-session.ts'
import { expect } from './test.ts'

/** A value of each kind that fields of the console take; what fits none of them may do without. */
const candidates: readonly string[] = [
  '10.9.8.7',
  '10.9.8.0/24',
  '10.9.8.1/24',
  particular.vpcPrefix,
  particular.subnetBlock,
  'fd00:1:2:3::7',
  '1',
  '100',
  '65001',
  '80-90',
  'typed',
  'hook.example',
  'https://hook.example',
  particular.alertClass,
  '0e0b6b0c-6a41-4d3c-9d5a-8f2f4b1f0c11',
  '2030-01-01T00:00',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJdd0vLOn9zXfNcHxLz9l9cO9hdk2xv9O1wEJWDWFO2G ada@cairn',
  '{}',
  JSON.stringify(particular.trustRoot),
  '',
]

/** The innermost form: over the page, over another one, or in the page. */
const innermost = 'dialog[open] form, main form'

/** The innermost form, with what stands around it. */
export const formOf = (page: Page): Locator => page.locator('dialog[open], main form').last()

/** Until something holds, or for a while: what comes of it is looked at afterwards. */
export const until = (page: Page, holds: () => boolean | Promise<boolean>, timeout = 4_000): Promise<void> =>
  expect
    .poll(async () => page.isClosed() || (await holds()), { timeout, intervals: [20] })
    .toBe(true)
    .catch(() => undefined)

/** Sends the innermost form, whether or not its button would, and waits until it is sent or says that something is wrong. */
export async function submitForm(page: Page, isSent: () => boolean): Promise<void> {
  await page.evaluate((selector) => {
    const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1)
    form?.requestSubmit()
  }, innermost)
  const invalid = formOf(page).locator('[aria-invalid="true"], [data-invalid]')
  await until(page, async () => isSent() || (await invalid.count()) > 0, 1_600)
}

/** What the innermost form says is wrong; nothing where it was sent or closed. */
const problems = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const form = [...document.querySelectorAll(selector)].at(-1)
    const wrong = form?.querySelectorAll(
      '[aria-invalid="true"], [data-invalid], fieldset [id$="-error"], [role="alert"]',
    )
    return [...(wrong ?? [])].map((one) => {
      const group = one.closest('fieldset')?.querySelector('legend')?.textContent
      const label = 'labels' in one && one.labels instanceof NodeList ? one.labels[0]?.textContent : undefined
      const by = document.getElementById(one.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
      return [group, label, by ?? one.textContent].filter(Boolean).join(': ')
    })
  }, innermost)

/** Tries other texts in each control that is wrong, and the choices of each that has some. */
const tryOthers = (page: Page): Promise<void> =>
  page.evaluate(
    async ([selector, values]) => {
      const form = [...document.querySelectorAll(selector)].at(-1)
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const set = async (control: HTMLElement & { value: string }, text: string): Promise<void> => {
        const own = [HTMLTextAreaElement, HTMLSelectElement, HTMLInputElement].find((one) => control instanceof one)
        Object.getOwnPropertyDescriptor(own?.prototype ?? {}, 'value')?.set?.call(control, text)
        control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
        await frame()
        await frame()
      }
      for (const control of form?.querySelectorAll('[aria-invalid="true"]') ?? []) {
        const isWrong = (): boolean => control.getAttribute('aria-invalid') === 'true'
        if (control.role === 'combobox' || control.matches('[type="file"]')) continue
        if (control instanceof HTMLSelectElement)
          for (const { value } of control.options) {
            if (isWrong()) await set(control, value)
          }
        else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          for (const value of values) if (isWrong()) await set(control, value)
      }
    },
    [innermost, candidates] as const,
  )

/** Chooses the first of each list of choices that lacks one; where it offers none, another one of the list that it hangs on. */
async function choose(page: Page, turn: number): Promise<void> {
  const form = page.locator(innermost).last()
  const lacking = form.locator('[role="combobox"][aria-invalid="true"]')
  for (let left = await lacking.count(); left > 0; left -= 1) {
    const picker = lacking.first()
    await picker.fill('')
    await picker.click()
    const option = page.getByRole('option', { disabled: false }).first()
    const isThere = await option.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (isThere) {
      await option.click()
      continue
    }
    const other = form.locator('[role="combobox"]:not([aria-invalid="true"])').first()
    if ((await other.count()) === 0) return
    await other.fill('')
    await other.click()
    const options = page.getByRole('option', { disabled: false })
    await options.first().waitFor()
    return options.nth(turn % (await options.count())).click()
  }
}

/** Certificates, and archives that are as long as disks. */
const files = [
  ['typed.pem', Buffer.from('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----')],
  ['typed.zip', Buffer.concat([Buffer.from('PK\u0003\u0004')], 4096)],
] as const

/** Gives a file to each control that lacks one. */
async function giveFiles(page: Page, turn: number): Promise<void> {
  const lacking = page.locator(innermost).last().locator('[type="file"][aria-invalid="true"]')
  const [name, buffer] = files[turn % 2 === 0 ? 0 : 1]
  const file = { name, mimeType: 'application/octet-stream', buffer }
  for (let left = await lacking.count(), before = left + 1; left > 0 && left < before;) {
    await lacking.first().setInputFiles(file)
    before = left
    left = await lacking.count()
  }
}

/** Takes what the form offers of itself, which fits. */
async function takeOffers(page: Page): Promise<void> {
  const offers = page
    .locator(innermost)
    .last()
    .getByRole('button', { name: /^Next free / })
  for (const offer of await offers.all()) await offer.click()
}

/** Adds an entry to each list that needs one. */
async function addEntries(page: Page): Promise<void> {
  const lists = page.locator(innermost).last().locator('fieldset:has([id$="-error"])')
  for (const list of await lists.all()) {
    const add = list.locator('[data-add] button').first()
    if ((await add.count()) > 0) await add.click()
  }
}

/**
 * Fills in the innermost form and sends it until it is sent, with other values each time.
 * @param isSent whether a call has gone out
 * @returns what the form held when it was sent, or what it says of what it refuses in the end
 */
export async function sendFilled(page: Page, isSent: () => boolean): Promise<readonly Control[] | string> {
  await fillAnything(page)
  let last: string[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const held = await controlsOf(page)
    await submitForm(page, isSent)
    if (isSent()) return held
    last = await problems(page)
    if (turn === 0) await takeOffers(page)
    await tryOthers(page)
    await choose(page, turn)
    await giveFiles(page, turn)
    if (last.length > 0) await addEntries(page)
  }
  return last.join('; ') || 'it says nothing'
}
