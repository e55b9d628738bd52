import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from '../api/client.ts'
import { logApiError } from './log-api-error.ts'

afterEach(() => vi.restoreAllMocks())

test('an unreadable 201 printed its body, with the token in it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  for (const body of ['{"token": "secret-1"', '<html>secret-1</html>', '["secret-1"]', '"secret-1"']) {
    const fetch = async () => new Response(body, { status: 201, headers: { 'x-request-id': 'r1' } })
    const client = createClient({ fetch, onError: logApiError })
    await client.request({ method: 'POST', url: '/v1/tokens', operation: 'tokenCreate' })
  }
  const lines = log.mock.calls.map((line) => line.map((part: unknown) => JSON.stringify(part, withErrors)).join(' '))
  expect(lines).toHaveLength(4)
  for (const line of lines) {
    expect(line).toContain('"operation":"tokenCreate","statusCode":201')
    expect(line).toContain('"requestId":"r1"')
    expect(line).not.toContain('secret')
  }
  expect(lines[0]).toContain('not JSON')
  expect(lines[2]).toContain('/ should be an object and is a list')
})

const withErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { ...value, message: value.message, cause: value.cause } : value
