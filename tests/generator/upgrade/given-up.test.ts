/** Rows that lie elsewhere by now keep an entry of their own, and what is new for rows that the mock keeps has an answer. */
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { allScreens, expectWhole, screensOf, upgradedHarbors, type HarborContract } from './harbors.ts'

const boats = allScreens.filter((id) => id.startsWith('boat.'))

/** Boats are no longer below a pier. */
function atSea({ paths }: HarborContract): void {
  for (const path of ['/v1/boats', '/v1/boats/{boat}'])
    for (const operation of Object.values(paths[path] ?? {})) {
      operation.parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'pier' && name !== 'harbor')
      if (operation['x-dropshot-pagination'] !== undefined) operation['x-dropshot-pagination'] = { required: [] }
    }
}

const shapesIn = ({ draft }: Applying): string[] => draft.placed.map(({ shape, title }) => `${shape}: ${title}`)

it('rows that are below nothing by now have their lists, forms and pages, and no plain page for each operation', async () => {
  const plan = await upgradedHarbors({ newer: { change: atSea } })
  expectWhole(plan)
  expect(boats).toHaveLength(4)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(boats))
  expect(shapesIn(plan)).toEqual(['entity: a resource boat'])
  expect(plan.draft.model?.coverage.screens['boat.list']?.path).not.toContain(':')
  expect(plan.draft.model?.coverage.operations['boat_create']?.mock).toBe('crud')
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

it('rows at a path that begins with a row of something else are below that, wherever its rows lie', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: (contract) => {
        const { paths } = contract
        const harbor = {
          name: 'harbor',
          in: 'path' as const,
          required: true,
          schema: { $ref: '#/components/schemas/NameOrId' },
        }
        atSea(contract)
        for (const path of ['/v1/boats', '/v1/boats/{boat}']) {
          const item = paths[path] ?? {}
          for (const operation of Object.values(item)) operation.parameters = [harbor, ...(operation.parameters ?? [])]
          paths[path.replace('/v1/', '/v1/system/harbors/{harbor}/')] = item
          delete paths[path]
        }
      },
    },
  })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(boats))
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
