/** Operations that no other screen calls: a form of what they take, and what they answer. */
import { expectFieldError, fill, heading, submit } from '../support/screen.ts'
import { expect, test } from './made-up.ts'

test('an operation is sent with what was filled in, and its answer is shown', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Tide calibration', exact: true }).click()
  await expect(heading(page, 'Tide calibration')).toBeVisible()
  const form = page.getByRole('form', { name: 'Tide calibration' })
  await submit(form, 'Send request')
  await expectFieldError(form, 'Level', 'Level is required')
  await form.getByRole('radio', { name: 'Radar' }).check()
  await fill(form, { Level: '2001' })
  await submit(form, 'Send request')
  await expectFieldError(form, 'Level', 'Can be at most 2000')
  await fill(form, { Level: '120' })
  const sent = page.waitForRequest('**/v1/tides/**')
  await submit(form, 'Send request')
  // What was left empty is not sent.
  expect(new URL((await sent).url()).pathname + new URL((await sent).url()).search).toBe('/v1/tides/radar/calibration')
  expect((await sent).postDataJSON()).toEqual({ level: 120 })
  await expect(page.getByRole('region', { name: 'Answer as JSON' })).toContainText('"height": 7')
  // What was sent is not lost by leaving.
  await page.getByRole('link', { name: 'Tide settings', exact: true }).click()
  await expect(heading(page, 'Tide settings')).toBeVisible()
})

test('what is filled in and not sent is not lost without a question', async ({ page }) => {
  await page.goto('/tide-calibration')
  await fill(page.getByRole('form', { name: 'Tide calibration' }), { Level: '5' })
  await page.getByRole('link', { name: 'Tide settings', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('will be lost')
})

test('what takes nothing is asked at once', async ({ page }) => {
  await page.goto('/tide-reading')
  await expect(page.getByRole('region', { name: 'Answer as JSON' })).toContainText('"height": 7')
})
