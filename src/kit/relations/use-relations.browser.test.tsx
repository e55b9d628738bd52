import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import type { Related, Relations } from '../relations.ts'
import { removing } from '../routing/removing.ts'
import { useRelated } from './use-relations.ts'

afterEach(() => removing.set(false))

/** Boxes of a crate, whose list does not answer. */
function boxes() {
  const asked: AbortSignal[] = []
  const related: Related = {
    lookup: {
      entity: 'box',
      label: { one: 'box', many: 'boxes' },
      source: {
        query: () => ({
          queryKey: [{ _id: 'box_list' }],
          queryFn: ({ signal }: { signal: AbortSignal }) => {
            asked.push(signal)
            return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          },
        }),
        shape: { kind: 'page' },
        paged: false,
      },
      value: 'id',
      text: 'name',
    },
    relation: 'contained',
    labels: [],
    onDelete: 'deletes',
  }
  const relations: Relations = { param: 'crate', field: 'name', references: [], related: [related], unlisted: [] }
  return { asked, related, relations }
}

test('regression: a list of what is in a thing came to the server after the thing was deleted', async () => {
  const { asked, related, relations } = boxes()
  const client = createQueryClient()
  const { rerender } = await renderHook(() => useRelated([related], { relations, row: { name: 'figs' }, params: {} }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await expect.poll(() => asked.length).toBe(1)
  removing.set(true)
  // Before anything is sent: the call that deletes it follows in the same task.
  expect(asked[0]?.aborted).toBe(true)
  await rerender()
  // It was not deleted.
  removing.set(false)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.aborted).toBe(false)
})
