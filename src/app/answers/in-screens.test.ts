/** What lists, references, sets and files make of values that cannot be read: never nothing, and never what stands in their place. */
import { afterEach, describe, expect, test } from 'vitest'

import { codec } from '../../api/codec.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { asReceived } from '../../lib/unreadable-value.ts'
import { importText } from '../../kit/equivalent/terraform.ts'
import { cellView } from '../../kit/format/view.ts'
import { viewText } from '../../kit/format/view-text.ts'
import { writing } from '../../kit/list/export/formats.ts'
import { finish } from '../../lib/turns.ts'
import { matcher } from '../../kit/list/filter/match.ts'
import { arranging } from '../../kit/list/whole/arrange-rows.ts'
import { resolve } from '../../kit/lookup/names.ts'
import { changeItem, type DocumentSource, removeItem } from '../../kit/queries/document.ts'
import { pickRow } from '../../kit/queries/pick.ts'
import { keyOfRow } from '../../kit/queries/rows.ts'
import { meantOf } from '../../kit/related/meant.ts'
import type { Cell, Column, Lookup, Row, Scope } from '../../kit/spec.ts'
import { readAs } from '../../kit/format/unreadable.fixture.ts'
import { textAt } from '../../kit/values.ts'

const arrange = (...given: Parameters<typeof arranging>) => finish(arranging(...given))

const column = (id: string, cell: Cell): Column => ({ id, label: id, path: id, cell })
const name = column('name', { kind: 'text' })
const size = column('size', { kind: 'number' })
const rows: readonly Row[] = [
  readAs({ name: 'a', size: 'big' }, ['size']),
  { name: 'b', size: 2 },
  readAs({ name: { first: 'c' }, size: 0 }, ['name']),
  { name: '', size: 1 },
]
const sizes = (found: readonly Row[]): unknown[] =>
  found.map((row) => asReceived(row)).map((row) => (row as Row)['size'])

test.each<Cell>([
  { kind: 'text' },
  { kind: 'number' },
  { kind: 'bytes' },
  { kind: 'date' },
  { kind: 'boolean' },
  { kind: 'list' },
  { kind: 'json' },
  { kind: 'badge', tones: {} },
  { kind: 'table', of: [name] },
])('a cell of kind $kind says so', (cell) => {
  const [row = {}] = rows
  const mark = cellView(readAs({ x: 1 }, ['x']), cell, row)
  expect(mark).toBeDefined()
  const inner = cellView([readAs({ name: 1 }, ['name'])], { kind: 'table', of: [name] })
  expect(viewText(inner)).toBe('Unreadable')
})

describe('lists', () => {
  const context = { names: {}, search: () => () => true, now: 0 }
  const sorted = (falling: boolean) => arrange(rows, { q: '', filters: [], order: { column: size, falling } }, context)

  test('are sorted with such rows last, either way', () => {
    expect([sizes(sorted(false)), sizes(sorted(true))]).toEqual([
      [0, 1, 2, 'big'],
      [2, 1, 0, 'big'],
    ])
  })

  test('are filtered as neither empty nor a number', () => {
    const found = (operator: string, ...values: string[]) =>
      sizes(rows.filter(matcher({ column: size, operator, values } as never, { now: 0, textOf: () => '' })))
    expect(found('lt', '1')).toEqual([0])
    expect(found('empty')).toEqual([])
    expect(found('set')).toEqual(['big', 2, 0, 1])
  })

  test('are saved with what came, or that it is unreadable', () => {
    const files = { columns: [name, size], rows, names: {} }
    expect(finish(writing('csv', files)).join('')).toContain('"a","Unreadable"\r\n"b","2"\r\n"Unreadable","0"')
    expect(JSON.parse(finish(writing('json', files)).join(''))).toMatchObject([
      { size: 'big' },
      { size: 2 },
      { name: { first: 'c' } },
      {},
    ])
  })
})

const lookup: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'array' }, paged: false },
  value: 'id',
  text: 'name',
}

test('a reference to what may be one of them is not called deleted', () => {
  const known = { id: '1', name: 'a' }
  const odd = readAs({ id: 4, name: 'b' }, ['id'])
  expect(resolve('2', lookup, { rows: [known], state: 'complete' })).toEqual({ kind: 'deleted' })
  expect(resolve('2', lookup, { rows: [known, odd], state: 'complete' })).toEqual({ kind: 'unknown', text: '2' })
  const unnamed = readAs({ id: '2', name: null }, ['name'])
  expect(resolve('2', lookup, { rows: [unnamed], state: 'complete' })).toMatchObject({ text: 'Unreadable' })
})

