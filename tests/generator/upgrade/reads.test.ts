/** A newer document that requires more of a read: each entity keeps its screens, and what cannot be answered is a question. */
import { expect, it } from 'vitest'
import type { BoundArg, BoundCall } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import {
  allScreens,
  expectWhole,
  listIn,
  notesOf,
  screenIn,
  screensBefore,
  screensOf,
  tideMark,
  upgradedHarbors,
} from './harbors.ts'

/** Some operations require a parameter more. @param by operation → its schema */
const upgraded = (
  by: Readonly<Record<string, object>>,
  manifest: readonly (readonly [file: string, at: string | RegExp, line: string])[] = [],
): Promise<Applying> =>
  upgradedHarbors({
    newer: { query: Object.fromEntries(Object.entries(by).map(([id, schema]) => [id, [tideMark(schema)]])) },
    manifest: [
      // What a provider calls a harbor has nothing to do with how pages read one.
      ['console', /$/, 'terraform: {provider: tide/harbor, version: "1.0"}\n'],
      ['harbors', /(?=---\n)/, 'terraform: {find: {data: harbor, by: {name: harbor}}}\n'],
      ...manifest,
    ],
  })

const text = { type: 'string' }
const sent = ({ query }: BoundCall): BoundArg[] => query.filter(({ param }) => param === 'tideMark')

it('a view that requires more leaves all screens, which read the row from its list', async () => {
  const plan = await upgraded({ harbor_view: text, boat_view: text })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(allScreens))
  const page = plan.draft.model?.screens.find(({ id }) => `${id}` === 'boat.detail')
  expect(page).toMatchObject({ source: { call: { operation: 'boat_list' }, pick: { param: 'boat' } } })
  expect(plan.report.questions).toEqual(
    expect.arrayContaining([
      '`boat` reads its rows from `boat_list`, since `boat_view` requires `tideMark`: is it somewhere in the address or the row above? Then bind it there.',
    ]),
  )
  expect(plan.report.changes.map(({ weight }) => weight)).toEqual(['breaking', 'breaking'])
  expect(plan.draft.removed).toEqual([])
  expect(notesOf(plan)).toMatch(/## To decide\n[^#]*- `boat` reads its rows from `boat_list`/)
})

