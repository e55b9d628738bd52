import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import AuditLog from '../../../generated/screens/audit-log-entry/list.gen.tsx'
import DiskDetail from '../../../generated/screens/disk/detail.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { bindRoles } from '../../kit/roles/roles.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { showRoutes, type ShownScreen } from '../../kit/routing/router.fixture.tsx'
import slots from './list-slots.tsx'

let unbind = () => {}
afterEach(() => {
  unbind()
  bindRoles(undefined)
})

const diskId = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const userId = '6c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const siloId = '7c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const otherSilo = '8c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const me = { id: userId, siloId }
const now = Date.now()
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString()

interface Entry {
  id: string
  time_completed: string
}

const said = (id: number, operation: string, uri: string): object => ({
  time_started: ago(10 - id),
  operation_id: operation,
  request_id: `request-${id}`,
  request_uri: uri,
  source_ip: '203.0.113.7',
  user_agent: 'probe',
  auth_method: 'access_token',
  actor: { kind: 'silo_user', silo_user_id: userId, silo_id: siloId },
  result: { kind: 'success', http_status_code: 204 },
})

const entry = (id: number, operation: string, uri: string, more: object = {}): Entry => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  time_completed: ago(10 - id),
  ...said(id, operation, uri),
  ...more,
})

const stranger = { actor: { kind: 'silo_user', silo_user_id: userId, silo_id: otherSilo } }
const refused = {
  result: { kind: 'error', http_status_code: 400, error_code: 'InvalidRequest', error_message: 'disk is in use' },
}
const log = (): Entry[] => [
  entry(5, 'disk_delete', '/v1/disks/orders?project=shop', stranger),
  entry(4, 'disk_delete', `/v1/disks/${diskId}`, refused),
  entry(3, 'instance_start', '/v1/instances/web-1/start?project=shop'),
  entry(2, 'snapshot_create', '/v1/snapshots?project=shop'),
  entry(1, 'disk_create', '/v1/disks?project=shop'),
]

const disk = {
  id: diskId,
  name: 'orders',
  description: '',
  project_id: '9c56b522-c9b8-49e4-9f9a-8d52a89ec3e0',
  size: 1,
  block_size: 512,
  device_path: '/mnt/orders',
  state: { state: 'detached' },
  time_created: ago(9),
  time_modified: ago(9),
}

/** @returns the paths that were asked, and the log, to which more may come */
async function serve(fails?: Pick<RegExp, 'test'>): Promise<{ asked: string[]; entries: Entry[] }> {
  const asked: string[] = []
  const entries = log()
  const headers = { 'content-type': 'application/json' }
  const fetch = async (request: Request | string | URL) => {
    const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request, location.href)
    asked.push(pathname)
    if (fails?.test(pathname)) return new Response('{"message":"Gone","request_id":"r"}', { status: 404, headers })
    const json = (body: object) => new Response(JSON.stringify(body), { headers })
    if (pathname.endsWith('/audit-log')) {
      const [start = '', end] = ['start_time', 'end_time'].map((key) => searchParams.get(key) ?? undefined)
      const some = entries.filter(
        ({ time_completed: time }) =>
          Date.parse(time) >= Date.parse(start) && (end === undefined || Date.parse(time) < Date.parse(end)),
      )
      return json({ items: some.slice(0, Number(searchParams.get('limit'))), next_page: null })
    }
    if (pathname.includes('/disks/')) return json(disk)
    const items = pathname.endsWith('/users')
      ? searchParams.get('silo') === siloId
        ? [{ id: userId, display_name: 'Ada Lindqvist', silo_id: siloId }]
        : []
      : pathname.endsWith('/silos')
        ? [{ id: siloId, name: 'meadow' }]
        : []
    return json({ items, next_page: null })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  await page.viewport(1440, 900)
  return { asked, entries }
}

const showLog = (search = ''): Promise<ShownScreen> =>
  showRoutes(
    [
      {
        path: 'system/audit-log',
        element: (
          <MeContext value={me}>
            <AuditLog slots={slots} />
          </MeContext>
        ),
      },
    ],
    `/system/audit-log${search}`,
  )

const showDisk = (search = ''): Promise<ShownScreen> =>
  showRoutes(
    [
      {
        path: 'projects/:project/disks/:disk',
        element: (
          <MeContext value={me}>
            <DiskDetail />
          </MeContext>
        ),
      },
    ],
    `/projects/shop/disks/orders${search}`,
  )

