/** `npm run mock`: the mock API as a server on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { createNodeMock } from '../src/mock/node/node.ts'
import { wordsOfVersion } from '../src/mock/server/header-check.ts'
import { readArgs } from './lib/args.ts'
import { root } from './lib/project.ts'
import { options, readMockArgs, usage } from './mock/options.ts'
import { startMockServer } from './mock/server.ts'
import { assertTokenUsers, startLines } from './mock/start-lines.ts'

const { values } = readArgs(usage, options)

try {
  const command = readMockArgs(values)
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const said = new Set<string>()
  const mock = createNodeMock({
    ...command.mock,
    document,
    onDefect: ({ operation, message }) => console.error(`mock of ${operation}: ${message}`),
    onOtherVersion: (other) => {
      // Once is enough: a client that is written for another version is so with each call.
      const words = wordsOfVersion(other)
      if (!said.has(words)) console.error(`A call is written for another version of the contract: ${words}.`)
      said.add(words)
    },
  })
  assertTokenUsers(mock, command)
  const server = await startMockServer(mock, { ...command.server, log: (line) => console.error(line) })
  for (const line of startLines(mock, server, command)) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
