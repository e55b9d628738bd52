/** Full tables of routes: what a rack with a peer to the Internet has. */
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import ImportedRoutes from '../../../generated/screens/bgp-config-imported-route/list.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { BgpPage } from './BgpPage.tsx'

const many = 20_000
const numbers = Array.from({ length: many }, (_, index) => index)
/** The last one is `10.78.31.0/24`. */
const netOf = (index: number): string => `10.${Math.floor(index / 256)}.${index % 256}.0/24`
const peerOf = (index: number): string => `192.0.2.${index % 2 === 0 ? 1 : 2}`
const timeOf = (index: number): string => new Date(Date.UTC(2026, 0, 1) + (many - index) * 1000).toISOString()
const config = { id: 'c1', name: 'uplink', description: '', asn: 65_000, vrf: null, time_created: timeOf(0) }

const answers: Readonly<Record<string, unknown>> = {
  bgp: { items: [config], next_page: null },
  'bgp-routes-ipv4': numbers.map((index) => ({
    prefix: netOf(index),
    nexthop: peerOf(index),
    switch: `switch${index % 2}`,
    // That of the router: all routes of one have the same.
    id: index % 2,
  })),
  'bgp-exported': {
    exports: {
      [peerOf(0)]: numbers.map(netOf),
    },
  },
  'bgp-message-history': {
    switch_histories: [
      {
        switch: 'switch0',
        history: {
          [peerOf(0)]: {
            received: numbers.map((index) => ({
              timestamp: timeOf(index),
              message: { type: 'update', nlri: [netOf(index)] },
            })),
          },
        },
      },
    ],
  },
}

let unbind = () => {}
afterEach(() => unbind())

async function show(address: string): Promise<void> {
  const fetch = async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    const answer = answers[pathname.split('/').at(-1) ?? ''] ?? config
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  }
  const before = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(before)
  const routes = (
    <>
      <h1>Routes</h1>
      <ImportedRoutes />
    </>
  )
  await page.viewport(1440, 900)
  await showRoutes(
    [
      { path: 'bgp', element: <BgpPage /> },
      { path: 'configs/:bgpConfig', element: routes },
    ],
    address,
  )
}

const table = (name: string) => page.getByRole('table', { name })
const drawn = (name: string) => table(name).getByRole('row').elements().slice(1)

const lists = [
  { name: 'Imported routes', address: '/bgp?show=imported' },
  { name: 'Imported routes', address: '/configs/uplink' },
  { name: 'Exported routes', address: '/bgp?show=exported' },
  { name: 'Message history', address: '/bgp?show=messages' },
]

test.each(lists)(
  '20,000 rows at $address: few are drawn, the last one is reached, and a search finds one',
  async ({ name, address }) => {
    await show(address)
    await expect.element(page.getByRole('status').filter({ hasText: '20,000 rows' })).toBeVisible()
    expect(page.getByText('20,000 rows').elements()).toHaveLength(1)
    await expect.element(table(name)).toHaveAttribute('aria-rowcount', '20001')
    expect(drawn(name).length).toBeLessThan(60)
    expect(new Set(drawn(name).map((row) => row.textContent)).size).toBe(drawn(name).length)
    await expectAccessible()

    page.getByRole('region', { name }).element().scrollTop = 10_000_000
    await expect.poll(() => drawn(name).at(-1)?.textContent).toContain(netOf(many - 1))
    expect(drawn(name).at(-1)?.getAttribute('aria-rowindex')).toBe('20001')
    expect(drawn(name).length).toBeLessThan(60)

    await userEvent.fill(page.getByRole('searchbox', { name: `Search ${name}` }), netOf(12_345))
    await expect.element(page.getByRole('status').filter({ hasText: '1 of 20,000' })).toBeVisible()
    expect(drawn(name)).toHaveLength(1)
    expect(drawn(name)[0]?.textContent).toContain(netOf(12_345))
  },
)

test('a filter of so many routes keeps those of one peer, and the group says how many they are', async () => {
  await show('/bgp?show=imported&filter=switch:any:switch1&filter=nexthop:eq:192.0.2.2')
  await expect.element(page.getByRole('status').filter({ hasText: '10,000 of 20,000' })).toBeVisible()
  await expect.element(table('Imported routes')).toHaveAttribute('aria-rowcount', '10001')
  expect(drawn('Imported routes').length).toBeLessThan(60)
  const groups = page.getByRole('list', { name: 'Groups' })
  await expect
    .element(groups.getByRole('link', { name: 'switch1 192.0.2.2 10,000 routes' }))
    .toHaveAttribute('aria-current', 'true')
})
