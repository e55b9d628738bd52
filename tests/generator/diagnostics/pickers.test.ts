/** Faults in what the manifest says about the candidates of pickers. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a picker within what another field holds',
    change: {
      replace: 'fields:\n  cargo:',
      by: 'fields:\n  name: {within: {harbor: nam}}\n  cargo:',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'harbor: nam}',
      cause: 'there is no field `nam`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'rows below each row of a list that there is none of',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: {entity: pilot, each: harbr}}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'each: harbr',
      cause: 'there is no entity `harbr` to refer to',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'a condition on the candidates of a picker',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: pilot, among: {nane: [x]}, reason: Off duty}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nane: [x]',
      cause: 'the row has no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'candidates that cannot be chosen, without a reason',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: pilot, among: {name: [x]}}' },
    errors: {
      code: 'MISSING_REASON',
      at: 'among: {name: [x]}',
      cause: 'a picker that shows what cannot be chosen has to say why',
      suggestion: 'add `reason:` in plain words',
    },
  },
  {
    title: 'the list that says what is taken',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: pilot, taken: {in: pilt, by: id, say: Taken}}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'in: pilt, by',
      cause: 'there is no entity `pilt` to refer to',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'what a row says is taken',
    change: {
      replace: '  pilot: {ref: pilot}',
      by: '  pilot: {ref: pilot, taken: {in: boat, by: harborI, say: Taken}}',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'by: harborI, say',
      cause: 'there is no field `harborI`',
      suggestion: 'did you mean `harborId`?',
    },
  },
  {
    title: 'which rows say what is taken',
    change: {
      replace: '  pilot: {ref: pilot}',
      by: '  pilot: {ref: pilot, taken: {in: boat, by: id, where: {nam: [$row.id]}, say: Taken}}',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nam: [$row.id]',
      cause: 'the row has no field `nam`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'the list that each candidate has',
    change: {
      replace: '  pilot: {ref: pilot}',
      by: '  pilot: {ref: pilot, taken: {in: boat, by: id, each: {harbor: nane}, say: Taken}}',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'harbor: nane}, say',
      cause: 'there is no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'what another field must not be less than',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: pilot, minimum: {pilot: {from: nane, step: 1}}}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'from: nane',
      cause: 'there is no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a field that must not be less',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: pilot, minimum: {pilto: {from: name, step: 1}}}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'pilto: {from',
      cause: 'there is no field `pilto`',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'what pickers say beside a row',
    change: { replace: 'entity: boat\n', by: 'entity: boat\nhint: [name, stat]\n' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat]',
      cause: 'there is no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
]

describe('pickers', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
