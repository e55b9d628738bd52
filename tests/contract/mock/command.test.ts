import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'

import { runMock } from '../../../scripts/mock/run.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { document } from './support/backend.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test('the command says on stderr why a page may not open a WebSocket, as it tells the page', async () => {
  const port = await freePort()
  const complaints: string[] = []
  const stop = await runMock(
    {
      port: String(port),
      host: '127.0.0.1',
      scenario: 'default',
      fault: [],
      control: false,
      auth: 'optional',
      token: [],
      'strict-contract': false,
      'strict-version': false,
    },
    {
      contract: compileContract(document),
      print: () => undefined,
      complain: (line) => complaints.push(line),
    },
  )
  onTestFinished(stop)
  const path = '/v1/instances/web-1/serial-console/stream'
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?project=web-shop`, {
    origin: 'http://evil.example',
  })
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  expect(answer.statusCode).toBe(403)
  const { message } = (await json(answer)) as { message: string }
  expect(message).toContain('Pages of http://evil.example may not open a WebSocket here')
  expect(complaints).toEqual([`GET ${path}: 403, ${message}`])
})
