import type { Locator } from '@playwright/test'

import { silosCert, silosKey } from '../../src/lib/x509/certificates.fixture.ts'
import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  notifications,
  openDetails,
  pageAction,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
  tab,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** What the form asks of every silo besides its name. */
async function addCertificate(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: 'Add TLS certificate' }).click()
  const certificate = dialog(form.page(), 'Add TLS certificate')
  await fill(certificate, { Name: name })
  await field(certificate, 'Cert file').setInputFiles(pem('chain.pem', silosCert))
  await field(certificate, 'Key file').setInputFiles(pem('key.pem', silosKey))
  await submit(certificate, 'Add TLS certificate')
  await expect(certificate).toBeHidden()
}

const pem = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
})

test('a silo is made with its quotas and certificate', async ({ page }) => {
  await page.goto('/system/silos')
  await page.getByRole('link', { name: 'New silo' }).click()
  await expect(page).toHaveURL('/system/silos-new')
  const form = dialog(page, 'New silo')
  await reload(page, form)
  await fill(form, { Name: 'quarry', Description: 'Stone works' })
  await submit(form, 'Create silo')
  await expect(form.getByText('TLS certificates is required')).toBeVisible()

  const quotas = form.getByRole('group', { name: 'Quotas' })
  await fill(quotas, { 'CPU quota': '48', 'Memory quota': '96', 'Storage quota': '2048' })
  await form.getByRole('radio', { name: /^Local only/ }).check()
  await expect(field(form, 'Admin group name')).toBeHidden()
  const viewer = form.getByRole('group', { name: 'Silo viewer' })
  await viewer.getByRole('checkbox', { name: 'Fleet viewer' }).check()
  await viewer.getByRole('checkbox', { name: 'Fleet collaborator' }).check()
  await addCertificate(form, 'quarry-2026')
  await submit(form, 'Create silo')
  await expectToast(page, 'Silo quarry created')
  await expect(page).toHaveURL('/system/silos')
  await expect(rowOf(page, 'quarry')).toContainText('Local only')

  await page.getByRole('link', { name: 'quarry' }).click()
  await expect(page).toHaveURL('/system/silos/quarry/idps')
  await reload(page, heading(page, 'quarry'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Stone works')
  await tab(page, 'Quotas').click()
  await expect(property(page, 'CPU quota')).toHaveText(/^48/)
  await expect(property(page, 'Memory quota')).toHaveText(/^96 GiB/)
  await expect(property(page, 'Storage quota')).toHaveText(/^2 TiB/)
  await expect(property(page, 'CPU quota')).toContainText('0 vCPUs provisioned')
  await tab(page, 'Fleet roles').click()
  await expect(property(page, 'Silo viewer')).toHaveText('Fleet collaborator, Fleet viewer')
})

test('a name that is taken is refused; what was filled in stays', async ({ page, watch }) => {
  watch.expectFailure('siloCreate', 400)
  await page.goto('/system/silos-new')
  const form = dialog(page, 'New silo')
  await fill(form, { Name: 'harbor' })
  const name = field(form, 'Name')
  await addCertificate(form, 'front')
  await submit(form, 'Create silo')
  await expect(name).toHaveAccessibleDescription(/^Silo name already exists/)
  await expect(name).toBeFocused()
  await expect(form.getByText('chain.pem')).toBeVisible()
  await name.fill('harbor-2')
  await submit(form, 'Create silo')
  await expectToast(page, 'Silo harbor-2 created')
  await expect(rowOf(page, 'harbor-2')).toContainText('SAML with JIT users')
})

test('quotas are edited in their tab, and those that somebody else has changed meanwhile stay', async ({ page }) => {
  await page.goto('/system/silos/meadow/quotas')
  await expect(property(page, 'CPU quota')).toHaveText(/^128/)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/system/silos/meadow/quotas/edit')
  const form = dialog(page, 'Edit quotas')
  await reload(page, form)
  await expect(field(form, 'Memory quota')).toHaveValue('512')
  await fill(form, { 'CPU quota': '-1' })
  await submit(form, 'Update quotas')
  await expectFieldError(form, 'CPU quota', 'Must be at least 0')
  await fill(form, { 'CPU quota': '' })
  await expectFieldError(form, 'CPU quota', 'CPU quota is required')
  await fill(form, { 'CPU quota': '160', 'Storage quota': '30720' })
  await page.evaluate(async () => {
    await fetch('/v1/system/silos/meadow/quotas', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cpus: 130, memory: 256 * 2 ** 30 }),
    })
  })
  await submit(form, 'Update quotas')
  await expect(form.getByText('Changed on the server since you began to edit')).toBeVisible()
  await form.getByRole('button', { name: 'Keep mine: CPU quota' }).click()
  await submit(form, 'Update quotas')
  await expectToast(page, /^Quotas of .+ updated$/)
  await expect(page).toHaveURL('/system/silos/meadow/quotas')
  await expect(property(page, 'CPU quota')).toHaveText(/^160/)
  await expect(property(page, 'Memory quota')).toHaveText(/^256 GiB/)
  await expect(property(page, 'Storage quota')).toHaveText(/^30 TiB/)
  await reload(page, property(page, 'CPU quota').filter({ hasText: /^160/ }))
})

