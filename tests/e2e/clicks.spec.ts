/** How many clicks daily tasks take, from the projects. Keys are free: names that are typed, Enter in a form, `g` and a letter. */
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { dialog, expectToast, field, fill, heading, menuItem, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Clicks {
  click: (target: Locator) => Promise<void>
  /** A choice in a control counts as one. */
  choose: (control: Locator, option: string) => Promise<void>
  /** That no more were needed, since the last time that this was asked. */
  atMost: (most: number) => void
}

function counted(): Clicks {
  let clicks = 0
  return {
    click: async (target) => {
      clicks += 1
      await target.click()
    },
    choose: async (control, option) => {
      clicks += 1
      await control.selectOption(option)
    },
    atMost: (most) => {
      expect(clicks).toBeGreaterThan(0)
      expect(clicks).toBeLessThanOrEqual(most)
      clicks = 0
    },
  }
}

const main = (page: Page): Locator => page.getByRole('main')
const project = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
/** The sidebar is called like its place: the project, or the silo. */
const sidebar = (page: Page, place: string, name: string): Locator =>
  page.getByRole('navigation', { name: place, exact: true }).getByRole('link', { name, exact: true })
const rowMenu = (page: Page, row: string): Locator => rowOf(page, row).getByRole('button', { name: 'Row actions' })

/** `g` and the letters that it says lead to a list over all projects. */
async function goByKeys(page: Page, label: string, path: string): Promise<void> {
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(page.locator('[data-announced=page]')).toBeAttached()
  await page.keyboard.press('g')
  const target = page.getByRole('status', { name: 'Go to' }).getByRole('listitem').filter({ hasText: label })
  await page.keyboard.press(await target.locator('kbd').innerText())
  await expect(page).toHaveURL(path)
}

test('an instance with defaults takes 4 clicks and a name', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await click(project(page, 'web-shop'))
  await click(main(page).getByRole('link', { name: 'New instance' }))
  await fill(main(page), { Name: 'worker-1' })
  // The newest of those that the silo shares.
  await expect(main(page).getByRole('combobox', { name: 'Image', exact: true })).toHaveValue('alma-10')
  await click(main(page).getByRole('button', { name: 'Create instance' }))
  await expectToast(page, 'Instance worker-1 created')
  await expect(heading(page, 'worker-1')).toBeVisible()
  atMost(4)
})

test('one instance is stopped in 3 clicks from the list of all', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await goByKeys(page, 'Instances', '/all/instances')
  await click(rowMenu(page, 'web-1'))
  await click(menuItem(page, 'Stop'))
  const question = dialog(page, 'Stop web-1?')
  await click(question.getByRole('button', { name: 'Confirm' }))
  await expect(question).toBeHidden()
  await expectToast(page, 'Stopping instance web-1')
  atMost(3)
})

test('a disk is snapshotted in 2 clicks under a name that is proposed', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await goByKeys(page, 'Disks', '/all/disks')
  await click(rowMenu(page, 'orders'))
  await click(menuItem(page, 'Snapshot'))
  const form = dialog(page, 'Snapshot disk')
  await expect(field(form, 'Name')).toHaveValue(/^orders-[\da-f]{6}$/)
  await field(form, 'Name').press('Enter')
  await expectToast(page, /^Snapshot orders-[\da-f]{6} created$/)
  atMost(2)
})

test('all disks of all projects are a CSV file in 2 clicks', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await goByKeys(page, 'Disks', '/all/disks')
  await click(page.getByRole('button', { name: 'Export' }))
  const download = page.waitForEvent('download')
  await click(menuItem(page, 'CSV: columns shown'))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^disks-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"orders-old","web-shop"')
  expect(text).toMatch(/\n"chunk-\d+","data-lake"/)
  atMost(2)
})

test('port 443 is opened for one instance in 8 clicks', async ({ page }) => {
  const { click, choose, atMost } = counted()
  await page.goto('/projects')
  await click(project(page, 'web-shop'))
  await click(sidebar(page, 'web-shop', 'VPCs'))
  await click(main(page).getByRole('link', { name: 'backend', exact: true }))
  await click(main(page).getByRole('link', { name: 'New rule' }))
  const form = dialog(page, 'Add firewall rule')
  await fill(form, { Name: 'https' })
  await click(form.getByRole('button', { name: 'Add target' }))
  const target = dialog(page, 'Add target')
  await choose(target.getByLabel('Target', { exact: true }), 'Instance')
  await field(target, 'Instance').fill('web-1')
  await field(target, 'Instance').press('Tab')
  await target.getByRole('button', { name: 'Add target', exact: true }).press('Enter')
  await expect(target).toBeHidden()
  await click(form.getByRole('button', { name: 'Add port filter' }))
  await fill(form, { 'Port filter 1': '443' })
  await click(form.getByRole('button', { name: 'Add rule', exact: true }))
  await expectToast(page, 'Firewall rule https created')
  await expect(rowOf(page, 'https')).toContainText('Port443')
  atMost(8)
})

test('how much of the silo is used is one click away', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await click(sidebar(page, 'meadow', 'Utilization'))
  await expect(heading(page, 'Utilization')).toBeVisible()
  atMost(1)
})

test('which pool is nearly empty, and how far the update is, are one click away', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await click(sidebar(page, 'meadow', 'Overview'))
  // The fullest first.
  const pools = main(page).getByRole('region', { name: 'IP pools' })
  await expect(pools.getByRole('link').first()).toHaveText('uplink')
  await expect(pools).toContainText(/^IP poolsuplink.*7 of 154/)
  await expect(main(page).getByRole('region', { name: 'System update' })).toContainText('62 of 62')
  atMost(1)
})

test('all failed instances of all projects are started in 6 clicks', async ({ page }) => {
  const { click, atMost } = counted()
  await page.goto('/projects')
  await click(sidebar(page, 'meadow', 'Overview'))
  await click(main(page).getByRole('link', { name: '2 instances failed' }))
  await expect(page).toHaveURL('/all/instances?filter=runState:any:failed')
  await click(main(page).getByRole('checkbox', { name: 'Select all 2 matching rows' }))
  await click(main(page).getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Start…' }))
  const question = dialog(page, 'Start 2 instances?')
  await expect(question).toContainText('report-nightly (data-lake)')
  await expect(question).toContainText('scratch (sandbox)')
  await click(question.getByRole('button', { name: 'Start 2' }))
  await expect(main(page)).toContainText('No matching instances')
  atMost(6)
})
