/** Eight hours on pages that people leave open: seen, hidden, asleep, and until the session ends. */
import { faultsOnReads } from '../support/trouble.ts'
import { nightOn } from '../support/night.ts'
import { expect, test } from '../support/test.ts'

const pages = {
  instances: '/projects/web-shop/instances',
  'all instances, sorted': '/projects/web-shop/instances?sort=name',
  metrics: '/projects/web-shop/instances/web-1/metrics/cpu',
  update: '/system/update',
  'audit log': '/system/audit-log',
}

/** Requests of two hours are the same number, but for those that fall on their edge. */
const alike = (count: number, other: number): boolean => Math.abs(count - other) <= Math.max(3, 0.05 * other)

for (const [name, address] of Object.entries(pages)) {
  test(`a night on ${name}`, async ({ page, watch }) => {
    test.setTimeout(1_200_000)
    watch.allowFailures()
    const night = await nightOn(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.redirectedFrom() === null) loads.push(request.url())
    })
    await page.goto(address)
    await night.pass(30)

    const first = await night.pass(60)
    const before = await night.weigh()
    let last = first
    for (let hour = 0; hour < 4; hour += 1) last = await night.pass(60)
    const after = await night.weigh()
    expect(alike(last, first), `${first} requests in the first hour, ${last} in the fifth`).toBe(true)
    expect(after.heap, 'bytes after five hours').toBeLessThan(before.heap * 1.1 + 1_000_000)
    expect(after.nodes, 'nodes after five hours').toBeLessThan(before.nodes * 1.1 + 200)
    expect(after.listeners, 'listeners after five hours').toBeLessThan(before.listeners * 1.1 + 50)

    await night.setHidden(true)
    const hidden = await night.pass(60)
    // The page of an update says in its title how far it is.
    expect(hidden, 'requests of a hidden hour').toBeLessThanOrEqual(name === 'update' ? 31 : 1)
    // The computer sleeps for an hour: its timers are all due when it wakes.
    await page.clock.fastForward(60 * 60_000)
    await night.setHidden(false)
    const woken = await night.pass(10)
    expect(woken, 'requests of the first minutes after a sleep').toBeLessThanOrEqual(last / 6 + 12)

    loads.length = 0
    faultsOnReads(page, 'unauthorized')
    await night.pass(2)
    await expect(page).toHaveURL(/\/login/)
    expect(loads.filter((url) => url.includes('redirect_uri')).length, 'the end of the session is said once').toBe(1)
    const signedOut = await night.pass(60)
    expect(signedOut, 'requests after the end of the session').toBeLessThanOrEqual(2)
    test.info().annotations.push({
      type: 'night',
      description: JSON.stringify({ first, last, hidden, woken, signedOut, before, after }),
    })
  })
}
