/** Faults in what the manifest says in the words of a Terraform provider. */
import { describe, expect, it } from 'vitest'
import { build, outcome, type Case, type Change } from './world.ts'

const provider: Change = {
  in: 'resources/console.yaml',
  replace: 'console: World\n',
  by: "console: World\nterraform: {provider: example/sea, version: '1.0'}\n",
}
const harbor: Change = {
  replace: 'entity: harbor\nat: /harbors\n',
  by: 'entity: harbor\nat: /harbors\nterraform: {find: {data: sea_harbor, by: {name: harbor}}}\n',
}
const words = `terraform:
  type: sea_boat
  fields: {name: name, length: length}
  body: {harbor_id: {of: harbor}, captain_id: {of: pilot, field: cargo.kind}, tons: cargo.tons}
  row: {harbor_id: harborId, colour: hull.colour}
`
const boat = (written = '', by = ''): Change => {
  if (written !== '' && words.split(written).length !== 2) throw new Error(`the words do not hold ${written} once`)
  return {
    replace: 'entity: boat\nparent: harbor\n',
    by: `entity: boat\nparent: harbor\n${words.replace(written, by)}`,
  }
}

const cases: readonly Case[] = [
  { title: 'words without a fault', change: [provider, harbor, boat()], errors: [] },
  {
    title: 'words of no provider',
    change: [harbor],
    errors: {
      code: 'MISSING_PROVIDER',
      at: 'terraform: {find',
      cause: 'the console does not say which provider this is about',
      suggestion: 'state `terraform` in the `console` document',
    },
  },
  {
    title: 'an attribute of a field that the body does not have',
    change: [provider, harbor, boat('tons: cargo.tons', 'tons: cargo.tonnes')],
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'tons: cargo.tonnes',
      cause: 'the body of a new row of `boat` has no field `cargo.tonnes`',
    },
  },
  {
    title: 'an attribute of a field that the row does not have',
    change: [provider, harbor, boat('harborId', 'harbourId')],
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'harbor_id: harbourId',
      cause: 'a row of `boat` has no field `harbourId`',
      suggestion: 'did you mean `harborId`?',
    },
  },
  {
    title: 'an attribute of a field that body and row share, which neither has',
    change: [provider, harbor, boat('length: length', 'length: lenght')],
    errors: [
      {
        code: 'UNKNOWN_FIELD',
        at: 'length: lenght',
        cause: 'the body of a new row of `boat` has no field `lenght`',
        suggestion: 'did you mean `length`?',
      },
      {
        code: 'UNKNOWN_FIELD',
        at: 'length: lenght',
        cause: 'a row of `boat` has no field `lenght`',
        suggestion: 'did you mean `length`?',
      },
    ],
  },
  {
    title: 'the ID of a thing that there is not',
    change: [provider, harbor, boat('of: harbor', 'of: harbour')],
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'of: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'the ID of a thing that requests name and nothing finds',
    change: [provider, boat()],
    errors: {
      code: 'MISSING_FIND',
      at: 'of: harbor},',
      cause: '`harbor` does not say how it is found by name',
      suggestion: 'state `terraform.find` of `harbor`',
    },
  },
  {
    title: 'a data source that asks for what requests do not tell',
    change: [provider, { ...harbor, by: harbor.by.replace('name: harbor', 'name: harbour') }],
    errors: {
      code: 'UNKNOWN_PARAM',
      at: 'name: harbour}',
      cause: '`harbor_view` has no parameter `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
]

describe('words of a Terraform provider', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})

it('an entity that is like another one can do without its words', () => {
  const like = 'entity: ferry\nlike: {entity: boat, words: {boat: ferry}}\nat: /ferries\n'
  const made = (stated: string) =>
    build(
      [
        provider,
        harbor,
        boat(),
        { replace: 'entity: pilot\n', by: `${like}${stated}operations: false\n---\nentity: pilot\n` },
      ],
      {
        unchecked: true,
      },
    ).model?.terraform.resources
  expect(Object.keys(made('terraform: false\n') ?? {})).toEqual(['harbor', 'boat'])
})
