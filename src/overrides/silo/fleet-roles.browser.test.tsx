import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import FleetRoles from './FleetRoles.tsx'

let unbind = () => {}
afterEach(() => unbind())

async function show(mapped: unknown): Promise<void> {
  const silo = { id: '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0', name: 'meadow', mapped_fleet_roles: mapped }
  const headers = { 'content-type': 'application/json' }
  const fetch = async () => new Response(JSON.stringify(silo), { headers })
  const before = bindClient(createClient({ fetch, readAnswer: createAnswerReader(shapes) }))
  unbind = () => void bindClient(before)
  await showRoutes(
    [{ path: 'system/silos/:silo/fleet-roles', element: <FleetRoles /> }],
    '/system/silos/meadow/fleet-roles',
  )
}

test('each silo role that gives fleet roles is a row', async () => {
  await show({ viewer: ['viewer', 'collaborator'], collaborator: [] })
  await expect.element(page.getByText('Silo viewer')).toBeVisible()
  await expect.element(page.getByText('Fleet viewer, Fleet collaborator')).toBeVisible()
  expect(page.getByText('Silo collaborator').query()).toBe(null)
})

test('a silo whose roles give none says so', async () => {
  await show({})
  await expect.element(page.getByText('No mapped fleet roles')).toBeVisible()
})

test.each([null, ['admin'], { admin: 'admin' }, { admin: [7] }])(
  'regression: a mapping that cannot be read was said to be none: %j',
  async (mapped) => {
    await show(mapped)
    await expect.poll(() => document.body.textContent).toContain('It is not known which fleet roles')
  },
)
