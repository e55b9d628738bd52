/** Receivers of alerts: what an action on one of them answers. */
import { dialog, rowAction, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the answer of a probe is shown: what became of it, and all of it as JSON', async ({ page }) => {
  await page.goto('/system/alerts/receivers')
  await rowAction(page, rowOf(page, 'ops-pager'), 'Send probe')
  await submit(dialog(page, 'Send probe'), 'Send probe')
  const answer = page.getByRole('dialog').filter({ hasText: 'Delivery ID' })
  await expect(answer).toContainText('delivered')
  await answer.getByRole('button', { name: 'Show JSON' }).click()
  await expect(answer.getByRole('region', { name: 'Answer as JSON' })).toContainText('"trigger": "probe"')
})
