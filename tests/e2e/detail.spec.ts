/** Pages of one thing: what it depends on, what uses it, what the API says, and what deleting it concerns. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { confirm, dialog, expectToast, heading, pageAction, property, rowAction, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Paths of the API's lists that the page asks for from now on. */
function watchLists(page: Page): string[] {
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/v1\/[a-z-]+$/.test(pathname)) lists.push(pathname)
  })
  return lists
}

test('a disk says what uses it and what it depends on, with one request per list', async ({ page }) => {
  const lists = watchLists(page)
  await page.goto('/projects/web-shop/disks/orders')
  await expect(heading(page, 'orders')).toBeVisible()
  const users = part(page, 'Source of')
  await expect(users.getByRole('term')).toContainText(['Snapshots (3)'])
  await expect(users.getByRole('link')).toHaveText(['before-upgrade', 'orders-monday', 'orders-tuesday'])
  await expect(part(page, 'Used by').getByRole('link')).toHaveText(['db-primary'])
  await expect(part(page, 'Depends on')).toHaveCount(0)
  expect(lists.filter((path) => path === '/v1/snapshots')).toHaveLength(1)
  expect(lists.filter((path) => path === '/v1/instances')).toHaveLength(1)
  await users.getByRole('link', { name: 'orders-monday' }).click()
  await expect(heading(page, 'orders-monday')).toBeVisible()
  await expect(part(page, 'Made from').getByRole('link')).toHaveText(['orders'])
  // What is known to be empty is not there.
  await expect(part(page, 'Used by')).toHaveCount(0)
})

test('what the list of users cannot say is asked for again', async ({ page, watch }) => {
  watch.expectFailure('snapshotList', 500)
  makeFail(page, { operation: 'snapshot_list', fault: 'internal' })
  await page.goto('/projects/web-shop/disks/orders')
  await expect(heading(page, 'orders')).toBeVisible()
  const users = part(page, 'Source of')
  await expect(users).toContainText('Could not be loaded')
  await expect(users.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the state is said once, in the line under the heading', async ({ page }) => {
  await page.goto('/projects/web-shop/disks/orders')
  await expect(property(page, 'State')).toHaveText('attached')
  await expect(page.getByRole('main').getByText('attached', { exact: true })).toHaveCount(1)
})

test('the JSON of a thing is what the API sends, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/projects/web-shop/disks/orders')
  await pageAction(page, 'View JSON')
  const question = dialog(page, 'JSON of orders')
  const text = question.getByRole('region', { name: 'JSON of orders' })
  await expect(text).toContainText('"block_size": 512')
  const shown: unknown = JSON.parse((await text.textContent()) ?? '')
  const sent: unknown = await page.evaluate(async () => (await fetch('/v1/disks/orders?project=web-shop')).json())
  expect(shown).toEqual(sent)
  await question.getByRole('button', { name: /copy/i }).click()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(sent)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused()
})

test('Terraform can take over a thing that its provider knows', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/default')
  await pageAction(page, 'View Terraform')
  const question = dialog(page, 'Terraform of default')
  const text = question.getByRole('region', { name: 'Terraform of default' })
  await expect(text).toContainText('to = oxide_vpc.default')
  await expect(text).toContainText(/id = "[0-9a-f-]{36}"/)
  await expect(text).toContainText(/resource "oxide_vpc" "default" \{[^}]*dns_name +=/)
  await expect(question).toContainText('For the provider oxidecomputer/oxide 0.17.')
})

test('the JSON of a row that the API only lists', async ({ page }) => {
  await page.goto('/system/networking/bgp-configs/edge')
  await pageAction(page, 'View JSON')
  const text = dialog(page, 'JSON of edge').getByRole('region', { name: 'JSON of edge' })
  await expect(text).toContainText('"asn": 65042')
  await expect(text).toContainText('"time_created"')
})

