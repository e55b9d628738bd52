import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import Utilization from '../../../generated/screens/utilization/charts.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { bindRoles } from '../../kit/roles/roles.ts'
import { showRoutes, type ShownScreen } from '../../kit/routing/router.fixture.tsx'
import slots from './charts-slots.tsx'

const gib = 1024 ** 3

let unbind = () => {}
afterEach(() => {
  unbind()
  bindRoles(undefined)
})

const instance = (name: string, runState: string, ncpus: number) => ({
  name,
  run_state: runState,
  ncpus,
  memory: 4 * ncpus * gib,
})

/** What a silo with two projects answers. */
function answer({ pathname, searchParams: query }: URL): unknown {
  const project = query.get('project')
  const isLast = query.get('order') === 'descending'
  const list = (items: readonly unknown[]) => ({ items, next_page: null })
  switch (pathname) {
    case '/v1/utilization':
      return {
        capacity: { cpus: 40, memory: 2 ** 40, storage: 0 },
        provisioned: { cpus: 48, memory: 48 * gib, storage: 0 },
      }
    case '/v1/projects':
      return list([
        { name: 'shop', id: 'id-of-shop' },
        { name: 'lake', id: 'id-of-lake' },
      ])
    case '/v1/instances':
      return list(project === 'shop' ? [instance('web', 'running', 8), instance('idle', 'stopped', 30)] : [])
    case '/v1/disks':
    case '/v1/snapshots':
      return list([])
    default:
      return list([
        {
          timestamp: isLast ? '2026-01-01T00:00:00Z' : new Date(Date.now() - 1_800_000).toISOString(),
          datum: { type: 'i64', datum: project === null ? 48 : isLast ? 7 : 8 },
        },
      ])
  }
}

/** Shows the page to answers of which those that `fails` names fail. @returns what was asked for */
async function show(
  fails: (url: URL) => boolean,
  status = 503,
  search = '',
): Promise<Pick<ShownScreen, 'address' | 'client'> & { asked: URL[] }> {
  const asked: URL[] = []
  const fetch = async (request: Request | string | URL) => {
    const url = new URL(request instanceof Request ? request.url : request, location.href)
    asked.push(url)
    const headers = { 'content-type': 'application/json' }
    return fails(url)
      ? new Response('{"message":"Down","request_id":"r"}', { status, headers })
      : new Response(JSON.stringify(answer(url)), { headers })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  await page.viewport(1440, 900)
  const { address, client } = await showRoutes(
    [
      {
        path: 'utilization',
        element: (
          <MeContext value={{ siloId: 'id-of-silo' }}>
            <Utilization slots={slots} />
          </MeContext>
        ),
      },
    ],
    `/utilization?refresh=off${search}`,
  )
  return { asked, address, client }
}

test('the silo’s use: against its quotas, over time, by project, and what uses the most', async () => {
  const { asked, address } = await show(
    ({ pathname, searchParams }) => pathname === '/v1/disks' && searchParams.get('project') === 'lake',
  )
  const quotas = page.getByRole('region', { name: 'Provisioned of quota' })
  await expect.element(quotas.getByText('120 %')).toBeVisible()
  await expect.element(quotas.getByText('Over quota by')).toBeVisible()
  // Nothing of nothing is no share.
  await expect.element(quotas.getByText('– %')).toBeVisible()
  const cpu = page.getByRole('region', { name: 'CPU', exact: true })
  await expect.element(cpu.getByRole('listitem')).toHaveTextContent('Provisioned48 vCPUs')

  const projects = page.getByRole('table', { name: 'Top projects' })
  await expect.element(projects.getByRole('row').nth(1)).toHaveTextContent('shop20 %CPU8 vCPUs32 GiB0 B')
  expect(projects.getByRole('row').all()).toHaveLength(2)
  const instances = page.getByRole('table', { name: 'Top instances' })
  await expect.element(instances.getByRole('link')).toHaveTextContent('web')
  await expect.element(page.getByText('Not counted, could not be loaded: lake.')).toBeVisible()
  // Each list once, however many rows there are.
  expect(asked.filter(({ pathname }) => /^\/v1\/(instances|disks|snapshots)$/.test(pathname))).toHaveLength(6)

  await page.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'shop' }).click()
  expect(address()).toBe('/utilization?refresh=off&project=shop')
  await expect.element(cpu.getByRole('listitem')).toHaveTextContent('Provisioned8 vCPUs')
  await vi.waitFor(() =>
    expect(
      asked
        .filter(({ pathname, searchParams }) => pathname.startsWith('/v1/metrics/') && searchParams.has('project'))
        .map(({ pathname, searchParams }) => `${pathname.slice(12)} ${searchParams.get('order')}`)
        .sort(),
    ).toEqual(
      ['cpus_provisioned', 'ram_provisioned', 'virtual_disk_space_provisioned'].flatMap((metric) => [
        `${metric} ascending`,
        `${metric} descending`,
      ]),
    ),
  )
})

