import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { queryClient } from '../../api/query-client.ts'
import { readModifyWrite, readRow } from './read-modify-write.ts'
import type { Row, Scope } from '../spec.ts'

const seen: Row = { id: '1', height: 2, owner: 'ada' }

function shed(now: unknown) {
  const sent: Row[] = []
  const call = readModifyWrite({
    of: 'row',
    read: async () => now,
    write: async ({ row, form }) => {
      sent.push({ ...form, owner: row['owner'] })
      return {}
    },
  })
  return { sent, call }
}

const scope = (form: Row): Scope => ({ params: {}, row: seen, parent: {}, me: {}, form })

afterEach(() => queryClient().clear())

test('what is kept is what is there now, not what was seen', async () => {
  const { call, sent } = shed({ ...seen, owner: 'bruno' })
  await call(scope({ height: 3 }))
  expect(sent).toEqual([{ height: 3, owner: 'bruno' }])
})

test('a body can be made for what is there now', async () => {
  const { call, sent } = shed({ ...seen, height: 9 })
  await call.update?.(scope({}), (now) => ({ height: Number(now['height']) + 1 }))
  expect(sent).toEqual([{ height: 10, owner: 'ada' }])
})

test('nothing is sent when the body cannot be made, or when the answer is no row', async () => {
  const { call, sent } = shed(seen)
  const refuse = () => {
    throw new Error('conflict')
  }
  await expect(call.update?.(scope({}), refuse)).rejects.toThrow('conflict')
  const broken = shed(null)
  await expect(broken.call(scope({ height: 3 }))).rejects.toThrow('Error reading API response')
  expect([...sent, ...broken.sent]).toEqual([])
})

test('what is shown beforehand asks nobody', () => {
  const { call, sent } = shed({ ...seen, owner: 'bruno' })
  void call.preview?.(scope({ height: 3 }))
  expect(sent).toEqual([{ height: 3, owner: 'ada' }])
})

test('a row is read past the cache, which gets the answer', async () => {
  const queryKey = ['shed']
  let height = 2
  const source = { query: () => ({ queryKey, queryFn: async () => ({ ...seen, height }) }) }
  await queryClient().fetchQuery({ queryKey, queryFn: source.query().queryFn })
  height = 5
  expect(await readRow(source)(scope({}))).toEqual({ ...seen, height: 5 })
  expect(queryClient().getQueryData(queryKey)).toEqual({ ...seen, height: 5 })
})

test('regression: after the clock was set back, a row as it was before was written again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let height = 2
  const source = { query: () => ({ queryKey: ['shed'], queryFn: async () => ({ ...seen, height }) }) }
  await readRow(source)(scope({}))
  height = 5
  vi.setSystemTime(Date.now() - 24 * 3_600_000)
  expect(await readRow(source)(scope({}))).toEqual({ ...seen, height: 5 })
})

test('a row that is not in its list any more is not found', async () => {
  const source = { query: () => ({ queryKey: ['sheds'], queryFn: async () => [] }), pick: () => undefined }
  await expect(readRow(source)(scope({}))).rejects.toMatchObject({ statusCode: 404 })
})

test('regression: all of a very long list was made anew before it was sent, although nothing had changed on the server', async () => {
  const answer = () => ({ ...seen, shelves: Array.from({ length: 700 }, (_, at) => ({ at })) })
  const source = { query: () => ({ queryKey: ['shed'], queryFn: async () => answer() }) }
  const first = await readRow(source)(scope({}))
  expect(await readRow(source)(scope({}))).toBe(first)
})
