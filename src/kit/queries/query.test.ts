import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { collectionKey, statusOf, toPage } from './query.ts'
import type { ListSource } from '../spec.ts'

test('lists of every shape become pages', () => {
  const items = [{ id: '1' }]
  expect(toPage({ items, nextPage: 't' }, { kind: 'page' })).toEqual({ items, nextPage: 't' })
  expect(toPage(items, { kind: 'array' })).toEqual({ items, nextPage: null })
  expect(toPage({ rules: items }, { kind: 'wrapped', items: 'rules' })).toEqual({ items, nextPage: null })
})

test('an answer of another shape is an empty page', () => {
  for (const answer of [undefined, null, 'x', { items: 'x' }, [1, null]]) {
    expect(toPage(answer, { kind: 'page' }).items).toEqual([])
    expect(toPage(answer, { kind: 'array' }).items).toEqual([])
  }
})

test('pages of one collection share its key, other parents do not', () => {
  const source: ListSource = {
    paged: true,
    shape: { kind: 'page' },
    query: (params, page) => ({ queryKey: [{ query: { shelf: params['shelf'], ...page } }] }),
  }
  expect(collectionKey(source, { shelf: 'a', crate: 'x' })).toBe(collectionKey(source, { shelf: 'a' }))
  expect(collectionKey(source, { shelf: 'a' })).not.toBe(collectionKey(source, { shelf: 'b' }))
})

test('status of an error', () => {
  expect(statusOf(new ApiError('x', { kind: 'error', statusCode: 403 }))).toBe(403)
  expect(statusOf(new Error('x'))).toBeUndefined()
})
