import { expect, it } from 'vitest'

import { playableVersions } from '../../src/mock/server/as-version.ts'
import { readMockArgs, type MockArgs } from './options.ts'

const usual: MockArgs = {
  port: '12220',
  host: '127.0.0.1',
  scenario: 'default',
  fault: [],
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

it.each<[Partial<MockArgs>, string]>([
  [
    { scenario: 'larg' },
    '--scenario: there is no scenario "larg". Did you mean "large"? Known: default, empty, large, crowded, viewer, no-roles, slow, flaky, mid-update, stuck-update, suspended-update, quota-exhausted.',
  ],
  [
    { scenario: 'moonlight' },
    '--scenario: there is no scenario "moonlight". Known: default, empty, large, crowded, viewer, no-roles, slow, flaky, mid-update, stuck-update, suspended-update, quota-exhausted.',
  ],
  [{ latency: 'slow' }, '--latency: "slow" is not a number of milliseconds'],
  [{ fault: ['disk_list'] }, '--fault: "disk_list" is not OPERATION=KIND, like project_list=forbidden'],
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
