import { describe, expect, test } from 'vitest'

import type { ListScreen, Page } from '../spec.ts'
import { sightOf, wantsDrain } from './list-state.ts'
import type { ListPage } from './use-list-page.ts'
import type { WholeRows } from './use-whole-rows.ts'

const source: ListScreen['source'] = { query: () => ({ queryKey: ['crates'] }), shape: { kind: 'page' }, paged: true }
const search = (text = '') => new URLSearchParams(text)
const rest = { error: undefined, forbidden: false, updatedAt: 0, refresh: async () => undefined }
const pageOf = (page: Page | undefined): ListPage => ({ ...rest, page, isPlaceholder: false, givesLess: false })
const whole = (rows: WholeRows['rows'], end: WholeRows['end']): WholeRows => ({ ...rest, rows, end, ordered: false })
const crate = { name: 'crate' }

describe('whether all rows are read', () => {
  const more = { items: [crate], nextPage: 'next' }
  test.each([
    ['of a page in the order of the server', {}, more, '', false, false],
    ['when somebody searches', {}, more, 'q=a', true, true],
    ['of a list that is sorted here and longer than a page', { sort: 'name' }, more, '', false, true],
    ['of a later page of such a list', { sort: 'name' }, { items: [crate] }, 'page=b', false, true],
    ['of one that fits on a page', { sort: 'name' }, { items: [crate] }, '', false, false],
    ['before its first answer', { sort: 'name' }, undefined, '', false, false],
  ])('%s', (_, screen, page, address, isSearched, expected) => {
    expect(wantsDrain(screen, { page, search: search(address), isSearched })).toBe(expected)
  })
})

describe('what is shown', () => {
  const sight = (page: Page | undefined, options: { drained?: WholeRows; sort?: string; at?: string } = {}) => {
    const { drained, sort, at } = options
    return sightOf({ source, ...(sort !== undefined && { sort }) }, { page: pageOf(page), drained, search: search(at) })
  }

  test('a page that is all there is says how many rows there are', () => {
    expect(sight({ items: [crate] })).toMatchObject({ isWhole: false, rows: [crate], count: 1, isEmpty: false })
  })

  test('a page of several does not', () => {
    expect(sight({ items: [crate], nextPage: 'next' }).count).toBeUndefined()
    expect(sight({ items: [crate] }, { at: 'page=b' }).count).toBeUndefined()
  })

  test('a list is empty once that is known, not while rows are on their way', () => {
    expect(sight(undefined).isEmpty).toBe(false)
    expect(sight({ items: [], partial: true }).isEmpty).toBe(false)
    expect(sight({ items: [] })).toMatchObject({ isEmpty: true, count: 0 })
  })

  test('a list that is sorted here and fits on a page is whole', () => {
    expect(sight({ items: [crate] }, { sort: 'name' })).toMatchObject({ isWhole: true, whole: { end: 'complete' } })
  })

  test('rows that were read for a search count only when they are all', () => {
    expect(sight(undefined, { drained: whole([crate], undefined) })).toMatchObject({ isWhole: true, count: undefined })
    expect(sight(undefined, { drained: whole([crate], 'complete') }).count).toBe(1)
  })
})
