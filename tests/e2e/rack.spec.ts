/** The picture of a rack: what stands in it, how full it is, and what operators do with its sleds. */
import { bringAxe, violations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { skipTime } from './support/mock.ts'
import { confirm, dialog, expectToast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('sleds of a rack are looked at, taken out of provisioning and added', async ({ page }) => {
  await bringAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/system/hardware/racks')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const grid = page.getByRole('grid', { name: /^Rack / })
  const cell = (name: RegExp) => grid.getByRole('gridcell', { name })
  await expect(cell(/^Sled BRM42100017 Provisionable active .*\/ 128 threads/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { again: true })).toEqual([])

  await cell(/^Sled BRM42100017/).click()
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('row')).toHaveCount(6)
  const name = await page
    .getByRole('table', { name: 'Instances' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Make not provisionable' }).click()
  const question = dialog(page, /^Make .+ not provisionable\?$/)
  await expect(question).toContainText('Instances on it stay: ')
  await expect(question).toContainText(name)
  await confirm(page, /^Make .+ not provisionable\?$/)
  await expectToast(page, /is not provisionable$/)
  await expect(cell(/^Sled BRM42100017 Not provisionable/)).toBeVisible()

  await cell(/^Uninitialized sled BRM42100031/).click()
  await page.getByRole('button', { name: 'Add to system' }).click()
  await confirm(page, 'Add BRM42100031 to system?')
  await expectToast(page, 'Sled BRM42100031 is being added')
  await skipTime(page, 10_000)
  await page
    .getByRole('region', { name: 'Rack' })
    .getByRole('button', { name: /^Refresh/ })
    .click()
  await expect(cell(/^Sled BRM42100031/)).toBeVisible()
})

test('what runs on sleds that cannot be asked is not known, and the rest of the rack is there', async ({
  page,
  watch,
}) => {
  watch.expectFailure('sledInstanceList', 500)
  makeFail(page, { operation: 'sled_instance_list', fault: 'internal', every: 2 })
  await page.goto('/system/hardware/racks')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText(/^Instances of 2 sleds could not be loaded/)).toBeVisible()
  const grid = page.getByRole('grid', { name: /^Rack / })
  await expect(grid.getByRole('gridcell', { name: /instances unknown/ })).toHaveCount(2)
})
