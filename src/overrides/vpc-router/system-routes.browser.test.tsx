/** Routes that the system manages, and those that people do. */
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import RouteCreate from '../../../generated/screens/vpc-router-route/create.gen.tsx'
import RouteEdit from '../../../generated/screens/vpc-router-route/edit.gen.tsx'
import Routes from '../../../generated/screens/vpc-router-route/list.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'

const kinds = { custom: ['out', 'back'], system: ['default-v4', 'home'] } as const
const routeOf = (name: string, kind: string) => ({
  id: `00000000-0000-4000-8000-0000000000${name.length.toString().padStart(2, '0')}`,
  name,
  description: '',
  kind,
  destination: { type: 'ip_net', value: '0.0.0.0/0' },
  target: { type: 'drop' },
  vpc_router_id: '00000000-0000-4000-8000-000000000099',
  time_created: '2026-01-01T00:00:00Z',
  time_modified: '2026-01-01T00:00:00Z',
})

let unbind = () => {}
afterEach(() => unbind())

async function show(kind: keyof typeof kinds, below = ''): Promise<void> {
  const routes = kinds[kind].map((name) =>
    routeOf(name, kind === 'custom' ? 'custom' : name === 'home' ? 'vpc_subnet' : 'default'),
  )
  const fetch = async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    const one = routes.find(({ name }) => pathname.endsWith(`/vpc-router-routes/${name}`))
    const answer = one ?? { items: pathname.endsWith('/vpc-router-routes') ? routes : [], next_page: null }
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  const parent = { kind }
  const list = (
    <ParentContext value={parent}>
      <h1>Router</h1>
      <Routes />
    </ParentContext>
  )
  const router = '/projects/shop/vpcs/default/routers/main'
  await showRoutes(
    [
      {
        path: 'projects/:project/vpcs/:vpc/routers/:router',
        element: list,
        children: [
          { path: 'routes/:route/edit', element: <RouteEdit /> },
          { path: 'routes-new', element: <RouteCreate /> },
        ],
      },
    ],
    `${router}${below}`,
  )
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('routes of a custom router are selected', async () => {
  await show('custom')
  await page.getByRole('checkbox', { name: 'Select out' }).click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
})

test('routes of a system router had checkboxes that selected nothing', async () => {
  await show('system')
  await expect.element(row('home')).toBeVisible()
  await expect.element(row('default-v4')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await expectAccessible()
})

test('the form of a route that the system manages says so', async () => {
  await show('system', '/routes/home/edit')
  const form = page.getByRole('dialog', { name: 'Edit route' })
  await expect.element(form.getByText('Managed by the system')).toBeVisible()
  expect(form.getByRole('textbox').elements()).toEqual([])
  expect(form.getByRole('button', { name: 'Update route' }).elements()).toEqual([])
  await expectAccessible()
})

test('the default route of a system router can be edited', async () => {
  await show('system', '/routes/default-v4/edit')
  await expect
    .element(page.getByRole('dialog', { name: 'Edit route' }).getByRole('button', { name: 'Update route' }))
    .toBeVisible()
})

test('the form of a new route says where routes can be added', async () => {
  await show('system', '/routes-new')
  const form = page.getByRole('dialog', { name: 'New route' })
  await expect.element(form.getByText('Only custom routers can have routes added')).toBeVisible()
  expect(form.getByRole('button', { name: 'Create route' }).elements()).toEqual([])
})

test('routes are added to a custom router', async () => {
  await show('custom', '/routes-new')
  const form = page.getByRole('dialog', { name: 'New route' })
  await expect.element(form.getByRole('button', { name: 'Create route' })).toBeVisible()
})
