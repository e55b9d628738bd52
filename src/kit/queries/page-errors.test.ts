import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { isPageError } from './page-errors.ts'

const http = (statusCode: number) => new ApiError('x', { kind: 'error', statusCode })
const network = new ApiError('x', { kind: 'network' })

test("what does not exist is always the page's", () => {
  expect(isPageError(http(404), { kind: 'list', embedded: true, hasData: true })).toBe(true)
  expect(isPageError(http(404), { kind: 'detail', hasData: true })).toBe(true)
})

test('a list shows its own failures, but not that it is forbidden as a whole', () => {
  expect(isPageError(http(500), { kind: 'list' })).toBe(false)
  expect(isPageError(network, { kind: 'list' })).toBe(false)
  expect(isPageError(http(403), { kind: 'list' })).toBe(true)
  expect(isPageError(http(403), { kind: 'list', embedded: true })).toBe(false)
  expect(isPageError(http(403), { kind: 'list', hasData: true })).toBe(false)
})

test('a part of a page says itself what is wrong with it', () => {
  expect(isPageError(http(400), { kind: 'detail', embedded: true })).toBe(false)
  expect(isPageError(http(500), { kind: 'bespoke', embedded: true })).toBe(false)
  expect(isPageError(http(500), { kind: 'bespoke' })).toBe(true)
  expect(isPageError(http(404), { kind: 'detail', embedded: true })).toBe(true)
})

test('what the server does not offer is missing in its place, not as a whole page', () => {
  for (const kind of ['detail', 'list', 'edit', 'bespoke']) expect(isPageError(http(501), { kind })).toBe(false)
})

test('a page about one thing is nothing without it', () => {
  for (const error of [http(403), http(500), network]) {
    expect(isPageError(error, { kind: 'detail' })).toBe(true)
    expect(isPageError(error, { kind: 'detail', hasData: true })).toBe(false)
  }
})
