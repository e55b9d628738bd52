import { expect, test } from 'vitest'

import { editBody, untouchedUnreadable, valuesOver, withoutUnreadable } from './changed-body.ts'
import { field } from './fields.fixture.ts'
import { initialValues, withPath } from './raw.ts'
import { unreadableFields } from './shown-fields.ts'
import { readAs } from '../format/unreadable.fixture.ts'

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

/** As the form sends it: what was filled in over `begin`, when the server has `now`. */
const sentOver = (begin: object, now: object, patch: Readonly<Record<string, unknown>>) => {
  const held = initialValues(fields, begin)
  const values = Object.entries(patch).reduce((rest, [id, raw]) => withPath(rest, id, raw), held)
  const [seen, server] = [{ ...begin }, { ...now }]
  const over = valuesOver(fields, values, { seen, now: server })
  return editBody(fields, withoutUnreadable(fields, { values: over, start: held, row: server }), { row: server })
}

test('what cannot be read goes back as it came or not at all', () => {
  const odd = readAs({ ...row, description: 7, target: null }, ['description', 'target'])
  expect(unreadableFields(fields, odd).map(({ field: { id } }) => id)).toEqual(['description', 'target'])
  expect(sentOver(odd, odd, { cpus: 8 })).toEqual({ cpus: 8, router: 'r', target: null })
})

test('what cannot be read any more is left alone, unless it was filled in', () => {
  const odd = readAs({ ...row, cpus: 'many', routerId: 4 }, ['cpus', 'routerId'])
  expect(sentOver(row, odd, { name: 'b' })).toEqual({ name: 'b', router: 4, target: row.target })
  expect(sentOver(row, odd, { cpus: 8 })).toEqual({ cpus: 8, router: 4, target: row.target })
})

test('a form that was open before anybody looked at the answer does not send what it took from it', () => {
  const unlooked = { ...row, description: 7, routerId: { odd: true } }
  const odd = readAs(unlooked, ['description', 'routerId'])
  expect(sentOver(unlooked, odd, { name: 'b' })).toEqual({ name: 'b', router: { odd: true }, target: row.target })
})

test('a list with one item that cannot be read is left alone as a whole', () => {
  const items = [readAs({ name: 7 }, ['name']), { name: 'b' }]
  const list = [field('names', { kind: 'list', item: field('', { kind: 'text' }) }, { keep: true })]
  const held = initialValues(list, { names: items })
  expect(untouchedUnreadable(list, { values: held, start: held, row: { names: items } })).toMatchObject([
    { value: { raw: items } },
  ])
})
