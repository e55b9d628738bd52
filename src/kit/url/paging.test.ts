import { expect, test } from 'vitest'
import type { Page } from '../spec.ts'
import {
  defaultPageSize,
  firstSearch,
  isFirstPage,
  keepPage,
  nextSearch,
  pageRequest,
  pageSize,
  previousSearch,
} from './paging.ts'

const full = (nextPage: string | null): Page => ({
  items: Array.from({ length: defaultPageSize }, () => ({})),
  nextPage,
})

test('the first page has no token', () => {
  expect(pageRequest(new URLSearchParams(''))).toEqual({ limit: 50 })
  expect(isFirstPage(new URLSearchParams('?tab=x'))).toBe(true)
})

test('the last token in the URL is the current page', () => {
  expect(pageRequest(new URLSearchParams('page=a&page=b'))).toEqual({ limit: 50, pageToken: 'b' })
})

test('next and previous walk the same way', () => {
  const start = new URLSearchParams('q=1')
  const second = nextSearch(start, full('a=='))
  const third = second && nextSearch(second, full('b/c'))
  expect(third && pageRequest(third).pageToken).toBe('b/c')
  expect(third && previousSearch(third)?.toString()).toBe(second?.toString())
  expect(second && previousSearch(second)?.toString()).toBe('q=1')
  expect(previousSearch(start)).toBeUndefined()
})

test('a short page and a page without token are the last one', () => {
  expect(nextSearch(new URLSearchParams(), { items: [{}], nextPage: 'a' })).toBeUndefined()
  expect(nextSearch(new URLSearchParams(), full(null))).toBeUndefined()
})

test('a token that comes back leads no further: the pages would go round in circles', () => {
  const search = new URLSearchParams('page=a&page=b')
  expect(nextSearch(search, full('a'))).toBeUndefined()
  expect(nextSearch(search, full('b'))).toBeUndefined()
  expect(nextSearch(search, full('c'))?.getAll('page')).toEqual(['a', 'b', 'c'])
})

test('the URL does not grow without end', () => {
  let search = new URLSearchParams()
  for (let i = 0; i < 100; i++) search = nextSearch(search, full(`t${i}`)) ?? search
  expect(search.getAll('page')).toHaveLength(30)
  expect(pageRequest(search).pageToken).toBe('t99')
})

test('the size of a page is one of those offered', () => {
  expect(pageRequest(new URLSearchParams('size=100&page=a'))).toEqual({ limit: 100, pageToken: 'a' })
  for (const size of ['', '0', '-25', '51', '1e9', 'many']) expect(pageSize(new URLSearchParams({ size }))).toBe(50)
})

test('another size starts at the first page; the usual one is not in the URL', () => {
  const search = new URLSearchParams('page=a&page=b&size=25&x=1')
  expect(firstSearch(search, 100).toString()).toBe('x=1&size=100')
  expect(firstSearch(search, 50).toString()).toBe('x=1')
  expect(firstSearch(search).toString()).toBe('x=1&size=25')
})

test('a form over the list keeps what the list shows and nothing else', () => {
  expect(keepPage('/crates-new', new URLSearchParams('q=a&sort=-name&x=1'))).toBe('/crates-new?q=a&sort=-name')
  expect(keepPage('/crates-new', new URLSearchParams('page=a%3D&x=1'))).toBe('/crates-new?page=a%3D')
  expect(keepPage('/crates-new', new URLSearchParams('x=1'))).toBe('/crates-new')
})

test('regression: a list that asks had nothing below a form that opened over it, nor when that was closed', () => {
  expect(keepPage('/crates-new', new URLSearchParams('asked=7&x=1'))).toBe('/crates-new?asked=7')
})
