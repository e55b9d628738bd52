import { expect, test } from 'vitest'

import type { Related, Relations } from '../relations.ts'
import type { Lookup } from '../spec.ts'
import { boxesOf, unseenText, type BoxesOptions } from './boxes.ts'
import type { Answer } from './consequences.ts'

const lookup = (one: string): Lookup => ({
  entity: one.toLowerCase(),
  label: { one, many: `${one}s` },
  source: { query: () => ({ queryKey: [one] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
})
const related = (one: string, relation: Related['relation'], more: Partial<Related> = {}): Related => ({
  lookup: lookup(one),
  relation,
  labels: [],
  onDelete: 'keeps',
  ...more,
})
const answer = (of: Related, count = 0, state: Answer['state'] = 'complete'): Answer => ({
  related: of,
  rows: Array.from({ length: count }, () => ({ row: {}, params: {} })),
  more: false,
  state,
})
const boxes = (
  all: readonly Answer[],
  more: Partial<BoxesOptions<Answer>> & { unlisted?: Relations['unlisted'] } = {},
) =>
  boxesOf({
    relations: { related: all.map((one) => one.related), unlisted: more.unlisted ?? [] },
    references: [],
    answers: all,
    isDeep: false,
    ...more,
  })
const titles = (...found: ReturnType<typeof boxes>) => found.map(({ title }) => title)

const disk = related('Disk', 'usedBy')
const rule = related('Rule', 'uses')
const silo = related('Silo', 'linked')
const range = related('Range', 'contained')

test('what uses it, what it depends on and what it is linked to stand apart', () => {
  expect(titles(...boxes([answer(disk, 1), answer(rule, 1), answer(silo, 2), answer(range, 2)]))).toEqual([
    'Used by',
    'Depends on',
    'Linked to',
  ])
})

test('a disk is used by the instance it is attached to, and does not depend on it', () => {
  const shown = { id: 'state.instance', label: 'Attached to', path: 'state.instance', cell: { kind: 'text' as const } }
  const found = boxes([answer(rule)], { references: [{ relation: 'usedBy', shown }] })
  expect(titles(...found)).toEqual(['Used by'])
})

test('a box is not there once its lists are known to their end and empty, and not before', () => {
  expect(boxes([answer(rule), answer(disk)])).toEqual([])
  for (const state of ['loading', 'partial', 'failed'] as const)
    expect(titles(...boxes([answer(rule, 0, state), answer(disk)]))).toEqual(['Used by'])
})

test('only boxes with something in them are there', () => {
  const found = boxes([answer(rule), answer(silo, 1)])
  expect(titles(...found)).toEqual(['Linked to'])
})

test('a box is there while some kinds are not looked for', () => {
  const below = related('Route', 'uses', { via: [{ lookup: lookup('Router'), param: 'router', field: 'name' }] })
  const [box] = boxesOf({
    relations: { related: [rule, below], unlisted: [] },
    references: [],
    answers: [answer(rule)],
    isDeep: false,
  })
  expect(box).toMatchObject({ title: 'Used by', unchecked: [{ many: 'Routes' }] })
})

test('a box is there when some kinds cannot be listed', () => {
  const unlisted = [
    { entity: 'image', label: { one: 'Image', many: 'Images' }, relation: 'uses', onDelete: 'keeps' },
  ] as const
  const [box] = boxes([answer(rule)], { unlisted })
  expect(box).toMatchObject({ title: 'Used by', unlisted: [{ many: 'Images' }] })
})

test('sentences about kinds of rows that are not seen have a space between them', () => {
  const [a, b] = [lookup('Lamp').label, lookup('VPC').label]
  expect(unseenText({ unlisted: [a, b], unchecked: [a] })).toBe(
    'Cannot be listed here: lamps, VPCs. Not checked yet: lamps.',
  )
  expect(unseenText({ unlisted: [], unchecked: [] })).toBe('')
})
