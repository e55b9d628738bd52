import { motion } from './support/motion.ts'
import { dialog, notifications } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

test('a toast could be seen above a dialog, but not clicked', async ({ page }) => {
  await page.goto('/design')
  await page.getByRole('button', { name: 'Toasts', exact: true }).click()
  const dismiss = notifications(page).getByRole('button', { name: 'Dismiss notification' })
  await expect(dismiss).toHaveCount(3)
  await page.getByRole('button', { name: 'Side dialog' }).click()
  const form = dialog(page, 'New disk')
  await expect(form).toBeVisible()
  await dismiss.first().click()
  await expect(dismiss).toHaveCount(2)
  await expect(form).toBeVisible()

  // They outlive the dialog that they were shown in.
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await dismiss.first().click()
  await expect(dismiss).toHaveCount(1)
})
