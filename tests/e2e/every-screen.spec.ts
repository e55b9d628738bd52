/**
 * Every screen that the generator counts is there: with a heading, without a crash, and in words. And axe with all its
 * default rules finds nothing on those that are built, forms over their lists included, in both themes.
 *
 * Of each part of the console the address that lies deepest is opened as in the address bar: it needs all that lies around it.
 * So is what a move alone does not lead to. The rest is reached as by links, in one page load and with nothing known beforehand.
 */
import type { Page } from '@playwright/test'

import { belongsToServer } from '../../server/http/routes.ts'
import { bringAxe, violations } from './support/axe.ts'
import { prepareWalk, type WalkOnWindow } from './support/in-page-walk.ts'
import { expect, test } from './support/test.ts'
import { addressOf, coverage, filled, levels, openStory, type Ids, type Screen } from './support/walk.ts'

/** How many screens one test looks at, at most: enough to be worth its start, few enough to be done side by side. */
const most = 40

type Named = readonly [id: string, screen: Screen]

/** Addresses of one part begin alike: with its collection, whose things and forms lie below it. */
const partOf = ([, { path }]: Named): string =>
  /^(?:\/projects\/:project)?[^:]*?(?=-(?:new|add)\b|\/:|$)/.exec(path)?.[0] ?? path

const depthOf = ([, { path }]: Named): number => path.split('/').length

/** Outside the frame, where an address leads to another page, and of metrics titles are alike: no title tells of the arrival. */
const hasOwnLoad = (path: string): boolean => /^\/(login|device|lookup)\b|\/metrics\//.test(path)

/** Addresses that a server behind the console answers itself: mock-sign-in.spec.ts looks at the pages that take its place. */
const isServers = ([, { path }]: Named): boolean => belongsToServer('GET', path)

const deepest = new Set(
  Object.values(
    Object.groupBy(
      Object.values(levels).flatMap((all = []) => all),
      partOf,
    ),
  ).map((part = []) => part.toSorted((one, other) => depthOf(other) - depthOf(one))[0]?.[1].path),
)

/** Forms have addresses of their own, and one shape: a side panel over the list or page that they belong to. */
const isForm = (path: string): boolean => /(?:-(?:new|add)|\/edit)$/.test(path)

/** Forms that are pages: a summary of what they make stands beside them, or they send a large file, which takes its time. */
const pages = new Set(['instance.create', 'image.create', 'tuf_repo.create'])

/** What a page shows once it is there and no call is on its way. */
interface Shown {
  isThere: boolean
  title: string
  heading: string
  main: string
  /** What lies over it, too. */
  all: string
  /** Something lies over it. */
  isOver: boolean
}

/** @param before the title that has to go; none after a page load */
const arrive = (page: Page, before?: string): Promise<Shown> =>
  page.evaluate(async (old) => {
    const { until, isBusy, forget, shown } = (window as unknown as WalkOnWindow).cairnWalk
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
    const headings = (): Element[] => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen)
    const isThere = (): boolean => document.title !== old && !isBusy() && headings().length > 0
    await until(isThere, 15_000)
    // Lets everything come in, and the next page ask for it again.
    await forget()
    await until(isThere, 15_000)
    return {
      isThere: isThere(),
      title: document.title,
      heading: headings()[0]?.textContent ?? '',
      main: document.querySelector('main')?.textContent ?? '',
      all: shown(),
      isOver: document.querySelector('dialog[open]') !== null,
    }
  }, before)

/** Gets to an address and waits until the page is there. */
async function reach(page: Page, address: string, how: 'load' | 'move'): Promise<Shown> {
  if (how === 'load') {
    await page.goto(address)
    return arrive(page)
  }
  const before = await page.evaluate((to) => {
    const { title } = document
    ;(window as unknown as WalkOnWindow).cairnWalk.go(to)
    return title
  }, address)
  return arrive(page, before)
}

for (const [level, screensOfLevel = []] of Object.entries(levels)) {
  const all = screensOfLevel.filter((screen) => !isServers(screen))
  const perTest = Math.ceil(all.length / Math.ceil(all.length / most))
  for (let first = 0; first < all.length; first += perTest) {
    const screens = all.slice(first, first + perTest)
    const which = `${first + 1} to ${first + screens.length} of ${level}`
    test(`screens ${which} open and shut nobody out, light and dark`, async ({ page, watch }) => {
      // A ceiling for a busy machine, as in playwright.config.ts; nothing waits for it to pass.
      test.setTimeout(300_000)
      watch.allowFailures()
      await bringAxe(page)
      await prepareWalk(page)
      let theme: 'light' | 'dark' = 'light'
      await page.emulateMedia({ colorScheme: theme })
      const ids: Ids = await openStory(page)
      // Screens that are parts of one page have one address.
      const seen = new Set<string>()
      const found: string[] = []
      for (const [id, screen] of screens) {
        const address = addressOf(id, screen, ids)
        if (seen.has(address)) continue
        seen.add(address)
        await test.step(id, async () => {
          const before = watch.failures.length
          const { path } = screen
          const shown = await reach(page, address, hasOwnLoad(path) || deepest.has(path) ? 'load' : 'move')
          expect.soft(shown.isThere, `${id} is there: ${address}`).toBe(true)
          expect.soft(shown.heading, id).toMatch(/\S/)
          expect.soft(shown.all, id).not.toMatch(/"(error_code|request_id|message)":|\[object |undefined|NaN/)
          const failed = watch.failures.length > before
          // Only an answer of the server is a reason for an error page.
          if (!failed)
            expect.soft(shown.main, id).not.toMatch(/Something went wrong|Page not found|could not be loaded/)
          if (screen.kind === 'placeholder') {
            if (!failed) expect.soft(shown.all, id).toContain('Not available yet')
            expect.soft(shown.all, id).not.toMatch(/\bissue\b/i)
            return
          }
          if (isForm(path) && !failed)
            expect.soft(shown.isOver, `${id} is a side panel over its page`).toBe(!pages.has(id))
          // An error page is looked at elsewhere: it is no proof for the screen (support/walk.ts says what an address names).
          if (/not found|went wrong/i.test(shown.title)) found.push(`${id} ${address} shows an error page`)
          for (const violation of await violations(page)) found.push(`${id} (${theme}) ${violation}`)
          theme = theme === 'light' ? 'dark' : 'light'
          await page.emulateMedia({ colorScheme: theme })
          for (const violation of await violations(page, { again: true })) found.push(`${id} (${theme}) ${violation}`)
        })
      }
      expect(found).toEqual([])
    })
  }
}

test('every redirect leads to a page', async ({ page, watch }) => {
  watch.allowFailures()
  await prepareWalk(page)
  const ids = await openStory(page)
  let last: string | undefined
  for (const [from, to] of Object.entries(coverage.redirects)) {
    await test.step(from, async () => {
      // A title that stays tells of no arrival.
      if (to === last) await reach(page, '/projects', 'move')
      last = to
      // All of them are made alike: some by the address bar, from without the frame and within, and those within as by links.
      const isLoaded = from === '/' || from === '/system' || from === '/projects/:project/instances/:instance'
      const { heading } = await reach(page, filled(from, ids), isLoaded ? 'load' : 'move')
      await expect(page).toHaveURL(filled(to, ids))
      expect(heading, from).toMatch(/\S/)
    })
  }
})
