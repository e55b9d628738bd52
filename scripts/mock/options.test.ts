import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { playableVersions } from '../../src/mock/server/as-version.ts'
import { readMockArgs, type MockArgs } from './options.ts'

const usual: MockArgs = {
  port: '12220',
  host: '127.0.0.1',
  scenario: 'default',
  fault: [],
  control: false,
  auth: 'optional',
  token: [],
  'strict-contract': false,
  'strict-version': false,
}
const read = (args: Partial<MockArgs>) => readMockArgs({ ...usual, ...args })

it('reads what was typed', () => {
  const { mock, server } = read({ scenario: 'large', cors: 'http://127.0.0.1:5173', clock: '2026-01-01T00:00:00Z' })
  expect(server).toEqual({ port: 12220, host: '127.0.0.1', cors: 'http://127.0.0.1:5173' })
  expect(mock.scenario?.name).toBe('large')
  expect(mock.clock?.()).toBe(Date.parse('2026-01-01T00:00:00Z'))
})

it('is strict about the contract when asked', () => {
  expect(read({}).mock.strict).toBe(false)
  expect(read({ 'strict-contract': true }).mock.strict).toBe(true)
  expect(read({ 'strict-version': true }).mock.strictVersion).toBe(true)
})

it('plays another version of which something is known', () => {
  const [oldest = ''] = playableVersions
  expect(read({}).mock.asVersion).toBeUndefined()
  expect(read({ 'as-version': oldest }).mock.asVersion).toBe(oldest)
})

it('takes the latency of the story unless another one is asked for', () => {
  const story = { name: 'x', title: '', help: '', seed: () => undefined, latency: [5, 9] } as const
  expect(read({}).mock.latencyOf?.(story)).toEqual([5, 9])
  expect(read({ latency: '20' }).mock.latencyOf?.(story)).toEqual([20, 20])
})

it('reads what fails: flags first, then the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-faults-'))
  const file = join(folder, 'faults.json')
  const refusal = (text: string): (() => unknown) => {
    writeFileSync(file, text)
    return () => read({ faults: file })
  }
  try {
    writeFileSync(file, '{"rules": [{"path": {"instance": "web-1"}, "fault": 503}]}')
    expect(read({ faults: file, fault: ['disk_list=429; retry-after=2'] }).mock.faults?.()).toEqual([
      { operation: 'disk_list', fault: 429, retry_after: 2 },
      { path: { instance: 'web-1' }, fault: 503 },
    ])
    expect(refusal('{"rules": [{"operation": "disk_lst", "fault": 503}]}')).toThrow(
      `--faults: ${file}: rules[0].operation: there is no operation "disk_lst". Did you mean "disk_list"?`,
    )
    expect(refusal('{"rules": [}')).toThrow(`--faults: ${file} is not JSON: `)
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(() => read({ faults: file })).toThrow(`--faults: ${file} cannot be read: ENOENT`)
})

it('controls nothing unless asked, then beside the API or on a port of its own', () => {
  expect(read({}).server.control).toBeUndefined()
  expect(read({ control: true }).server.control).toBe('beside')
  expect(read({ 'control-port': '12221' }).server.control).toEqual({ port: 12221 })
})

it('lets everybody call unless asked, and knows tokens', () => {
  expect(read({}).mock.auth).toEqual({ required: false, tokens: new Map() })
  expect(read({ auth: 'required', token: ['ada-lindqvist=a=b', 'emil-strand=c'] }).mock.auth).toEqual({
    required: true,
    tokens: new Map([
      ['a=b', 'ada-lindqvist'],
      ['c', 'emil-strand'],
    ]),
  })
})

it.each<[Partial<MockArgs>, string]>([
  [
    { scenario: 'larg' },
    '--scenario: there is no scenario "larg". Did you mean "large"? Known: default, empty, large, crowded, viewer, no-roles, slow, flaky, mid-update, stuck-update, suspended-update, quota-exhausted.',
  ],
  [
    { scenario: 'moonlight' },
    '--scenario: there is no scenario "moonlight". Known: default, empty, large, crowded, viewer, no-roles, slow, flaky, mid-update, stuck-update, suspended-update, quota-exhausted.',
  ],
  [
    { scenario: 'large', story: 'night.yaml' },
    '--story: a story says in "from" which scenario it goes on from: leave out --scenario',
  ],
  [{ latency: 'slow' }, '--latency: "slow" is not a number of milliseconds'],
  [{ fault: ['disk_list'] }, '--fault: "disk_list" is not OPERATION=KIND, like project_list=forbidden'],
  [
    { fault: ['disk_lst=503'] },
    '--fault: "disk_lst=503" is not OPERATION=KIND, like project_list=forbidden. Did you mean "disk_list"?',
  ],
  [{ fault: ['disk_list=200'] }, '--fault: "disk_list=200" is not OPERATION=KIND, like project_list=forbidden'],
  [{ auth: 'yes' }, '--auth: "yes" is not "required" or "optional"'],
  [{ token: ['ada'] }, '--token: "ada" is not NAME=SECRET, like ada-lindqvist=s3cret, with a secret without spaces'],
  [{ token: ['ada=a b'] }, '--token: "ada=a b" is not NAME=SECRET'],
  [{ token: ['ada=x', 'bo=x'] }, '--token: "x" is the secret of ada already'],
  [{ 'control-port': '70000' }, '--control-port: "70000" is not a port (1 to 65535)'],
  [{ 'control-port': '12220' }, '--control-port: 12220 is the port of the API; take another one, or --control'],
  [{ clock: 'noon' }, '--clock: "noon" is not a time, like 2026-01-01T00:00:00Z'],
  [{ cors: 'example' }, '--cors: "example" is not an origin, like http://127.0.0.1:5173'],
  [
    { 'as-version': '0.0.1' },
    `--as-version: nothing is known of version "0.0.1". Known: ${playableVersions.join(', ')}. Others: openapi/versions.`,
  ],
  [{ port: '0' }, '--port: "0" is not a port (1 to 65535)'],
])('%o is refused', (args, message) => {
  expect(() => read(args)).toThrow(message)
})
