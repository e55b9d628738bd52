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
  menuItem,
  openDetails,
  pageAction,
  property,
  reload,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a VPC is made and opens on its first tab', async ({ page, watch }) => {
  watch.expectFailure('vpcCreate', 400)
  await page.goto('/projects/web-shop/vpcs')
  await expect(rowOf(page, 'Between shop and stock')).toBeVisible()
  // The one that instances are put into, and how many rules each has.
  await expect(page.getByRole('cell', { name: 'default Default', exact: true })).toBeVisible()
  await expect(rowOf(page, 'Between shop and stock').getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^New VPC$/i }).click()
  const form = dialog(page, 'New VPC')
  await submit(form, 'Create VPC')
  await expectFieldError(form, 'Name', 'Name is required')
  await expectFieldError(form, 'DNS name', 'DNS name is required')
  await fill(form, { Name: 'backend', 'DNS name': 'edge', 'IPv6 prefix': 'fd00:12:34::/48' })
  await submit(form, 'Create VPC')
  await expectFieldError(form, 'Name', 'VPC name already exists')
  await fill(form, { Name: 'edge', Description: 'Towards the partners' })
  await submit(form, 'Create VPC')
  await expectToast(page, 'VPC edge created')
  await expect(page).toHaveURL('/projects/web-shop/vpcs/edge/firewall-rules')
  await reload(page, heading(page, 'edge'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Towards the partners')
  await expect(property(page, 'DNS name')).toHaveText('edge')
  await expect(property(page, 'IPv6 prefix')).toHaveText('fd00:12:34::/48')
})

test('a rename moves to the new address and keeps the VPC', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/vpcs/backend/subnets')
  await pageAction(page, 'Edit')
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/edit')
  const form = dialog(page, 'Edit VPC')
  await reload(page, form)
  await expect(field(form, 'DNS name')).toHaveValue('backend')
  await fill(form, { Name: 'stockroom', Description: 'Behind the shop' })
  await submit(form, 'Update VPC')
  await expectToast(page, 'VPC stockroom updated')
  await expect(page).toHaveURL('/projects/web-shop/vpcs/stockroom/firewall-rules')
  await expect(heading(page, 'stockroom')).toBeVisible()
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Behind the shop')
  await expect(property(page, 'DNS name')).toHaveText('backend')
  await tab(page, 'Subnets').click()
  await expect(rowOf(page, 'payment')).toBeVisible()
  watch.expectFailure('vpcView', 404)
  watch.expectFailure('vpcSubnetList', 404)
  await page.goto('/projects/web-shop/vpcs/backend/subnets')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('its tabs are pages of their own', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend')
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/firewall-rules')
  await expect(tab(page, 'Firewall rules')).toHaveAttribute('aria-current', 'page')
  for (const [name, path] of [
    ['Subnets', 'subnets'],
    ['Routers', 'routers'],
    ['Internet gateways', 'internet-gateways'],
  ] as const) {
    await expect(tab(page, name)).toHaveText(/ \d+$/)
    await tab(page, name).click()
    await expect(page).toHaveURL(`/projects/web-shop/vpcs/backend/${path}`)
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await reload(page, heading(page, 'backend'))
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(tab(page, 'Routers')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'system' }).first().click()
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/routers/system')
})

test('a VPC with subnets stays; without them it is deleted', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend/subnets')
  await expect(rowOf(page, 'payment')).toBeVisible()
  await deleteRow(page, 'payment')
  await pageAction(page, 'Delete')
  await expectBlocked(page, 'Delete backend?', 'Delete these first: 1 VPC subnet')
  await deleteRow(page, 'stock')
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete backend?')
  await expectToast(page, 'VPC backend deleted')
  await expect(page).toHaveURL('/projects/web-shop/vpcs')
  await expect(rowOf(page, 'Between shop and stock')).toBeHidden()
})

test('a system router can be looked at but not deleted', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend/routers')
  await rowOf(page, 'Routes of the subnets').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Delete')).toBeDisabled()
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription('Only custom routers can be deleted')
})
