/** What is measured of a list that is read to its end, inside the page. */
import type { Page } from '@playwright/test'

/** Opens a list whose address sorts or filters, and waits for the last of its rows. */
export async function readToEnd(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main table tbody tr[data-row]').first().waitFor()
  await page.waitForFunction(
    () => (document.querySelector('main table')?.getAttribute('aria-rowcount') ?? '-1') !== '-1',
  )
}

/** What is done: a press on something, or a text and Enter in a field. */
type Deed = { kind: 'press'; target: string } | { kind: 'type'; target: string; text: string }

/** Milliseconds from a deed to the painted page with another first row or another number of rows. */
export const changeRows = (page: Page, deed: Deed): Promise<number> =>
  page.evaluate(
    (done) =>
      new Promise<number>((resolve, reject) => {
        const state = () => {
          const table = document.querySelector('main table')
          const first = table?.querySelector('tbody tr[data-row]')?.getAttribute('data-row')
          return `${first} ${table?.getAttribute('aria-rowcount')}`
        }
        const before = state()
        const target = document.querySelector<HTMLElement>(done.target)
        if (target === null) return reject(new Error(`nothing is ${done.target}`))
        const observer = new MutationObserver(() => {
          if (state() === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
        })
        observer.observe(document, { childList: true, subtree: true, attributes: true })
        if (done.kind === 'type') {
          // As a browser does: React hears of values that are set past it only so.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, done.text)
          target.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const from = performance.now()
        if (done.kind === 'press') target.click()
        else target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      }),
    deed,
  )

/** Scrolls what is around `inner` for 300 frames, two rows of a table a frame: how long a frame took. */
export const scrollThrough = (
  page: Page,
  inner = 'main table',
): Promise<{ median: number; worst: number; late: number }> =>
  page.evaluate(
    (selector) =>
      new Promise<{ median: number; worst: number; late: number }>((resolve) => {
        const box = document.querySelector(selector)?.parentElement
        const times: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          times.push(now - last)
          last = now
          box?.scrollBy({ top: 80 })
          if (times.length <= 301) return void requestAnimationFrame(step)
          // The first two frames belong to what was before.
          const frames = times.slice(2).toSorted((a, b) => a - b)
          resolve({
            median: frames[Math.floor(frames.length / 2)] ?? Number.NaN,
            worst: frames.at(-1) ?? Number.NaN,
            // What is due at 16.7 ms is seldom there to the tenth.
            late: (100 * frames.filter((frame) => frame > 17.5).length) / frames.length,
          })
        }
        requestAnimationFrame(step)
      }),
    inner,
  )
