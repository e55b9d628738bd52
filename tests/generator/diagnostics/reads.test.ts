/** Faults in what pages are made of: operations that may change something, or that cannot be read without a body. */
import { expect, it } from 'vitest'
import { build, fixtureWorld, type Change } from './world.ts'

const named: Change = { in: 'resources/console.yaml', replace: 'levels:', by: 'queries: [boat_sail]\nlevels:' }
const asView: Change = { replace: '  stem: boat', by: '  stem: boat\n  view: boat_sail' }

it('a page cannot be read with what has to be sent a body', () => {
  const { diagnostics } = build([named, asView])
  expect(diagnostics.filter(({ code }) => code === 'READ_WITH_BODY')).toMatchObject([
    { cause: '`boat_sail` has to be sent a body, and what pages are made of is read without one' },
  ])
})

it('a page is read with a POST that only reads and may go without a body', () => {
  const body = '      requestBody:\n        required: '
  const before =
    "operationId: boat_sail\n      tags: [harbors]\n      parameters:\n        - {name: boat, in: path, required: true, schema: {$ref: '#/components/schemas/NameOrId'}}\n        - {name: speed, in: query, schema: {type: integer, format: uint32}}\n"
  const optional: Change = { in: 'contract.yaml', replace: `${before}${body}true`, by: `${before}${body}false` }
  const { diagnostics } = build([named, asView, optional])
  expect(diagnostics.map(({ code }) => code)).not.toContain('READ_WITH_BODY')
})

it('a policy cannot be read with what may change something', () => {
  const posted: Change = {
    in: 'contract.yaml',
    replace: 'get:\n      operationId: garden_policy_view',
    by: 'post:\n      operationId: garden_policy_view',
  }
  const { diagnostics } = build([posted], { world: fixtureWorld('policies') })
  expect(diagnostics).toMatchObject([{ code: 'NOT_A_QUERY', place: { file: 'resources/gardens.yaml' } }])
})
