/** The command palette: everywhere, by keyboard alone. */
import type { Locator, Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { serverOf } from './support/mock.ts'
import { motion } from './support/motion.ts'
import { dialog, heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

const palette = (page: Page): Locator => dialog(page, 'Jump to')
const input = (page: Page): Locator => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp): Locator => palette(page).getByRole('option', { name })
const group = (page: Page, name: string): Locator => palette(page).getByRole('group', { name, exact: true })
const chosen = (page: Page): Locator => palette(page).getByRole('option', { selected: true })

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page, title)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

/** What notes places comes when the first page is there. To be called before that page is asked for. */
const placesAreKept = (page: Page) => page.waitForResponse((response) => /\/after-first-page-/.test(response.url()))

test('leads to a place with four keys, and focus is on the new page', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  await page.keyboard.type('snap')
  await expect(chosen(page)).toHaveText('Snapshots')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/web-shop/snapshots')
  await expect(palette(page)).toBeHidden()
  await expect(heading(page, 'Snapshots')).toBeFocused()
})

test('regression: keys typed right after Ctrl+K were lost while its code was on its way', async ({ page, context }) => {
  const code = Promise.withResolvers<void>()
  await context.route(/\/assets\/Palette-[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search Disks' }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('snx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('ap')
  code.resolve()
  await expect(input(page)).toHaveValue('snap')
  await expect(chosen(page)).toHaveText('Snapshots')
  // None of it went to the page.
  await expect(page.locator('input[type=search]').first()).toHaveValue('')
  await page.keyboard.type('s')
  await expect(input(page)).toHaveValue('snaps')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('')
})

test('regression: so were they once its code was there, as it is shown a moment after it is drawn', async ({
  page,
}) => {
  const code = page.waitForResponse(/\/assets\/Palette-[^/]+\.js$/)
  await page.goto('/projects/web-shop/disks')
  await (await code).finished()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('snap')
  await expect(input(page)).toHaveValue('snap')
  await page.keyboard.type('s')
  await expect(input(page)).toHaveValue('snaps')
})

test('Enter that ends a composition of an input method chooses nothing', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  await page.keyboard.type('snap')
  await expect(chosen(page)).toHaveText('Snapshots')
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    await input(page).dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how })
  await expect(palette(page)).toBeVisible()
  await expect(page).toHaveURL('/projects/web-shop/disks')
})

test('opens from the button, from inside an input, and closes the same ways, focus returning', async ({ page }) => {
  await page.goto('/projects-new')
  const name = dialog(page, 'New project').getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(name).toBeFocused()

  await page.goto('/projects')
  const button = page.getByRole('button', { name: 'Jump to' })
  await expect(button).toContainText('Ctrl K')
  await button.click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('arrows go round, and typing begins at the top again', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  const options = palette(page).getByRole('option')
  const first = options.first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('i')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(chosen(page)).toHaveCount(1)
})

test('every level one may see is there, the current place is not', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  for (const name of ['Actions', 'Project ‘web-shop’', 'Silo ‘meadow’', 'Settings', 'System'])
    await expect(group(page, name)).toBeVisible()
  await expect(group(page, 'Project ‘web-shop’').getByRole('option', { name: 'Disks', exact: true })).toHaveCount(0)
  await expect(group(page, 'Actions').getByRole('option', { name: 'New disk' })).toBeVisible()
})

