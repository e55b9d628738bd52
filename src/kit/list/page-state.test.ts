import { describe, expect, test } from 'vitest'

import type { Page } from '../spec.ts'
import { pageStateOf } from './page-state.ts'

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `crate-${i}` }))
const refused = new Error('no')

interface Given {
  page?: Page
  error?: unknown
  forbidden?: boolean
  at?: string
  paged?: boolean
}
const state = ({ page, error, forbidden = false, at = '', paged = true }: Given) =>
  pageStateOf({ page, error, forbidden }, { search: new URLSearchParams(at), paged })

describe('why there are no rows', () => {
  test('they may not be seen, whatever else is known', () => {
    expect(state({ forbidden: true, error: refused, page: { items: rows(1) } })).toEqual({ kind: 'forbidden' })
  })

  test('they could not be read: of a later page the first one may be there', () => {
    expect(state({ error: refused })).toEqual({ kind: 'failed', error: refused, first: undefined })
    expect(state({ error: refused, at: 'page=b&size=25' })).toMatchObject({ first: new URLSearchParams('size=25') })
  })

  test('there are none, of the list or of this page', () => {
    expect(state({ page: { items: [] } })).toMatchObject({ kind: 'empty', isLater: false, previous: undefined })
    expect(state({ page: { items: [] }, at: 'page=a&page=b' })).toMatchObject({
      isLater: true,
      previous: new URLSearchParams('page=a'),
    })
  })

  test('they are on their way: that is not empty', () => {
    expect(state({})).toMatchObject({ kind: 'page', rows: undefined, isPartial: false, extent: undefined })
    expect(state({ page: { items: [], partial: true } })).toMatchObject({
      kind: 'page',
      isPartial: true,
      extent: 'Loading…',
    })
  })
})

describe('a page', () => {
  test('turns while there are further pages, and back', () => {
    const page = { items: rows(25), nextPage: 'c' }
    expect(state({ page, at: 'size=25&page=b' })).toMatchObject({
      kind: 'page',
      token: 'b',
      size: 25,
      next: new URLSearchParams('size=25&page=b&page=c'),
      previous: new URLSearchParams('size=25'),
      hasPages: true,
    })
  })

  test('of a list that is not paged has no other, whatever its address says', () => {
    const page = { items: rows(60), nextPage: 'c' }
    expect(state({ page, at: 'size=25&page=b', paged: false })).toMatchObject({
      next: undefined,
      previous: undefined,
      hasPages: false,
    })
  })

  test('that is all there is has nothing to turn, but keeps the choice of another size', () => {
    expect(state({ page: { items: rows(2) } })).toMatchObject({ hasPages: false })
    expect(state({ page: { items: rows(2) }, at: 'size=25' })).toMatchObject({ hasPages: true })
  })

  test('says how much of it is there, and that the last attempt failed', () => {
    const page = { items: rows(1), partial: true }
    expect(state({ page, error: refused })).toMatchObject({
      extent: '1 row so far, still loading…',
      isPartial: true,
      stale: refused,
    })
  })
})

test('more rows than a page draws are shown as a whole list, with their number', () => {
  expect(state({ page: { items: rows(500) } })).toMatchObject({ kind: 'page' })
  const many = { items: rows(501) }
  expect(state({ page: many, paged: false })).toMatchObject({ kind: 'many', isWhole: true, extent: '501 rows' })
  expect(state({ page: many })).toMatchObject({ extent: '501 rows: the server sent more than the 50 it was asked for' })
  expect(state({ page: { ...many, partial: true } })).toMatchObject({
    isWhole: false,
    extent: '501 rows so far, still loading…',
  })
})
