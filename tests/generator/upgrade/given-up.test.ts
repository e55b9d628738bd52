/** Rows that lie elsewhere by now keep an entry of their own, and what is new for rows that the mock keeps has an answer. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  allScreens,
  expectWhole,
  notesOf,
  screenIn,
  screensOf,
  tideMark,
  upgradedHarbors,
  type HarborContract,
  type HarborUpgrade,
} from './harbors.ts'

const boats = allScreens.filter((id) => id.startsWith('boat.'))

/** Boats are no longer below a pier. */
function atSea({ paths }: HarborContract): void {
  for (const path of ['/v1/boats', '/v1/boats/{boat}'])
    for (const operation of Object.values(paths[path] ?? {})) {
      operation.parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'pier' && name !== 'harbor')
      if (operation['x-dropshot-pagination'] !== undefined) operation['x-dropshot-pagination'] = { required: [] }
    }
}

it('rows that are below nothing by now have a list of their own, and keep what is said of them', async () => {
  const plan = await upgradedHarbors({
    newer: { change: atSea },
    manifest: [['harbors', 'parent: pier\n', 'parent: pier\nlist: {title: The fleet}\n']],
  })
  expectWhole(plan)
  expect(boats).toHaveLength(4)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(boats))
  expect(plan.draft.placed).toEqual([])
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain('list: {title: The fleet}')
  expect(plan.report.questions).toContain(
    '`boat` is no longer below `pier`, since `boat_list` lists all of them, and stands in the sidebar main: is that where people look for it?',
  )
  expect(plan.draft.model?.coverage.screens['boat.list']?.path).not.toContain(':')
  expect(plan.draft.model?.coverage.operations['boat_create']?.mock).toBe('crud')
})

it('regression: a call that lost a parameter of its query was not told with it, by which examples that ask so are known', async () => {
  const notes = notesOf(await upgradedHarbors({ newer: { change: atSea } }))
  expect(notes).toMatch(/^- `boat_view`, `GET \/v1\/boats\/{boat}\?pier`, .*: boat_view has no parameter pier$/m)
})

