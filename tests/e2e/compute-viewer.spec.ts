/** Somebody who may only look: everything of a project is there to read, and what takes a role says which. */
import { tellStory } from './support/mock.ts'
import type { Page } from '@playwright/test'

import { dialog, fill, heading, menuItem, rowOf, submit } from './support/screen.ts'
import { go, moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

const role = 'Requires the Collaborator role on the project'
const shop = '/projects/web-shop'

/** That entries of the menu that is open need a role, and which. */
async function expectLack(page: Page, entries: readonly string[], needed = role): Promise<void> {
  for (const entry of entries) {
    await expect(menuItem(page, entry)).toBeDisabled()
    await expect(menuItem(page, entry)).toHaveAccessibleDescription(needed)
  }
}

/** Lists: heading, a row, its entries, and the way to a new one. */
const lists = [
  ['instances', 'Instances', 'web-1', ['Duplicate', 'View serial console', 'Start', 'Stop', 'Delete'], 'New instance'],
  ['disks', 'Disks', 'orders-old', ['Duplicate', 'Snapshot', 'Delete'], 'New disk'],
  ['snapshots', 'Snapshots', 'orders-monday', ['Create image', 'Delete'], 'New snapshot'],
  ['floating-ips', 'Floating IPs', 'spare', ['Edit', 'Attach', 'Delete'], 'New floating IP'],
  ['affinity', 'Affinity groups', 'front-apart', ['Edit', 'Delete'], 'New group'],
  ['images', 'Project images', 'shop-base', ['Delete'], 'Upload image'],
] as const

test('rows, ways to something new and bulk actions', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  for (const [path, title, row, entries, create] of lists) {
    await go(page, `${shop}/${path}`, title)
    await rowOf(page, row).first().getByRole('button', { name: 'Row actions' }).click()
    await expectLack(page, entries)
    await expect(menuItem(page, 'Copy ID')).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('link', { name: create }).first()).toHaveAccessibleDescription(role)
  }
  await go(page, `${shop}/instances`, 'Instances')
  await page.getByRole('checkbox', { name: 'Select web-1' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Stop…' }).click()
  const run = page.getByRole('dialog', { name: /^Stop / })
  await expect(run.getByText('Left out: 1')).toBeVisible()
  await expect(run.getByText(role)).toBeVisible()
})

test('a form reached by its address says so before anything is filled in, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  tellStory(page, 'viewer')
  await page.goto(`${shop}/disks-new`)
  await expect(dialog(page, 'New disk')).toBeVisible()
  for (const [path, title, button] of [
    ['disks-new', 'New disk', 'Create disk'],
    ['snapshots-new', 'New snapshot', 'Create snapshot'],
    ['floating-ips-new', 'New floating IP', 'Create floating IP'],
    ['floating-ips/spare/edit', 'Edit floating IP', 'Update floating IP'],
    ['affinity/front-apart/members-new', 'Add instance to group', 'Add to group'],
    ['instances/batch/networking/network-interfaces-new', 'Add network interface', 'Add network interface'],
  ] as const) {
    await moveTo(page, `${shop}/${path}`)
    const form = dialog(page, title)
    await expect(form.getByText('You cannot do this here')).toBeVisible()
    await expect(form.getByRole('button', { name: button })).toHaveAccessibleDescription(role)
    if (path !== 'disks-new') continue
    await fill(form, { Name: 'mine' })
    await form.getByLabel('Name', { exact: true }).press('Enter')
    await expect(form.getByText('You cannot do this here')).toBeVisible()
    await submit(form, 'Cancel')
  }
  expect(sent).toEqual([])
})

test('other pages of a project that change something', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto(`${shop}/snapshots/orders-monday/images-new`)
  await expect(
    dialog(page, 'Create image from snapshot').getByRole('button', { name: 'Create image' }),
  ).toHaveAccessibleDescription(role)
  await moveTo(page, `${shop}/access-new`)
  await expect(
    dialog(page, 'Add user or group').getByRole('button', { name: 'Assign role' }),
  ).toHaveAccessibleDescription('Requires the Admin role on the project')
  await go(page, `${shop}/images-new`, 'Upload image')
  await expect(page.getByRole('main').getByRole('button', { name: 'Upload image' })).toHaveAccessibleDescription(role)
})
