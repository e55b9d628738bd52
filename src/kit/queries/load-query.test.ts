import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { createQueryClient } from '../../api/query-client.ts'
import { forgetFailures, loadQuery } from './load-query.ts'

const key = [{ _id: 'crateList' }]
const never = () => false
const always = () => true

function setup(answer: () => Promise<unknown> = async () => 'new') {
  const client = createQueryClient()
  const queryFn = vi.fn(answer)
  return { client, queryFn, query: { queryKey: key, queryFn } }
}

test('a first answer is waited for', async () => {
  const { client, query } = setup()
  await loadQuery(client, query, always)
  expect(client.getQueryData(key)).toBe('new')
})

test('fresh data is not asked for again', async () => {
  const { client, query, queryFn } = setup()
  client.setQueryData(key, 'old')
  await loadQuery(client, query, always)
  expect(queryFn).not.toHaveBeenCalled()
})

test('old data is shown at once and renewed beside it', async () => {
  const { client, query, queryFn } = setup()
  client.setQueryData(key, 'old', { updatedAt: Date.now() - 10_000 })
  await loadQuery(client, query, always)
  expect(client.getQueryData(key)).toBe('old')
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(client.getQueryData(key)).toBe('new'))
})

test('data that a change made wrong is waited for', async () => {
  const { client, query } = setup()
  client.setQueryData(key, 'old')
  await client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  await loadQuery(client, query, always)
  expect(client.getQueryData(key)).toBe('new')
})

test('a failure of the page is thrown, another one is left in the cache for the screen', async () => {
  const { client, query } = setup(() => Promise.reject(new Error('boom')))
  await expect(loadQuery(client, query, always)).rejects.toThrow('boom')
  await loadQuery(client, query, never)
  expect(client.getQueryState(key)?.status).toBe('error')
})

test('after a failure the next visit tries again, even with older data at hand', async () => {
  let fails = true
  const { client, query } = setup(() => (fails ? Promise.reject(new Error('boom')) : Promise.resolve('new')))
  client.setQueryData(key, 'old')
  await client.refetchQueries({ queryKey: key }).catch(() => {})
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
  expect(client.getQueryState(key)?.status).toBe('error')
  fails = false
  await loadQuery(client, query, always)
  expect(client.getQueryData(key)).toBe('new')
})

test('a cancelled read is no failure', async () => {
  const { client, query } = setup(() => new Promise(() => {}))
  const loading = loadQuery(client, query, always)
  await client.cancelQueries({ queryKey: key })
  await expect(loading).resolves.toBeUndefined()
})

test('a page that showed a failure of before when it was opened again: nobody looked at it meanwhile, so it is forgotten', async () => {
  const { client, query } = setup(() => Promise.reject(new Error('no')))
  await loadQuery(client, query, never)
  client.setQueryData(['rows'], 'known')
  forgetFailures(client)
  expect(client.getQueryState(key)).toBeUndefined()
  expect(client.getQueryData(['rows'])).toBe('known')
})

test('a failure that is on screen stays', async () => {
  const { client, query } = setup(() => Promise.reject(new Error('no')))
  const leave = new QueryObserver(client, { ...query, retryOnMount: false }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryState(key)?.status).toBe('error'))
  forgetFailures(client)
  expect(client.getQueryState(key)?.status).toBe('error')
  leave()
})
