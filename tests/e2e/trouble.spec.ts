/**
 * Browsers, clocks, servers and networks that are not as they should be, on a page of each kind. `npm run e2e:stories` looks at every
 * screen.
 */
import { prepareWalk } from './support/in-page-walk.ts'
import { serverOf } from './support/mock.ts'
import { menuItem, notifications } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { nightOn } from './support/night.ts'
import {
  agesOf,
  answersMayBeHeld,
  faultsOnReads,
  pagesAreSlow,
  pagesAreThere,
  pagesComeBack,
  pagesReadAgain,
  pagesWait,
  shiftClock,
  storageIs,
} from './support/trouble.ts'

/** A list, a list in another order, a thing, charts, a policy, a form and an overview. */
const addresses = new Map(
  Object.entries({
    list: '/projects/web-shop/disks',
    whole: '/projects/web-shop/instances?sort=name',
    thing: '/projects/web-shop/instances/web-1/storage',
    charts: '/projects/web-shop/instances/web-1/metrics/cpu',
    policy: '/projects/web-shop/access',
    form: '/projects/web-shop/vpcs/backend/edit',
    overview: '/system/utilization',
  }).map(([kind, address]) => [address, kind]),
)

test.beforeEach(({ watch }) => watch.allowFailures())

for (const how of ['barred', 'full'] as const) {
  test(`where storage is ${how} the console works, and says what it cannot keep`, async ({ page, watch }) => {
    await storageIs(page, how)
    await prepareWalk(page)
    const rest = page.waitForResponse(/\/ToastCard-[^/]+\.js$/)
    await page.goto('/projects')
    expect(await pagesAreThere(page, addresses, watch.failures)).toEqual([])
    await rest
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).or(menuItem(page, 'Dark')).first().click()
    await expect(notifications(page)).toContainText('Setting not saved')
  })
}

test('pages that were opened without a network come back with it, in the same page load', async ({ page }) => {
  await prepareWalk(page)
  await page.goto('/projects')
  expect(await pagesComeBack(page, addresses)).toEqual([])
})

test('a busy server is asked again when it wants to be, and nobody is told', async ({ page }) => {
  await prepareWalk(page)
  await page.goto('/projects')
  const few = new Map([...addresses].slice(0, 3))
  const { wrong, waits } = await pagesWait(page, few)
  expect(wrong).toEqual([])
  expect(waits).toBeGreaterThanOrEqual(few.size)
})

test('a server that does not answer for half a minute is told of once, and pages are there when it does', async ({
  page,
}) => {
  await prepareWalk(page)
  await answersMayBeHeld(page)
  await page.goto('/projects')
  const few = new Map([...addresses].slice(0, 3))
  const { wrong, waits } = await pagesAreSlow(page, few)
  expect(wrong).toEqual([])
  expect(waits).toBeGreaterThanOrEqual(few.size)
})

test('what a proxy answers in the place of the server cannot be read, and the page is itself when asked again', async ({
  page,
  watch,
}) => {
  watch.allowUnreadable()
  await prepareWalk(page)
  await page.goto('/projects')
  expect(await pagesReadAgain(page, new Map([...addresses].slice(0, 3)))).toEqual([])
})

test('ages are right on a computer whose clock is wrong by a day, and charts have what was measured', async ({
  page,
}) => {
  await prepareWalk(page)
  serverOf(page).tellDate()
  await page.goto('/projects')
  const few = new Map([...addresses].slice(0, 4))
  const right = await agesOf(page, few)
  expect([...right.values()].join()).toMatch(/\d/)
  await shiftClock(page, 24 * 3_600_000)
  await page.goto('/projects')
  expect([...(await agesOf(page, few))]).toEqual([...right])
})

test('a quarter of an hour on a page that polls: as many requests at its end as at its beginning, none while it is hidden, and the end of the session said once', async ({
  page,
}) => {
  const night = await nightOn(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.redirectedFrom() === null) loads.push(request.url())
  })
  await page.goto('/projects/web-shop/instances')
  await night.pass(2)
  const [first, second] = [await night.pass(3), await night.pass(3)]
  expect(first).toBeGreaterThan(0)
  expect(Math.abs(second - first)).toBeLessThanOrEqual(2)
  await night.setHidden(true)
  expect(await night.pass(3)).toBeLessThanOrEqual(1)
  await page.clock.fastForward(10 * 60_000)
  await night.setHidden(false)
  expect(await night.pass(2)).toBeLessThanOrEqual(first + 6)
  loads.length = 0
  faultsOnReads(page, 'unauthorized')
  await night.pass(1)
  await expect(page).toHaveURL(/\/login/)
  expect(loads.filter((url) => url.includes('redirect_uri'))).toHaveLength(1)
  expect(await night.pass(3)).toBeLessThanOrEqual(2)
})