it('a list that requires more asks for it; nothing else lists its rows, and what lies below them stays', async () => {
  const plan = await upgraded({ harbor_list: text, boat_list: { type: 'string', enum: ['low', 'high'] } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  for (const id of ['harbor.list', 'boat.list']) {
    const list = plan.draft.model?.screens.find((screen) => `${screen.id}` === id)
    if (list?.kind !== 'list') throw new Error(`${id} is no list`)
    expect(list.asks?.map((field) => field.id)).toEqual(['tideMark'])
    expect(sent(list.list)).toMatchObject([{ bind: { from: 'form', path: 'tideMark' } }])
  }
  expect(plan.draft.model?.lookups.map(({ id }) => id)).not.toContain('harbor')
  expect(notesOf(plan)).toContain('- `harbor.list` asks for `tideMark` before it shows rows')
})

it('regression: nothing said which forms lose the rows that they offered, as a list asks for something by now', async () => {
  const fields = { BoatCreate: { harbor_id: { type: 'string', format: 'uuid' } } }
  const plan = await upgradedHarbors({
    before: { fields },
    newer: { fields, query: { harbor_list: [tideMark(text)] } },
  })
  expectWhole(plan)
  expect(notesOf(plan)).toContain(
    '- `harborLookup`, `boat.create`, `boat.edit`: what was chosen from is listed by nothing that can be asked there\n',
  )
})

it('what can have one value only, or has one unless somebody says otherwise, is sent', async () => {
  const plan = await upgraded({ harbor_list: { ...text, default: 'all' }, pier_view: { ...text, enum: ['low'] } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  const calls = (plan.draft.model?.screens ?? []).flatMap((screen) =>
    screen.kind === 'list' ? [screen.list] : screen.kind === 'detail' ? [screen.source.call] : [],
  )
  expect(calls.flatMap(sent).map(({ bind }) => bind)).toEqual([
    { from: 'literal', value: 'all' },
    { from: 'literal', value: 'low' },
  ])
  expect(notesOf(plan)).toContain('- `pier` sends `tideMark: low` with `pier_view`')
})

it('pages of rows that list and view give only with more have it in their addresses, and so has what lies below them', async () => {
  const depth = { type: 'integer' }
  const plan = await upgraded({ pier_list: depth, pier_view: depth, boat_list: depth, boat_view: depth })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  expect(listIn(plan, 'pier.list').asks).toEqual(['tideMark'])
  expect(screenIn(plan, 'pier.detail')).toMatchObject({
    path: '/harbors/:harbor/piers/:tideMark/:pier',
    source: { call: { operation: 'pier_view' } },
  })
  const ofRoute = { param: 'tideMark', bind: { from: 'route', path: 'tideMark' }, cast: 'number' }
  const page = screenIn(plan, 'pier.detail')
  if (page.kind !== 'detail') throw new Error('no page')
  expect(sent(page.source.call)).toEqual([ofRoute])
  // What lies below has it in its address: nobody is asked again.
  const { asks, sends } = listIn(plan, 'boat.list')
  expect(asks).toEqual([])
  expect(sends).toContainEqual(ofRoute)
  expect(plan.draft.asked.filter((question) => question.includes('`boat'))).toEqual([])
  expect(screenIn(plan, 'boat.detail').path).toBe('/harbors/:harbor/piers/:tideMark/:pier/boats/:boat')
  expect(notesOf(plan)).toContain(
    '- `pier` has in the addresses of its pages the `tideMark` that its list was asked for, since `pier_view` requires `tideMark`',
  )
})

it('a page that needs something else than its list reads its row from there, with what was asked for', async () => {
  const plan = await upgradedHarbors({
    newer: {
      query: {
        boat_list: [tideMark(text)],
        boat_view: [{ name: 'wind', required: true, schema: text }],
      },
    },
  })
  expectWhole(plan)
  expect(allScreens.filter((id) => !screensOf(plan).includes(id))).toEqual([])
  expect(screenIn(plan, 'boat.detail')).toMatchObject({
    path: '/harbors/:harbor/piers/:pier/boats/:tideMark/:boat',
    source: { call: { operation: 'boat_list' }, pick: { param: 'boat' } },
  })
})

it('rows have no pages where what their list is asked for cannot stand in an address', async () => {
  const marks = { type: 'array', items: text }
  const plan = await upgraded({ boat_list: marks, boat_view: marks })
  expectWhole(plan)
  expect(allScreens.filter((id) => !screensOf(plan).includes(id))).toEqual(['boat.detail', 'boat.edit'])
})

it('addresses that are written out go along with those of the rows that they are below', async () => {
  const plan = await upgraded({ boat_list: text, boat_view: text }, [
    [
      'harbors',
      /$/,
      'detail: {at: "/harbors/:harbor/piers/:pier/fleet/:boat"}\n---\npage: logbook\nat: /harbors/:harbor/piers/:pier/fleet/:boat/logbook\nunder: boat\nkind: bespoke\nuses: [boat_view]\n',
    ],
    [
      'harbors',
      'pier/fleet/:boat"}',
      'pier/fleet/:boat", tabs: [{page: logbook}]}\nactions: {log: {label: Log, to: logbook}}',
    ],
  ])
  expectWhole(plan)
  expect(screenIn(plan, 'boat.detail').path).toBe('/harbors/:harbor/piers/:pier/fleet/:tideMark/:boat')
  expect(screenIn(plan, 'logbook').path).toBe('/harbors/:harbor/piers/:pier/fleet/:tideMark/:boat/logbook')
  // Rows lead there with what their list was asked for.
  expect(screenIn(plan, 'boat.list')).toMatchObject({
    links: expect.arrayContaining([
      expect.objectContaining({
        id: 'log',
        to: expect.objectContaining({
          template: '/harbors/:harbor/piers/:pier/fleet/:tideMark/:boat/logbook',
          binds: expect.objectContaining({ tideMark: { from: 'route', path: 'tideMark' } }),
        }),
      }),
    ]),
  })
})

it('rows of a link that require more are asked for from that end, and can be added without looking into them', async () => {
  const fixture = 'link-from-both-ends'
  const plan = await upgradedHarbors({ fixture, newer: { query: { choir_singer_list: [tideMark(text)] } } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(screensBefore(fixture))
  expect(listIn(plan, 'choir_singer.choir.list').asks).toEqual(['tideMark'])
  expect(listIn(plan, 'choir_singer.singer.list').asks).toEqual([])
  expect(notesOf(plan)).toContain('- `choir_singer.choir.list` asks for `tideMark` before it shows rows')
})

it('a part of the row that is read by its view is read from the list as the row is', async () => {
  const parts = 'singles: {papers: {view: boat_view, label: Papers, at: papers}}\ndetail: {tabs: [papers]}\n'
  const plan = await upgraded({ boat_view: text }, [['harbors', /$/, parts]])
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining([...allScreens, 'boat.papers']))
  expect(plan.draft.removed).toEqual([])
  expect(screenIn(plan, 'boat.papers')).toMatchObject({
    source: { call: { operation: 'boat_list' }, pick: { param: 'boat' } },
    rowType: 'Boat',
    rows: expect.arrayContaining([expect.objectContaining({ id: 'pierId' })]),
  })
})

it('a part of the row whose view and list require more is read with what the list was asked for', async () => {
  const parts = 'singles: {papers: {view: {op: boat_view}}}\ndetail: {tabs: [papers]}\n'
  const plan = await upgraded({ boat_view: text, boat_list: text }, [['harbors', /$/, parts]])
  expectWhole(plan)
  const page = screenIn(plan, 'boat.papers')
  if (page.kind !== 'detail') throw new Error('no page')
  expect(page.path).toBe('/harbors/:harbor/piers/:pier/boats/:tideMark/:boat/papers')
  expect(sent(page.source.call)).toMatchObject([{ bind: { from: 'route', path: 'tideMark' } }])
})

it('forms and questions ask for what writes require', async () => {
  const plan = await upgraded({ boat_create: text, boat_update: text, boat_delete: text })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  for (const form of ['boat.create', 'boat.edit', 'boat.actions.delete'])
    expect(plan.report.questions.join('\n')).toContain(`\`${form}\` asks for \`tideMark\``)
})
