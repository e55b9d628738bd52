import {
  confirm,
  dialog,
  expectFieldError,
  expectToast,
  fill,
  pick,
  rowAction,
  rowOf,
  submit,
  tab,
  table,
} from './support/screen.ts'
import { meanwhile } from './support/mock.ts'
import { expect, test } from './support/test.ts'

const vpc = '/projects/web-shop/vpcs/backend'

test('a custom router is renamed, gets routes, sends a subnet along them, and goes with them', async ({ page }) => {
  await page.goto(`${vpc}/routers-new`)
  const routerForm = dialog(page, 'New router')
  await fill(routerForm, { Name: 'detour' })
  await submit(routerForm, 'Create router')
  await rowAction(page, rowOf(page, 'detour'), 'Edit')
  const routerEdit = dialog(page, 'Edit router')
  await fill(routerEdit, { Name: 'bypass', Description: 'Around the partner' })
  await submit(routerEdit, 'Update router')
  await expectToast(page, 'Router bypass updated')
  await expect(rowOf(page, 'bypass')).toContainText('Around the partner')
  await expect(rowOf(page, 'detour')).toBeHidden()
  await rowOf(page, 'bypass').getByRole('link', { name: 'bypass' }).click()
  // The page before has a New router.
  await page.getByRole('link', { name: 'New route', exact: true }).first().click()
  const form = dialog(page, 'New route')
  await fill(form, { Name: 'partner' })
  await form
    .getByRole('group', { name: 'Destination' })
    .getByRole('radio', { name: /^IP network/ })
    .check()
  await fill(form, { 'IP network': '10.99.0.0' })
  await fill(form, { 'IP address': 'fd00::1' })
  await submit(form, 'Create route')
  await expectFieldError(form, 'IP network', 'Must contain an IP address and a width, separated by a /')
  // Only addresses of one version go together.
  await fill(form, { 'IP network': '10.99.0.0/16' })
  await expectFieldError(form, 'IP address', 'Must be an IPv4 address')
  await fill(form, { 'IP address': '10.20.0.9' })
  await submit(form, 'Create route')
  await expectToast(page, 'Route partner created')
  await expect(rowOf(page, 'partner')).toContainText('10.99.0.0/16')

  await table(page, 'Routes').getByRole('link', { name: 'partner' }).click()
  const edit = dialog(page, 'Edit route')
  await edit.getByRole('group', { name: 'Target' }).getByRole('radio', { name: /^Drop/ }).check()
  await submit(edit, 'Update route')
  await expectToast(page, 'Route partner updated')

  await page.goto(`${vpc}/subnets/stock/edit`)
  const subnet = dialog(page, 'Edit subnet')
  await pick(subnet, 'Custom router', 'bypass')
  await submit(subnet, 'Update subnet')
  await expect(rowOf(page, 'bypass')).toContainText('stock')
  await tab(page, 'Routers').click()
  await page.getByText('Where does an address go?').click()
  await pick(page.locator('main'), 'From subnet', 'stock')
  await page.getByLabel('To address').fill('10.99.1.1')
  await expect(page.getByText('Dropped, route partner')).toBeVisible()
  await pick(page.locator('main'), 'From subnet', 'payment')
  await expect(page.getByText('Leaves through internet gateway default, route default-v4')).toBeVisible()

  await rowAction(page, rowOf(page, 'bypass'), 'Delete')
  const question = dialog(page, 'Delete bypass?')
  await expect(question).toContainText('1 route')
  await expect(question).toContainText('stock')
  await confirm(page, 'Delete bypass?')
  await expectToast(page, 'Router bypass deleted')
  await tab(page, 'Subnets').click()
  await expect(rowOf(page, 'stock')).toBeVisible()
  await expect(rowOf(page, 'stock')).not.toContainText('bypass')
})

test('a route whose target was deleted linked to a page that is not there', async ({ page }) => {
  await page.goto('/projects/data-lake/vpcs/default/routers')
  expect(await meanwhile(page, 'DELETE', '/v1/instances/ingest?project=data-lake')).toBe(204)
  await rowOf(page, 'partner-detour').getByRole('link', { name: 'partner-detour' }).click()
  const gateway = rowOf(page, 'outside').getByRole('link', { name: 'default' })
  await expect(gateway).toHaveAttribute('href', '/projects/data-lake/vpcs/default/internet-gateways/default')
  await expect(rowOf(page, 'port-authority')).toContainText('ingest (not found)')
  await expect(rowOf(page, 'port-authority').getByRole('link', { name: 'ingest' })).toBeHidden()
})
