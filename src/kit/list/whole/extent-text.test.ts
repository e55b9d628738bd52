import { describe, expect, test } from 'vitest'

import type { Column } from '../../spec.ts'
import { extentText, manyText, noMatchText } from './extent-text.ts'

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const plain = { q: '', filters: [], order: undefined }
const name: Column = { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }
const sorted = { ...plain, order: { column: name, falling: false } }
const searched = { ...plain, q: 'web' }
const read = (count: number, end?: 'complete' | 'loop' | 'limit', ordered = false) => ({
  rows: rowsOf(count),
  end,
  ordered,
  error: undefined,
})
const failed = (count: number) => ({ ...read(count), error: new Error('down') })

describe('how many rows are shown', () => {
  test.each([
    ['nothing is read yet', plain, read(0), 0, 'Reading …'],
    ['reading goes on', plain, read(2000), 2000, 'Loading… 2,000 in this order'],
    ['reading goes on while rows are searched', searched, read(2000), 3, 'Searching… 2,000 checked'],
    [
      'reading goes on while rows are searched and sorted',
      { ...sorted, q: 'web' },
      read(9),
      3,
      'Searching and sorting… 9 checked',
    ],
    [
      'the server sorts: nothing was sorted here',
      sorted,
      read(2000, undefined, true),
      9,
      'Loading… 2,000 in this order',
    ],
    ['all are read', sorted, read(1, 'complete'), 1, '1 row'],
    ['all are read, some are left', searched, read(1200, 'complete'), 7, '7 of 1,200'],
    ['more than are read', sorted, read(9, 'limit'), 9, 'Sorted within 9 loaded'],
    ['more than are read, in the order of the server', plain, read(9, 'loop'), 9, 'The first 9 in this order'],
    ['reading has failed', plain, failed(9), 9, 'The first 9 in this order'],
    ['reading has failed while rows were searched', searched, failed(9), 0, 'Searched within 9 loaded'],
  ] as const)('%s', (_, view, whole, shown, text) => expect(extentText(view, whole, shown)).toBe(text))
})

test.each([
  [read(0, 'complete'), 'The server found none.'],
  [read(1, 'complete'), 'None of 1 row matches.'],
  [read(30, 'limit'), 'None of the 30 rows that could be read matches; there are more.'],
  [failed(30), 'None of the 30 rows that could be read matches; there may be more.'],
])('why no row is left: %#', (whole, text) => expect(noMatchText(whole)).toBe(text))

test.each([
  [{ isWhole: false, asked: 50 }, '501 rows so far, still loading…'],
  [{ isWhole: true, asked: undefined }, '501 rows'],
  [{ isWhole: true, asked: 50 }, '501 rows: the server sent more than the 50 it was asked for'],
])('how many rows one answer has: %#', (extent, text) => expect(manyText({ count: 501, ...extent })).toBe(text))
