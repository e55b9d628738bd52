/** A misspelt field never means one that stands beside it already. */
import { expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a bound field of a body that looks like one that is bound',
    change: { replace: 'body: {state: day}', by: 'body: {state: day, stat: day}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: day',
      cause: 'the body of `boat_sail` has no field `stat`',
      suggestion: 'it has to',
    },
  },
  {
    title: 'a column that looks like one that is there',
    change: { replace: 'columns: [name, state, length]', by: 'columns: [name, state, stat, length]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat, length]',
      cause: 'the row has no field `stat`',
      suggestion: 'it has harborId, hull, id, timeBuilt',
    },
  },
  {
    title: 'a field of a form that looks like one that is asked for',
    change: { replace: 'fields: [name, length, cargo]', by: 'fields: [name, lenght, length]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'lenght, length]',
      cause: 'the request has no field `lenght`',
      suggestion: 'it has cargo',
    },
  },
]

it.each(cases)('$title', (one) => {
  const { actual, wanted } = outcome(one)
  expect(actual).toEqual(wanted)
})
