/** A newer document in which what a call sends, or where that comes from, is of another type: no list goes because of it. */
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { allScreens, expectWhole, listIn, notesOf, screenIn, screensOf, upgradedHarbors, type More } from './harbors.ts'

const text = { type: 'string' }
const number = { type: 'integer' }

/** Boats at a berth of their pier, which both call by something. */
const berths = ({ of, taken, required = true }: { of: object; taken: object; required?: boolean }): More => ({
  fields: { Pier: { berth: of }, Boat: { berth: of } },
  query: {
    boat_list: [{ name: 'berth', required, schema: taken }],
    boat_delete: [{ name: 'berth', required, schema: taken }],
  },
})

const upgraded = (
  before: Parameters<typeof berths>[0],
  newer: Parameters<typeof berths>[0],
  bind = '$parent.berth',
): Promise<Applying> =>
  upgradedHarbors({
    before: berths(before),
    newer: berths(newer),
    manifest: [
      [
        'harbors',
        /$/,
        `operations: {list: {op: boat_list, query: {berth: ${bind}}}}\nactions: {delete: {query: {berth: $row.berth}}}\n`,
      ],
    ],
  })

const berthOf = (plan: Applying): unknown =>
  listIn(plan, 'boat.list')
    .sends.filter(({ param }) => param === 'berth')
    .map(({ bind }) => bind)

const deleteForm = (plan: Applying): string[] => {
  const list = screenIn(plan, 'boat.list')
  const action = 'actions' in list ? list.actions.find(({ id }) => id === 'delete') : undefined
  return (action?.form ?? []).map(({ id }) => id)
}

it.each([number, { type: 'boolean' }])('$type is sent as the text that is taken now', async (of) => {
  const plan = await upgraded({ of, taken: of }, { of, taken: text })
  expectWhole(plan)
  expect(berthOf(plan)).toEqual([{ from: 'parent', path: 'berth' }])
  expect(deleteForm(plan)).toEqual([])
  expect({ removed: plan.draft.removed, asked: plan.draft.asked }).toEqual({ removed: [], asked: [] })
})

it.each([
  ['a text is no number', { of: text, taken: number }],
  ['a number is no ID', { of: number, taken: { ...text, format: 'uuid' } }],
  ['a number is none of some words', { of: number, taken: { ...text, enum: ['low', 'high'] } }],
])('%s: it is asked for, above the list and in the question of an action', async (_, newer) => {
  const plan = await upgraded({ of: number, taken: number }, newer)
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  expect(plan.draft.removed).toEqual([])
  expect(listIn(plan, 'boat.list').asks).toEqual(['berth'])
  expect(deleteForm(plan)).toEqual(['berth'])
  expect(notesOf(plan)).toMatch(
    /- `boat\.list` asks for `berth` with `boat_list`, and no longer `\$parent\.berth`: `\$parent\.berth` is a \w+, `berth` takes a \w+\./,
  )
})

it('what need not be sent is left out of a list, which says so', async () => {
  const plan = await upgraded(
    { of: number, taken: number, required: false },
    { of: text, taken: number, required: false },
  )
  expectWhole(plan)
  expect(listIn(plan, 'boat.list').asks).toEqual([])
  expect(berthOf(plan)).toEqual([])
  expect(notesOf(plan)).toContain('- `boat.list` does not send `berth` with `boat_list`, and no longer `$parent.berth`')
})

it.each([
  ['7', number, text, '7'],
  ['"7"', text, number, 7],
  ['"true"', text, { type: 'boolean' }, true],
])('%s is written as what is taken now', async (bind, was, now, value) => {
  const plan = await upgraded({ of: was, taken: was }, { of: now, taken: now }, bind)
  expectWhole(plan)
  expect(berthOf(plan)).toEqual([{ from: 'literal', value }])
})

it('a value that is none of that type is asked for', async () => {
  const plan = await upgraded({ of: text, taken: text }, { of: text, taken: number }, 'outer')
  expect(listIn(plan, 'boat.list').asks).toEqual(['berth'])
})

it('a bind of a list from one end of a link is settled as that of any list', async () => {
  const choir = (type: string): More => ({
    fields: { Singer: { voice: { type } } },
    query: { singer_choir_list: [{ name: 'voice', required: true, schema: number }] },
  })
  const plan = await upgradedHarbors({
    fixture: 'link-from-both-ends',
    before: choir('integer'),
    newer: choir('string'),
    manifest: [['choirs', /( {2}singer:\n {4}label: Choirs\n)/, '$1    query: {voice: $parent.voice}\n']],
  })
  expectWhole(plan)
  expect(plan.draft.removed).toEqual([])
  expect(listIn(plan, 'choir_singer.singer.list').asks).toEqual(['voice'])
  expect(plan.draft.asked).toEqual([
    expect.stringMatching(
      /^`choir_singer\.sides\.singer` asks for `voice` with `singer_choir_list`, and no longer `\$parent\.voice`/,
    ),
  ])
})

it('regression: a bind of a form was not settled where its operation is stated as an object', async () => {
  const launched = (type: object): More => ({
    fields: { Pier: { berth: type } },
    query: { boat_create: [{ name: 'berth', required: true, schema: number }] },
    change: ({ paths }) => {
      for (const operation of Object.values(paths).flatMap((item) => Object.values(item)))
        if (operation.operationId === 'boat_create') operation.operationId = 'boat_launch'
    },
  })
  const plan = await upgradedHarbors({
    before: launched(number),
    newer: launched(text),
    manifest: [['harbors', /$/, 'operations: {create: {op: boat_launch}}\ncreate: {query: {berth: $parent.berth}}\n']],
  })
  expectWhole(plan)
  expect(plan.draft.removed).toEqual([])
  expect(plan.draft.asked).toEqual([
    expect.stringContaining('`boat.create` asks for `berth` with `boat_launch`, and no longer `$parent.berth`'),
  ])
})
