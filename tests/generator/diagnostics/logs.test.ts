/** Faults in what the manifest says about further reads of screens, and about a log whose entries pages show. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case, type Change } from './world.ts'

/** Boats as a log of what was done to harbors. */
const log = (written: string, by: string): Change => {
  const activity = `activity:
  {uri: name, operation: name, started: timeBuilt, ended: timeBuilt, done: {state: [moored]}, since: limit,
   callers: {harbor: {entry: harborId, me: id}}, columns: [name, length], days: 30, most: 500}`
  if (activity.split(written).length !== 2) throw new Error(`the log does not hold ${written} once`)
  return {
    replace: 'refresh:\n  - {when: {state: [sailing]}, every: 10s}',
    by: `refresh:\n  - {when: {state: [sailing]}, every: 10s}\n${activity.replace(written, by)}`,
  }
}

const cases: readonly Case[] = [
  {
    title: 'a log without a fault',
    change: log('days: 30', 'days: 31'),
    errors: [],
  },
  {
    title: 'a read that the contract does not have',
    change: { replace: 'fields:\n  cargo:', by: 'reads: {harbor_depth_vew: [boat.list]}\nfields:\n  cargo:' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'harbor_depth_vew',
      cause: 'there is no operation `harbor_depth_vew` in the contract',
      // What is called almost so is the page of a single.
    },
  },
  {
    title: 'a read of a screen that does not exist',
    change: { replace: 'fields:\n  cargo:', by: 'reads: {harbor_depth_view: [boat.lst]}\nfields:\n  cargo:' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      at: 'boat.lst',
      cause: 'there is no screen `boat.lst`',
      suggestion: 'did you mean `boat.list`?',
    },
  },
  {
    title: 'a log whose requests stand in a field that it does not have',
    change: log('uri: name', 'uri: nam'),
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'uri: nam,',
      cause: 'a row of `boat` has no field `nam`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a log whose entries show a field that it does not have',
    change: log('columns: [name, length]', 'columns: [name, lenght]'),
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'lenght',
      cause: 'a row of `boat` has no field `lenght`',
      suggestion: 'did you mean `length`?',
    },
  },
  {
    title: 'a log whose callers stand in a field that it does not have',
    change: log('entry: harborId', 'entry: harbourId'),
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'entry: harbourId',
      cause: 'a row of `boat` has no field `harbourId`',
      suggestion: 'did you mean `harborId`?',
    },
  },
  {
    title: 'a log that is read from a time by a parameter that its list does not take',
    change: log('since: limit', 'since: limt'),
    errors: {
      code: 'UNKNOWN_PARAM',
      at: 'since: limt',
      cause: '`boat_list` has no parameter `limt`',
      suggestion: 'did you mean `limit`?',
    },
  },
]

describe('reads and logs', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
