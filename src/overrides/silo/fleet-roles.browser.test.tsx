import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import FleetRoles from './FleetRoles.tsx'

let unbind = () => {}
afterEach(() => unbind())

async function show(mapped: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const silo = { id: '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0', name: 'meadow', mapped_fleet_roles: mapped }
  const headers = { 'content-type': 'application/json' }
  const before = bindClient(createClient({ fetch: async () => new Response(JSON.stringify(silo), { headers }) }))
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
