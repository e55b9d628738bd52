/** The form for a new instance as people find it. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'
import { field, fill, heading, submit } from './screen.ts'

export const form = (page: Page): Locator => page.getByRole('main')
export const image = (page: Page): Locator => page.getByRole('combobox', { name: 'Image', exact: true })
export const quota = (page: Page): Locator => page.getByRole('complementary', { name: 'Quota' })
export const segment = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
export const userData = (page: Page): Locator => field(form(page), 'User data')

export async function open(page: Page): Promise<void> {
  await page.goto('/projects/web-shop/instances-new')
  await expect(heading(page, 'Create instance')).toBeVisible()
}

/** Types the name of an image until it is the only choice. */
export async function chooseImage(page: Page, name: string): Promise<void> {
  await image(page).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(image(page)).toHaveValue(name)
}

/** The least that it takes. */
export async function fillLeast(page: Page, name = 'worker-1'): Promise<void> {
  await fill(form(page), { Name: name })
  await chooseImage(page, 'debian-13')
}

export const send = (page: Page): Promise<void> => submit(form(page), 'Create instance')

/** A thing of the project, straight from the API. */
export const read = (page: Page, path: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (url) => (await fetch(url)).json() as Promise<Record<string, unknown>>, path)

export const itemsOf = async (page: Page, path: string): Promise<Record<string, unknown>[]> =>
  (await read(page, path))['items'] as Record<string, unknown>[]

export const instance = (page: Page, name: string) => read(page, `/v1/instances/${name}?project=web-shop`)

/** That the user data is called wrong at the first column of a line. */
export const expectYamlError = (page: Page, line: number): Promise<void> =>
  expect(userData(page)).toHaveAccessibleDescription(new RegExp(`^Not valid YAML at line ${line}, column 1: `))

/** Bodies of the requests that make instances. */
export function requests(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/v1/instances') {
      bodies.push(request.postDataJSON())
    }
  })
  return bodies
}
