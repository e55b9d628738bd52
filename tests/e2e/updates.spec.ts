import { expectNoViolations } from './support/axe.ts'
import { dialog, expectFieldError, expectToast, field, menuItem, submit, table } from './support/screen.ts'
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

test('a release is uploaded after another archive of its version was refused, and becomes the target', async ({
  page,
  watch,
}) => {
  const archive = (name: string) => ({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200_000)]),
  })
  await page.goto('/system/update')
  await page.getByRole('link', { name: 'Upload release' }).click()
  const file = page.getByLabel('Release archive')
  await file.setInputFiles(archive('rack-17.2.0.zip'))
  watch.expectFailure('systemUpdateRepositoryUpload', 409)
  await page.getByRole('button', { name: 'Upload release' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Release 17.2.0 exists with a different archive')
  await expect(alert.getByRole('definition')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/])
  await expectNoViolations(page)
  await file.setInputFiles(archive('rack-18.0.0.zip'))
  await page.getByRole('button', { name: 'Upload release' }).click()
  await expect(page.getByRole('heading', { name: 'Release 18.0.0 uploaded' })).toBeFocused()
  await page.getByRole('button', { name: 'Set as target release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Target release set to 18.0.0')
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByText('Updating to 18.0.0', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'rack-18.0.0.zip' }).getByText('Target')).toBeVisible()
})

test('a trust root is added from its signed document, once that is complete', async ({ page }) => {
  await page.goto('/system/update/trust-roots')
  const roots = table(page, 'Trust roots').getByRole('row')
  await expect(roots).toHaveCount(2)
  await page.getByRole('link', { name: 'New trust root' }).click()
  const form = dialog(page, 'New trust root')
  const root = {
    _type: 'root',
    spec_version: '1.0.0',
    version: 2,
    expires: '2037-01-01T00:00:00Z',
    keys: {},
    roles: {},
  }
  const document = field(form, 'Signed root document')
  await document.fill(JSON.stringify({ signed: root }))
  await submit(form, 'Create trust root')
  await expectFieldError(form, 'Signed root document', 'Has no signatures')
  await document.fill(JSON.stringify({ signed: root, signatures: [] }))
  await submit(form, 'Create trust root')
  await expectToast(page, /^Trust root [\da-f-]{36} created$/)
  await expect(page).toHaveURL('/system/update/trust-roots')
  await expect(roots).toHaveCount(3)
})
