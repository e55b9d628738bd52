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

/** When the first row was on screen: milliseconds from navigation, and since the epoch. */
export async function firstRow(page: Page, address: string): Promise<{ after: number; at: number }> {
  await page.goto(address, { waitUntil: 'networkidle' })
  // On a busy machine the network can be idle before the row is drawn.
  await page.waitForFunction(() => window.firstRowAt !== undefined)
  const after = await page.evaluate(() => window.firstRowAt ?? Number.NaN)
  return { after, at: (await page.evaluate(() => performance.timeOrigin)) + after }
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

interface Request {
  url: string
  /** Milliseconds since the epoch. */
  at: number
  /** Bytes of the body as it came, gzipped where it was. */
  bytes: number
}

export interface Traffic {
  /** What was asked for until a moment, in milliseconds since the epoch. */
  until(moment: number): readonly Request[]
  reset(): void
}

/** Counts what the page asks for. */
export async function traffic(session: CDPSession): Promise<Traffic> {
  let requests = new Map<string, Request>()
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    requests.set(requestId, { url: request.url, at: wallTime * 1000, bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return {
    until: (moment) => [...requests.values()].filter(({ at }) => at <= moment),
    reset: () => (requests = new Map()),
  }
}

/** Bytes of the scripts among them. */
export const scriptBytes = (requests: readonly Request[]): number =>
  requests.filter(({ url }) => /\.js(\?|$)/.test(url)).reduce((sum, { bytes }) => sum + bytes, 0)

export interface Memory {
  /** Bytes of objects and buffers beyond those at the start: the most that was seen, and what is left after a collection. */
  end(): Promise<{ peak: number; kept: number }>
}

/** Looks at the page's memory ten times a second. */
export async function watchMemory(session: CDPSession): Promise<Memory> {
  const read = async (): Promise<number> => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
  const collected = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return read()
  }
  const start = await collected()
  let peak = start
  const look = setInterval(() => {
    void read().then(
      (size) => (peak = Math.max(peak, size)),
      () => undefined,
    )
  }, 100)
  return {
    end: async () => {
      clearInterval(look)
      return { peak: peak - start, kept: (await collected()) - start }
    },
  }
}
