/** Two rows of a list side by side, and a thing beside what was seen of it. */
import { expectNoViolations } from './support/axe.ts'
import { dialog, pageAction, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('two selected rows are compared, and no other number of them', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await rowOf(page, 'orders').getByRole('checkbox').check()
  const compare = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Compare' })
  await expect(compare).toHaveAttribute('aria-disabled', 'true')
  await expect(compare).toHaveAccessibleDescription('Select two rows to compare')
  await page
    .getByRole('main')
    .locator('tr[data-row]')
    .filter({ hasNotText: 'orders' })
    .first()
    .getByRole('checkbox')
    .check()
  await compare.click()
  const shown = dialog(page, 'Compare')
  await expect(shown.getByRole('heading', { name: /^Different \(\d+\)$/ })).toBeVisible()
  await expect(shown.getByRole('columnheader', { name: 'orders' })).toBeVisible()
  await expect(shown.getByRole('row', { name: /^Name orders / })).toBeVisible()
  const same = shown.getByText(/^Same \(\d+\)$/)
  await same.click()
  await expect(shown.getByRole('table')).toHaveCount(2)
  await expectNoViolations(page)
})

test('a thing is compared with what this tab saw of it, and with when', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/default')
  await pageAction(page, 'View changes')
  const shown = dialog(page, 'Changes of default')
  await expect(shown).toContainText(
    /^Changes of default ?(This tab has not seen|No differences since this tab first saw it)/,
  )
  await page.keyboard.press('Escape')
  await pageAction(page, 'Edit')
  const form = dialog(page, 'Edit VPC')
  await form.getByLabel('Description').fill('For the shop only')
  await form.getByRole('button', { name: 'Update VPC' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('main')).toContainText('For the shop only')
  await pageAction(page, 'View changes')
  await expect(shown.getByRole('combobox', { name: 'Compare with' })).toContainText('As seen ')
  await expect(shown.getByRole('row', { name: /^Description .* For the shop only$/ })).toBeVisible()
  await expectNoViolations(page)
})
