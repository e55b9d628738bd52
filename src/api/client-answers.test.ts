import { describe, expect, it, vi } from 'vitest'

import type { ApiRequest } from './binding.ts'
import { createClient } from './client.ts'
import { createSessionGuard } from './session-guard.ts'
import { pause } from '../lib/turns.ts'

const view: ApiRequest = { method: 'GET', url: '/v1/disks/{disk}', path: { disk: 'a' }, operation: 'diskView' }

/** What the reader saw of one answer, and what came out of it. */
async function readBy(answer: Response, request: Partial<ApiRequest> = {}) {
  const seen: string[] = []
  const readAnswer = (operation: string, data: unknown): void => {
    seen.push(operation)
    if (typeof data === 'object' && data !== null) Object.assign(data, { name: 'read' })
  }
  const onSuccess = vi.fn()
  await createClient({ fetch: () => Promise.resolve(answer), readAnswer, onSuccess }).request({ ...view, ...request })
  return { seen, data: onSuccess.mock.calls[0]?.[1] as unknown }
}

describe('the reader of answers', () => {
  it('gets an answer before anybody else, in the client view', async () => {
    expect(await readBy(Response.json({ name: 7, time_created: '2025-10-08T00:00:00Z' }))).toEqual({
      seen: ['diskView'],
      data: { name: 'read', timeCreated: new Date('2025-10-08T00:00:00Z') },
    })
  })

  it('gets nothing that is no answer in JSON', async () => {
    const nothing = new Response(null, { status: 204 })
    expect((await readBy(Response.json({ name: 7 }), { parseAs: 'text' })).seen).toEqual([])
    expect((await readBy(nothing, { method: 'POST', url: '/v1/disks', operation: 'diskCreate' })).seen).toEqual([])
    expect((await readBy(Response.json({}, { status: 404 }))).seen).toEqual([])
    expect((await readBy(Response.json(null))).seen, 'what cannot be read at all').toEqual([])
  })

  it.each(['GET', 'POST'] as const)(
    'regression: 204 in the place of what another status of a %s has was unreadable, or nothing that its type knows',
    async (method) => {
      const none = new Response(null, { status: 204 })
      expect(await readBy(none, { method, answer: 'anything' })).toEqual({ seen: ['diskView'], data: null })
    },
  )

  it('regression: after an answer that took long to read, all that is done with it came in the same task', async () => {
    const order: string[] = []
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => order.push('others'))
    port1.start()
    const readAnswer = (): void => {
      port2.postMessage(undefined)
      for (const end = performance.now() + 40; performance.now() < end;);
    }
    const onSuccess = (): unknown => order.push('rows')
    await createClient({ fetch: () => Promise.resolve(Response.json({})), readAnswer, onSuccess }).request(view)
    port1.close()
    expect(order).toEqual(['others', 'rows'])
  })
})

/** So many tasks of the page: what waits for nobody is done by then. */
async function pauses(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await pause()
}

describe('very many reads at once', () => {
  it('regression: the browser refused most of twenty thousand', async () => {
    let [underWay, most] = [0, 0]
    const { request } = createClient({
      fetch: async () => {
        underWay += 1
        most = Math.max(most, underWay)
        await pause()
        underWay -= 1
        return Response.json({})
      },
    })
    const results = await Promise.all(Array.from({ length: 500 }, () => request(view)))
    expect(results.every(({ type }) => type === 'success')).toBe(true)
    expect(most).toBe(32)
  })

  it('are waited for by no change, and by nothing that takes as long as it takes', async () => {
    const sent: (string | undefined)[] = []
    const { request } = createClient({
      fetch: (_, init) => {
        sent.push(init?.method)
        return new Promise(() => undefined)
      },
    })
    for (let count = 0; count < 40; count += 1) void request(view)
    void request({ method: 'POST', url: '/v1/disks', operation: 'diskCreate' })
    void request({ ...view, patient: true })
    await expect.poll(() => sent).toContain('POST')
    expect(sent).toHaveLength(34)
  })

  it('regression: kept a change waiting that asks who is signed in before it is sent', async () => {
    const me: ApiRequest = { method: 'GET', url: '/v1/me', operation: 'currentUserView' }
    const ada = { id: 'a', displayName: 'Ada' }
    const guard = createSessionGuard(async () => {
      const result = await request(me)
      return result.type === 'success' ? { ...result, data: ada } : result
    })
    const { request } = createClient({
      beforeWrite: guard.beforeWrite,
      isFirst: ({ operation }) => operation === me.operation,
      fetch: (url) => (String(url).includes('/a') ? new Promise(() => undefined) : Promise.resolve(Response.json({}))),
    })
    guard.heard(ada)
    for (let count = 0; count < 40; count += 1) void request(view)
    guard.suspect()
    const change = request({ method: 'POST', url: '/v1/disks', operation: 'diskCreate' })
    expect(await Promise.race([change, pauses(20)])).toMatchObject({ type: 'success' })
  })
})

describe('a web page', () => {
  const served = (request: Partial<ApiRequest>) =>
    createClient({
      fetch: () => Promise.resolve(new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })),
    }).request({ ...view, ...request })

  it('regression: was taken for an answer where its text was asked for', async () => {
    expect(await served({ parseAs: 'text' })).toMatchObject({ type: 'client_error', statusCode: 200 })
  })

  it('regression: was taken for an answer where the contract leaves the type open', async () => {
    const device = { method: 'POST', url: '/device/auth', operation: 'deviceAuthRequest' } as const
    expect(await served(device)).toMatchObject({ type: 'client_error', statusCode: 200 })
  })
})
