import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import FleetAccess from '../../../generated/screens/fleet-role/list.gen.tsx'
import AddProjectAccess from '../../../generated/screens/project-role/create.gen.tsx'
import ProjectAccess from '../../../generated/screens/project-role/list.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'

let unbind = () => {}
afterEach(() => unbind())

const grant = (id: string, role: string) => ({ identity_id: id, identity_type: 'silo_user', role_name: role })
const person = (id: string, name: string) => ({ id, display_name: name, silo_id: 's' })

/** Access to a project, while reads of these paths fail. @returns those paths: one that is taken out is answered again */
async function show(paths: readonly string[] = [], address = 'projects/shop/access'): Promise<Set<string>> {
  const failing = new Set(paths)
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/projects/shop/policy': { role_assignments: [grant('ada', 'viewer')] },
    '/v1/system/policy': { role_assignments: [grant('bo', 'admin')] },
    '/v1/policy': { role_assignments: [grant('bo', 'admin')] },
    '/v1/me': person('ada', 'Ada'),
    '/v1/groups': { items: [person('ops', 'Operators')], next_page: null },
    '/v1/users': { items: [person('ada', 'Ada'), person('bo', 'Bo')], next_page: null },
  }
  const fetch = (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    return Promise.resolve(
      failing.has(pathname)
        ? Response.json({ message: 'Down', request_id: 'r' }, { status: 503 })
        : Response.json(answers[pathname] ?? { items: [], next_page: null }),
    )
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  await page.viewport(1440, 900)
  await showRoutes(
    [
      { path: 'projects/:project/access', element: <ProjectAccess /> },
      { path: 'projects/:project/access-new', element: <AddProjectAccess /> },
      { path: 'fleet', element: <FleetAccess slots={{ header: () => <p>From silos</p> }} /> },
    ],
    `/${address}`,
  )
  return failing
}

const notice = () => page.getByText('Roles on the silo could not be loaded, so they are not shown here.')
const nameless = () => page.getByText(/^Some names could not be loaded/)
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('when the roles on the silo cannot be loaded, the page says that they are missing and shows its own', async () => {
  await show(['/v1/policy'])
  await expect.element(notice()).toBeVisible()
  await expect.element(row('Ada').getByText('project.viewer', { exact: true })).toBeVisible()
  expect(row('Bo').query()).toBeNull()
  await expectAccessible()
})

test('roles on the silo stand among those on the project, and nothing is said to be missing', async () => {
  await show()
  await expect.element(row('Bo').getByText('silo.admin', { exact: true })).toBeVisible()
  await expect.element(row('Ada').getByText('project.viewer', { exact: true })).toBeVisible()
  expect(notice().query()).toBeNull()
  expect(nameless().query()).toBeNull()
})

test('regression: with the names of users missing, a search by name said that nobody matches, and nothing else', async () => {
  await show(['/v1/users'])
  await expect.element(row('ada').getByText('project.viewer', { exact: true })).toBeVisible()
  await expect.element(nameless()).toBeVisible()
  await expectAccessible()
})

test('regression: names and roles from above that were known went when asking again failed', async () => {
  const failing = await show()
  const both = async () => {
    await expect.element(row('Bo').getByText('silo.admin', { exact: true })).toBeVisible()
    await expect.element(row('Ada').getByText('project.viewer', { exact: true })).toBeVisible()
  }
  await both()
  failing.add('/v1/policy').add('/v1/users')
  // What was read is no longer fresh.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText('Roles on the silo could not be refreshed.')).toBeVisible()
  await both()
  later.mockRestore()
  expect(notice().query()).toBeNull()
})

test('regression: a page with a notice of its own did not say that names are missing', async () => {
  await show(['/v1/users'], 'fleet')
  await expect.element(row('bo').getByText('fleet.admin', { exact: true })).toBeVisible()
  await expect.element(nameless()).toBeVisible()
  await expect.element(page.getByText('From silos')).toBeVisible()
})

test('names that are missing of nobody here are not worth a word', async () => {
  await show(['/v1/groups'])
  await expect.element(row('Bo').getByText('silo.admin', { exact: true })).toBeVisible()
  await expect.element(row('Ada').getByText('project.viewer', { exact: true })).toBeVisible()
  expect(nameless().query()).toBeNull()
})

test('regression: without the users, the groups were said to be the first rows of all', async () => {
  const failing = await show(['/v1/users'], 'projects/shop/access-new')
  const choice = page.getByRole('combobox', { name: 'User or group' })
  await choice.click()
  await expect.element(page.getByRole('option').filter({ hasText: 'Operators' })).toBeVisible()
  await expect.element(page.getByText('Some could not be loaded')).toBeVisible()
  await expectAccessible()
  failing.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Some could not be loaded')).not.toBeInTheDocument()
  await choice.click()
  await expect.element(page.getByRole('option').filter({ hasText: 'Bo' })).toBeVisible()
})
