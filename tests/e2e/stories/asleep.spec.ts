/**
 * A computer falls asleep, or loses its network, while something is on its way: every form with an address, an action on many rows, and a
 * page that asks again by itself. Nothing is sent twice, and people are told that it may have been done.
 */
import type { Locator, Page } from '@playwright/test'

import { controlsOf, fillAnything } from '../support/end-of-session.ts'
import { serverOf } from '../support/mock.ts'
import { notifications } from '../support/screen.ts'
import { expect, test } from '../support/test.ts'
import { setOnline } from '../support/trouble.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf } from '../support/visit.ts'
import { levels, openStory } from '../support/walk.ts'

const hours = 3 * 3_600_000
const maybe = /may have been carried out all the same|check before you try again/
const themes = ['light', 'dark'] as const

test.beforeEach(({ watch }) => watch.allowFailures())

interface HeldChanges {
  /** What was sent so far. */
  sent: string[]
  /** The network takes what is on its way along. */
  lose: () => Promise<void>
}

/** From now on changes are on their way until the network goes. */
async function holdChanges(page: Page): Promise<HeldChanges> {
  const sent: string[] = []
  let gone = Promise.withResolvers<void>()
  await page.route(/\/(?:v1|experimental)\//, async (route) => {
    const request = route.request()
    if (request.method() === 'GET' || request.method() === 'HEAD') return route.fallback()
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    await gone.promise
    return route.abort('internetdisconnected')
  })
  return {
    sent,
    lose: async () => {
      await setOnline(page, false)
      gone.resolve()
      gone = Promise.withResolvers()
    },
  }
}

/** Whether it is there, or comes soon. */
const isShown = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )

const isForm = (id: string): boolean => /(?:\.|_)(?:create|edit|clone)$/.test(id)

for (const [at, [level, screens = []]] of Object.entries(levels).entries()) {
  const theme = themes[at % 2] ?? 'light'
  test(`a computer falls asleep amid every form of ${level}, ${theme}`, async ({ page }) => {
    test.setTimeout(1_200_000)
    await page.emulateMedia({ colorScheme: theme })
    page.on('dialog', (native) => void native.accept())
    await page.clock.install()
    const own = new Set(screens.map(([id]) => id))
    const forms = [...addressesOf(await openStory(page))].filter(([, id]) => own.has(id) && isForm(id))
    serverOf(page).rewrite((answer) =>
      answer
        .replaceAll('"run_state":"running"', '"run_state":"stopped"')
        .replaceAll(/"kind":"(?:system|vpc_subnet)"/g, '"kind":"custom"'),
    )
    const held = await holdChanges(page)
    const wrong: string[] = []
    let walked = 0
    for (const [address, id] of forms) {
      const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
      held.sent.length = 0
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      if ((await fillAnything(page)) === 0) continue
      const before = await controlsOf(page)
      const form = page.locator('dialog[open] form, main form').last()
      const button = form.locator('button[type="submit"]')
      if ((await button.count()) === 0 || (await button.getAttribute('aria-disabled')) === 'true') continue
      await button.click()
      await page.clock.runFor(100)
      // What cannot be sent as it is says so: which values fit is no matter of this.
      if (held.sent.length === 0) continue
      walked += 1
      await page.clock.fastForward(hours)
      if (!(await isShown(notifications(page).getByText('No answer yet')))) say('does not say that there is no answer')
      await held.lose()
      const told = page.locator('dialog[open] [role="alert"], main [role="alert"]').filter({ hasText: maybe })
      const isTold = await isShown(told.first())
      if (!isTold) say('does not say that it may have been done')
      await setOnline(page, true)
      await page.clock.fastForward(hours)
      await page.clock.runFor(1_000)
      if (held.sent.length !== 1) say(`was sent: ${held.sent.join()}`)
      const after = await controlsOf(page)
      if (JSON.stringify(after) !== JSON.stringify(before)) say('what was filled in is another')
    }
    await test.info().attach(attached, {
      body: JSON.stringify({
        trouble: 'asleep amid a form',
        theme,
        screens: walked,
        more: `of ${forms.length} forms`,
      } satisfies Walked),
    })
    expect(wrong).toEqual([])
    expect(walked).toBeGreaterThan(0)
  })
}

test('a computer falls asleep amid an action on many rows', async ({ page }) => {
  await page.clock.install()
  await page.goto('/projects/data-lake/disks')
  const names = ['chunk-007', 'chunk-008', 'chunk-009', 'chunk-010', 'chunk-011', 'chunk-012']
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  const held = await holdChanges(page)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete…' }).click()
  const run = page.getByRole('dialog', { name: /^Delete / })
  await run.getByRole('button', { name: /^Delete \d$/ }).click()
  // A few at a time.
  await expect.poll(() => held.sent.length).toBe(4)
  await page.clock.fastForward(hours)
  await expect(notifications(page).getByText('No answer yet')).toBeVisible()
  expect(held.sent).toHaveLength(4)
  await held.lose()
  await expect.poll(() => held.sent.length).toBe(names.length)
  await held.lose()
  await expect(run.getByRole('listitem').filter({ hasText: maybe }).first()).toBeVisible()
  await setOnline(page, true)
  await page.clock.fastForward(hours)
  await page.clock.runFor(1_000)
  expect(held.sent.toSorted()).toEqual([...new Set(held.sent)].toSorted())
  expect(held.sent).toHaveLength(names.length)
  await expect(run.getByRole('listitem').filter({ hasText: maybe })).toHaveCount(names.length)
})

test('a computer that slept through many polls asks once when it wakes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/projects/web-shop/instances/web-1/metrics/cpu?refresh=10')
  await page.waitForLoadState('networkidle')
  serverOf(page).newCalls()
  await page.clock.fastForward(hours)
  await page.clock.runFor(2_000)
  await page.waitForLoadState('networkidle')
  const calls = serverOf(page).newCalls()
  const sameCalls = Map.groupBy(calls, ({ uri, method }) => `${method} ${uri}`)
  const most = Math.max(0, ...[...sameCalls.values()].map(({ length }) => length))
  expect(calls.length).toBeGreaterThan(0)
  // Charts ask by POST, each for its own: one address.
  expect(most).toBeLessThanOrEqual(12)
})
