import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { alertReceiverProbe } from '../../../generated/api/sdk/system-alerts.gen.ts'
import { noRefusal, serverThat } from '../../api/other-server.fixture.ts'
import { otherVersion } from '../../api/server-version.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Action } from '../spec.ts'
import { ActionButton } from './ActionButton.tsx'

afterEach(() => otherVersion.set(undefined))

const probe: Action = {
  id: 'probe',
  label: 'Probe',
  call: ({ row }) => alertReceiverProbe({ path: { receiver: String(row['id']) }, throwOnError: true }),
  effects: [],
}

const show = () => {
  const element = <ActionButton action={probe} row={{ id: 'r', name: 'pager' }} rowName="name" params={{}} />
  return showRoutes([{ path: 'receiver', element }], '/receiver')
}

const button = page.getByRole('button', { name: 'Probe' })

test('an action without a form is disabled where a newer server requires what it does not send, and says so', async () => {
  const made: unknown[] = []
  await show()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  otherVersion.set(serverThat({ ...noRefusal, call: 'This server requires resend' }, made))
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('This server requires resend')
  expect(made).toContain('/v1/alert-receivers/{receiver}/probe')
})
