/** A private key where a public one is asked for is not sent, and the field says so. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { privateDer, privateKeys, publicKey } from '../../lib/keys.fixture.ts'
import { silosCert, silosKey } from '../../lib/x509/certificates.fixture.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

const refused = /contains a private key and was not sent/

test('regression: a private key that was pasted into the field of a public one was sent', async () => {
  const { sent, submit } = await showForm([
    field('publicKey', { kind: 'text', multiline: true }, { holds: 'publicKey', label: 'Public key' }),
  ])
  const box = page.getByRole('textbox', { name: 'Public key' })
  await box.fill(privateKeys['of OpenSSH'] ?? '')
  await submit()
  await expect.element(box).toHaveAccessibleDescription(refused)
  await expect.element(box).toHaveAccessibleDescription(/\.pub file/)
  await expect.element(box).toHaveFocus()
  await expectAccessible()
  await box.fill(publicKey)
  await expect.element(page.getByText(refused)).not.toBeInTheDocument()
  await submit()
  await expect.poll(() => sent).toEqual([{ publicKey }])
})

test('regression: the file of a private key was sent as that of a certificate, also inside of a list', async () => {
  const files = [
    field('cert', { kind: 'file', encoding: 'text' }, { holds: 'x509' }),
    field('key', { kind: 'file', encoding: 'text' }, { holds: 'privateKey' }),
  ]
  const { sent, submit } = await showForm([
    ...files,
    field('der', { kind: 'file', encoding: 'base64' }, { holds: 'x509' }),
  ])
  const choose = (label: string, content: string | Uint8Array<ArrayBuffer>) =>
    userEvent.upload(page.getByLabelText(label), new File([content], `${label}.file`))
  await choose('Cert', silosKey)
  await choose('Key', silosCert)
  await choose(
    'Der',
    Uint8Array.from(atob(privateDer['PKCS#8'] ?? ''), (character) => character.charCodeAt(0)),
  )
  await submit()
  await expect.poll(() => page.getByText(refused).elements().length).toBe(2)
  await expect.element(page.getByText(/^This is not the private key/)).toBeVisible()
  // What is said of one stays as long as that is chosen.
  await choose('Cert', silosCert)
  await expect.poll(() => page.getByText(refused).elements().length).toBe(1)
  await expect.element(page.getByText(/^This is not the private key/)).toBeVisible()
  await choose('Key', silosKey)
  await choose('Der', silosCert)
  await submit()
  await expect.poll(() => sent).toEqual([{ cert: silosCert, key: silosKey, der: btoa(silosCert) }])
})
