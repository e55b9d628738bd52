/** Probes: small zones that test a project's network from one sled. */
import { readPath } from '../../src/lib/condition.ts'
import { itemsOf } from './support/instance-form.ts'
import { deleteRow, dialog, expectToast, fill, heading, pick, property, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a probe is made on a sled, has addresses, and is deleted', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/probes')
  await expect(page.getByText('No probes')).toBeVisible()
  const [sled] = await itemsOf(page, '/v1/system/hardware/sleds')
  const serial = String(readPath(sled, 'baseboard.serial'))
  await page.getByRole('link', { name: 'New probe' }).first().click()
  const form = dialog(page, 'New probe')
  await fill(form, { Name: 'echo' })
  // Who knows its ID need not find it.
  await fill(form, { Sled: '00000000-0000-4000-8000-00000000dead' })
  watch.expectFailure('probeCreate', 404)
  await submit(form, 'Create probe')
  await expect(form.getByRole('alert')).toContainText('Not found: sled with id "00000000-0000-4000-8000-00000000dead"')
  await pick(form, 'Sled', serial)
  await submit(form, 'Create probe')
  await expectToast(page, 'Probe echo created')
  // From the default pool and the default subnet.
  await expect(rowOf(page, 'echo')).toContainText(/203\.0\.113\.\d+/)
  await expect(rowOf(page, 'echo')).toContainText(/172\.30\.0\.\d+/)

  await page.getByRole('link', { name: 'echo' }).click()
  await expect(heading(page, 'echo')).toBeVisible()
  await expect(property(page, 'Internal IP')).toHaveText(/^172\.30\.0\.\d+$/)
  await expect(property(page, 'Sled').getByRole('link', { name: serial })).toBeVisible()
  await page.getByRole('link', { name: 'Probes' }).first().click()
  await deleteRow(page, 'echo')
  await expect(page.getByText('No probes')).toBeVisible()
})
