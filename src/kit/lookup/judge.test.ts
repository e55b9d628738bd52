import { expect, test } from 'vitest'

import type { Lookup } from '../spec.ts'
import { type Case, judge } from './judge.ts'

const lookup: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: { paged: true, shape: { kind: 'page' }, query: () => ({ queryKey: [] }) },
  value: 'id',
  text: 'name',
}
const base: Case = {
  lookup,
  candidates: { rows: [{ id: '1', name: 'a' }], state: 'complete' },
  candidatesAt: 200,
  failed: false,
  values: new Set(['1', '9']),
  valuesAt: 100,
  gone: new Set(),
}

test('missing in a list younger than the row: gone for good', () => {
  expect(judge(base)).toEqual({ candidates: base.candidates, ask: false, goneNow: ['9'], missing: ['9'] })
})

test('missing in an older list: asks again, and shows nothing wrong until then', () => {
  expect(judge({ ...base, valuesAt: 300 })).toMatchObject({ candidates: { state: 'loading' }, ask: true, goneNow: [] })
})

test('when asking again fails the bare id has to do, and nobody asks for ever', () => {
  expect(judge({ ...base, valuesAt: 300, failed: true })).toMatchObject({
    candidates: { state: 'partial' },
    ask: false,
  })
})

test('what is known to be gone is no doubt when the row is refreshed', () => {
  expect(judge({ ...base, valuesAt: 300, gone: new Set(['9']) })).toMatchObject({
    candidates: { state: 'complete' },
    ask: false,
    missing: [],
  })
})

test('nothing is judged before the list is complete', () => {
  const candidates = { rows: [], state: 'loading' as const }
  expect(judge({ ...base, candidates, valuesAt: 300 })).toEqual({ candidates, ask: false, goneNow: [], missing: [] })
})
