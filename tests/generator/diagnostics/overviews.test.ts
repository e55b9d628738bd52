/** Faults in overviews. */
import { describe, expect, it } from 'vitest'
import { fixtureWorld, outcome, type Case } from './world.ts'

const mills = 'resources/mills.yaml'

const cases: readonly Case[] = [
  {
    title: 'a list that there is not',
    change: { in: mills, replace: 'count: [{list: mill,', by: 'count: [{list: mil,' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: mills,
      at: 'list: mil,',
      cause: 'there is nothing called `mil` that can be asked for here',
      suggestion: 'did you mean `mill`?',
    },
  },
  {
    title: 'a list below rows that the address does not name',
    change: { in: mills, replace: 'list: stone, each: mill,', by: 'list: stone,' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: mills,
      at: 'list: stone, rules',
      cause: 'there is nothing called `stone` that can be asked for here',
      suggestion: 'name one whose parents the address has',
    },
  },
  {
    title: 'a field of a condition',
    change: { in: mills, replace: 'when: {state: [broken]}, say', by: 'when: {stat: [broken]}, say' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: mills,
      at: 'stat:',
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a date that rows do not have',
    change: { in: mills, replace: 'soon: [timeWorn, 30]', by: 'soon: [timeWorm, 30]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: mills,
      at: 'timeWorm',
      cause: 'there is no field `timeWorm`',
      suggestion: 'did you mean `timeWorn`?',
    },
  },
  {
    title: 'a field of a single',
    change: { in: mills, replace: '{left: free,', by: '{left: fre,' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: mills,
      at: 'left: fre,',
      cause: 'there is no field `fre`',
      suggestion: 'did you mean `free`?',
    },
  },
  {
    title: 'a page that there is not',
    change: { in: mills, replace: 'to: morning', by: 'to: evening' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: mills,
      at: 'to: evening',
      cause: 'there is no page `evening`',
      suggestion: 'there are morning, all_stones',
    },
  },
  {
    title: 'rows of all lists of something that lies in nothing',
    change: { in: mills, replace: 'across: stone', by: 'across: river' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: mills,
      at: 'across: river',
      cause: 'rows of `river` do not lie in rows that can be listed here, or have no id and no reference to them',
      suggestion: 'there are stone',
    },
  },
  {
    title: 'a beginning of a level that there is not',
    change: { in: 'resources/console.yaml', replace: 'home: mill.list', by: 'home: mil.list' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: 'resources/console.yaml',
      at: 'home: mil.list',
      cause: 'there is no screen `mil.list`',
      suggestion: 'did you mean `mill.list`?',
    },
  },
]

describe('each fault has a place, a cause and a suggestion', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one, fixtureWorld('overviews'))
    expect(actual).toEqual(wanted)
  })
})
