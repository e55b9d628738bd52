/** A walk over pages whose texts were written by somebody who means harm: they are text and nothing else. */
import type { Page } from '@playwright/test'

import { spoilAnswers } from './hostile-answers.ts'
import { prepareWalk, type WalkOnWindow } from './in-page-walk.ts'
import { isInShare } from './share.ts'
import { expect, test } from './test.ts'
import { addressOf, levels, openStory } from './walk.ts'

/** From now on nothing is what it was. */
export const spoil = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { cairnSpoil: true })
  })

/** @returns what is wrong, and on how many pages a hostile text was to be read */
const walkAlong = (page: Page, addresses: readonly string[]): Promise<{ wrong: string[]; shown: number }> =>
  page.evaluate(async (all) => {
    const { go, until, shown, isBusy, quiet, forget } = (window as unknown as WalkOnWindow).cairnWalk
    const wrong: string[] = []
    let read = 0
    const look = async (): Promise<string[]> => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      // What has come in this moment finds its place with the next frame.
      const isWide = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth
      if (isWide()) await new Promise((resolve) => requestAnimationFrame(resolve))
      const state = {
        busy: isBusy(),
        intruded: 'intruder' in window,
        // A text without a place to break must not make the page as wide as itself.
        wide: isWide(),
        markup: document.querySelector('#root img[onerror], #root script, dialog img[onerror]') !== null,
        script: links.some(({ protocol }) => !/^https?:$/.test(protocol)),
        astray: links.some((link) => {
          const href = link.getAttribute('href') ?? ''
          return href.startsWith('/') && link.pathname + link.search + link.hash !== href
        }),
        // A server that does not know its own names any more may say so.
        broken: document.title.startsWith('Something went wrong') && !shown().includes('Request ID'),
        raw: /\[object |undefined/.test(shown()),
      }
      return Object.entries(state).flatMap(([what, is]) => (is ? [what] : []))
    }
    const isThere = (): boolean => !isBusy() && shown().length > 20
    for (const address of all) {
      const before = document.title
      await forget()
      go(address)
      // The title is the last to change. Where it is the same, what lies open over the page may be all that goes.
      await until(() => document.title !== before && isThere(), 1500)
      await until(isThere)
      const found = new Set(await look())
      // What only helps, as relations do, comes after the page.
      await quiet()
      await until(isThere)
      for (const one of await look()) found.add(one)
      if (found.size > 0) wrong.push(`${address}: ${[...found].join(', ')}: ${shown().slice(0, 200)}`)
      if (/window\.intruder|WWWWW/.test(shown())) read += 1
    }
    return { wrong, shown: read }
  }, addresses)

/** @param isWhole on every screen in both ways, else on a sixth of them in each */
export function testHostileTexts({ isWhole }: { isWhole: boolean }): void {
  for (const { words, width, offset } of [
    { words: false, width: 1440, offset: 0 },
    { words: true, width: 390, offset: 3 },
  ]) {
    test.describe(`${width} px wide, ${words ? 'with unknown states and kinds' : 'with known states and kinds'}`, () => {
      test.use({ viewport: { width, height: 900 } })
      for (const [level, screens = []] of Object.entries(levels)) {
        const built = screens.filter(
          ([, { kind, path }]) => kind !== 'placeholder' && !/^\/(login|device|lookup)|\/metrics\//.test(path),
        )
        const some = built.filter((_, at) => isWhole || isInShare(at, 6, offset))
        if (some.length === 0) continue
        test(`hostile texts are inert on ${some.length} screens of ${level}`, async ({ page, watch }) => {
          test.slow()
          watch.allowFailures()
          await prepareWalk(page)
          await spoilAnswers(page, { words })
          const ids = await openStory(page)
          await spoil(page)
          const { wrong, shown } = await walkAlong(page, [
            ...new Set(some.map(([id, screen]) => addressOf(id, screen, ids))),
          ])
          expect(wrong).toEqual([])
          expect(shown, 'pages that show such a text').toBeGreaterThan(some.length / 3)
        })
      }
    })
  }
}
