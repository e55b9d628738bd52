/** Every screen in a browser, with a clock, on a server and over a network that are not as they should be. */
import { prepareWalk } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import {
  agesOf,
  pagesAreThere,
  pagesComeBack,
  pagesWait,
  shiftClock,
  storageIs,
  type Storage,
} from '../support/trouble.ts'
import { addressesOf } from '../support/visit.ts'
import { openStory } from '../support/walk.ts'

test.beforeEach(({ watch }) => {
  test.setTimeout(1_800_000)
  watch.allowFailures()
})

const count = (description: string) => test.info().annotations.push({ type: 'walked', description })

for (const how of ['barred', 'full', 'alone'] satisfies Storage[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`storage is ${how}, ${colorScheme}`, async ({ page, watch }) => {
      await storageIs(page, how)
      await prepareWalk(page)
      await page.emulateMedia({ colorScheme })
      const addresses = addressesOf(await openStory(page))
      expect(await pagesAreThere(page, addresses, watch.failures)).toEqual([])
      count(`${addresses.size} screens`)
    })
  }
}

test('the network goes and comes back', async ({ page }) => {
  await prepareWalk(page)
  const addresses = addressesOf(await openStory(page))
  expect(await pagesComeBack(page, addresses)).toEqual([])
  count(`${addresses.size} screens`)
})

test('a busy server asks to be asked again in a second', async ({ page }) => {
  await prepareWalk(page)
  const addresses = addressesOf(await openStory(page))
  const { wrong, waits } = await pagesWait(page, addresses)
  expect(wrong).toEqual([])
  expect(waits).toBeGreaterThan(addresses.size)
  count(`${addresses.size} screens, ${waits} waits`)
})

test('the clock of the computer is wrong by a day', async ({ page }) => {
  await prepareWalk(page)
  serverOf(page).tellDate()
  const addresses = addressesOf(await openStory(page))
  const right = await agesOf(page, addresses)
  expect([...right.values()].filter((ages) => /\d/.test(ages)).length).toBeGreaterThan(10)
  // A day ahead, then a day behind.
  for (const days of [1, -2]) {
    await shiftClock(page, days * 24 * 3_600_000)
    await page.goto('/projects')
    expect([...(await agesOf(page, addresses))], `${days} days more`).toEqual([...right])
  }
  count(`${addresses.size} screens`)
})
