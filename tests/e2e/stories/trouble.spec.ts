/** Every screen in a browser, with a clock, on a server and over a network that are not as they should be. */
import { prepareWalk } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import {
  agesOf,
  answersMayBeHeld,
  pagesAreSlow,
  pagesAreThere,
  pagesComeBack,
  pagesReadAgain,
  pagesWait,
  shiftClock,
  storageIs,
  type Storage,
} from '../support/trouble.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf } from '../support/visit.ts'
import { openStory } from '../support/walk.ts'

test.beforeEach(({ watch }) => {
  test.setTimeout(1_800_000)
  watch.allowFailures()
})

const day = 24 * 3_600_000
const themes = ['light', 'dark'] as const

const count = (walked: Walked): Promise<void> => test.info().attach(attached, { body: JSON.stringify(walked) })

for (const theme of themes) {
  for (const how of ['barred', 'unreadable', 'full', 'alone'] satisfies Storage[]) {
    test(`storage is ${how}, ${theme}`, async ({ page, watch }) => {
      await storageIs(page, how)
      await prepareWalk(page)
      await page.emulateMedia({ colorScheme: theme })
      const addresses = addressesOf(await openStory(page))
      expect(await pagesAreThere(page, addresses, watch.failures)).toEqual([])
      await count({ trouble: `storage is ${how}`, theme, screens: addresses.size })
    })
  }

  test(`the network goes and comes back, ${theme}`, async ({ page }) => {
    await prepareWalk(page)
    await page.emulateMedia({ colorScheme: theme })
    const addresses = addressesOf(await openStory(page))
    expect(await pagesComeBack(page, addresses)).toEqual([])
    await count({ trouble: 'the network goes and comes back', theme, screens: addresses.size })
  })

  for (const fault of ['unavailable', 429] as const) {
    test(`a busy server asks to be asked again in a second (${fault}), ${theme}`, async ({ page }) => {
      await prepareWalk(page)
      await page.emulateMedia({ colorScheme: theme })
      const addresses = addressesOf(await openStory(page))
      const { wrong, waits } = await pagesWait(page, addresses, fault)
      expect(wrong).toEqual([])
      expect(waits).toBeGreaterThan(addresses.size)
      await count({ trouble: `a busy server (${fault})`, theme, screens: addresses.size, more: `${waits} waits` })
    })
  }

  test(`a server that does not answer for half a minute, ${theme}`, async ({ page }) => {
    await prepareWalk(page)
    await answersMayBeHeld(page)
    await page.emulateMedia({ colorScheme: theme })
    const addresses = addressesOf(await openStory(page))
    const { wrong, waits } = await pagesAreSlow(page, addresses)
    expect(wrong).toEqual([])
    expect(waits).toBeGreaterThan(addresses.size)
    await count({ trouble: 'no answer for half a minute', theme, screens: addresses.size, more: `${waits} calls` })
  })

  test(`a proxy in between answers with a page of its own, ${theme}`, async ({ page, watch }) => {
    watch.allowUnreadable()
    await prepareWalk(page)
    await page.emulateMedia({ colorScheme: theme })
    const addresses = addressesOf(await openStory(page))
    expect(await pagesReadAgain(page, addresses)).toEqual([])
    await count({ trouble: 'a page of a proxy', theme, screens: addresses.size })
  })

  test(`the clock of the computer is wrong by a day, ${theme}`, async ({ page }) => {
    await prepareWalk(page)
    await page.emulateMedia({ colorScheme: theme })
    serverOf(page).tellDate()
    const addresses = addressesOf(await openStory(page))
    const right = await agesOf(page, addresses)
    expect([...right.values()].filter((ages) => /\d/.test(ages)).length).toBeGreaterThan(10)
    // A day ahead, then a day behind.
    for (const by of [day, -2 * day]) {
      await shiftClock(page, by)
      await page.goto('/projects')
      expect([...(await agesOf(page, addresses))], `${by / day} days more`).toEqual([...right])
    }
    await count({
      trouble: 'the clock is wrong by a day',
      theme,
      screens: addresses.size,
      more: 'a day ahead, and again a day behind',
    })
  })
}
