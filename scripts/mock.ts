/** `npm run mock`: the mock API as a server on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { createNodeMock } from '../src/mock/node.ts'
import { readArgs, readPort } from './lib/args.ts'
import { root } from './lib/project.ts'
import { startMockServer } from './mock/server.ts'

const usage = `npm run mock -- [options]
  --port N      default 12220
  --latency MS  how long each request takes (default 0)`

const { values } = readArgs(usage, {
  port: { type: 'string', default: '12220' },
  latency: { type: 'string', default: '0' },
})

try {
  const latency = Number(values.latency)
  if (!Number.isInteger(latency) || latency < 0)
    throw new Error(`--latency: "${values.latency}" is not a number of milliseconds`)
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const mock = createNodeMock({
    document,
    clock: Date.now,
    delay: () => new Promise((resolve) => setTimeout(resolve, latency)),
    onDefect: ({ operation, message }) => console.error(`mock of ${operation}: ${message}`),
  })
  const { url } = await startMockServer(mock, readPort(values.port))
  console.log(`The mock API answers at ${url}. Stop it with Ctrl+C.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
