import { describe, expect, test } from 'vitest'

import { cooldownOf, restartOf } from './restart.ts'

const now = Date.parse('2026-01-01T12:00:00Z')
const failed = { runState: 'failed', autoRestartEnabled: true }
const at = (text: string) => ({ ...failed, autoRestartCooldownExpiration: new Date(text) })

describe('restart of a failed instance', () => {
  test.each([
    ['no cooldown', failed, { kind: 'soon' }],
    ['null as cooldown', { ...failed, autoRestartCooldownExpiration: null }, { kind: 'soon' }],
    ['cooldown over', at('2026-01-01T11:59:59Z'), { kind: 'soon' }],
    ['cooldown ends now', at('2026-01-01T12:00:00Z'), { kind: 'soon' }],
    ['switched off', { ...at('2026-01-01T11:00:00Z'), autoRestartEnabled: false }, { kind: 'never' }],
    ['not failed', { ...failed, runState: 'running' }, { kind: 'idle' }],
    ['stopped', { ...failed, runState: 'stopped' }, { kind: 'idle' }],
  ])('%s', (_, instance, expected) => {
    expect(restartOf(instance, now)).toEqual(expected)
  })

  test('waits for the end of the cooldown', () => {
    const until = new Date('2026-01-01T12:04:30Z')
    expect(restartOf(at('2026-01-01T12:04:30Z'), now)).toEqual({ kind: 'waiting', until, distance: '4m' })
  })
})

describe('cooldown', () => {
  test.each([
    ['never restarted', failed, undefined],
    ['failed, under way', at('2026-01-01T12:04:30Z'), '4m left'],
    ['running again, under way', { ...at('2026-01-01T12:00:20Z'), runState: 'running' }, '20s left'],
    ['failed, over', at('2026-01-01T11:59:00Z'), 'restarting soon'],
    ['failed, over, switched off', { ...at('2026-01-01T11:59:00Z'), autoRestartEnabled: false }, 'over'],
    ['running, over', { ...at('2026-01-01T11:59:00Z'), runState: 'running' }, 'over'],
  ])('%s', (_, instance, text) => {
    expect(cooldownOf(instance, now)?.text).toBe(text)
  })
})
