/** `npm run mock`: the mock API as a server on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { createNodeMock } from '../src/mock/node/node.ts'
import { readArgs } from './lib/args.ts'
import { root } from './lib/project.ts'
import { options, readMockArgs, usage } from './mock/options.ts'
import { startMockServer } from './mock/server.ts'

const { values } = readArgs(usage, options)

try {
  const { mock, server } = readMockArgs(values)
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const { url } = await startMockServer(
    createNodeMock({
      ...mock,
      document,
      onDefect: ({ operation, message }) => console.error(`mock of ${operation}: ${message}`),
    }),
    { ...server, log: (line) => console.error(line) },
  )
  console.log(`The mock API answers at ${url}. Stop it with Ctrl+C.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
