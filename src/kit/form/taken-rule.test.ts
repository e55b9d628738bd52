import { expect, test } from 'vitest'

import type { Lookup, Params } from '../spec.ts'
import type { Taken } from '../taken.ts'
import { takenOptions, takenRule } from './taken-rule.ts'

const berths: Lookup = {
  entity: 'berth',
  label: { one: 'Berth', many: 'Berths' },
  source: { query: (params) => ({ queryKey: [{ _id: 'berths', params }] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
}
const taken: Taken = { lookup: berths, by: 'harborId', as: 'id', say: 'Has such a berth' }
const harbors = [{ id: 'a' }, { id: 'b' }]
const rows = [
  { name: 'north', harborId: 'a' },
  { name: 'south', harborId: 'b' },
]
const scope = { params: { coast: 'west' } as Params, row: { id: 'boat-1', name: 'south' }, candidates: harbors }

test('the list is asked for with what the row of the form says', () => {
  const options = takenOptions({ ...taken, of: { boat: 'id' } }, scope)
  expect(JSON.stringify(options.queryKey)).toContain('{"coast":"west","boat":"boat-1"}')
})

test('each candidate has a list of its own, and no more than 40 are read', () => {
  const each = { ...taken, each: { harbor: 'id' } }
  const keyOf = (candidates: typeof harbors) => JSON.stringify(takenOptions(each, { ...scope, candidates }).queryKey)
  expect(keyOf(harbors).match(/"harbor":"\w+"/g)).toEqual(expect.arrayContaining(['"harbor":"a"', '"harbor":"b"']))
  const many = Array.from({ length: 60 }, (_, index) => ({ id: `h${index}` }))
  expect(keyOf(many)).toContain('"harbor":"h39"')
  expect(keyOf(many)).not.toContain('"harbor":"h40"')
})

test('only rows that meet the condition on the row of the form say what is taken', () => {
  const where = { kind: 'same', path: 'name', as: '$row.name' } as const
  expect(takenRule({ ...taken, where }, rows, scope.row)?.values).toEqual(new Set(['b']))
  // As long as it is not known what the form is about, nothing is taken.
  expect(takenRule({ ...taken, where }, rows, undefined)?.values).toEqual(new Set())
})
