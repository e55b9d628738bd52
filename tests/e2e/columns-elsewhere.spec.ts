/** Columns and properties that another operation answers. */
import type { Page, Request } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { heading, property, rowOf, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const gateways = '/projects/web-shop/vpcs/default/internet-gateways'

const requests = (page: Page, path: RegExp): Request[] => {
  const found: Request[] = []
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) found.push(request)
  })
  return found
}

test('the list of IP pools tells total and available addresses, read once per pool', async ({ page }) => {
  const asked = requests(page, /\/v1\/system\/ip-pools\/[^/]+\/utilization$/)
  await page.goto('/system/networking/ip-pools')
  const pools = table(page, 'IP pools')
  await expect(pools.getByRole('columnheader', { name: 'Total' })).toBeVisible()
  const lab = rowOf(page, 'lab').getByRole('cell')
  await expect(lab.nth(4)).toHaveText('16')
  await expect(lab.nth(5)).toHaveText('16')
  const count = (await pools.getByRole('row').count()) - 1
  await expect.poll(() => new Set(asked.map((request) => request.url())).size).toBe(count)
  expect(asked).toHaveLength(count)

  await pools.getByRole('link', { name: 'lab' }).click()
  await expect(property(page, 'Total')).toHaveText('16')
  await expect(property(page, 'Available')).toHaveText('16')
})

test('the list of instances tells external IPs', async ({ page }) => {
  await page.goto('/projects/web-shop/instances')
  const row = rowOf(page, 'web-1')
  await expect(row).toContainText('203.0.113.10')
  await expect(row.getByRole('cell', { name: /^203\.0\.113\.10/ }).getByRole('button')).toBeAttached()
})

test('internet gateways tell their pool and routes, and their page links to the routes', async ({ page }) => {
  await page.goto(gateways)
  const row = rowOf(page, 'default')
  await expect(row.getByRole('cell', { name: 'uplink' })).toBeVisible()
  await expect(row.getByRole('cell', { name: /^[1-9]$/ })).toBeVisible()
  await row.getByRole('link', { name: 'default' }).click()
  await expect(heading(page, 'default')).toBeVisible()
  const route = property(page, 'Routes').getByRole('link').first()
  await expect(route).toHaveText(/^system \/ /)
  await route.click()
  await expect(page.getByRole('dialog', { name: 'Edit route' })).toBeVisible()
  await expect(page).toHaveURL(/\/routers\/system\/routes\/[^/]+\/edit$/)
})

test('names of routes open the edit form, those that the system manages are text', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/default/routers/system')
  const routes = table(page, 'Routes')
  const managed = routes.getByRole('row').filter({ hasText: 'VPC subnet' }).first()
  await expect(managed).toBeVisible()
  const name = managed.getByRole('cell', { name: 'default', exact: true }).first()
  await expect(name).toBeVisible()
  await expect(name.getByRole('link')).toHaveCount(0)
  await routes.getByRole('link', { name: 'default-v4' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit route' })).toBeVisible()
})

test('affinity groups tell their type and how many members they have', async ({ page }) => {
  await page.goto('/projects/web-shop/affinity')
  const row = table(page, 'Affinity groups').getByRole('row').nth(1)
  await expect(row).toContainText('Anti-affinity')
  await expect(row.getByRole('cell', { name: /^\d+$/ })).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(property(page, 'Type')).toHaveText('Anti-affinity')
  await expect(property(page, 'Members')).toHaveText(/^\d+$/)
})

test('a pool that cannot be asked says so in its own cells', async ({ page, watch }) => {
  watch.expectFailure('ipPoolUtilizationView', 403)
  makeFail(page, { operation: 'ip_pool_utilization_view', fault: 'forbidden', every: 1 })
  await page.goto('/system/networking/ip-pools')
  await expect(rowOf(page, 'lab').getByRole('button', { name: 'Not permitted' })).toHaveCount(2)
  await expect(rowOf(page, 'lab').getByRole('link', { name: 'lab' })).toBeVisible()
})

test('a list page says what it is about and links to the documentation, and asks nobody', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('example.com')) outside.push(request.url())
  })
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('button', { name: 'Learn about disks' }).click()
  const about = page.getByRole('group', { name: 'Learn about disks' })
  await expect(about).toContainText('Virtual block storage device')
  const link = about.getByRole('link', { name: /^Disks/ })
  await expect(link).toHaveAttribute('href', 'https://docs.example.com/disks')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  expect(outside).toEqual([])
})
