import { expect, test } from 'vitest'
import type { Row } from '../../spec.ts'
import { afterAnswer, keepOnly, noSelection, press, type Selection, setAll } from './selection.ts'

const keyOf = (row: Row): string => String(row['id'])
const list = (ids: string): Row[] => [...ids].map((id) => ({ id }))
const rows = list('abcde')
const keys = (selection: Selection): string => [...selection.rows.keys()].sort().join('')
const pressed = (selection: Selection, key: string, shift = false): Selection =>
  press(selection, rows, { key, shift, keyOf })

test('a press selects, another one does not', () => {
  const one = pressed(noSelection, 'b')
  expect(keys(one)).toBe('b')
  expect(keys(pressed(one, 'b'))).toBe('')
})

test('with shift all between the last press and this one are selected', () => {
  expect(keys(pressed(pressed(noSelection, 'b'), 'd', true))).toBe('bcd')
  expect(keys(pressed(pressed(noSelection, 'd'), 'a', true))).toBe('abcd')
  expect(keys(pressed(noSelection, 'c', true))).toBe('c')
})

test('all that is listed, and no more', () => {
  const other = setAll(noSelection, list('xy'), { on: true, keyOf })
  const all = setAll(other, rows, { on: true, keyOf })
  expect(keys(all)).toBe('abcdexy')
  expect(keys(setAll(all, rows, { on: false, keyOf }))).toBe('xy')
  expect(keys(keepOnly(all, ['a', 'nobody']))).toBe('a')
})

const answered = (before: string, now: string, complete: boolean) => {
  const selection = setAll(noSelection, list('bex'), { on: true, keyOf })
  const result = afterAnswer(selection, { before: list(before), now: list(now), complete, keyOf })
  return [keys(result.selection), result.gone]
}

test('a row that a page lacks is gone if one behind it is still there', () => {
  expect(answered('abcde', 'acde', false)).toEqual(['ex', 1])
})

test('a row that moved on to the next page is not gone', () => {
  expect(answered('abcde', '0abcd', false)).toEqual(['bex', 0])
})

test('another page says nothing about the rows of this one', () => {
  expect(answered('abcde', 'fghij', false)).toEqual(['bex', 0])
})

test('a list that was read to its end knows them all', () => {
  expect(answered('', 'abcde', true)).toEqual(['be', 1])
})

test('rows are kept as they are now', () => {
  const selection = setAll(noSelection, rows, { on: true, keyOf })
  const now = [{ id: 'a', name: 'new' }, ...rows.slice(1)]
  expect(afterAnswer(selection, { before: rows, now, complete: true, keyOf }).selection.rows.get('a')).toBe(now[0])
  expect(afterAnswer(selection, { before: rows, now: rows, complete: true, keyOf }).selection).toBe(selection)
})
