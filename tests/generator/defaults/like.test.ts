/** `like`: what an entity does not state is as it is stated of another one, in words of its own. */
import { describe, expect, it } from 'vitest'
import { explain } from '../../../generator/model/explain.ts'
import type { ListScreenIR } from '../../../generator/model/types/screen-ir.ts'
import { build, outcome, type Case, type Change } from '../diagnostics/world.ts'

/** A second kind of boat, with the operations of the first. */
const tug = (rest: string, words = '{boat: tug}', sail = ''): Change => ({
  replace: 'entity: pilot\n',
  by: `entity: tug
like: {entity: boat, words: ${words}}
operations: {stem: boat}
actions: {sail: {op: boat_sail${sail}}, anchor: {op: boat_anchor}}
${rest}---
entity: pilot
`,
})
const said: Change = {
  replace: '  columns: [name, state, length]',
  by: '  title: Boats in the harbor\n  columns: [name, state, length]\n  empty: {title: No boats, body: Every boat is at sea.}',
}

/** A way to the tugs. */
const way: Change = {
  in: 'resources/console.yaml',
  replace: 'levels:\n',
  by: 'levels:\n  tug: {under: harbor, nav: [tug.list]}\n',
}

function listOf(...changes: readonly Change[]): ListScreenIR & { shown: readonly string[] } {
  const { model, diagnostics } = build([...changes, way])
  expect(diagnostics).toEqual([])
  const list = model?.screens.find(({ id }) => `${id}` === 'tug.list')
  if (list?.kind !== 'list') throw new Error('there is no tug.list')
  return { ...list, shown: list.columns.flatMap(({ id, hidden }) => (hidden === true ? [] : [id])) }
}

describe('what is like something else', () => {
  it('says what that says, with the words that are others here, large and small', () =>
    expect(listOf(said, tug(''))).toMatchObject({
      title: 'Tugs in the harbor',
      empty: { title: 'No tugs', body: 'Every tug is at sea.' },
      shown: ['name', 'state', 'length'],
      actions: [{ id: 'anchor' }, { id: 'sail', reason: 'It is at sea' }, { id: 'delete' }],
    }))

  it('states what is different, key by key, and lists as a whole', () =>
    expect(
      listOf(said, tug('list: {empty: {body: Call one.}, columns: [name]}\n', '{boat: tug}', ', label: Tow')),
    ).toMatchObject({
      empty: { title: 'No tugs', body: 'Call one.' },
      shown: ['name'],
      actions: [{ id: 'anchor' }, { id: 'sail', label: 'Tow', reason: 'It is at sea' }, { id: 'delete' }],
    }))

  it('says in explain what it is like', () => {
    const { model } = build([tug('')])
    expect(model && explain(model, 'tug.list')).toContain('  default    what is not stated: as of boat (`like` of tug)')
  })
})

const cases: readonly Case[] = [
  {
    title: 'an entity that there is not',
    change: { replace: 'parent: harbor\n', by: 'parent: harbor\nlike: harbour\n' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'like: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'something that is like it',
    change: { replace: 'parent: harbor\n', by: 'parent: harbor\nlike: boat\n' },
    errors: {
      code: 'LIKE_ITSELF',
      at: 'like: boat',
      cause: '`boat` is itself like `boat`',
      suggestion: 'state one of them in full',
    },
  },
  {
    title: 'a word that does not occur there',
    change: tug('', '{anhcor: weigh}'),
    errors: {
      code: 'UNKNOWN_WORD',
      at: 'anhcor: weigh',
      cause: '`boat` says nothing of “anhcor”',
      suggestion: 'name words as they are written there',
    },
  },
]

describe('like', () => {
  it.each(cases)('$title is an error with its place', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