test('before a project is deleted the question names what is in the way', async ({ page }) => {
  await page.goto('/projects')
  await rowAction(page, rowOf(page, 'web-shop'), 'Delete')
  const question = dialog(page, 'Delete web-shop?')
  await expect(question).toContainText('Delete these first')
  await expect(question).toContainText('7 disks')
  await expect(question.getByRole('listitem').filter({ hasText: 'db-primary-boot' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await expect(question.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(/^Delete these first: /)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})

test('before a snapshot is deleted the question says that nothing else refers to it', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots')
  await rowAction(page, rowOf(page, 'orders-monday'), 'Delete')
  await expect(dialog(page, 'Delete orders-monday?')).toContainText('Nothing else refers to it.')
})

test('a deleted snapshot leaves the users of its disk', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots')
  await rowAction(page, rowOf(page, 'orders-monday'), 'Delete')
  await confirm(page, 'Delete orders-monday?')
  await expectToast(page, 'Snapshot orders-monday deleted')
  await page.goto('/projects/web-shop/disks/orders')
  await expect(part(page, 'Source of').getByRole('link')).toHaveText(['before-upgrade', 'orders-tuesday'])
})

test('lists below a row are asked for with what that row says', async ({ page }) => {
  await page.goto('/system/networking/bgp-configs/edge')
  await expect(heading(page, 'edge')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Imported routes' })).toContainText('0.0.0.0/0')
  await page.getByRole('link', { name: 'Message history' }).click()
  await expect(page.getByRole('table', { name: 'Message history' })).toContainText('switch0')
})

test('every port of a switch has a status of its own', async ({ page }) => {
  await page.goto('/system/hardware/switch-ports')
  const ports = page.getByRole('main').getByRole('table').getByRole('link', { name: /^qsfp/ })
  const [first, second] = await Promise.all(
    [0, 1].map(async (at) => ({
      name: await ports.nth(at).textContent(),
      to: await ports.nth(at).getAttribute('href'),
    })),
  )
  for (const port of [first, second]) {
    await page.goto(`${port?.to}/status`)
    await expect(heading(page, port?.name ?? '')).toBeVisible()
    await expect(property(page, 'Port')).toHaveText(port?.name ?? '')
  }
})

test('a port that nobody has configured says so in its LLDP tab and what can be done', async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/system/hardware/switch-ports')
  const free = page.getByRole('row').filter({ hasText: 'qsfp4' }).getByRole('link', { name: 'qsfp4' }).first()
  const port = await free.getAttribute('href')
  await page.goto(`${port}/lldp`)
  await expect(heading(page, 'qsfp4')).toBeVisible()
  await expect(page.getByText('No LLDP settings')).toBeVisible()
  await page.getByRole('button', { name: 'Apply settings' }).click()
  await expect(dialog(page, 'Apply settings to qsfp4?')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${port}/lldp/edit`)
  await expect(dialog(page, 'Edit LLDP')).toContainText('No LLDP settings')
})

test('relations, JSON and the question before a delete have no violations, light and dark', async ({ page }) => {
  await page.goto('/projects/web-shop/disks/orders')
  await expect(part(page, 'Source of').getByRole('link')).toHaveCount(3)
  await expectNoViolations(page)
  await pageAction(page, 'View JSON')
  await expect(dialog(page, 'JSON of orders')).toContainText('"block_size"')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.goto('/projects')
  await rowAction(page, rowOf(page, 'web-shop'), 'Delete')
  await expect(dialog(page, 'Delete web-shop?')).toContainText('Delete these first')
  await expectNoViolations(page)
})

test('hostile names are inert in relations, JSON and questions', async ({ page }) => {
  await page.goto('/projects/web-shop/disks/orders')
  await expect(heading(page, 'orders')).toBeVisible()
  const status = await page.evaluate(async () => {
    const answer = await fetch('/v1/snapshots?project=web-shop', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'hostile',
        description: '<img src=x onerror="document.title=`owned`">\u202Egnp.exe',
        disk: 'orders',
      }),
    })
    return answer.status
  })
  expect(status).toBe(201)
  await page.goto('/projects/web-shop/snapshots/hostile')
  await pageAction(page, 'View JSON')
  const text = dialog(page, 'JSON of hostile').getByRole('region', { name: 'JSON of hostile' })
  await expect(text).toContainText('<img src=x onerror=')
  await expect(text).toContainText('\\u202egnp.exe')
  await expect(page).not.toHaveTitle(/owned/)
})