test('what cannot be read is said in its place; the rest of the page is there', async () => {
  let isDown = true
  await show(({ pathname }) => isDown && pathname.startsWith('/v1/metrics/'))
  const cpu = page.getByRole('region', { name: 'CPU', exact: true })
  await expect.element(cpu.getByText('CPU could not be loaded')).toBeVisible()
  await expect.element(page.getByText('120 %')).toBeVisible()
  isDown = false
  await cpu.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cpu.getByRole('listitem')).toHaveTextContent('Provisioned48 vCPUs')
})

test('without the quotas there is nothing to compare with, and the page says so once', async () => {
  await show(({ pathname }) => pathname === '/v1/utilization')
  await expect.element(page.getByText('Quotas could not be loaded')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'CPU', exact: true }).getByRole('listitem'))
    .toHaveTextContent('Provisioned48 vCPUs')
  expect(page.getByRole('alert').all()).toHaveLength(1)
  expect(page.getByRole('table').all()).toHaveLength(0)
})

test('who may not list projects is told so; the silo’s own use is there', async () => {
  await show(({ pathname }) => pathname === '/v1/projects', 403)
  await expect.element(page.getByText('You do not have permission to view project usage.')).toBeVisible()
  await expect.element(page.getByText('120 %')).toBeVisible()
  expect(page.getByRole('alert').all()).toHaveLength(0)
})

/** What a chart's link asks the explorer. */
const exploredOf = (title: string) => {
  const link = page.getByRole('link', { name: `Explore ${title}`, exact: true }).query()
  return link === null ? undefined : new URL(link.getAttribute('href') ?? '', location.href)
}

test('each chart opens in the explorer as the series of the silo, or of the chosen project', async () => {
  await show(() => false, 200, '&range=24h')
  await expect.element(page.getByRole('link', { name: 'Explore CPU' })).toBeVisible()
  const storage = exploredOf('Storage')
  expect(storage?.pathname).toBe('/system/metrics/explorer')
  expect(storage?.searchParams.get('range')).toBe('24h')
  expect(storage?.searchParams.get('query')).toMatch(
    /^get collection_target:virtual_disk_space_provisioned\n\| filter id == "id-of-silo"\n\| align mean_within\(\d+s\)\n\| group_by \[id\], sum$/,
  )
  expect(exploredOf('Memory')?.searchParams.get('query')).toContain('get collection_target:ram_provisioned')
  await page.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'lake' }).click()
  await vi.waitFor(() => expect(exploredOf('CPU')?.searchParams.get('query')).toContain('filter id == "id-of-lake"'))
  expect(page.getByRole('link', { name: /^Explore/ }).all()).toHaveLength(3)
})

test('no link leads to the explorer for those who may not open it, nor for a project that is not there', async () => {
  await show(() => false, 200, '&project=gone')
  await expect.element(page.getByRole('table', { name: 'Top projects' })).toBeVisible()
  expect(page.getByRole('link', { name: /^Explore/ }).all()).toHaveLength(0)
  bindRoles({ scope: () => undefined, ask: async () => undefined, mayOpen: (path) => !path.startsWith('/system') })
  await show(() => false)
  await expect.element(page.getByRole('table', { name: 'Top projects' }).first()).toBeVisible()
  expect(page.getByRole('link', { name: /^Explore/ }).all()).toHaveLength(0)
})

test('regression: what uses the most was shown as new when asking again failed', async () => {
  let isDown = false
  const { client } = await show(({ pathname }) => isDown && pathname === '/v1/projects')
  const shop = page.getByRole('table', { name: 'Top projects' }).getByRole('link', { name: 'shop' })
  await expect.element(shop).toBeVisible()
  isDown = true
  // What was read is no longer fresh.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await client.refetchQueries()
  later.mockRestore()
  await expect.element(page.getByText('Top projects could not be refreshed')).toBeVisible()
  await expect.element(shop).toBeVisible()
})
