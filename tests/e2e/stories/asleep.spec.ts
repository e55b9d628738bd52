/**
 * A computer falls asleep, or loses its network, while something is on its way: every form with an address, an action on many rows, and a
 * page that asks again by itself. Nothing is sent twice, and people are told that it may have been done.
 */
import type { Locator, Page } from '@playwright/test'

import type { LogEntry } from '../../../src/mock/http/request-log.ts'
import { controlsOf } from '../support/end-of-session.ts'
import { acceptQuestions, formsAmong, openForm } from '../support/every-form.ts'
import { serverOf } from '../support/mock.ts'
import { notifications } from '../support/screen.ts'
import { sendFilled } from '../support/right-values.ts'
import { expect, test } from '../support/test.ts'
import { setOnline } from '../support/trouble.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
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

/** What goes on by itself once there is a network again: before it is sent once more, it looks whether that was done. */
const insists: Readonly<Record<string, RegExp>> = { 'image.create': /^\/v1\/disks\/tmp-for-image-/ }

/** Whether it is there, or comes soon. */
const isShown = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )

for (const [at, [level, screens = []]] of Object.entries(levels).entries()) {
  const theme = themes[at % 2] ?? 'light'
  test(`a computer falls asleep amid every form of ${level}, ${theme}`, async ({ page }) => {
    test.setTimeout(1_200_000)
    page.setDefaultTimeout(10_000)
    await page.emulateMedia({ colorScheme: theme })
    acceptQuestions(page)
    await page.clock.install()
    const forms = formsAmong(page, await openStory(page), screens)
    const held = await holdChanges(page)
    const wrong: string[] = []
    let walked = 0
    for (const [address, id] of forms) {
      const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
      // It says what came of it beside the form, in words of its own: upload-release.browser.test.tsx looks at them.
      if (id === 'tuf_repo.create') continue
      held.sent.length = 0
      await openForm(page, address, id)
      const before = await sendFilled(page, () => held.sent.length > 0)
      if (typeof before === 'string') {
        say(`cannot be sent: ${before}`)
        continue
      }
      walked += 1
      await page.clock.fastForward(hours)
      if (!(await isShown(notifications(page).getByText('No answer yet')))) say('does not say that there is no answer')
      serverOf(page).newCalls()
      await held.lose()
      const look = insists[id]
      const told = page.locator('dialog[open] [role="alert"], main [role="alert"]').filter({ hasText: maybe })
      if (look === undefined && !(await isShown(told.first()))) say('does not say that it may have been done')
      await setOnline(page, true)
      await page.clock.fastForward(hours)
      await page.clock.runFor(1_000)
      // A busy computer comes to it later; the next form must not be taken for what was sent.
      if (look !== undefined) await expect.poll(() => held.sent.length).toBeGreaterThan(1)
      const looks = serverOf(page)
        .newCalls()
        .filter(({ uri }) => look?.test(uri) === true)
      if (held.sent.length > 1 + looks.length) say(`was sent: ${held.sent.join()}`)
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
  const calls: LogEntry[] = []
  const count = (): number => calls.push(...serverOf(page).newCalls())
  // A busy computer asks later, and is quiet before.
  await expect.poll(count).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  count()
  const sameCalls = Map.groupBy(calls, ({ uri, method }) => `${method} ${uri}`)
  const most = Math.max(0, ...[...sameCalls.values()].map(({ length }) => length))
  // Charts ask by POST, each for its own: one address.
  expect(most).toBeLessThanOrEqual(12)
})
