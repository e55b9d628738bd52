import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import SystemUtilization from '../../../generated/screens/system-utilization/charts.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { showRoutes, type ShownScreen } from '../../kit/routing/router.fixture.tsx'
import slots from './charts-slots.tsx'

let unbind = () => {}
afterEach(() => unbind())

const silo = (name: string, used: readonly number[], quota: readonly (number | string)[]): string => {
  const counts = ([cpus, memory, storage]: readonly (number | string)[]) =>
    `{"cpus":${cpus},"memory":${memory},"storage":${storage}}`
  return `{"silo_id":"5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0-${name}","silo_name":"${name}","provisioned":${counts(used)},"allocated":${counts(quota)}}`
}

const idOf = (text: string): string => /"silo_id":"([^"]+)"/.exec(text)?.[1] ?? ''

const sled = (kind: string) => ({
  id: kind,
  policy: kind === 'in_service' ? { kind, provision_policy: 'provisionable' } : { kind },
  state: 'active',
  usable_hardware_threads: 101,
  usable_physical_ram: 100 * 1024 ** 3,
})

/** @param fails the paths that fail; `search`: of the address; `asked`: gets every path */
async function show(
  silos: readonly string[],
  fails?: Pick<RegExp, 'test'>,
  { search = '', asked = [] }: { search?: string; asked?: string[] } = {},
): Promise<ShownScreen> {
  const headers = { 'content-type': 'application/json' }
  const fetch = async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    asked.push(pathname)
    if (fails?.test(pathname)) return new Response('{"message":"Down","request_id":"r"}', { status: 503, headers })
    const one = silos.find((text) => pathname.endsWith(`/utilization/silos/${idOf(text)}`))
    if (one !== undefined) return new Response(one, { headers })
    const items = pathname.endsWith('/utilization/silos')
      ? `[${silos.join()}]`
      : JSON.stringify(pathname.endsWith('/sleds') ? [sled('in_service'), sled('expunged')] : [])
    return new Response(`{"items":${items},"next_page":null}`, { headers })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  await page.viewport(1440, 900)
  return showRoutes(
    [{ path: 'system/utilization', element: <SystemUtilization slots={slots} /> }],
    `/system/utilization?refresh=off${search}`,
  )
}

test('silos stand by pressure with what is left, and their quotas against what the hardware has room for', async () => {
  await show([
    silo('calm', [1, 0, 0], [10, 100, 100]),
    silo('over', [0, 150, 0], [10, 100, 100]),
    silo('vast', [9, 0, 0], [10, 100, '9007199254740993']),
  ])
  const silos = page.getByRole('table', { name: 'Silos' })
  const textOf = (row: number) => silos.getByRole('row').nth(row).element().textContent
  await expect.element(silos.getByRole('link', { name: 'over' })).toBeVisible()
  expect(textOf(1)).toContain('over0 %0 vCPUs of 10 vCPUs10 vCPUs available150 %150 B of 100 B50 B over')
  expect(textOf(2)).toContain('vast90 %')
  await expect.element(silos.getByRole('link', { name: 'calm' })).toHaveAttribute('href', '/system/silos/calm/quotas')
  const quotas = page.getByRole('region', { name: 'Provisioned of quota' })
  await expect.element(quotas.getByText('33.33 %')).toBeVisible()
  await quotas.getByText('8 PiB', { exact: true }).first().hover()
  // 9007199254740993 of one silo and 100 of each of the others, to the byte.
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('9007199254741193 B')
  const suggested = page.getByRole('table', { name: 'Suggested capacity' })
  await expect.element(suggested.getByRole('row').nth(1)).toHaveTextContent('CPU71 vCPUs30 vCPUs41 vCPUs101 vCPUs')
  // More storage than there is has been promised.
  await expect
    .element(suggested.getByRole('row').nth(3))
    .toHaveTextContent('Storage30 TiB8 PiB7.97 PiB overassumed 32 TiB')
  await expect.element(page.getByText(/1 sled in service/)).toBeVisible()
})

test('without the sleds there is no suggestion, and the page says why', async () => {
  await show([silo('calm', [1, 0, 0], [10, 100, 100])], /sleds$/)
  await expect.element(page.getByText('Sleds could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Silos' }).getByRole('link')).toHaveTextContent('calm')
})

test('without the silos there are no sums, and the list says why', async () => {
  await show([], /utilization\/silos$/)
  await expect.element(page.getByText('Silos could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '71 vCPUs' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Provisioned of quota' }).query()).toBe(null)
})

test('charts that cannot be read say so', async () => {
  await show([silo('calm', [1, 0, 0], [10, 100, 100])], /system\/metrics\//)
  await expect.element(page.getByText('Memory could not be loaded')).toBeVisible()
})

test('bars of a chosen silo are its own, from the answer about it alone', async () => {
  const calm = silo('calm', [1, 0, 0], [10, 100, 100])
  const asked: string[] = []
  await show([calm, silo('vast', [9, 0, 0], [10, 100, 100])], undefined, { search: `&silo=${idOf(calm)}`, asked })
  const quotas = page.getByRole('region', { name: 'Provisioned of quota' })
  await expect.element(quotas.getByText('10 %', { exact: true })).toBeVisible()
  expect(asked).toContain(`/v1/system/utilization/silos/${idOf(calm)}`)
})

test('a chosen silo whose use cannot be read says so in place of its bars', async () => {
  const calm = silo('calm', [1, 0, 0], [10, 100, 100])
  await show([calm], /utilization\/silos\/./, { search: `&silo=${idOf(calm)}` })
  await expect.element(page.getByText('Use of the silo could not be loaded')).toBeVisible()
})

test('regression: what was known of a silo and of sleds was shown as new when asking again failed', async () => {
  const calm = silo('calm', [1, 0, 0], [10, 100, 100])
  let isDown = false
  const fails = { test: (path: string) => isDown && /sleds$|utilization\/silos\/./.test(path) }
  const { client } = await show([calm], fails, { search: `&silo=${idOf(calm)}` })
  const bars = page.getByRole('region', { name: 'Provisioned of quota' })
  const known = async () => {
    await expect.element(bars.getByText('10 %', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: '71 vCPUs' })).toBeVisible()
  }
  await known()
  isDown = true
  await client.refetchQueries()
  await expect.element(page.getByText('Could not refresh')).toBeVisible()
  await expect.element(page.getByText('Sleds could not be refreshed')).toBeVisible()
  await known()
})
