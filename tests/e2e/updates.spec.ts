import { menuItem } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the target is marked, and neither it nor an older release can be made the target', async ({ page }) => {
  await page.goto('/system/update')
  const release = (version: string) => page.getByRole('row').filter({ hasText: version })
  await expect(release('17.1.0').getByText('Target', { exact: true })).toBeVisible()
  await expect(release('17.2.0').getByText('Target', { exact: true })).toBeHidden()
  const item = menuItem(page, 'Set as target release')
  const openMenu = (version: string) => release(version).getByRole('button', { name: 'Row actions' }).click()
  for (const [version, reason] of [
    ['17.1.0', 'Already the target release'],
    ['17.0.0', 'Older than the target release'],
  ] as const) {
    await openMenu(version)
    await expect(item).toBeDisabled()
    await expect(item).toHaveAccessibleDescription(reason)
    await page.keyboard.press('Escape')
  }
  await openMenu('17.2.0')
  await expect(item).toBeEnabled()
})
