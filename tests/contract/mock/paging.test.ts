import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Snapshot } from '../../../src/mock/store/store.ts'
import { backends, type Backend } from './support/backend.ts'

interface Page {
  items: { id: string; name: string }[]
  next_page: string | null
}

const count = 130
const names = Array.from({ length: count }, (_, index) => `leaf-${String(index).padStart(3, '0')}`)

/** server-behaviour §0.4. */
describe.each(Object.entries(backends))('%s', (_, start) => {
  let backend: Backend
  let full: Snapshot
  beforeAll(async () => {
    backend = await start()
    await backend.call('project_create', { body: { name: 'tree', description: '' } })
    // Not in the order of their names.
    for (const name of [...names].sort((a, b) => (a.slice(-1) + a < b.slice(-1) + b ? -1 : 1))) {
      const disk = { name, description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } }
      await backend.call('disk_create', { query: { project: 'tree' }, body: disk })
    }
    full = backend.mock.store.snapshot()
  })
  afterAll(() => backend.stop())
  beforeEach(() => {
    backend.mock.restore(full)
  })

  const page = async (query: Record<string, string | number>): Promise<Page> => {
    const reply = await backend.call('disk_list', { query })
    expect(reply.status, reply.text).toBe(200)
    return reply.body as Page
  }

  const drain = async (
    query: Record<string, string | number>,
    between?: (page: Page) => Promise<void>,
  ): Promise<Page['items']> => {
    const items: Page['items'] = []
    let current = await page(query)
    for (;;) {
      items.push(...current.items)
      if (current.next_page === null) return items
      await between?.(current)
      // Only the limit is read anew: the rest is in the token.
      current = await page({ limit: query['limit'] ?? 100, page_token: current.next_page })
    }
  }

  test('a list comes in pages of 100 when nothing is asked for', async () => {
    const first = await page({ project: 'tree' })
    expect(first.items.map(({ name }) => name)).toEqual(names.slice(0, 100))
    const second = await page({ page_token: first.next_page ?? '' })
    expect(second.items.map(({ name }) => name)).toEqual(names.slice(100))
    expect(second.next_page).toBeNull()
  })

  test('pages put together are the whole, in the order asked for', async () => {
    expect((await drain({ project: 'tree', limit: 50 })).map(({ name }) => name)).toEqual(names)
    expect((await drain({ project: 'tree', limit: 7, sort_by: 'name_descending' })).map(({ name }) => name)).toEqual(
      names.toReversed(),
    )
    const ids = (await drain({ project: 'tree', limit: 33, sort_by: 'id_ascending' })).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort())
    expect(ids).toHaveLength(count)
  })

  test('an exact last page has no token', async () => {
    expect((await page({ project: 'tree', limit: 130 })).next_page).toBeNull()
    expect((await page({ project: 'tree', limit: 20_000 })).items).toHaveLength(130)
  })

  test('a token is a place, not a count: rows may come and go', async () => {
    const seen = await drain({ project: 'tree', limit: 50 }, async ({ items }) => {
      const last = items.at(-1)?.id ?? ''
      expect((await backend.call('disk_delete', { path: { disk: last } })).status).toBe(204)
    })
    expect(seen.map(({ name }) => name)).toEqual(names)
  })

  test('a token may be used twice, and stands beside the query it was made of', async () => {
    const { next_page: token } = await page({ project: 'tree', limit: 50 })
    const again = { limit: 50, page_token: token ?? '' }
    expect(await page(again)).toEqual(await page(again))
    expect(await page({ ...again, project: 'tree' })).toEqual(await page(again))
    expect((await page({ limit: 10, page_token: token ?? '' })).items.map(({ name }) => name)).toEqual(
      names.slice(50, 60),
    )
    expect(token).toMatch(/^[A-Za-z0-9_-]+={0,2}$/)
  })

  test.each([
    ['x', 'corrupted token'],
    [btoa('{"v":"v2","page_start":{}}'), 'unsupported version: v2'],
    [btoa('{"v":"v1"}'), 'corrupted token'],
    ['a'.repeat(513), 'too large'],
  ])('the token %s is refused', async (token, reason) => {
    const reply = await backend.call('disk_list', { query: { page_token: token } })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      message: `unable to parse query string: failed to parse pagination token: ${reason}`,
    })
  })

  test('a marker of another kind is refused', async () => {
    const token = btoa('{"v":"v1","page_start":{"project":"tree","last_seen":{"a":1}}}')
    const reply = await backend.call('disk_list', { query: { page_token: token } })
    expect(reply.body).toMatchObject({ message: 'unable to parse query string: invalid pagination marker' })
  })

  test('lists do not mix parents', async () => {
    expect((await page({ project: 'sandbox' })).items.map(({ name }) => name)).toEqual(['scratch-boot', 'upload-1'])
  })
})
