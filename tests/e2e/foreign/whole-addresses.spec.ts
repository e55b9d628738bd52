/**
 * Every screen on a phone, in front of a server with the addresses of its story, then with the longest there are: an address, a network
 * and an ID are read as one, so none of them is broken within. What is wider than its place moves sideways in its own box.
 */
import { beginForeign } from '../support/foreign-walk.ts'
import { serverOf } from '../support/mock.ts'
import type { WalkOnWindow } from '../support/in-page-walk.ts'
import type { Rewrite } from '../support/test-server.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, levels } from '../support/walk.ts'

test.use({ viewport: { width: 390, height: 800 } })

const longest = 'fd00:1122:3344:5566:7788:99aa:bbcc:'

/** Every address of four numbers becomes one of the longest, each another one; a network keeps that it is one. */
const longAddresses: Rewrite = (answer) =>
  answer.replaceAll(
    /"(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(\/\d+)?"/g,
    (_, a, b, c, d, width: string | undefined) => {
      const last = (Number(a) * 7919 + Number(b) * 131 + Number(c) * 31 + Number(d) + 4096) % 65_536
      return `"${longest}${last.toString(16).padStart(4, 'f')}${width === undefined ? '' : '/128'}"`
    },
  )

const kinds: Readonly<Record<string, Rewrite | undefined>> = { 'of the story': undefined, longest: longAddresses }

for (const [kind, rewrite] of Object.entries(kinds)) {
  for (const [level, screens = []] of Object.entries(levels)) {
    const built = screens.filter(
      ([, { kind: made, path }]) => made !== 'placeholder' && !/^\/(login|device|lookup)|\/metrics\//.test(path),
    )
    test(`addresses ${kind} are whole on ${built.length} screens of ${level}`, async ({ page, watch }) => {
      test.setTimeout(600_000)
      const ids = await beginForeign(page, watch)
      serverOf(page).rewrite(rewrite)
      const addresses = [...new Set(built.map(([id, screen]) => addressOf(id, screen, ids)))]
      const found = await page.evaluate(async (all) => {
        const { go, until, shown, isBusy, quiet, forget } = (window as unknown as WalkOnWindow).cairnWalk
        const whole =
          /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|(?:\d{1,3}\.){3}\d{1,3}(?:\/\d+)?|(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?:\/\d+)?/g
        const broken: string[] = []
        let looked = 0
        for (const address of all) {
          const before = document.title
          await forget()
          go(address)
          await until(() => document.title !== before && !isBusy() && shown().length > 20, 1500)
          await quiet()
          await until(() => !isBusy(), 1500)
          await quiet()
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const parent = node.parentElement
            if (parent === null || parent.closest('textarea, script, style, pre, .sr-only, option') !== null) continue
            for (const { index, 0: token } of (node.textContent ?? '').matchAll(whole)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + token.length)
              const parts = [...range.getClientRects()]
              const tops = new Set(parts.map(({ top }) => Math.round(top)))
              if (tops.size > 0) looked += 1
              // A title or a value of a list of properties may be wider than the page; cells of tables are as wide as they have to be.
              const box = parent.closest('td') === null ? parent.closest('h1, dd, p, li, div') : null
              const room = box && box.clientWidth - 2 * Number.parseFloat(getComputedStyle(box).paddingLeft)
              if (room !== null && parts.reduce((sum, { width }) => sum + width, 0) > room - 30) continue
              if (tops.size > 1)
                broken.push(
                  `${address}: ${token} in <${parent.tagName} class="${parent.className}"> in ${parent.closest('td, dd, li, p, h1, h2, label, button, a')?.outerHTML.slice(0, 160)}`,
                )
            }
          }
        }
        return { broken, looked }
      }, addresses)
      expect(found.looked).toBeGreaterThan(10)
      expect(found.broken).toEqual([])
    })
  }
}
