import { expect, test } from 'vitest'

import { alertReceiverProbe } from '../../../generated/api/sdk/system-alerts.gen.ts'
import { otherOf } from '../../api/other-version.ts'
import { otherVersion } from '../../api/server-version.ts'
import type { Because } from '../../lib/condition.ts'
import { disabledReason } from './offer.ts'

const is = (path: string, value: string) => ({ kind: 'field', path, in: [value] }) as const

test('the first reason that applies is said, else the general one', () => {
  const because: Because = [
    { unless: is('lid', 'open'), say: 'The lid is shut' },
    { unless: { kind: 'fewer', than: 2 }, say: 'There is one already' },
  ]
  const offer = { kind: 'all', of: [...because.map(({ unless }) => unless), is('label', 'there')] } as const
  const what = { offer, because, reason: 'It has no label' }
  expect(disabledReason(what, { lid: 'shut', label: '' }, { rows: 5 })).toBe('The lid is shut')
  expect(disabledReason(what, { lid: 'open', label: '' }, { rows: 5 })).toBe('There is one already')
  expect(disabledReason(what, { lid: 'open', label: '' }, { rows: 1 })).toBe('It has no label')
  expect(disabledReason(what, { lid: 'open', label: 'there' }, { rows: 1 })).toBeUndefined()
  // Nobody has counted: the server knows.
  expect(disabledReason(what, { lid: 'open', label: 'there' }, {})).toBeUndefined()
})

test('what the version of the server has not is said before all else', () => {
  const action = { offer: is('lid', 'open'), reason: 'The lid is shut', versions: { since: '2.0.0' } }
  expect(disabledReason(action, {}, {})).toBe('The lid is shut')
  otherVersion.set(otherOf('1.0.0'))
  const why = 'This server (version 1.0.0) does not offer this; it came with version 2.0.0'
  expect(disabledReason(action, {}, { params: {} })).toBe(why)
  otherVersion.set(undefined)
})

test('an action without a form says what the server requires and it does not send', () => {
  const call = async () => alertReceiverProbe({ path: { receiver: 'r' }, throwOnError: true })
  expect(disabledReason({ call }, {}, { params: {} })).toBeUndefined()
  otherVersion.set(otherOf('99990101.0.0'))
  const why = 'This server (version 99990101.0.0) requires resend, which this console does not send'
  expect(disabledReason({ call }, {}, { params: {} })).toBe(why)
  // Forms ask for it, or say so themselves.
  expect(disabledReason({ call, form: [] }, {}, { params: {} })).toBeUndefined()
  expect(disabledReason({ call, fields: [] }, {}, { params: {} })).toBeUndefined()
  const resend = async () =>
    alertReceiverProbe({ path: { receiver: 'r' }, query: { resend: true }, throwOnError: true })
  expect(disabledReason({ call: resend }, {}, { params: {} })).toBeUndefined()
  otherVersion.set(undefined)
})
