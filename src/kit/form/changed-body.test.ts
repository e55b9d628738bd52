import { expect, test } from 'vitest'

import { editBody, valuesOver } from './changed-body.ts'
import { field } from './fields.fixture.ts'
import { initialValues, withPath } from './raw.ts'

const optional = { required: false, nullable: true }
const fields = [
  field('name', { kind: 'name' }, { keep: true }),
  field('description', { kind: 'description' }, { ...optional, keep: true }),
  field('cpus', { kind: 'integer' }, { keep: true }),
  field('router', { kind: 'text' }, { ...optional, from: 'routerId' }),
  field('target', { kind: 'json' }),
]
const row = { name: 'a', description: 'd', cpus: 4, routerId: 'r', target: { type: 'ip', value: 'x', newer: 1 } }
const start = initialValues(fields, row)

const saved = (patch: Readonly<Record<string, unknown>>, now: object = row) => {
  const filled = Object.entries(patch).reduce((values, [id, raw]) => withPath(values, id, raw), start)
  const server = { ...now }
  return editBody(fields, valuesOver(fields, filled, { seen: row, now: server }), { row: server })
}

test('only what was changed is sent, and what the server would otherwise lose', () => {
  expect(saved({ cpus: 8 })).toEqual({ cpus: 8, router: 'r', target: row.target })
})

test('nothing changed: nothing but what the server would lose', () => {
  expect(saved({})).toEqual({ router: 'r', target: row.target })
})

test('what has to be sent has what somebody else has made of it', () => {
  const target = { type: 'drop' }
  expect(saved({ name: 'b' }, { ...row, routerId: 's', target })).toEqual({ name: 'b', router: 's', target })
  expect(saved({ name: 'b' }, { ...row, routerId: null })).toEqual({ name: 'b', target: row.target })
})

test('both have changed a field to the same value: nobody is asked, nothing is sent twice', () => {
  expect(saved({ cpus: 8 }, { ...row, cpus: 8 })).toEqual({ router: 'r', target: row.target })
})

test('both have changed a field: nothing is sent, and the newer row is at hand', () => {
  const now = { ...row, cpus: 6 }
  expect(() => saved({ cpus: 8 }, now)).toThrow(expect.objectContaining({ statusCode: 409, now }))
})

test('an emptied description is sent as an empty one: null would keep the old', () => {
  expect(saved({ description: '' })).toMatchObject({ description: '' })
})
