/**
 * Every screen when the session is another one by now: an ordinary answer brought the cookies of somebody else, the browser shows a page
 * again that was left, or somebody has signed out and goes back. The page notices, keeps to the person whom it shows, and shows nothing
 * of one to the other.
 */
import type { Page } from '@playwright/test'

import { signInAs, signOutIn } from '../support/end-of-session.ts'
import { serverOf } from '../support/mock.ts'
import { heading } from '../support/screen.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf } from '../support/visit.ts'
import { levels, openStory } from '../support/walk.ts'

const themes = ['light', 'dark'] as const
const first = 'ada-lindqvist'
const second = 'bruno-castell'

const userMenu = (page: Page, name: string) => page.getByRole('button', { name: `User menu: ${name}` })

/** What looks after the page has been loaded. */
const isWatched = (page: Page): Promise<void> => page.locator('[data-announced=page]').waitFor({ state: 'attached' })

interface Told {
  cairnRow?: (text: string) => Promise<void>
}

/** From the next page on, calls `tell` with the values that a page shows. A place where one is still to come shows nothing. */
async function watchRows(page: Page, tell: (text: string) => void): Promise<void> {
  await page.exposeFunction('cairnRow', tell)
  await page.addInitScript(() => {
    let last = ''
    const look = (): void => {
      // There is no body yet while the head is read.
      if (document.querySelector('body')?.checkVisibility() !== true) return
      const values = [...document.querySelectorAll('main td, main dd')].map(({ textContent }) => textContent.trim())
      const text = values.filter((value) => value !== '').join(' ')
      if (text !== '' && text !== last) void (window as unknown as Told).cairnRow?.(text)
      last = text
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** The browser keeps the page as it is left, and shows it again. @returns whether anything of it was to be seen meanwhile */
const leaveAndReturn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const wasSeen = document.body.checkVisibility()
    Object.assign(window, { isKept: true })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return wasSeen || document.body.checkVisibility()
  })

const isNew = (page: Page): Promise<unknown> => page.waitForFunction(() => !('isKept' in window))

async function oneScreen(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = []
  const response = await page.goto(address)
  if (response?.headers()['cache-control']?.includes('no-store') !== true) wrong.push('may be kept by the browser')

  // A page that was left comes back: it is not shown before it is asked for anew.
  if (await leaveAndReturn(page)) wrong.push('is seen when it is left')
  await isNew(page)
  await expect(userMenu(page, first), address).toBeVisible()
  await isWatched(page)

  // Somebody else by now, of which nobody tells the page.
  serverOf(page).newCalls()
  if ((await signInAs(page, second)) !== 204) wrong.push('nobody can sign in')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`You are now signed in as ${second} in another tab.`).first(), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(userMenu(page, first), address).toBeVisible()

  // The next page is that of the second one, and of nobody else.
  await page.evaluate(
    (to) => {
      Object.assign(window, { isKept: true })
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    address === '/settings/profile' ? '/projects' : '/settings/profile',
  )
  await isNew(page)
  await expect(userMenu(page, second), address).toBeVisible()
  await expect(userMenu(page, first), address).toHaveCount(0)
  const written = serverOf(page)
    .newCalls()
    .filter(
      ({ method, uri }) => method !== 'GET' && uri.startsWith('/v1/') && !/^\/v1\/(?:login|.*timeseries)/.test(uri),
    )
  if (written.length > 0) wrong.push(`was sent: ${written.map(({ method, uri }) => `${method} ${uri}`).join()}`)
  return wrong
}

for (const [at, [level, screens = []]] of Object.entries(levels).entries()) {
  const theme = themes[at % 2] ?? 'light'
  test(`another session on every screen of ${level}, ${theme}`, async ({ page, context, watch }) => {
    test.setTimeout(1_800_000)
    watch.allowFailures()
    await page.emulateMedia({ colorScheme: theme })
    const own = new Set(screens.map(([id]) => id))
    const addresses = [...addressesOf(await openStory(page))].filter(([, id]) => own.has(id))
    const rows: string[] = []
    let isOut = false
    await watchRows(page, (text) => void (isOut && rows.push(text)))
    const wrong: string[] = []
    for (const [address, id] of addresses) {
      const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
      for (const what of await oneScreen(page, address)) say(what)

      // Signed out, and back to what the first one has seen.
      expect(await signOutIn(page)).toBe(204)
      await page.goto('/login/meadow/local')
      isOut = true
      for (const _ of [1, 2]) {
        await page.goBack({ waitUntil: 'commit' })
        await expect(heading(page, 'Sign in'), address).toBeVisible()
      }
      await page.goForward({ waitUntil: 'commit' })
      await expect(heading(page, 'Sign in'), address).toBeVisible()
      if (rows.length > 0) say(`shows after the sign-out: ${rows.splice(0).join().slice(0, 200)}`)
      isOut = false
      await context.clearCookies()
      await page.goto('about:blank')
    }
    expect(wrong).toEqual([])
    const walked: Walked = { trouble: 'another session on a screen', theme, screens: addresses.length }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
