/** What people see when something is not there or does not work: never a blank page, never raw JSON. */
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { dialog, field, fill, heading, submit } from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(
    page.getByText('The page you are looking for doesn’t exist or you may not have access to it.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

test('an address that no page has', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expectNotFound(page)
  await page.getByRole('link', { name: 'Back to console' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('an address below a page that exists', async ({ page }) => {
  await page.goto('/projects/web-shop/disks/orders/parts')
  await expectNotFound(page)
  await page.goto('/system/nothing')
  await expectNotFound(page)
})

test('a project that does not exist, whatever the page', async ({ page, watch }) => {
  // The lists are asked for side by side with the project, and may be told the same.
  watch.allowFailures()
  await page.goto('/projects/nope/disks')
  await expectNotFound(page)
  await page.goto('/projects/nope/instances')
  await expectNotFound(page)
  expect(watch.failures).toContain('projectView 404')
  await page.getByRole('link', { name: 'Back to console' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('a disk that does not exist, inside the frame of its project', async ({ page, watch }) => {
  watch.expectFailure('diskView', 404)
  await page.goto('/projects/web-shop/disks/nope')
  await expectNotFound(page)
  await expect(page.getByRole('navigation', { name: 'web-shop' })).toBeVisible()
  await page.getByRole('link', { name: 'Disks', exact: true }).first().click()
  await expect(heading(page, 'Disks')).toBeVisible()
})

test('a form for something that does not exist', async ({ page, watch }) => {
  watch.expectFailure('floatingIpView', 404)
  await page.goto('/projects/web-shop/floating-ips/nope/edit')
  await expectNotFound(page)
})

test('a list that the server cannot answer says so, with the id of the request, and can be asked again', async ({
  page,
  watch,
}) => {
  watch.expectFailure('networkingAddressLotList', 500)
  makeFail(page, { operation: 'networking_address_lot_list', fault: 'internal' })
  await page.goto('/system/networking/address-lots')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Could not load address lots')
  await expect(alert).toContainText(/Request ID: [0-9a-f-]{36}/)
  await expect(page.getByRole('main')).not.toContainText('error_code')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Could not load address lots')
})

test('a page about one thing that the server cannot answer', async ({ page, watch }) => {
  watch.expectFailure('networkingAllowListView', 500)
  makeFail(page, { operation: 'networking_allow_list_view', fault: 'internal' })
  await page.goto('/system/networking/allow-list')
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Please try again. If the problem persists, contact your administrator.')
  await expect(main).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
  await expect(main).not.toContainText('{')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await page.getByRole('link', { name: 'Back to console' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('a form that the server cannot answer keeps what was filled in', async ({ page, watch }) => {
  watch.expectFailure('supportBundleCreate', 507)
  makeFail(page, { operation: 'support_bundle_create', fault: 'no-capacity' })
  await page.goto('/system/support-bundles-new')
  const form = dialog(page, 'New support bundle')
  await fill(form, { Comment: 'Fans are loud' })
  await submit(form, 'Create support bundle')
  await expect(form.getByRole('alert')).toContainText('Insufficient capacity: No space left')
  await expect(field(form, 'Comment')).toHaveValue('Fans are loud')
})

test('a page token that nobody gave out leads back to the first page', async ({ page, watch }) => {
  watch.expectFailure('diskList', 400)
  await page.goto('/projects/data-lake/disks?page=made-up')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Could not load disks')
  await alert.getByRole('button', { name: 'First page' }).click()
  await expect(page).toHaveURL('/projects/data-lake/disks')
  await expect(page.getByRole('link', { name: 'chunk-001' })).toBeVisible()
})

test('pages of a level that were gone for good when the first of them was left before it had come', async ({
  page,
}) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.evaluate(() => {
    for (const path of ['/system/silos', '/settings/ssh-keys']) {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }
  })
  await expect(heading(page, 'SSH keys')).toBeVisible()
  await moveTo(page, '/system/silos')
  await expect(heading(page, 'Silos')).toBeVisible()
})

test('regression: a read that was redirected to another site looked like a network that is gone', async ({
  browser,
  baseURL,
}) => {
  // Where the browser is led is another site, which no other test may ask for anything.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.route(/\/v1\/projects/, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://sign-in.invalid/' } }),
  )
  await page.goto('/projects')
  const text = 'The server redirected this to another address. Reload the page: you may have to sign in there.'
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
  await expect(page.getByText('No connection to the server')).toHaveCount(0)

  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'orchard', Description: '' })
  await submit(form, 'Create project')
  await expect(form.getByRole('alert')).toContainText('It may have been carried out')
  await context.close()
})