test('its tabs open, and say so when there is nothing in them', async ({ page }) => {
  await page.goto('/system/silos/meadow')
  await expect(page.getByText('No identity providers')).toBeVisible()
  for (const [name, path, shows] of [
    ['IP pools', 'ip-pools', 'uplink'],
    ['Quotas', 'quotas', 'CPU quota'],
    ['Fleet roles', 'fleet-roles', 'Fleet admin'],
    ['SCIM', 'scim', 'No SCIM tokens'],
    ['Users', 'users', 'ada-lindqvist'],
    ['Access', 'access', 'silo.collaborator'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/system/silos/meadow/${path}`)
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).toContainText(shows)
  }
})

test('a new identity provider: its addresses follow from the silo and the name, until somebody types another', async ({
  page,
}) => {
  await page.goto('/system/silos/harbor/idps-new')
  const form = dialog(page, 'New identity provider')
  const { origin } = new URL(page.url())
  await expect(form.getByText(`Sign-in URL: ${origin}/login/harbor/saml/…`)).toBeVisible()
  const acs = form.getByRole('textbox', { name: 'ACS URL' })
  await fill(form, { Name: 'okta' })
  await expect(form.getByText(`Sign-in URL: ${origin}/login/harbor/saml/okta`)).toBeVisible()
  await expect(acs).toHaveValue(`${origin}/login/harbor/saml/okta`)
  await expect(acs).not.toBeEditable()
  await form.getByRole('checkbox', { name: 'Use standard ACS URL' }).uncheck()
  await acs.fill('https://proxy.example/acs')
  await fill(form, { Name: 'okta-2' })
  await expect(acs).toHaveValue('https://proxy.example/acs')
  await form.getByRole('checkbox', { name: 'Use standard ACS URL' }).check()
  await expect(acs).toHaveValue(`${origin}/login/harbor/saml/okta-2`)

  await fill(form, {
    'Technical contact email': 'it@harbor.example',
    'Service provider client ID': 'rack',
    'Single logout \\(SLO\\) URL': 'https://idp.harbor.example/logout',
    'Entity ID': 'https://idp.harbor.example',
    'Metadata source URL': 'https://idp.harbor.example/metadata.xml',
  })
  await submit(form, 'Create provider')
  await expectToast(page, 'Identity provider okta-2 created')
  await expect(page).toHaveURL('/system/silos/harbor/idps')
  await rowOf(page, 'okta-2').getByRole('link', { name: 'okta-2' }).click()
  await expect(property(page, 'ACS URL')).toHaveText(`${origin}/login/harbor/saml/okta-2`)
  await expect(property(page, 'Entity ID')).toHaveText('https://idp.harbor.example')
})

test('a SCIM token is shown once', async ({ page }) => {
  await page.goto('/system/silos/lantern/scim')
  const tokens = table(page, 'SCIM').getByRole('row')
  await expect(tokens).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Create token' }).first().click()
  const form = dialog(page, 'Create SCIM token')
  await expect(form).toContainText('The SCIM token is shown only once, after it is created.')
  await submit(form, 'Create')
  const secret = dialog(page, 'SCIM token')
  await expect(secret).toContainText('Copy it now: it is shown this once and cannot be looked up later.')
  const value = page.getByText(/^cairn-scim-[\da-f]{40}$/)
  await expect(value).toBeVisible()
  // Nobody loses it by accident.
  await page.keyboard.press('Escape')
  await expect(value).toBeVisible()
  await submit(secret, 'Done')
  await expect(secret).toBeHidden()
  await expect(value).toBeHidden()
  await expect(page).toHaveURL('/system/silos/lantern/scim')
  await expect(tokens).toHaveCount(3)
  await expect(page.getByRole('main')).not.toContainText('cairn-scim-')
})

test('a user is made with a password and signs in with it; one who may not has none', async ({ page, request }) => {
  await page.goto('/system/silos/meadow/users')
  const create = page.getByRole('main').getByRole('link', { name: 'New user' })
  await create.click()
  const form = dialog(page, 'New user')
  await fill(form, { 'User name': 'elif-demir', Password: 'three small stones' })
  await submit(form, 'Create user')
  await expectToast(page, 'User elif-demir created')
  await expect(rowOf(page, 'elif-demir')).toBeVisible()
  const signIn = async (username: string): Promise<number> =>
    (await request.post('/v1/login/meadow/local', { data: { username, password: 'three small stones' } })).status()
  expect(await signIn('elif-demir')).toBe(204)

  await create.click()
  await fill(form, { 'User name': 'old-robot', Password: 'three small stones' })
  await form.getByRole('radio', { name: /^Not allowed/ }).check()
  await expect(field(form, 'Password')).toBeHidden()
  await submit(form, 'Create user')
  await expectToast(page, 'User old-robot created')
  expect(await signIn('old-robot')).toBe(401)
})

test('certificates of the own silo are listed, added and deleted', async ({ page }) => {
  await page.goto('/settings/certificates')
  await expect(rowOf(page, 'meadow-2026')).toContainText('Console and API of the silo')
  await page.getByRole('link', { name: 'New certificate' }).click()
  const form = dialog(page, 'New certificate')
  await fill(form, { Name: 'meadow-2027' })
  await field(form, 'Certificate file').setInputFiles(pem('key.pem', silosKey))
  await expect(form.getByRole('alert')).toContainText('key.pem: Not a certificate as PEM text')
  await field(form, 'Certificate file').setInputFiles(pem('chain.pem', silosCert))
  await expect(form.getByRole('alert')).toBeHidden()
  await field(form, 'Private key file').setInputFiles(pem('key.pem', silosKey))
  await submit(form, 'Create certificate')
  await expectToast(page, 'Certificate meadow-2027 created')
  await expect(rowOf(page, 'meadow-2027')).toBeVisible()
  await deleteRow(page, 'meadow-2027')
})

test('a silo with projects stays; an empty one is deleted', async ({ page, watch }) => {
  watch.expectFailure('siloDelete', 400)
  await page.goto('/system/silos')
  await rowAction(page, rowOf(page, 'harbor'), 'Delete')
  await confirm(page, 'Delete harbor?')
  await expect(notifications(page)).toContainText('silo to be deleted contains a project')
  await deleteRow(page, 'lantern')
  await expectToast(page, 'Silo lantern deleted')
  await reload(page, rowOf(page, 'harbor'))
  await expect(rowOf(page, 'lantern')).toBeHidden()
})

test('actions that a silo does not know are disabled with the reason', async ({ page }) => {
  await page.goto('/system/silos/meadow/quotas')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(menuItem(page, 'Delete all SCIM tokens')).toBeDisabled()
  await expect(menuItem(page, 'Delete all SCIM tokens')).toHaveAccessibleDescription(
    'Only silos that use SCIM have SCIM tokens',
  )
})

test('a silo is deleted from its own page', async ({ page }) => {
  await page.goto('/system/silos/lantern/quotas')
  await expect(property(page, 'CPU quota')).toHaveText(/^32/)
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete lantern?')
  await expect(page).toHaveURL('/system/silos')
  await expect(rowOf(page, 'lantern')).toBeHidden()
})
