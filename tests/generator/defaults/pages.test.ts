/** What a page need not state: it follows from its name and from what it is under. */
import { describe, expect, it } from 'vitest'
import { explain } from '../../../generator/model/explain.ts'
import { build, outcome, type Case, type Change } from '../diagnostics/world.ts'

const page = (text: string): Change => ({ replace: '---\npage: chart\n', by: `---\n${text}\n---\npage: chart\n` })
const tides = 'page: harbor_id_tides\nreached: a link\nunder: harbor'

function made(text: string): object {
  const { model, diagnostics } = build([page(text)])
  expect(diagnostics).toEqual([])
  const found = model?.screens.find(({ id }) => `${id}`.startsWith('harbor_'))
  if (found === undefined) throw new Error('there is no such page')
  return found
}

describe('a page', () => {
  it('is called by its name, lies below what it is under, and is written by hand', () =>
    expect(made(tides)).toMatchObject({
      title: 'ID tides',
      path: '/harbors/:harbor/id-tides',
      level: 'harbor',
      kind: 'bespoke',
    }))

  it('is what it states', () =>
    expect(made(`${tides}\ntitle: Tides\nat: water/tides\nkind: placeholder\nissue: '9'\nsummary: Ebb`)).toMatchObject({
      title: 'Tides',
      path: '/harbors/:harbor/water/tides',
      kind: 'placeholder',
    }))

  it('can be elsewhere than what it is under', () =>
    expect(made(`${tides}\nat: /tides`)).toMatchObject({ path: '/tides', level: 'sea' }))

  it('is to come if it says what brings it', () =>
    expect(made(`${tides}\nissue: '9'\nsummary: Ebb`)).toMatchObject({ kind: 'placeholder' }))

  it('has a crumb of its own outside of the frame only if it says so', () => {
    const crumbs = (rest: string): unknown => made(`page: harbor_login\nat: /login\nlevel: public\n${rest}`)
    expect(crumbs('')).toMatchObject({ crumbs: [{ titleOnly: true }] })
    expect(crumbs('titleOnly: false')).toMatchObject({ crumbs: [{ text: 'Harbor login', path: '/login' }] })
  })

  it('says in explain what follows from what', () => {
    const { model } = build([page(tides)])
    expect(model && explain(model, 'harbor_id_tides')).toEqual(
      expect.arrayContaining([
        '  default    title: ID tides (by its name)',
        '  default    at: id-tides (by its name)',
        '  default    kind: bespoke (by what it has)',
      ]),
    )
  })
})

const cases: readonly Case[] = [
  {
    title: 'without a place',
    change: page('page: tides\nreached: a link'),
    errors: {
      code: 'UNREACHABLE_PARENT',
      at: 'page: tides',
      cause: '`tides` has neither an entity that it is under nor an absolute path',
      suggestion: 'state `under`, or `at` with a leading slash',
    },
  },
  {
    title: 'under nothing that there is',
    change: page('page: tides\nreached: a link\nat: /tides\nunder: harbour'),
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'under: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
]

it.each(cases)('a page $title is an error with its place', (one) => {
  const { actual, wanted } = outcome(one)
  expect(actual).toEqual(wanted)
})
