import { afterEach, expect, test, vi } from 'vitest'

import { bindClient, client } from './binding.ts'
import { recordRequest } from './dry-run.ts'

const answer = { type: 'success' as const, statusCode: 200, data: 'sent', headers: new Headers() }
const request = vi.fn(async () => answer)

afterEach(() => {
  bindClient(undefined)
  request.mockClear()
})

test('what would be sent is recorded and not sent; afterwards calls are sent as before', async () => {
  bindClient({ baseUrl: undefined, request })
  const recorded = recordRequest(() =>
    client.post({ url: '/v1/crates', operation: 'crateCreate', body: { name: 'a' } }),
  )
  expect(recorded).toEqual({ method: 'POST', url: '/v1/crates', operation: 'crateCreate', body: { name: 'a' } })
  expect(request).not.toHaveBeenCalled()
  expect(await client.get({ url: '/v1/crates' })).toBe(answer)
})

test('a call that fails before it sends has nothing to show, and the client is as it was', async () => {
  bindClient({ baseUrl: undefined, request })
  const fail = () => {
    throw new Error('no value')
  }
  expect(recordRequest(fail)).toBeUndefined()
  expect(recordRequest(async () => fail())).toBeUndefined()
  await client.get({ url: '/v1/crates' })
  expect(request).toHaveBeenCalledOnce()
})

test('of several requests the first is recorded: the second waits for its answer', () => {
  const recorded = recordRequest(async () => {
    await client.get({ url: '/v1/crates/{crate}' })
    await client.delete({ url: '/v1/crates/{crate}' })
  })
  expect(recorded?.method).toBe('GET')
})
