/** What a person does, written down as a script. */
import { expectNoViolations } from './support/axe.ts'
import { dialog, heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('requests that change something become a script, without what only reads', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('record req')
  await page.getByRole('option', { name: 'Record requests' }).click()
  const bar = page.getByRole('region', { name: 'Recording' })
  await expect(bar.getByRole('status')).toHaveText('Recording requests: 0 requests')
  await expect(bar.getByRole('button', { name: 'Show script' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('link', { name: 'New disk' }).click()
  const form = dialog(page, 'New disk')
  await form.getByLabel('Name', { exact: true }).fill('scratch')
  await form.getByRole('button', { name: 'Create disk' }).click()
  await expect(bar.getByRole('status')).toHaveText('Recording requests: 1 request')
  await expectNoViolations(page)

  await bar.getByRole('button', { name: 'Show script' }).click()
  const script = dialog(page, 'Recorded requests')
  const text = script.getByRole('region', { name: 'Script as curl' })
  await expect(text).toContainText(
    /# .* POST \/v1\/disks \(HTTP 201\)\ncurl -fsS -X POST .*\/v1\/disks\?project=web-shop/,
  )
  await expect(text).toContainText('"name": "scratch"')
  await script.getByRole('tab', { name: 'TypeScript' }).click()
  await expect(script.getByRole('region', { name: 'Script as TypeScript' })).toContainText('await diskCreate({')
  const download = page.waitForEvent('download')
  await script.getByRole('button', { name: 'Download recorded.ts' }).click()
  expect((await download).suggestedFilename()).toBe('recorded.ts')
  await expectNoViolations(page)
  await script.getByRole('button', { name: 'Clear' }).click()
  await expect(bar.getByRole('status')).toHaveText('Recording requests: 0 requests')
  await bar.getByRole('button', { name: 'Stop' }).click()
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect(bar).toBeHidden()
})
