/** Faults in what is bound into bodies that are one of several kinds, and in fields that no form can send. */
import { expect, it } from 'vitest'
import { build, fixtureWorld, outcome, type Case } from './world.ts'

const bound = (binds: string) => ({
  in: 'resources/kites.yaml' as const,
  replace: 'body: {kite: $row.name}',
  by: `body: {${binds}}`,
})

const cases: readonly Case[] = [
  {
    title: 'fields of different kinds that are bound together',
    change: bound('kite: $row.name, line: left'),
    errors: {
      code: 'UNSURE_VARIANT',
      in: 'resources/kites.yaml',
      at: 'body: {kite: $row.name',
      cause: 'no kind of the body of `repair_create` has all that is bound: `kite`, `line`',
      suggestion: 'bind fields of one kind only, or give `repair_create` a page: `operation: repair_create`',
    },
  },
  {
    title: 'fields of several kinds, but not of all',
    change: [
      bound('note: $row.name'),
      {
        in: 'contract.yaml',
        replace: '            line: {type: string}\n',
        by: '            line: {type: string}\n        - {type: object, required: [kind], properties: {kind: {type: string, enum: [none]}}}\n        - type: object\n          required: [kind]\n          properties:\n            kind: {type: string, enum: [of_tail]}\n',
      },
    ],
    errors: {
      code: 'UNSURE_VARIANT',
      in: 'resources/kites.yaml',
      at: 'body: {note: $row.name',
      cause: 'what is bound does not say which kind of body `repair_create` is sent',
      suggestion: 'bind `kind` to one of `of_kite`, `of_tail`',
    },
  },
  {
    title: 'a kind that is only known when the row is',
    change: bound('kind: $row.wind'),
    errors: {
      code: 'UNSURE_VARIANT',
      in: 'resources/kites.yaml',
      at: 'body: {kind: $row.wind',
      cause: 'what is bound does not say which kind of body `repair_create` is sent',
      suggestion: 'bind `kind` to one of `of_kite`, `of_line`',
    },
  },
]

const dotted = {
  in: 'contract.yaml' as const,
  replace: '    BoatCreate:\n      type: object\n      required: [name]\n      properties:',
  by: '    BoatCreate:\n      type: object\n      required: [name, sea.zone]\n      properties:\n        sea.zone: {type: string}',
}

it('regression: a form that cannot send a required field with a dot in its name is an error', () => {
  const { actual } = outcome({ title: '', change: dotted, errors: [] })
  expect(actual.map(({ severity, code, cause, suggestion }) => [severity, code, cause, suggestion])).toEqual([
    ['warning', 'DOTTED_NAME', expect.anything(), 'rename it in the contract'],
    [
      'error',
      'UNSENT_FIELD',
      '`boat_create` requires `sea.zone`, which no form can ask for: a dot separates the steps of a path here',
      'take it out here, and give it a page with `operation: boat_create`, which takes the whole body as JSON',
    ],
  ])
})

it.each(cases)('regression: $title', (one) => {
  const { actual, wanted } = outcome(one, fixtureWorld('union-body'))
  expect(actual).toEqual(wanted)
})

it.each([
  ['the only kind that has what is bound', 'kite: $row.name', ['note', 'urgent'], 'of_kite'],
  ['the kind that is bound', 'kind: of_line', ['line', 'note'], 'of_line'],
])('regression: an action sends %s', (_, binds, asked, value) => {
  const changes = binds.startsWith('kite') ? [] : [bound(binds)]
  const { model, diagnostics } = build(changes, { world: fixtureWorld('union-body') })
  expect(diagnostics).toEqual([])
  const list = model?.screens.find(({ id }) => `${id}` === 'kite.list')
  const mend = list?.kind === 'list' ? list.actions.find(({ id }) => id === 'mend') : undefined
  expect(mend?.form?.map(({ id, when }) => [id, when])).toEqual(asked.map((id) => [id, undefined]))
  expect(mend?.call.body?.variant).toEqual({ tag: 'kind', value })
})
