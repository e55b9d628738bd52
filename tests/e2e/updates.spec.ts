import { menuItem, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the target is marked, and neither it nor an older release can be made the target', async ({ page }) => {
  await page.goto('/system/update')
  const target = page.getByRole('row').filter({ has: page.getByText('Target', { exact: true }) })
  await expect(target).toContainText('17.1.0')
  const reasonFor = async (version: string) => {
    await rowOf(page, version).getByRole('button', { name: 'Row actions' }).click()
    const item = menuItem(page, 'Set as target release')
    const reason = (await item.isDisabled()) ? await item.getAttribute('aria-describedby') : null
    const text = reason === null ? undefined : await page.locator(`[id="${reason}"]`).textContent()
    await page.keyboard.press('Escape')
    return text
  }
  expect(await reasonFor('17.1.0')).toBe('Already the target release')
  expect(await reasonFor('17.0.0')).toBe('Older than the target release')
  expect(await reasonFor('18.0.0')).toBeUndefined()
})
