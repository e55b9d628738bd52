/** Faults in what the manifest says a delete does to other rows. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'rows that a delete concerns',
    change: { replace: 'effects:\n  sail:', by: 'relations: {pilt: deletes}\neffects:\n  sail:' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'pilt: deletes',
      cause: 'there is no entity or link `pilt`',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'a field that refers to what is deleted',
    change: { replace: 'effects:\n  sail:', by: 'relations: {pilot.boatName: keeps}\neffects:\n  sail:' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'pilot.boatName',
      cause: 'rows of `pilot` have no field `boatName`',
      suggestion: 'it has id, name',
    },
  },
  {
    title: 'a field that says what related rows are of',
    change: { replace: 'effects:\n  sail:', by: 'relations: {pilot: {of: boatName}}\neffects:\n  sail:' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'of: boatName',
      cause: 'rows of `pilot` have no field `boatName`',
      suggestion: 'it has id, name',
    },
  },
  {
    title: 'a checkbox that the delete does not have',
    change: {
      replace: 'effects:\n  sail:',
      by: 'relations: {pilot: {delete: blocks, chosen: {cascade: deletes}}}\neffects:\n  sail:',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'cascade: deletes',
      cause: 'the delete does not ask for `cascade`',
      suggestion: 'bind a parameter of the delete to `$form.cascade`',
    },
  },
]

describe('relations', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
