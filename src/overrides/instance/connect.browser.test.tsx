/** Ways into an instance whose ID a server has made up. */
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { screen } from '../../../generated/screens/instance/detail.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { ParentContext, ParentScreenContext } from '../../kit/routing/page-scope.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import Connect from './Connect.tsx'

let unbind = () => {}
afterEach(() => unbind())

async function show(id: string): Promise<void> {
  const ips = [{ kind: 'ephemeral', ip: '203.0.113.10', ip_pool_id: 'p' }]
  const fetch = async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    const answer = { items: pathname.endsWith('/external-ips') ? ips : [], next_page: null }
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  const tab = (
    <ParentScreenContext value={screen}>
      <ParentContext value={{ id }}>
        <Connect />
      </ParentContext>
    </ParentScreenContext>
  )
  const path = '/projects/:project/instances/:instance/connect'
  await showRoutes([{ path, element: tab }], '/projects/shop/instances/web/connect')
}

const command = page.getByRole('region', { name: 'Command of the serial console' })
const ssh = page.getByRole('region', { name: 'SSH command' })

test('commands for the serial console have the ID of the instance', async () => {
  await show('4f1e')
  await expect.element(command.filter({ hasText: '/v1/instances/4f1e/serial-console/stream' })).toBeVisible()
  await expect.element(ssh).toHaveTextContent('ssh [username]@203.0.113.10')
})

test.each(['.', '..'])('regression: the tab broke for an instance whose ID no address can have: %s', async (id) => {
  await show(id)
  await expect.element(ssh).toHaveTextContent('ssh [username]@203.0.113.10')
  await expect.element(page.getByRole('link', { name: 'Connect' })).toBeVisible()
  expect(command.elements()).toEqual([])
})
