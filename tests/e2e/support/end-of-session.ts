/** Every form of the console when the session ends amid it: what is in it, and what is there again. */
import type { Page } from '@playwright/test'

import { meanwhile } from './mock.ts'
import { faultsOnReads } from './trouble.ts'
import { expect } from './test.ts'

/** What a control of a form holds. */
export interface Control {
  /** Its label and its place among all of them. */
  name: string
  value: string
  /** A secret or a file, which nothing may keep. */
  isPrivate: boolean
}

/** What is typed as a secret can be found wherever it is kept. */
export const secretText = 'hush-hush'

/** The form of the page, over it or in it. */
const form = 'dialog[open], main form'

/** What the form holds, once it is there. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate((selector) => {
    const isControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      element.matches('input, textarea, select')
    const own = document.querySelector(selector)
    return [...(own?.querySelectorAll('input, textarea, select') ?? [])].filter(isControl).map((control, at) => {
      const { type } = control
      const isChoice = type === 'checkbox' || type === 'radio'
      return {
        name: `${control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? ''} ${at}`,
        value: isChoice && 'checked' in control ? String(control.checked) : control.value,
        isPrivate: type === 'password' || type === 'file',
      }
    })
  }, form)

/**
 * Types into every control that takes a text, as a person does; where there is none, makes another choice. @returns how many were
 * changed
 */
export async function fillAnything(page: Page): Promise<number> {
  return (await fillTexts(page)) || chooseOne(page)
}

/** Chooses the first of a list that a form offers. */
async function chooseOne(page: Page): Promise<number> {
  const picker = page.locator(form).getByRole('combobox').first()
  if ((await picker.count()) === 0) return 0
  await picker.click()
  const option = page.getByRole('option', { disabled: false }).first()
  await option.waitFor()
  await option.click()
  return Number((await picker.inputValue()) !== '')
}

const fillTexts = (page: Page): Promise<number> =>
  page.evaluate(
    async ([selector, secret]) => {
      const own = document.querySelector(selector)
      const controls = [...(own?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
      const can = controls.filter((control) => !control.disabled && !control.readOnly && control.checkVisibility())
      const isText = ({ type, role }: HTMLElement & { type: string }): boolean =>
        role !== 'combobox' && ['text', 'password', 'number', 'url', 'email', 'textarea', 'search'].includes(type)
      const set = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
        const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text)
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }
      let changed = 0
      for (const [at, control] of can.filter(isText).entries()) {
        const isNumber = control.type === 'number' || control.inputMode === 'numeric' || control.inputMode === 'decimal'
        set(control, control.type === 'password' ? `${secret}-${at}` : isNumber ? String(at + 3) : `typed-${at}`)
        changed += 1
      }
      if (changed === 0) {
        const choice = can.findLast((one) => one.matches('[type="checkbox"], [type="radio"]:not(:checked)'))
        choice?.click()
        const select = own?.querySelector('select:not(:disabled)')
        if (!choice && select instanceof HTMLSelectElement) {
          select.selectedIndex = (select.selectedIndex + 1) % select.options.length
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }
        changed = Number(choice !== undefined || select instanceof HTMLSelectElement)
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return changed
    },
    [form, secretText] as const,
  )

/** The session ends: the next thing that the page asks, as somebody comes back to its tab, is refused. It leads to where one signs in. */
export async function endSession(page: Page): Promise<void> {
  faultsOnReads(page, 'unauthorized')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login/)
  faultsOnReads(page)
}

/** All that the browser keeps of the console, for the tab and for the site. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

/** Signs in as somebody of the story, without leaving the page. */
export const signInAs = (page: Page, username: string): Promise<number> =>
  page.evaluate(async (name) => {
    const answer = await fetch('/v1/login/meadow/local', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: name, password: 'meadow' }),
    })
    return answer.status
  }, username)

/** Gives somebody of the story a role on the fleet. */
export async function letSeeSystem(page: Page, username: string): Promise<void> {
  const path = '/v1/system/policy'
  const policy = await page.evaluate(
    async ([name, of]) => {
      const users = (await (await fetch('/v1/users')).json()) as { items: { id: string; display_name: string }[] }
      const { role_assignments: given } = (await (await fetch(of)).json()) as { role_assignments: object[] }
      const id = users.items.find(({ display_name: called }) => called === name)?.id
      return {
        role_assignments: [...given, { identity_id: id, identity_type: 'silo_user', role_name: 'viewer' }],
      }
    },
    [username, path] as const,
  )
  expect(await meanwhile(page, 'PUT', path, policy)).toBe(200)
}

/** The session ends for all tabs. */
export const signOutIn = (page: Page): Promise<number> =>
  page.evaluate(async () => (await fetch('/v1/logout', { method: 'POST' })).status)

/** What a tab tells the others when somebody signed in or out in it. */
export const tellTabs = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('cairn.session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
    channel.postMessage(null)
    // What is closed at once may not have been heard.
    setTimeout(() => channel.close(), 1_000)
  })
