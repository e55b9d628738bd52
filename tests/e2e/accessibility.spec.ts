/** axe with all its default rules, on what the first resources show, in both themes. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { dialog, heading, rowAction, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** Resource → paths of list, form and detail, with the name of the dialog of a form and the heading of a page. */
const screens: Readonly<
  Record<string, readonly (readonly [path: string, shows: { dialog: string } | { heading: string }])[]>
> = {
  projects: [
    ['/projects', { heading: 'Projects' }],
    ['/projects-new', { dialog: 'New project' }],
    ['/projects/web-shop/edit', { dialog: 'Edit project' }],
  ],
  disks: [
    ['/projects/data-lake/disks', { heading: 'Disks' }],
    ['/projects/web-shop/disks-new', { dialog: 'New disk' }],
    ['/projects/web-shop/disks/orders', { heading: 'orders' }],
  ],
  snapshots: [
    ['/projects/web-shop/snapshots', { heading: 'Snapshots' }],
    ['/projects/web-shop/snapshots-new', { dialog: 'New snapshot' }],
    ['/projects/web-shop/snapshots/orders-monday', { heading: 'orders-monday' }],
  ],
  instances: [
    ['/projects/web-shop/instances', { heading: 'Instances' }],
    ['/projects/web-shop/instances/web-1/storage', { heading: 'web-1' }],
    ['/projects/web-shop/instances/web-1/networking', { heading: 'web-1' }],
    ['/projects/web-shop/instances/batch/networking/network-interfaces-new', { dialog: 'Add network interface' }],
    ['/projects/web-shop/instances/web-1/connect', { heading: 'web-1' }],
    ['/projects/sandbox/instances/scratch/settings', { heading: 'scratch' }],
  ],
  'floating IPs': [
    ['/projects/web-shop/floating-ips', { heading: 'Floating IPs' }],
    ['/projects/web-shop/floating-ips-new', { dialog: 'New Floating IP' }],
    ['/projects/web-shop/floating-ips/shop', { heading: 'shop' }],
  ],
  VPCs: [
    ['/projects/web-shop/vpcs', { heading: 'VPCs' }],
    ['/projects/web-shop/vpcs-new', { dialog: 'New VPC' }],
    ['/projects/web-shop/vpcs/backend/firewall-rules', { heading: 'backend' }],
  ],
  'VPC subnets': [
    ['/projects/web-shop/vpcs/backend/subnets', { heading: 'backend' }],
    ['/projects/web-shop/vpcs/backend/subnets-new', { dialog: 'New Subnet' }],
    ['/projects/web-shop/vpcs/backend/subnets/stock', { heading: 'stock' }],
  ],
  'SSH keys': [
    ['/settings/ssh-keys', { heading: 'SSH Keys' }],
    ['/settings/ssh-keys-new', { dialog: 'New SSH key' }],
    ['/settings/ssh-keys/laptop', { heading: 'laptop' }],
  ],
  silos: [
    ['/system/silos', { heading: 'Silos' }],
    ['/system/silos-new', { dialog: 'New Silo' }],
    ['/system/silos/meadow/quotas', { heading: 'meadow' }],
  ],
  'IP pools': [
    ['/system/networking/ip-pools', { heading: 'IP Pools' }],
    ['/system/networking/ip-pools-new', { dialog: 'New IP pool' }],
    ['/system/networking/ip-pools/uplink', { heading: 'uplink' }],
  ],
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion colours change at once, too.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // There are no frames, for which alone the other mode opens a page of its own.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${String(target)} ${html}`),
    )
    expect(found, colorScheme).toEqual([])
  }
}

for (const [resource, paths] of Object.entries(screens)) {
  test(`${resource} have no violations, light and dark`, async ({ page }) => {
    for (const [path, shows] of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect('dialog' in shows ? dialog(page, shows.dialog) : heading(page, shows.heading)).toBeVisible()
        await expectNoViolations(page)
      })
    }
  })
}

test('menus, questions and refused forms have no violations', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await rowOf(page, 'orders').getByRole('button', { name: 'Row actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await rowAction(page, rowOf(page, 'orders-old'), 'Delete')
  await expect(dialog(page, 'Delete disk')).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/projects/web-shop/snapshots-new')
  const form = dialog(page, 'New snapshot')
  await submit(form, 'Create snapshot')
  await form.getByRole('combobox').click()
  await expect(form.getByRole('option').first()).toBeVisible()
  await expectNoViolations(page)
})

test('errors, empty lists and pages to come have no violations', async ({ page, watch }) => {
  watch.expectFailure('diskView', 404)
  watch.expectFailure('networkingAddressLotList', 500)
  await makeFail(page, { operation: 'networking_address_lot_list', fault: 'internal' })
  for (const path of [
    '/nowhere',
    '/projects/web-shop/disks/nope',
    '/system/networking/address-lots',
    '/projects/data-lake/snapshots',
    '/projects/web-shop/instances',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
})

test('a phone has no violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('navigation', { name: 'web-shop' })).toBeVisible()
  await expectNoViolations(page)
})
