import { expect, test } from 'vitest'

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
