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
  givesLess?: boolean
}
const state = ({ page, error, forbidden = false, at = '', paged = true, givesLess = false }: Given) =>
  pageStateOf({ page, error, forbidden, givesLess }, { search: new URLSearchParams(at), paged })

describe('what there is to show', () => {
  test.each<[string, Given, string]>([
    ['rows that may not be seen, whatever else is known', { forbidden: true, error: refused }, 'forbidden'],
    ['rows that could not be read', { error: refused }, 'failed'],
    ['rows that were read before the last attempt failed', { error: refused, page: { items: rows(1) } }, 'page'],
    ['no rows', { page: { items: [] } }, 'empty'],
    ['no rows on a later page', { page: { items: [] }, at: 'page=b' }, 'empty'],
    ['the first answer is on its way', {}, 'page'],
    ['the rows of the answer are on their way', { page: { items: [], partial: true } }, 'page'],
    ['none of them came', { error: refused, page: { items: [], partial: true } }, 'failed'],
    ['as many rows as a page draws', { page: { items: rows(500) } }, 'page'],
    ['more rows than a page draws', { page: { items: rows(501) } }, 'many'],
  ])('%s', (_, given, kind) => expect(state(given).kind).toBe(kind))
})

describe('a page', () => {
  test('regression: one that failed halfway went on as if it were loading', () => {
    const page = { items: rows(2), partial: true }
    expect(state({ page })).toMatchObject({ isPartial: true, extent: '2 rows so far, still loading…' })
    expect(state({ page, error: refused })).toMatchObject({ isPartial: false, extent: 'Only 2 rows could be loaded.' })
  })

  test('regression: a page whose next one was shown already called itself the last', () => {
    const page = { items: rows(25), nextPage: 'b' }
    expect(state({ page, at: 'size=25&page=b' })).toMatchObject({
      next: undefined,
      extent: 'The server repeated itself: there may be more rows.',
    })
    expect(state({ page, at: 'size=25&page=a' }).extent).toBe(false)
  })

  test('turns while there are further pages, and back', () => {
    const page = { items: rows(25), nextPage: 'c' }
    expect(state({ page, at: 'size=25&page=b' })).toMatchObject({
      next: new URLSearchParams('size=25&page=b&page=c'),
      previous: new URLSearchParams('size=25'),
      hasPages: true,
    })
  })

  test('regression: of a server that gives less than it is asked for was the last one', () => {
    const page = { items: rows(10), nextPage: 'b' }
    expect(state({ page }).next).toBe(undefined)
    expect(state({ page, givesLess: true }).next).toEqual(new URLSearchParams('page=b'))
  })

  test('regression: without rows, all of them left out by the server, it said that there are none', () => {
    expect(state({ page: { items: [], nextPage: 'b' } })).toMatchObject({
      kind: 'page',
      rows: [],
      next: new URLSearchParams('page=b'),
      extent: 'No rows on this page. There may be more on the next.',
    })
  })

  test('of a list that is not paged has no other, whatever its address says', () => {
    const page = { items: rows(60), nextPage: 'c' }
    const none = { next: undefined, previous: undefined, hasPages: false }
    expect(state({ page, at: 'size=25&page=b', paged: false })).toMatchObject(none)
  })

  test('that is all there is has nothing to turn, but keeps the choice of another size', () => {
    expect(state({ page: { items: rows(2) } }).hasPages).toBe(false)
    expect(state({ page: { items: rows(2) }, at: 'size=25' }).hasPages).toBe(true)
  })

  test.each<[Page | undefined, string | false]>([
    [undefined, false],
    [{ items: rows(2) }, false],
    [{ items: [], partial: true }, 'Loading…'],
    [{ items: rows(1), partial: true }, '1 row so far, still loading…'],
  ])('says how much of it is there: %#', (page, extent) => {
    expect(state(page === undefined ? {} : { page })).toMatchObject({ extent, isPartial: extent !== false })
  })

  test('without rows yet is drawn as one that is being read', () => {
    expect(state({ page: { items: [], partial: true } }).rows).toBeUndefined()
    expect(state({}).rows).toBeUndefined()
  })
})
