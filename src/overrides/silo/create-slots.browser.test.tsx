import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import SiloCreate from '../../../generated/screens/silo/create.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import slots from './create-slots.tsx'

let unbind = () => {}
afterEach(() => unbind())

/** A certificate by its lines alone. */
const empty = '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n'

test('regression: the note on certificates did not find the files of the list that the form holds', async () => {
  const before = bindClient(createClient({ fetch: async () => Response.json({ items: [] }) }))
  unbind = () => void bindClient(before)
  await showRoutes([{ path: 'system/silos-new', element: <SiloCreate slots={slots} /> }], '/system/silos-new')
  await page.getByRole('button', { name: 'Add TLS certificate' }).click()
  const dialog = page.getByRole('dialog').last()
  await userEvent.fill(dialog.getByLabelText('Name'), 'front')
  await userEvent.upload(dialog.getByLabelText('Cert file'), new File([empty], 'chain.pem'))
  await userEvent.upload(
    dialog.getByLabelText('Key file'),
    new File(['-----BEGIN PRIVATE KEY-----\nMAA=\n-----END PRIVATE KEY-----\n'], 'key.pem'),
  )
  await dialog.getByRole('button', { name: 'Add TLS certificate' }).click()
  await expect.element(page.getByText('chain.pem: Not a certificate as PEM text')).toBeVisible()
  await page.getByRole('button', { name: 'Remove TLS certificate 1' }).click()
  await expect.element(page.getByText('Check the certificate')).not.toBeInTheDocument()
})