test('an entry opens in a panel with all that the log says, who it was by name, and a link to the thing', async () => {
  await serve()
  const { address } = await showLog()
  await page.getByRole('link', { name: 'disk_delete' }).nth(1).click()
  const panel = page.getByRole('dialog', { name: 'disk_delete' })
  await expect.element(panel.getByText('Ada Lindqvist')).toBeVisible()
  await expect.element(panel.getByText('disk is in use')).toBeVisible()
  await expect.element(panel.getByText('Access token')).toBeVisible()
  await expect.element(panel.getByText('request-4')).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'orders' }))
    .toHaveAttribute('href', `/projects/${disk.project_id}/disks/orders`)
  expect(address()).toContain('entry=')
  await panel.getByRole('button', { name: 'Close' }).click()
  expect(address()).toBe('/system/audit-log')
})

test('an address with an entry finds it again by its time, and one that is gone says so', async () => {
  await serve()
  const [, second] = log()
  await showLog(`?entry=${second?.id}&at=${second?.time_completed}`)
  await expect.element(page.getByRole('dialog', { name: 'disk_delete' })).toBeVisible()
})

test.each([`?entry=gone&at=${ago(500)}`, '?entry=gone&at=yesterday', '?entry=gone'])(
  'no entry is claimed for %s',
  async (search) => {
    await serve()
    await showLog(search)
    await expect.element(page.getByText('Audit log entry not found.')).toBeVisible()
  },
)

test('a thing that is gone is no link, and neither is one that somebody of another silo named', async () => {
  const { asked } = await serve(/\/disks\//)
  const [, second] = log()
  await showLog(`?entry=${second?.id}&at=${second?.time_completed}`)
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText(/\(deleted\)$/)).toBeVisible()
  expect(panel.element().querySelectorAll('a[href^="/projects"]')).toHaveLength(0)
  await panel.getByRole('button', { name: 'Close' }).click()
  asked.length = 0
  await page.getByRole('link', { name: 'disk_delete' }).first().click()
  await expect.element(page.getByRole('dialog').getByText('orders', { exact: true })).toBeVisible()
  expect(asked.filter((path) => path.includes('/disks/'))).toEqual([])
})

test('regression: a thing that was deleted since it was looked up stayed a link', async () => {
  let isGone = false
  await serve({ test: (path) => isGone && path.includes('/disks/') })
  const [, second] = log()
  const { client } = await showLog(`?entry=${second?.id}&at=${second?.time_completed}`)
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByRole('link', { name: 'orders' })).toBeVisible()
  isGone = true
  await client.refetchQueries()
  await expect.element(panel.getByText(/\(deleted\)$/)).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'orders' })).not.toBeInTheDocument()
})

test('entries that come are counted, and shown when asked for', async () => {
  const { entries } = await serve()
  await showLog()
  await expect.element(page.getByText('No new entries')).toBeVisible()
  entries.unshift(entry(6, 'vpc_create', '/v1/vpcs?project=shop'))
  await expect.element(page.getByText('1 new entry'), { timeout: 10_000 }).toBeVisible()
  expect(page.getByText('vpc_create').query()).toBe(null)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByRole('link', { name: 'vpc_create' })).toBeVisible()
  await expect.element(page.getByText('No new entries')).toBeVisible()
})

test('followed, they appear by themselves until it is paused', async () => {
  const { entries } = await serve()
  await showLog()
  await page.getByRole('button', { name: 'Follow new entries' }).click()
  entries.unshift(entry(6, 'vpc_create', '/v1/vpcs?project=shop'))
  await expect.element(page.getByRole('link', { name: 'vpc_create' }), { timeout: 10_000 }).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Follow new entries' })).toBeVisible()
})

test('the page of a thing shows what was done to it, and nothing about others', async () => {
  await serve()
  bindRoles({ scope: () => undefined, ask: async () => 'viewer' })
  await showDisk()
  await expect.element(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Activity' }).click()
  const table = page.getByRole('table', { name: 'Activity' })
  await expect.element(table.getByText('disk_create')).toBeVisible()
  await expect.element(table.getByText('disk is in use')).toBeVisible()
  await expect.element(table.getByText('Ada Lindqvist').first()).toBeVisible()
  // The instance, the snapshot, and the disk of that name in another silo.
  expect(table.getByRole('row').elements()).toHaveLength(3)
  await expect.element(page.getByText(/^Since /)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open in audit log' }))
    .toHaveAttribute('href', `/system/audit-log?q=${diskId}`)
  // What the page shows otherwise is behind the other tab.
  expect(page.getByText('Block size').query()).toBe(null)
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByText('Details').click()
  await expect.element(page.getByText('Block size')).toBeVisible()
})

test('who may not read the log is offered no activity, and asks for none', async () => {
  const { asked } = await serve()
  bindRoles({ scope: () => undefined, ask: async () => 'viewer', mayOpen: (path) => !path.startsWith('/system/') })
  await showDisk('?show=activity')
  await page.getByText('Details').click()
  await expect.element(page.getByText('Block size')).toBeVisible()
  expect(page.getByRole('link', { name: 'Activity' }).query()).toBe(null)
  expect(asked.filter((path) => path.endsWith('/audit-log'))).toEqual([])
})
