/** Every form that has an address, with things of the story that it can be used on. */
import type { Locator, Page } from '@playwright/test'

import { serverOf } from './mock.ts'
import { addressesOf } from './visit.ts'
import { type Ids, type Screen } from './walk.ts'

/** Forms by the name of their screen: what makes something, changes it, or makes a copy. */
export const isForm = (id: string): boolean => /(?:\.|_)(?:create|edit|clone)$/.test(id)

/** Forms in which nothing can be filled in that may be kept. */
export const without: Readonly<Record<string, string>> = {
  'scim_token.create': 'it asks for nothing',
  'tuf_repo.create': 'it asks for a file alone, and holds the page while that is sent',
}

/** A silo of the story that has identity providers. */
const federated = (address: string): string => address.replace('/silos/meadow/idps', '/silos/harbor/idps')

/** What the platform allows of machines that are stopped, and of routers that people have made, can be done to those of the story. */
const changeable = (answer: string): string =>
  answer
    .replaceAll('"run_state":"running"', '"run_state":"stopped"')
    .replaceAll(/"kind":"(?:system|vpc_subnet)"/g, '"kind":"custom"')

/** The forms among these screens, by address. From now on answers are of things that can be changed. */
export function formsAmong(
  page: Page,
  ids: Ids,
  screens: readonly (readonly [string, Screen])[],
): (readonly [address: string, id: string])[] {
  const own = new Set(screens.map(([id]) => id))
  serverOf(page).rewrite(changeable)
  return [...addressesOf(ids)].flatMap(([address, id]) =>
    own.has(id) && isForm(id) ? [[federated(address), id] as const] : [],
  )
}

/** Opens a form at its address, and waits for what there is to fill in: its code comes after the page's. */
export async function openForm(page: Page, address: string, id: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  if (!Object.hasOwn(without, id)) await formOn(page).waitFor()
}

const formOn = (page: Page): Locator => page.locator('dialog[open] form, main form').first()

/** Opens a form for somebody who may not see it. @returns whether they do */
export async function mayOpenForm(page: Page, address: string): Promise<boolean> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const refused = page.getByRole('heading', { name: /^(?:Action not authorized|Page not found)$/ })
  await formOn(page).or(refused).first().waitFor()
  return formOn(page).isVisible()
}

/** Answers every question of the browser with yes. @returns what it asks, as it comes */
export function acceptQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.message())
    void native.accept()
  })
  return asked
}
