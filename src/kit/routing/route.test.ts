import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { queryClient } from '../../api/query-client.ts'
import { screenRoute } from './route.ts'

const queryKey = [{ _id: 'crateList' }]

afterEach(() => queryClient().clear())

/** Opens a page whose server does not answer. */
function open() {
  let signal: AbortSignal | undefined
  const queryFn = (context: { signal: AbortSignal }) => {
    ;({ signal } = context)
    return new Promise<never>((_, reject) =>
      context.signal.addEventListener('abort', () => reject(context.signal.reason)),
    )
  }
  const { loader } = screenRoute({
    kind: 'list',
    handle: { screen: 'crate.list', crumbs: [] },
    queries: async () => () => [{ queryKey, queryFn }],
    component: async () => ({ default: () => null }),
  })
  if (typeof loader !== 'function') throw new Error('the route has no loader')
  const navigation = new AbortController()
  const request = new Request('http://console.test/crates', { signal: navigation.signal })
  const loaded = loader({ params: {}, request } as never)
  return { loaded, leave: () => navigation.abort(), asked: () => signal }
}

test('regression: a page that was left before it came was read on, and people were told on another one that it takes long', async () => {
  const { loaded, leave, asked } = open()
  await expect.poll(asked).toBeDefined()
  leave()
  await loaded
  expect(asked()?.aborted).toBe(true)
})

test('what another part of the page shows is read on', async () => {
  const { leave, asked } = open()
  await expect.poll(asked).toBeDefined()
  const stop = new QueryObserver(queryClient(), { queryKey }).subscribe(() => undefined)
  leave()
  expect(asked()?.aborted).toBe(false)
  stop()
})
