/** A newer document that calls a parameter otherwise in one call alone: the pages that send it are not, and it is given what it was given before. */
import { expect, it } from 'vitest'
import type { BoundArg } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { allScreens, expectWhole, listIn, screenIn, screensBefore, screensOf, upgradedHarbors } from './harbors.ts'
import type { HarborContract } from './harbors.ts'

/** Some operations call a parameter otherwise, also in their path. */
const calledBy =
  (ids: readonly string[], from: string, to: string) =>
  ({ paths }: HarborContract): void => {
    for (const [path, item] of Object.entries(paths)) {
      const operations = Object.values(item).filter(({ operationId }) => ids.includes(operationId))
      for (const operation of operations) {
        operation.parameters = (operation.parameters ?? []).map((one) =>
          one.name === from ? { ...one, name: to } : one,
        )
        const paged = operation['x-dropshot-pagination']
        if (paged !== undefined) paged.required = paged.required.map((one) => (one === from ? to : one))
      }
      if (operations.length === 0 || !path.includes(`{${from}}`)) continue
      paths[path.replace(`{${from}}`, `{${to}}`)] = item
      delete paths[path]
    }
  }

const given = (bindings: readonly BoundArg[], param: string): unknown =>
  bindings.find((one) => one.param === param)?.bind

function expectKept(plan: Applying, fixture?: string): void {
  if (fixture === undefined) expectWhole(plan)
  expect(screensOf(plan)).toEqual(fixture === undefined ? allScreens : screensBefore(fixture))
  expect({ removed: plan.draft.removed, asked: plan.draft.asked, refused: plan.draft.refused }).toEqual({
    removed: [],
    asked: [],
    refused: [],
  })
}

it('a list goes on showing the rows of the one above', async () => {
  const plan = await upgradedHarbors({ newer: { change: calledBy(['boat_list'], 'pier', 'jetty') } })
  expectKept(plan)
  expect(given(listIn(plan, 'boat.list').sends, 'jetty')).toEqual({ from: 'route', path: 'pier' })
})

it('forms and pages go on sending it, without asking', async () => {
  const ids = ['boat_create', 'boat_delete', 'boat_view']
  const plan = await upgradedHarbors({ newer: { change: calledBy(ids, 'pier', 'jetty') } })
  expectKept(plan)
  const form = screenIn(plan, 'boat.create')
  const call = 'call' in form ? form.call : undefined
  expect(given(call?.query ?? [], 'jetty')).toMatchObject({ from: 'route', path: 'pier' })
  const page = screenIn(plan, 'boat.detail')
  expect(given(page.kind === 'detail' ? page.source.call.query : [], 'jetty')).toEqual({ from: 'route', path: 'pier' })
})

it('a set that is replaced as a whole goes on belonging to the row above', async () => {
  const ids = ['garden_gates_view', 'garden_gates_update']
  expectKept(
    await upgradedHarbors({ fixture: 'document', newer: { change: calledBy(ids, 'garden', 'plot') } }),
    'document',
  )
})

it('a policy goes on being that of the row above', async () => {
  const ids = ['garden_policy_view', 'garden_policy_update']
  expectKept(
    await upgradedHarbors({ fixture: 'policies', newer: { change: calledBy(ids, 'garden', 'plot') } }),
    'policies',
  )
})
