import { expect, test } from 'vitest'

import { field } from './fields.fixture.ts'
import { initialValues } from './raw.ts'
import { serverChanges } from './server-changes.ts'

const fields = [
  field('name', { kind: 'name' }),
  field('description', { kind: 'description' }),
  field('size', { kind: 'bytes', unit: 'GiB' }),
  field('router', { kind: 'text' }, { from: 'routerId' }),
  field('token', { kind: 'text', secret: true }),
]
const before = { name: 'a', description: 'old', size: 2 ** 30, routerId: 'r1' }
const start = initialValues(fields, before)
const ids = (changes: readonly { field: { id: string } }[]) => changes.map(({ field: { id } }) => id)

test('untouched fields follow, touched ones are in conflict', () => {
  const after = { name: 'b', description: 'new', size: 2 * 2 ** 30, routerId: 'r2' }
  const { follow, conflicts } = serverChanges(fields, { ...start, description: 'mine' }, { before, after })
  expect(follow.map(({ field: { id }, raw }) => [id, raw])).toEqual([
    ['name', 'b'],
    ['size', 2],
    ['router', 'r2'],
  ])
  expect(ids(conflicts)).toEqual(['description'])
  expect(conflicts[0]?.raw).toBe('new')
})

test('the same change on both sides is none to decide', () => {
  const after = { ...before, description: 'same' }
  expect(serverChanges(fields, { ...start, description: 'same' }, { before, after })).toEqual({
    follow: [],
    conflicts: [],
  })
})

test('what the form does not show, and secrets, are nobody’s business', () => {
  const after = { ...before, timeModified: new Date(1), token: 'hunter2' }
  expect(serverChanges(fields, { ...start, description: 'mine' }, { before, after })).toEqual({
    follow: [],
    conflicts: [],
  })
})
