import { expect, test } from 'vitest'

import { makePresence } from './presence.ts'
import type { Facts } from './types/facts.ts'

/** One operation that takes and answers a lamp with these fields, in this order. */
function factsOf(version: string, names: readonly string[], required: boolean): Facts {
  const fields = names.map((name) => [name, { type: 'string', required }] as const)
  return {
    version,
    operations: { lamp_create: { method: 'post', path: '/lamps', query: [], body: 'Lamp', answer: 'Lamp' } },
    schemas: { Lamp: Object.fromEntries(fields) },
  }
}

test('the order in which facts have their fields says nothing', () => {
  const ours = ['name', 'wick']
  const theirs = ['name', 'mount', 'mount.arm', 'glass']
  const made = (own: readonly string[], others: readonly string[]): string =>
    JSON.stringify(makePresence(factsOf('1.0.0', own, false), [factsOf('2.0.0', others, true)]))
  expect(made(ours.toReversed(), theirs.toReversed())).toBe(made(ours, theirs))
  expect(JSON.parse(made(ours, theirs.toReversed()))).toMatchObject({
    added: { '2.0.0': { lamp_create: { glass: 'string', mount: 'string' } } },
    demands: { lamp_create: { glass: ['2.0.0'], mount: ['2.0.0'] } },
  })
})
