import http from 'node:http'

import { expect, it } from 'vitest'

import { addressOf, listen } from './listen.ts'
import { startServer } from './testing/testing.ts'

it('takes the next free port', async () => {
  const taken = Number((await startServer(http.createServer())).port)
  const server = http.createServer()
  const port = await listen(server, { host: '127.0.0.1', port: taken })
  server.close()
  expect(port).toBeGreaterThan(taken)
})

it('insists on the port when told to', async () => {
  const taken = Number((await startServer(http.createServer())).port)
  await expect(listen(http.createServer(), { host: '127.0.0.1', port: taken, strict: true })).rejects.toThrow(
    'EADDRINUSE',
  )
})

it('prints an address that a browser can open', () => {
  expect(addressOf('127.0.0.1', 4000)).toBe('http://127.0.0.1:4000/')
  expect(addressOf('::1', 4000)).toBe('http://[::1]:4000/')
  expect(addressOf('0.0.0.0', 4000)).toBe('http://localhost:4000/')
})
