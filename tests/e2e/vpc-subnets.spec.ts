import {
  confirm,
  deleteRow,
  dialog,
  expectBlocked,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  openDetails,
  pageAction,
  pick,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const subnets = '/projects/web-shop/vpcs/backend/subnets'

test('a subnet is made in the tab of its VPC and stays there', async ({ page }) => {
  await page.goto(subnets)
  await page.getByRole('link', { name: 'New subnet' }).click()
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/subnets-new')
  const form = dialog(page, 'New subnet')
  await reload(page, form)
  await fill(form, { Name: 'returns', Description: 'Parcels back', 'IPv4 block': '10.20.2.0/24' })
  await submit(form, 'Create subnet')
  await expectToast(page, 'VPC subnet returns created')
  await expect(page).toHaveURL(subnets)
  await expect(rowOf(page, 'returns')).toContainText('10.20.2.0/24')
  // The next free /64 of the VPC's prefix.
  await expect(rowOf(page, 'returns')).toContainText('fd5a:1c77:20e4:2::/64')
  await page.getByRole('link', { name: 'returns' }).click()
  await reload(page, heading(page, 'returns'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Parcels back')
  await expect(property(page, 'IPv4 block')).toHaveText(/^10\.20\.2\.0\/24\s*0 of 250 addresses used$/)
})

test('a block that overlaps another subnet is refused before it is sent; a free one can be taken', async ({
  page,
  watch,
}) => {
  watch.expectFailure('vpcSubnetCreate', 400)
  await page.goto(`${subnets}-new`)
  const form = dialog(page, 'New subnet')
  await fill(form, { Name: 'returns', 'IPv4 block': '10.20.1.128/25' })
  await submit(form, 'Create subnet')
  await expectFieldError(form, 'IPv4 block', 'Overlaps 10.20.1.0/24 of payment')
  await fill(form, { 'IPv4 block': '8.8.8.0/24' })
  await submit(form, 'Create subnet')
  await expectFieldError(form, 'IPv4 block', 'Must be inside 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16')
  await fill(form, { Name: 'stock' })
  await form.getByRole('button', { name: 'Use 10.20.2.0/24' }).click()
  await expect(form.getByLabel('IPv4 block')).toHaveValue('10.20.2.0/24')
  await submit(form, 'Create subnet')
  await expectFieldError(form, 'Name', 'VPC subnet name already exists')
  await expect(form.getByRole('alert')).toBeHidden()
})

const blocks: readonly (readonly [string, string])[] = [
  ['', 'IPv4 block is required'],
  ['10.20.2.0', 'Must contain an IP address and a width, separated by a /'],
  ['10.20.2/24', 'Not a valid IP address'],
  ['10.20.2.0/x', 'Width must be an integer'],
  ['10.20.2.0/33', 'Max width for IPv4 is 32'],
]

test('a block has a form of its own', async ({ page }) => {
  await page.goto(`${subnets}-new`)
  const form = dialog(page, 'New subnet')
  await fill(form, { Name: 'returns' })
  for (const [block, message] of blocks) {
    await fill(form, { 'IPv4 block': block })
    await submit(form, 'Create subnet')
    await expectFieldError(form, 'IPv4 block', message)
  }
  await fill(form, { 'IPv4 block': '10.20.2.0/24', 'IPv6 block': 'fd00::/129' })
  await submit(form, 'Create subnet')
  await expectFieldError(form, 'IPv6 block', 'Max width for IPv6 is 128')
})

test('a subnet is renamed over the list and takes a custom router', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend/routers-new')
  const routerForm = dialog(page, 'New router')
  await fill(routerForm, { Name: 'detour' })
  await submit(routerForm, 'Create router')
  await expect(rowOf(page, 'detour')).toBeVisible()

  await page.goto(subnets)
  await rowAction(page, rowOf(page, 'stock'), 'Edit')
  await expect(page).toHaveURL(`${subnets}/stock/edit`)
  const form = dialog(page, 'Edit subnet')
  await field(form, 'Custom router').click()
  await expect(form.getByRole('option')).toHaveText(['detour', /^system/])
  await pick(form, 'Custom router', 'detour')
  await fill(form, { Name: 'warehouse', Description: 'Shelves' })
  await submit(form, 'Update subnet')
  await expectToast(page, 'VPC subnet warehouse updated')
  await expect(page).toHaveURL(subnets)
  await expect(rowOf(page, 'warehouse')).toContainText('Shelves')
  await expect(rowOf(page, 'warehouse')).toContainText('10.20.0.0/24')
  await rowOf(page, 'warehouse').getByRole('link', { name: 'detour' }).click()
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/routers/detour')

  // Without it again
  await page.goto(`${subnets}/warehouse/edit`)
  await expect(field(form, 'Custom router')).toHaveValue('detour')
  await form.getByRole('button', { name: 'Clear' }).click()
  await submit(form, 'Update subnet')
  await expect(form).toBeHidden()
  await expect(rowOf(page, 'warehouse')).not.toContainText('detour')
})

test('subnets are deleted from the row and from their page; one that is used stays', async ({ page }) => {
  await page.goto(subnets)
  await deleteRow(page, 'payment')
  await expectToast(page, 'VPC subnet payment deleted')
  await page.getByRole('link', { name: 'stock' }).click()
  // The VPC's page has a menu of the same name.
  await expect(heading(page, 'stock')).toBeVisible()
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete stock?')
  await expect(page).toHaveURL(subnets)
  await expect(page.getByText('No subnets')).toBeVisible()

  await page.goto('/projects/web-shop/vpcs/default/subnets')
  await rowAction(page, rowOf(page, 'The default subnet for default'), 'Delete')
  await expectBlocked(page, 'Delete default?', /^Delete these first: \d+ network interfaces$/)
  await expect(rowOf(page, 'The default subnet for default')).toBeVisible()
})