test('does what the page of one thing offers, and says why it does not', async ({ page }) => {
  await open(page, '/projects/web-shop/disks/orders', 'orders')
  await page.keyboard.type('delete')
  await expect(chosen(page)).toContainText('Delete')
  await expect(chosen(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()

  await open(page, '/projects/web-shop/disks/orders-old', 'orders-old')
  await page.keyboard.type('delete')
  await expect(chosen(page)).toContainText('Delete')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Delete orders-old?')).toContainText('orders-old')
})

test('finds a thing of another project by its name, and says how far it has searched', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  await page.keyboard.type('chunk-017')
  const found = group(page, 'Disks').getByRole('option')
  await expect(found).toHaveText(/chunk-017\s*data-lake/)
  await expect(palette(page).getByRole('status')).toHaveText(/^1 result\. Searched this project and \d+ other lists$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/data-lake/disks/chunk-017')
  await expect(heading(page, 'chunk-017')).toBeVisible()
})

test('finds a thing by the beginning of its id and by its address', async ({ page }) => {
  await open(page, '/system/silos', 'Silos')
  await page.keyboard.type('203.0.113.12')
  await expect(option(page, /^spare ?203\.0\.113\.12 · web-shop/)).toBeVisible()

  await open(page, '/projects/web-shop/disks/orders', 'orders')
  await page.keyboard.press('Escape')
  const id = await idOnPage(page)
  await open(page, '/settings/profile', 'ada-lindqvist')
  await page.keyboard.type(id.slice(0, 8))
  await expect(option(page, new RegExp(`^orders ?${id}`))).toBeVisible()
})

/** The id of the thing whose page is shown, from its copy button. */
async function idOnPage(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => /\/v1\/disks\/orders/.test(response.url()))
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click()
  const body: unknown = await (await answer).json()
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : ''
}

test('regression: private and ephemeral addresses, MAC addresses and serial numbers were promised and not found', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  const known = await page.evaluate(async () => {
    const items = async (path: string): Promise<Record<string, unknown>[]> => {
      const body = (await (await fetch(path)).json()) as { items: Record<string, unknown>[] }
      return body.items
    }
    const [nic] = await items('/v1/network-interfaces?project=web-shop&instance=web-1')
    const external = await items('/v1/instances/web-1/external-ips?project=web-shop')
    const [disk] = await items('/v1/system/hardware/disks')
    return {
      ip: String(nic?.['ip']),
      mac: String(nic?.['mac']),
      outside: String(external.find(({ kind }) => kind !== 'floating')?.['ip']),
      serial: String(disk?.['serial']),
    }
  })
  await page.keyboard.press('Control+k')
  const found = async (text: string, name: RegExp): Promise<void> => {
    await input(page).fill(text)
    await expect(option(page, name).first()).toBeVisible()
  }
  await found(known.ip, /web-1/)
  await found(known.mac, /web-1/)
  await found(known.outside, /web-/)
  await found(known.serial, new RegExp(known.serial))
  await found(known.ip, /web-1/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\/web-shop\/instances\/web-1/)
})

