/** Eight hours on pages that people leave open: seen, hidden, asleep, and until the session ends. */
import type { Page } from '@playwright/test'

import { faultsOnReads } from '../support/trouble.ts'
import { nightOn } from '../support/night.ts'
import { expect, test } from '../support/test.ts'

interface Open {
  at: string
  /** What has to be there first. @returns what its address is made with */
  make?: (page: Page) => Promise<string>
  /** Requests of a hidden hour. */
  hidden?: number
}

const post = (page: Page, path: string, body: object): Promise<{ id: string }> =>
  page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      return answer.status === 204 ? { id: '' } : answer.json()
    },
    [path, JSON.stringify(body)] as const,
  )

/** A disk that waits for its blocks. */
async function importedDisk(page: Page): Promise<string> {
  const name = 'half-there'
  await post(page, '/v1/disks?project=web-shop', {
    name,
    description: '',
    size: 2 ** 30,
    disk_source: { type: 'importing_blocks', block_size: 512 },
  })
  await post(page, `/v1/disks/${name}/bulk-write-start?project=web-shop`, {})
  return name
}

const collectedBundle = async (page: Page): Promise<string> =>
  (await post(page, '/experimental/v1/system/support-bundles', { user_comment: 'night' })).id

const instance = '/projects/web-shop/instances/web-1'

const pages: Readonly<Record<string, Open>> = {
  instances: { at: '/projects/web-shop/instances' },
  'all instances, sorted': { at: '/projects/web-shop/instances?sort=name' },
  'an instance': { at: `${instance}/storage` },
  'networking of an instance': { at: `${instance}/networking` },
  metrics: { at: `${instance}/metrics/cpu` },
  'a serial console': { at: `${instance}/serial-console` },
  'an import': { at: '/projects/web-shop/disks/', make: importedDisk },
  // The page of an update says in its title how far it is.
  update: { at: '/system/update', hidden: 31 },
  'a support bundle': { at: '/system/support-bundles/', make: collectedBundle },
  'deliveries of alerts': { at: '/system/alerts/receivers/ops-pager/deliveries' },
  'audit log': { at: '/system/audit-log' },
  'overview of the system': { at: '/system/overview' },
  'overview of a project': { at: '/projects/web-shop/overview' },
  utilization: { at: '/system/utilization' },
  'BGP peers': { at: '/system/networking/bgp' },
}

/** Those that were asked for more than once. */
const repeated = (asked: readonly string[]): string[] => asked.filter((one, at) => asked.indexOf(one) < at)

/** Requests of two hours are the same number, but for those that fall on their edge. */
const alike = (count: number, other: number): boolean => Math.abs(count - other) <= Math.max(3, 0.05 * other)

for (const [name, { at, make, hidden: mostHidden = 1 }] of Object.entries(pages)) {
  test(`a night on ${name}`, async ({ page, watch }) => {
    test.setTimeout(1_200_000)
    watch.allowFailures()
    const night = await nightOn(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.redirectedFrom() === null) loads.push(request.url())
    })
    if (make) await page.goto('/projects')
    await page.goto(at + ((await make?.(page)) ?? ''))
    await night.pass(30)

    const first = await night.pass(60)
    const before = await night.weigh()
    let last = first
    for (let hour = 0; hour < 4; hour += 1) last = await night.pass(60)
    const after = await night.weigh()
    const figures: Record<string, unknown> = { first, last, before, after }
    const note = { type: 'night', description: '' }
    test.info().annotations.push(note)
    const tell = (more: Readonly<Record<string, unknown>>): void => {
      note.description = JSON.stringify(Object.assign(figures, more))
    }
    tell({})
    expect(alike(last, first), `${first} requests in the first hour, ${last} in the fifth`).toBe(true)
    expect(after.heap, 'bytes after five hours').toBeLessThan(before.heap * 1.1 + 1_000_000)
    expect(after.nodes, 'nodes after five hours').toBeLessThan(before.nodes * 1.1 + 200)
    expect(after.listeners, 'listeners after five hours').toBeLessThan(before.listeners * 1.1 + 50)

    await night.setHidden(true)
    const hidden = await night.pass(60)
    tell({ hidden })
    expect(hidden, 'requests of a hidden hour').toBeLessThanOrEqual(mostHidden)
    const atOnce = await night.wakeAfter(6)
    tell({ atOnce: atOnce.length })
    expect(repeated(atOnce), 'asked for twice when the computer wakes').toEqual([])
    const woken = await night.pass(10)
    tell({ woken })
    expect(woken, 'requests of the first minutes after a sleep').toBeLessThanOrEqual(last / 6 + 12)

    loads.length = 0
    faultsOnReads(page, 'unauthorized')
    // A page that asks for nothing by itself learns of it when somebody goes on.
    if (last === 0)
      await page.evaluate(() => {
        history.pushState({}, '', '/projects')
        dispatchEvent(new PopStateEvent('popstate'))
      })
    await night.pass(2)
    await expect(page).toHaveURL(/\/login/)
    expect(loads.filter((url) => url.includes('redirect_uri')).length, 'the end of the session is said once').toBe(1)
    const signedOut = await night.pass(60)
    tell({ signedOut })
    expect(signedOut, 'requests after the end of the session').toBeLessThanOrEqual(2)
  })
}
