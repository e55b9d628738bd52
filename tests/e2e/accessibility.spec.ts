/** axe with all its default rules on what opens over screens, and on screens in trouble. Screens as such: every-screen.spec.ts. */
import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { dialog, rowAction, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('menus, questions and refused forms have no violations', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await rowOf(page, 'orders').getByRole('button', { name: 'Row actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await rowAction(page, rowOf(page, 'orders-old'), 'Delete')
  await expect(dialog(page, 'Delete orders-old?')).toBeVisible()
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
  makeFail(page, { operation: 'networking_address_lot_list', fault: 'internal' })
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