test('which instance has this private IP: Ctrl+K, paste, Enter', async ({ page }) => {
  await open(page, '/projects', 'Projects')
  const ips = await page.evaluate(async () => {
    const items = async (path: string): Promise<Record<string, string>[]> => {
      const body = (await (await fetch(path)).json()) as { items: Record<string, string>[] }
      return body.items
    }
    const ofProject = async (project: string) => {
      const instances = await items(`/v1/instances?project=${project}`)
      const nics = await Promise.all(
        instances.map(({ name }) => items(`/v1/network-interfaces?project=${project}&instance=${name}`)),
      )
      return instances.flatMap(({ name }, at) => (nics[at] ?? []).map(({ ip }) => ({ ip, name, project })))
    }
    return (await Promise.all((await items('/v1/projects')).map(({ name }) => ofProject(name ?? '')))).flat()
  })
  const timesOf = (ip: string | undefined) => ips.filter((one) => one.ip === ip).length
  const once = ips.find(({ ip }) => timesOf(ip) === 1)
  const twice = ips.find(({ ip }) => timesOf(ip) > 1)
  // Two private networks have the same address: which of both instances is meant is for people to say.
  await page.keyboard.insertText(twice?.ip ?? '')
  await page.keyboard.press('Enter')
  await expect(group(page, 'Network interfaces').getByRole('option')).toHaveCount(timesOf(twice?.ip))
  await expect(page).toHaveURL('/projects')
  await input(page).fill('')
  // As one paste: Enter comes before any answer.
  await page.keyboard.insertText(once?.ip ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/projects/${once?.project}/instances/${once?.name}`))
  await expect(heading(page, once?.name ?? '')).toBeVisible()
})

test('regression: Enter right after a paste chose from what was shown for the text before', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  await expect(chosen(page)).not.toHaveText('Snapshots')
  // Both before anything is drawn: a person who pastes and presses Enter is faster than the list.
  await input(page).evaluate((element) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(element, 'snapshots')
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await expect(page).toHaveURL('/projects/web-shop/snapshots')
})

test('says what a result belongs to, and does what its menu does', async ({ page }) => {
  await open(page, '/projects', 'Projects')
  await input(page).fill('203.0.113.10')
  await expect(option(page, /203\.0\.113\.10 · Instance web-\d · web-shop/).first()).toBeVisible()

  await input(page).fill('web-1')
  await expect(chosen(page)).toHaveText(/^web-1\s*web-shop$/)
  const actions = group(page, 'Actions on web-1').getByRole('option')
  await expect(actions.filter({ hasText: /^Stop$/ })).toBeVisible()
  await expect(group(page, 'Instances').or(group(page, 'Disks')).first()).toHaveAccessibleName('Instances')
  await actions.filter({ hasText: /^Stop$/ }).click()
  await expect(dialog(page, 'Stop web-1?')).toBeVisible()
  await page.keyboard.press('Escape')

  // Of a result that is not the very thing: by key.
  await page.keyboard.press('Control+k')
  await input(page).fill('orders-ol')
  await expect(chosen(page)).toHaveText(/^orders-old/)
  await page.keyboard.press('ArrowRight')
  await expect(group(page, 'Actions on orders-old').getByRole('option', { name: 'Delete', exact: true })).toBeVisible()
})

test('what one was at lately comes first', async ({ page }) => {
  const remembers = placesAreKept(page)
  await page.goto('/projects/web-shop/disks/orders')
  await expect(heading(page, 'orders')).toBeVisible()
  await remembers
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('/disks/orders')
  await open(page, '/projects', 'Projects')
  const recent = group(page, 'Recent').getByRole('option')
  await expect(recent.first()).toContainText('orders')
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/web-shop/disks/orders')
})

test('regression: a page that does not exist is no recent place', async ({ page, watch }) => {
  watch.expectFailure('diskView', 404)
  const remembers = placesAreKept(page)
  await page.goto('/projects/web-shop/disks/nope')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await remembers
  // Another page of the same visit: by then the first would have been noted.
  await page.getByRole('navigation', { name: 'web-shop' }).getByRole('link', { name: 'Disks' }).click()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('/web-shop/disks')
  await open(page, '/projects', 'Projects')
  await expect(option(page, 'nope')).toHaveCount(0)
})

test('a hostile name is only text', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  await input(page).fill('<img src=x onerror=alert(1)>\u202Egnp.exe')
  await expect(palette(page).getByRole('status')).toHaveText(/^No results\. Searched/)
  await expect(palette(page).getByRole('img')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
})

test('closing cancels what was being read', async ({ page }) => {
  await open(page, '/projects/web-shop/disks', 'Disks')
  serverOf(page).takeTime(300)
  const cancelled = page.waitForEvent('requestfailed')
  await page.keyboard.type('chunk')
  await expect(palette(page).getByRole('status')).toHaveText(/^Searching…/)
  await page.keyboard.press('Escape')
  expect((await cancelled).url()).toContain('/v1/')
})

test('axe finds nothing, light and dark', async ({ page }) => {
  await open(page, '/projects/web-shop/disks/orders', 'orders')
  await expectNoViolations(page)
  await page.keyboard.type('in')
  await expect(palette(page).getByRole('status')).toHaveText(/Searched/)
  await expectNoViolations(page)
})

test('on a narrow screen it opens from the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/projects')
  await page.getByRole('banner').getByRole('button', { name: 'Jump to' }).click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('web-shop')
  await option(page, /^web-shop/)
    .first()
    .click()
  await expect(page).toHaveURL('/projects/web-shop/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
})
