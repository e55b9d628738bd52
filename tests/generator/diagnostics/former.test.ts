/** Faults in what the manifest says an action takes from another row. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const former = (list: string, where: string, text: string): Case['change'] => ({
  replace: '  anchor: {}',
  by: `  anchor: {former: {in: ${list}, where: ${where}, text: '${text}', otherwise: Another one may leave}}`,
})

const cases: readonly Case[] = [
  {
    title: 'the list that has the row',
    change: former('pilt', '{name: [x]}', '{$former} leaves'),
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'in: pilt',
      cause: 'there is no list of `pilt` that can be asked for here',
      suggestion: 'name a list, and by `of` the fields of the row that its parameters come from',
    },
  },
  {
    title: 'which row of the list it is',
    change: former('pilot', '{nane: [x]}', '{$former} leaves'),
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nane: [x]',
      cause: 'the row has no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'what is said of it',
    change: former('pilot', '{name: [x]}', '{$former} leaves {nane}'),
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'former: {in',
      cause: 'the row has no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
]

describe('what an action takes from another row', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
