/** What is measured inside the page, where no driver's round trip blurs it. */
import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds since navigation at which the first row could be seen. */
    firstRowAt?: number
    /** When the last click reached the page. */
    clickedAt?: number
    calibrated?: number
  }
}

const row = 'main table tbody tr td a, main table tbody tr th a'

/** Notes in every page to come when its first row was painted, and when it was clicked. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (window.firstRowAt !== undefined || document.querySelector(selector) === null) return
      observer.disconnect()
      // After the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => (window.firstRowAt = performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('click', () => (window.clickedAt = performance.now()), { capture: true })
  }, row)
}

/** Milliseconds from navigation to the first row on screen. */
export async function firstRow(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.firstRowAt !== undefined)
  return page.evaluate(() => window.firstRowAt ?? Number.NaN)
}

/** Milliseconds from a click on `target` to the painted page that shows `heading` and, if asked for, something else. */
export async function move(page: Page, target: string, shown: string): Promise<number> {
  const done = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (window.clickedAt === undefined || document.querySelector(selector) === null) return
          const from = window.clickedAt
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
        }
        delete window.clickedAt
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
    shown,
  )
  await page.locator(target).first().click()
  return done
}

/** Bytes of JavaScript heap in use after a forced collection. */
export async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

export interface Traffic {
  /** All requests of the page since the last reset. */
  requests: string[]
  /** Bytes of scripts on the wire. */
  script: number
  reset(): void
}

/** Counts what the page asks for. */
export async function traffic(session: CDPSession): Promise<Traffic> {
  const kinds = new Map<string, string>()
  const counted: Traffic = {
    requests: [],
    script: 0,
    reset: () => {
      counted.requests = []
      counted.script = 0
    },
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    counted.requests.push(`${request.method} ${request.url}`)
    kinds.set(requestId, /\.js(\?|$)/.test(request.url) ? 'Script' : (type ?? ''))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') counted.script += encodedDataLength
  })
  await session.send('Network.enable')
  return counted
}
