import { expect, it } from 'vitest'

import { numberCell, numberKind } from './number-kinds.ts'

const kinds = { asn: 'identifier', '*Asn': 'identifier', '*Millis': 'ms', upMillis: 'count' } as const

it.each([
  ['asn', {}, 'identifier'],
  ['peer.remoteAsn', {}, 'identifier'],
  ['stateDurationMillis', {}, 'ms'],
  // A name of its own comes before a pattern, and what the field says before both.
  ['upMillis', {}, 'count'],
  ['upMillis', { number: 'd' }, 'd'],
  ['size', {}, undefined],
  ['constructor', {}, undefined],
] as const)('%s, stated %o: %s', (path, options, kind) => {
  expect(numberKind(path, options, kinds)).toBe(kind)
})

it('what nobody has decided on is a count, with its unit', () => {
  expect(numberCell(undefined, 'vCPUs')).toEqual({ kind: 'number', unit: 'vCPUs' })
  expect(numberCell('count', undefined)).toEqual({ kind: 'number' })
  expect(numberCell('identifier', undefined)).toEqual({ kind: 'identifier' })
  expect(numberCell('µs', undefined)).toEqual({ kind: 'duration', unit: 'µs' })
})
