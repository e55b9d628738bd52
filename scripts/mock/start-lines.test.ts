import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import type { ContractDocument } from '../../src/mock/contract/schemas.ts'
import { createNodeMock, type NodeMock, type NodeMockOptions } from '../../src/mock/node/node.ts'
import type { MockCommand } from './options.ts'
import { assertTokenUsers, startLines } from './start-lines.ts'

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

const url = 'http://127.0.0.1:12220'

function made(options: Partial<NodeMockOptions>): { mock: NodeMock; command: MockCommand } {
  const mock = createNodeMock({ document, ...options })
  return { mock, command: { mock: { clock: mock.clock.now, ...options }, server: { port: 12220 } } }
}

it('says who callers without credentials are, and nothing of what is not on', () => {
  const { mock, command } = made({})
  expect(startLines(mock, { url, control: undefined }, command)).toEqual([
    'The mock API answers at http://127.0.0.1:12220. Stop it with Ctrl+C.',
    'Callers without credentials are ada-lindqvist of the silo meadow (scenario default); --auth required refuses them.',
  ])
})

it('says everything that was asked for', () => {
  const { mock, command } = made({
    auth: {
      required: true,
      tokens: new Map([
        ['a', 'emil-strand'],
        ['b', 'ada-lindqvist'],
        ['c', 'emil-strand'],
      ]),
    },
    faults: () => [{ fault: 503, nth: 1 }],
    strict: true,
    strictVersion: true,
  })
  expect(startLines(mock, { url, control: `${url}/control` }, command).slice(1)).toEqual([
    'Callers without credentials are refused: sign in at http://127.0.0.1:12220/login, or use a token.',
    'With a token call emil-strand, ada-lindqvist.',
    'Programs of this machine control it at http://127.0.0.1:12220/control.',
    '1 rule for faults: calls fail on purpose.',
    'An answer that would break the contract is a 500.',
    'A call that is written for another version of the contract is refused.',
  ])
})

it('refuses a token for who is not there, and says who is', () => {
  const { mock, command } = made({ auth: { required: false, tokens: new Map([['a', 'ada']]) } })
  expect(() => assertTokenUsers(mock, command)).toThrow(
    /^--token: the scenario default has no user "ada"\. It has ada-lindqvist, bruno-castell, .+ and \d+ more\.$/,
  )
})
