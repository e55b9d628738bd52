import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { alertReceiverProbe } from '../../../generated/api/sdk/system-alerts.gen.ts'
import { otherOf } from '../../api/other-version.ts'
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
  otherVersion.set(otherOf('99990101.0.0'))
  await show()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(button)
    .toHaveAccessibleDescription('This server (version 99990101.0.0) requires resend, which this console does not send')
})

test('it is offered where the server has the same version', async () => {
  await show()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
})