it('regression: what a call has to be sent by now was not told with it, by which refusals for lack of it are known', async () => {
  const newer: HarborUpgrade['newer'] = {
    query: { boat_view: [tideMark({ type: 'string' })] },
    change: ({ paths }) => {
      const { parameters = [] } = paths['/v1/boats/{boat}']?.['delete'] ?? {}
      for (const one of parameters) if (one.name === 'pier') one.name = 'quay'
    },
  }
  const notes = notesOf(await upgradedHarbors({ newer }))
  expect(notes).toMatch(
    /^- `boat_view`, `boat_view\.tide_mark`.*: boat_view has the parameter tide_mark, which is required$/m,
  )
  expect(notes).toMatch(
    /^- `boat_delete`, `DELETE [^`]*`, `boat_delete\.quay`.*: parameter pier of boat_delete is called quay$/m,
  )
})

it('rows whose entry cannot be kept are proposed with the words of that entry, as far as they still apply', async () => {
  const says = [
    'label: Vessel',
    'list: {title: The fleet, columns: [{field: name, label: Christened}, {field: length, label: Length overall}]}',
    'fields: {name: {help: As painted on the bow}, length: {unit: m}, trade: {options: {fish: {label: Fishing}, tow: {label: Towing}}}}',
  ]
  const length = { type: 'integer' }
  const trade = (...values: string[]) => ({ type: 'string', enum: values })
  const plan = await upgradedHarbors({
    before: { fields: { Boat: { length, trade: trade('fish', 'tow') } } },
    newer: {
      fields: { Boat: { trade: trade('fish') } },
      change: (contract) => {
        // There are no piers, and boats lie in a harbor.
        const { paths, components } = contract
        delete paths['/v1/piers']
        delete paths['/v1/piers/{pier}']
        for (const name of ['Pier', 'PierPage']) delete components.schemas[name]
        for (const path of ['/v1/boats', '/v1/boats/{boat}'])
          for (const operation of Object.values(paths[path] ?? {})) {
            operation.parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'pier')
            if (operation.operationId === 'boat_list') operation['x-dropshot-pagination'] = { required: ['harbor'] }
          }
      },
    },
    manifest: [['harbors', 'parent: pier\n', `parent: pier\n${says.join('\n')}\n`]],
  })
  expect(plan.draft.refused).toEqual([])
  const [boat] = plan.draft.placed
  expect(parse(boat?.yaml ?? '')).toEqual({
    entity: 'boat',
    parent: 'harbor',
    label: 'Vessel',
    list: { title: 'The fleet' },
    fields: {
      name: { label: 'Christened', help: 'As painted on the bow' },
      trade: { options: { fish: { label: 'Fishing' } } },
    },
  })
})

it('a page that is written by hand and goes on calling them keeps nothing from being proposed', async () => {
  const page = 'page: chart\nat: /chart\nuses: [boat_list]\n'
  const plan = await upgradedHarbors({
    newer: { change: atSea },
    manifest: [
      ['harbors', /$/, `---\n${page}`],
      ['console', 'nav: [harbor.list]', 'nav: [harbor.list, chart]'],
    ],
  })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(boats))
})

it('a list at a path that begins with a row of something else is below that, wherever its rows lie', async () => {
  const { draft } = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        const { get } = paths['/v1/boats'] ?? {}
        if (get === undefined) throw new Error('the fixture is another one')
        const harbor = {
          name: 'harbor',
          in: 'path' as const,
          required: true,
          schema: { $ref: '#/components/schemas/NameOrId' },
        }
        const paging = (get.parameters ?? []).filter(({ name }) => name === 'limit' || name === 'page_token')
        paths['/v1/system/harbors/{harbor}/boats'] = {
          get: {
            ...get,
            operationId: 'harbor_boat_list',
            parameters: [harbor, ...paging],
            'x-dropshot-pagination': { required: [] },
          },
        }
      },
    },
  })
  expect(draft.placed.map(({ yaml }) => yaml)).toEqual([
    'views:\n  harbor:\n    parent: harbor\n    operations: {list: harbor_boat_list}\n',
  ])
})

it('a new operation of rows that the mock keeps is answered, whatever else of them is written by hand', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        const { get } = paths['/v1/harbors/{harbor}'] ?? {}
        const { put } = paths['/v1/boats/{boat}'] ?? {}
        if (get === undefined || put?.requestBody === undefined) throw new Error('the fixture is another one')
        paths['/v1/harbors/{harbor}'] = {
          get,
          put: { ...get, operationId: 'harbor_update', requestBody: put.requestBody },
        }
      },
    },
    manifest: [['harbors', 'at: /harbors\n', 'at: /harbors\nmock: {only: [list, view]}\n']],
  })
  expectWhole(plan)
  expect(plan.draft.model?.coverage.operations['harbor_update']?.mock).not.toBe('none')
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain('mock: {only: [list, view, update]}')
  expect(plan.report.questions.filter((one) => one.includes('harbor_update'))).toEqual([])
})

it('regression: one metric less took all charts of its page away', async () => {
  const upgraded = (...values: string[]) =>
    upgradedHarbors({
      fixture: 'charts',
      newer: {
        change: ({ components: { schemas } }) => {
          Object.assign(schemas['BoilerMetricName'] ?? {}, { enum: values })
        },
      },
    })
  const plan = await upgraded('water_in_use')
  expect(plan.draft.refused).toEqual([])
  const page = screenIn(plan, 'boiler_water')
  expect(page).toMatchObject({ kind: 'charts', charts: [{ title: 'Water' }] })
  expect(plan.draft.removed).toMatchObject([
    { what: 'boiler_water charts items 1', why: '`metricName` is never `pumps_running`' },
  ])
  expect(notesOf(plan)).toContain('- `boiler_water.Pumps`: parts of it were taken out of the manifest')
  // A page without any chart is none.
  expect(screensOf(await upgraded('fires_lit'))).not.toContain('boiler_water')
})

it('regression: lists whose rows lead to a page with another parameter in its address were not named', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        const { '/v1/boats/{boat}': item = {} } = paths
        delete paths['/v1/boats/{boat}']
        paths['/v1/boats/{vessel}'] = item
        for (const { parameters = [] } of Object.values(item))
          for (const parameter of parameters) if (parameter.name === 'boat') parameter.name = 'vessel'
      },
    },
  })
  expect(plan.draft.refused).toEqual([])
  expect(notesOf(plan)).toMatch(
    /^- `boat_view`,[^:]* `boat\.list`[^:]*: parameter boat of boat_view is called vessel$/m,
  )
})

it.each(['delete', 'create'])(
  'regression: what the mock answers to %s that parts were taken out of had no name',
  async (action) => {
    const size = (...values: string[]) => ({ type: 'string', enum: values })
    const plan = await upgradedHarbors({
      before: { fields: { Boat: { size: size('small', 'large') }, Pier: { size: size('small', 'large') } } },
      newer: { fields: { Boat: { size: size('small') }, Pier: { size: size('small') } } },
      manifest: [
        [
          'harbors',
          'parent: pier\n',
          `parent: pier\nactions: {${action}: {offer: {${action === 'create' ? '$parent.size' : 'size'}: [small, large]}, reason: Too large}}\n`,
        ],
      ],
    })
    expect(notesOf(plan)).toContain(
      `- \`boat.${action}\`, \`boat_${action}\`: parts of it were taken out of the manifest`,
    )
  },
)

it('regression: a module of actions that is no longer generated had no name', async () => {
  const plan = await upgradedHarbors({ newer: { change: ({ paths }) => void delete paths['/v1/boats/{boat}'] } })
  expect(plan.draft.refused).toEqual([])
  expect(notesOf(plan)).toContain('- `boat.actions`: no page of a row shares actions with its list any more')
})

it('regression: an action that is made of what was a form had no name, nor had its module', async () => {
  const plan = await upgradedHarbors({ newer: { change: ({ paths }) => void delete paths['/v1/boats']?.get } })
  expect(plan.draft.refused).toEqual([])
  expect(notesOf(plan)).toMatch(/^- `pier\.boatCreate`,[^:]* `pier\.actions`[^:]*: the action is new$/m)
})

it('regression: what the mock answers to a list that calls the row above otherwise were the rows of all', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        const list = paths['/v1/boats']?.['get']
        for (const one of list?.parameters ?? []) if (one.name === 'pier') one.name = 'quay'
        if (list !== undefined) list['x-dropshot-pagination'] = { required: ['quay'] }
      },
    },
  })
  expectWhole(plan)
  expect(plan.draft.model?.mock.operations).toContainEqual(
    expect.objectContaining({ operation: 'boat_list', verb: 'list', called: { quay: 'pier' } }),
  )
})
