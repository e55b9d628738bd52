/** Options of fields that do not fit what the field holds, or how it is described. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a key that is a number',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  length: {holds: publicKey}\n  cargo:' },
    errors: {
      code: 'WRONG_TYPE',
      at: 'holds: publicKey',
      cause: 'the field is neither a text nor a file: no key can stand in it',
      suggestion: 'say it of the field with the key',
    },
  },
  {
    title: 'a length of time that is a text',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  name: {widget: duration}\n  cargo:' },
    errors: {
      code: 'WRONG_TYPE',
      at: 'widget: duration',
      cause: '`duration` asks for a number, which the field never is',
      suggestion: 'leave `widget` out, or use one for what the field holds',
    },
  },
  {
    title: 'help that is neither a text nor left out',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  name: {help: true}\n  cargo:' },
    errors: {
      code: 'WRONG_VALUE',
      at: 'help: true',
      cause: '"help" cannot be true.',
      suggestion: "Default: the contract's description; false: none.",
    },
  },
  {
    title: 'labels for what the contract describes',
    change: {
      replace: 'update: harbor_depth_update}',
      by: 'update: harbor_depth_update, labels: {metres: Metres}}',
    },
    errors: {
      code: 'IGNORED_LABELS',
      at: 'labels: {metres',
      cause: '`labels` is for answers that the contract leaves open, and it describes this one',
      suggestion: 'state each `label` in `rows`, or in `fields` of the entity',
    },
  },
  {
    title: 'networks apart from rows of a list that there is not',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  name: {widget: cidr, apart: harbour}\n  cargo:' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'apart: harbour',
      cause: 'there is no entity `harbour` to refer to',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'a version like that of a field that there is not',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  name: {version: $form.nmae}\n  cargo:' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'version: $form.nmae',
      cause: 'there is no field `nmae`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'the end of a range',
    change: { replace: 'parent: harbor\noperations:', by: 'parent: harbor\nname: name\nupTo: lenght\noperations:' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'upTo: lenght',
      cause: 'there is no field `lenght`',
      suggestion: 'did you mean `length`?',
    },
  },
  ...[
    {
      what: 'that is no list',
      rows: 'length: pilot',
      code: 'UNKNOWN_FIELD',
      cause: 'the body has no list `length`',
      suggestion: undefined,
    },
    {
      what: 'of an entity that there is not',
      rows: 'crew: pilots',
      code: 'UNKNOWN_ENTITY',
      cause: 'there is no entity `pilots` to refer to',
      suggestion: 'did you mean `pilot`?',
    },
    {
      what: 'whose rows lack something',
      rows: 'crew: pilot',
      code: 'UNKNOWN_FIELD',
      cause: 'rows of `pilot` have no field `pilot` for the items of `crew`',
      suggestion: undefined,
    },
  ].map(({ what, rows, ...error }) => ({
    title: `a field ${what} as what an edit form starts with`,
    change: { replace: 'refresh:\n  - {when', by: `edit: {rows: {${rows}}}\nrefresh:\n  - {when` },
    errors: { ...error, at: rows },
  })),
]

describe('options of fields', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