test('a page of what may be one of them is not called missing', () => {
  const pick = pickRow({ shape: { kind: 'array' }, fields: ['name', 'id'], param: 'crate' })
  expect(pick([{ id: '1', name: 'a' }], { crate: 'b' })).toBe(undefined)
  const odd = readAs({ id: '2', name: 7 }, ['name'])
  expect(pick([odd], { crate: '2' })).toBe(odd)
  expect(() => pick([odd], { crate: 'b' })).toThrow('Error reading API response')
})

test('whether a row refers to another is not known', async () => {
  const match = [{ path: 'crateId', value: 'id' }]
  const odd = readAs({ crateId: 7 }, ['crateId'])
  expect(await meantOf([odd], { id: '1' }, match)).toEqual({ rows: [], isUnsure: true })
  expect(await meantOf([{ crateId: '2' }], { id: '1' }, match)).toEqual({ rows: [], isUnsure: false })
  expect((await meantOf([{ crateId: '2' }], readAs({ id: 3 }, ['id']), match)).isUnsure).toBe(true)
  expect((await meantOf([], readAs({ id: 3 }, ['id']), match)).isUnsure).toBe(false)
  // Of a union, whose kind cannot be read.
  const ofKind = [{ path: 'target[crate].value', value: 'id', tag: 'type' }]
  const target = (kind: unknown, fields: readonly string[]) => ({ target: readAs({ type: kind, value: '1' }, fields) })
  const targets = [target('crate', []), target('ship', []), target(7, ['type'])]
  const found = await Promise.all(targets.map((one) => meantOf([one], { id: '1' }, ofKind)))
  expect(found.map(({ isUnsure }) => isUnsure)).toEqual([false, false, true])
  expect(found.map((one) => one.rows.length)).toEqual([1, 0, 0])
})

test('nothing is addressed by it, and no two rows are the same one', () => {
  expect(keyOfRow({ rowKey: 'name' })(readAs({ name: 7 }, ['name']))).toBe('')
  expect(textAt(readAs({ name: 7 }, ['name']), 'name')).toBe('')
  expect(textAt({ name: { first: 'a' } }, 'name'), 'nobody has looked at it').toBe('')
})

test('Terraform leaves it out and says so', () => {
  const words = {
    provider: 'p',
    version: '1',
    creates: {},
    resources: { crate: { type: 't', row: { name: 'name', wood: 'wood' } } },
  }
  const text = importText('crate', readAs({ id: '1', name: 'a', wood: 3 }, ['wood']), words)
  expect(text).toContain('# Unreadable: wood')
  expect(text).not.toMatch(/wood\s+=/)
  expect(importText('crate', readAs({ id: 1, name: 'a' }, ['id']), words)).toBe(undefined)
})

describe('a set that is replaced as a whole', () => {
  const read = createAnswerReader({ shapes: ['gates:[1', 'name isOpen:b bars:[t'], answers: { gates: '0' } })
  const gates = () => {
    const answer = {
      gates: [
        { name: 'north', isOpen: true, bars: [] },
        { name: 'south', isOpen: 'half', bars: [1] },
        null,
      ] as unknown[],
    }
    read('gates', answer)
    return answer
  }
  const sent: unknown[] = []
  const source: DocumentSource = {
    label: 'Gate',
    read: async () => gates(),
    write: async ({ form }) => {
      sent.push(codec.toWire(form))
      return form
    },
    query: () => ({ queryKey: [{ _id: 'gates' }] }),
    items: 'gates',
    key: ['name'],
    fields: ['name', 'isOpen', 'bars'],
  }
  const scope = (parts: Partial<Scope>): Scope => ({ params: {}, row: {}, form: {}, parent: {}, me: {}, ...parts })
  const at = (index: number): Row => gates().gates[index] as Row
  afterEach(() => {
    queryClient().clear()
    sent.length = 0
  })

  test('gives back what nobody could read as it came', async () => {
    await changeItem(source)(scope({ row: at(0), form: { isOpen: false } }))
    expect(sent).toEqual([
      { gates: [{ name: 'north', is_open: false, bars: [] }, { name: 'south', is_open: 'half', bars: [1] }, null] },
    ])
  })

  test('changes a readable field of an item whose others are not', async () => {
    await changeItem(source)(scope({ row: at(1), form: { isOpen: true } }))
    expect(sent).toMatchObject([{ gates: [{}, { name: 'south', is_open: true, bars: [1] }, null] }])
    await removeItem(source)(scope({ row: at(1) }))
    expect(sent[1]).toMatchObject({ gates: [{ name: 'north' }, null] })
  })
})
