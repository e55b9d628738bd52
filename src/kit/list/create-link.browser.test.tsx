import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { bindRoles, doubtRoles, type KnownRole } from '../roles/roles.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { CreateLink } from './CreateLink.tsx'

afterEach(() => bindRoles(undefined))

const params = {}
const create = { label: 'New crate', to: '/crates-new', role: 'project.collaborator' }
const list = (
  <>
    <h1>Crates</h1>
    <CreateLink create={create} params={params} primary />
  </>
)
const link = page.getByRole('link', { name: 'New crate' })

test('a link that is taken away keeps focus and says why; it comes back when the role does', async () => {
  let role: KnownRole
  bindRoles({ scope: () => 'here', ask: async () => role })
  await showRoutes([{ path: 'crates', element: list }], '/crates')
  await expect.element(link).toHaveAttribute('href')
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  const element = link.element()

  role = 'viewer'
  doubtRoles()
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).toHaveAccessibleDescription('Requires the Collaborator role on the project')
  await expect.element(link).not.toHaveAttribute('href')
  expect(link.element()).toBe(element)
  await expect.element(link).toHaveFocus()
  await expectAccessible()

  role = 'admin'
  doubtRoles()
  await expect.element(link).toHaveAttribute('href')
  await expect.element(link).toHaveFocus()
})

test('a link that was disabled for want of a role recovers on the open page when the role is given', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let role: KnownRole = 'viewer'
  bindRoles({ scope: () => 'here', ask: async () => role })
  await showRoutes([{ path: 'crates', element: list }], '/crates')
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  role = 'admin'
  vi.advanceTimersByTime(45_000)
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  vi.advanceTimersByTime(30_000)
  await expect.element(link).toHaveAttribute('href')
})

test('a form that needs a role the console does not know is not led to, whoever asks', async () => {
  bindRoles({ scope: () => 'here', ask: async () => 'admin' })
  const element = <CreateLink create={{ ...create, role: 'project.packer' }} params={params} primary />
  await showRoutes([{ path: 'crates', element }], '/crates')
  await expect.element(link).toHaveAccessibleDescription('Requires the Packer role on the project')
  await expect.element(link).not.toHaveAttribute('href')
})
