/** Rules of network interfaces that concern all those of an instance (server-behaviour §8.7). */
import { expect, test } from 'vitest'

import { screen } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import { disabledReason } from '../../kit/actions/offer.ts'
import type { Row } from '../../kit/spec.ts'

const deletion = screen.actions.find(({ id }) => id === 'delete') ?? {}
const makePrimary = screen.actions.find(({ id }) => id === 'makePrimary') ?? {}
const stopped = { runState: 'stopped' }

test.each<[string, Row, Row, number, string | undefined]>([
  ['the primary one beside others', { primary: true }, stopped, 2, 'Make another interface the primary one first'],
  ['the primary one alone', { primary: true }, stopped, 1, undefined],
  ['another one', { primary: false }, stopped, 2, undefined],
  ['one of a running instance', { primary: true }, { runState: 'running' }, 2, 'The instance must be stopped'],
])('deleting %s', (_, row, parent, rows, reason) => {
  expect(disabledReason(deletion, row, { parent, rows })).toBe(reason)
})

test('the ninth interface is not offered', () => {
  const { create = {} } = screen
  expect(disabledReason(create, {}, { parent: stopped, rows: 7 })).toBeUndefined()
  expect(disabledReason(create, {}, { parent: stopped, rows: 8 })).toBe(
    'Delete an interface first; an instance can have 8',
  )
  expect(disabledReason(create, {}, { parent: { runState: 'failed' }, rows: 8 })).toBe('The instance must be stopped')
})

test('what is primary already is said to be', () => {
  expect(disabledReason(makePrimary, { primary: true }, { parent: stopped })).toBe(
    'It is the primary interface already',
  )
  expect(disabledReason(makePrimary, { primary: false }, { parent: { runState: 'running' } })).toBe(
    'The instance must be stopped',
  )
})
