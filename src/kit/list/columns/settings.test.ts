import { expect, test } from 'vitest'
import type { Column } from '../../spec.ts'
import { withMoved, withShown } from './change-settings.ts'
import { defaultSettings, parseSettings, printSettings, shownColumns, withWidth } from './settings.ts'

const column = (id: string, hidden?: boolean): Column => ({
  id,
  label: id,
  path: id,
  cell: { kind: 'text' },
  ...(hidden ? { hidden } : {}),
})
const columns = [column('name'), column('size'), column('made'), column('id', true)]
const idsOf = (settings = defaultSettings): string[] => shownColumns(columns, settings).map(({ id }) => id)
const [name, , , id] = columns as [Column, Column, Column, Column]

test('the manifest decides until somebody does', () => {
  expect(idsOf()).toEqual(['name', 'size', 'made'])
})

test('columns are shown, hidden and moved', () => {
  const shown = withShown(defaultSettings, id, true)
  expect(idsOf(shown)).toEqual(['name', 'size', 'made', 'id'])
  expect(idsOf(withMoved(shown, columns, 'id', -1))).toEqual(['name', 'size', 'id', 'made'])
  expect(idsOf(withMoved(shown, columns, 'name', -1))).toEqual(['name', 'size', 'made', 'id'])
  expect(idsOf(withShown(shown, name, false))).toEqual(['size', 'made', 'id'])
})

test('a column moves past hidden ones', () => {
  const hidden = withShown(defaultSettings, columns[1] as Column, false)
  expect(idsOf(withMoved(hidden, columns, 'made', -1))).toEqual(['made', 'name'])
})

test('a table keeps a column', () => {
  const none = columns.reduce((settings, one) => withShown(settings, one, false), defaultSettings)
  expect(idsOf(none)).toEqual(['name'])
})

test('what is stored comes back; the default is not stored', () => {
  const settings = withWidth(withMoved(withShown(defaultSettings, id, true), columns, 'id', -1), 'name', 212.6)
  expect(parseSettings(printSettings(settings))).toEqual(settings)
  expect(printSettings(withShown(withShown(defaultSettings, id, true), id, false))).toBeNull()
  expect(settings.widths).toEqual({ name: 213 })
})

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '{"v":2,"order":["id"]}',
  '{"v":1,"order":7,"shown":[1],"widths":{"a":"x","b":3},"density":"?"}',
])('storage that makes no sense is ignored: %s', (text) => {
  expect(parseSettings(text)).toEqual(defaultSettings)
})

test('columns that are gone do no harm', () => {
  expect(idsOf(parseSettings('{"v":1,"order":["old","made"],"shown":{"old":true},"widths":{}}'))).toEqual([
    'made',
    'name',
    'size',
  ])
})
