/** One console in front of servers of other versions: it says so once, and works with what is there. */
import contract from '../../generated/openapi.json' with { type: 'json' }
import { operations, requests, versions } from '../../generated/mock/presence.gen.ts'
import { playVersion, serverOf } from './support/mock.ts'
import {
  dialog,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  pageAction,
  reload,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const own = contract.info.version
const [oldest = ''] = versions
const newest = versions.at(-1) ?? ''

test('an older server, which refuses our version: what it lacks is hidden or says why, the rest works', async ({
  page,
  watch,
}) => {
  playVersion(page, oldest, true)
  const why = `This server (version ${oldest}) does not offer this; it came with version ${operations['instance_reboot']?.since}`
  const notice = page.getByText(`The server has version ${oldest} of the API; this console is made for version ${own}.`)

  await page.goto('/projects/web-shop/floating-ips')
  await expect(rowOf(page, 'shop-blue')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'IP address' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'IP pool' })).toHaveCount(0)
  await expect(notice).toHaveCount(1)
  const sidebar = page.getByRole('navigation', { name: 'web-shop' })
  await expect(sidebar.getByRole('link', { name: 'Probes' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Affinity groups (together)' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Show differences' }).click()
  const differences = dialog(page, `Version ${oldest} of the API`)
  await expect(differences.getByText('POST /v1/instances/{instance}/reboot')).toBeVisible()
  await differences.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(notice).toHaveCount(0)

  // Its path is another one there.
  await sidebar.getByRole('link', { name: 'Probes' }).click()
  await expect(heading(page, 'Probes')).toBeVisible()
  await expect(page.getByText('No probes')).toBeVisible()

  await sidebar.getByRole('link', { name: 'Instances' }).click()
  await rowOf(page, 'web-1').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Reboot')).toBeDisabled()
  await expect(menuItem(page, 'Reboot')).toHaveAccessibleDescription(why)
  await page.keyboard.press('Escape')

  await sidebar.getByRole('link', { name: 'VPCs' }).click()
  await page.getByRole('link', { name: 'New VPC' }).click()
  const form = dialog(page, 'New VPC')
  await expect(field(form, 'IPv6 prefix')).toHaveCount(0)
  await expect(form.getByText(`IPv6 prefix is not asked for. ${why}.`)).toBeVisible()
  await fill(form, { Name: 'edge', 'DNS name': 'edge' })
  await submit(form, 'Create VPC')
  await expectToast(page, 'VPC edge created')

  // Somebody has the address of a page that is hidden.
  watch.expectFailure('affinityGroupList', 501)
  await page.goto('/projects/web-shop/affinity-groups')
  await expect(page.getByText('This server cannot show affinity groups (together)')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: why })).toBeVisible()
  await expect(notice).toHaveCount(0)
  // Once its version is known, it is not asked for what it lacks.
  const asked = serverOf(page)
    .newCalls()
    .filter(({ status }) => status !== 400)
  expect(asked.filter(({ uri }) => /\/affinity-groups|\/experimental\/v1\/probes/.test(uri))).toEqual([])
})

test('a newer server: what it has dropped is neither shown nor sent, and what it has more is kept', async ({
  page,
}) => {
  playVersion(page, newest)
  const notice = page.getByText(`The server has version ${newest} of the API; this console is made for version ${own}.`)
  await page.goto('/projects/web-shop/vpcs')
  await expect(rowOf(page, 'Between shop and stock')).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'DNS name' })).toHaveCount(0)
  await page.getByRole('link', { name: 'New VPC' }).click()
  const form = dialog(page, 'New VPC')
  await expect(field(form, 'IPv6 prefix')).toBeVisible()
  await expect(field(form, 'DNS name')).toHaveCount(0)
  await expect(
    form.getByText(
      `DNS name is not asked for. This server (version ${newest}) does not offer this; version ${requests['vpc_create']?.['dns_name']?.until} removed it.`,
    ),
  ).toBeVisible()
  await fill(form, { Name: 'edge' })
  await submit(form, 'Create VPC')
  await expectToast(page, 'VPC edge created')
  await expect(tab(page, 'Firewall rules')).toBeVisible()
  await pageAction(page, 'View JSON')
  await expect(page.getByRole('dialog').getByText('"mtu": 1500')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await reload(page, heading(page, 'edge'))
  await expect(notice).toHaveCount(0)
})
