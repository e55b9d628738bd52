import { expect, test } from 'vitest'

import type { FormField } from '../spec.ts'
import { buildBody } from './body.ts'
import { field } from './fields.fixture.ts'
import { HeldList } from './held-list.ts'
import { prepareLists } from './prepare.ts'
import { validate } from './validate.ts'

const count = 1_200
const fields: readonly FormField[] = [
  field('addresses', {
    kind: 'list',
    unique: true,
    grouped: { by: ['link'], in: 'addresses' },
    item: field('', { kind: 'group', fields: [field('link', { kind: 'text' }), field('address', { kind: 'cidr' })] }),
  }),
]

test('regression: of a very long list that had been prepared all was gone through once more when it was sent', () => {
  let looks = 0
  const entries = Array.from({ length: count }, (_, at) => ({
    get value() {
      looks += 1
      return { link: `phy${at % 2}`, address: `10.0.${at >> 8}.${at & 255}/32` }
    },
  }))
  const values = { addresses: new HeldList(entries) }
  const turns: number[] = []
  for (const _ of prepareLists(fields, values)) turns.push(looks)
  expect(turns.length, 'some for the entries, and one for each thing that is made of all of them').toBeGreaterThan(14)
  looks = 0
  expect(validate(fields, values)).toEqual(new Map())
  const { addresses } = buildBody(fields, values)
  expect(looks).toBe(0)
  const of = (parity: number) => ({
    link: `phy${parity}`,
    addresses: Array.from({ length: count / 2 }, (_, half) => 2 * half + parity).map((at) => ({
      address: `10.0.${at >> 8}.${at & 255}/32`,
    })),
  })
  expect(addresses).toEqual([of(0), of(1)])
})
