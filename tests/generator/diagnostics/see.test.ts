/** Faults in where a message leads. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'the field of an answer that a message leads by',
    change: { replace: '  anchor: {}', by: '  anchor: {toast: Anchored, see: {screen: boat.detail, by: boatIt}}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'see: {screen: boat.detail',
      cause: 'the answer has no field `boatIt` that selects a row',
    },
  },
]

describe('where a message leads', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
