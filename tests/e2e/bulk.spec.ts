/** Actions on many rows at once. */
import { dialog, expectToast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('what failed stays selected and is tried again, in the background as well', async ({ page }) => {
  await page.goto('/design#many-rows')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('4 selected')
  await selection.getByRole('button', { name: 'Delete…' }).click()
  const review = dialog(page, 'Delete selected disks')
  await expect(review.getByText('Goes ahead: 2')).toBeVisible()
  await expect(review.getByText('Left out: 2')).toBeVisible()
  await expect(review.getByText('Only a detached or faulted disk can be deleted.')).toBeVisible()
  // A dangerous one is not a keypress away.
  await expect(review.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await review.getByRole('button', { name: 'Delete 2' }).click()

  const item = (name: string) => review.getByRole('listitem').filter({ hasText: name })
  await expect(item('orders-old')).toContainText('Done')
  await expect(item('broken-restore')).toContainText('Storage is busy. Try again later.')
  await expect(review.getByRole('status')).toHaveText('Finished: 1 of 2 done, 1 failed')
  await review.getByRole('button', { name: 'Retry 1 failed' }).click()
  await review.getByRole('button', { name: 'Continue in background' }).click()
  await expect(review).toBeHidden()
  await expect(selection).toContainText('3 selected')
  await expectToast(page, 'Delete disks: 2 done')
  await expect(selection).toContainText('2 selected')
})
