/** A page that is left open for hours: what it asks for, and what it keeps. Time is the test's. */
import type { CDPSession, Page, Request } from '@playwright/test'

import { apiPrefixes } from '../../../generated/mock/conventions.gen.ts'
import { serverOf } from './mock.ts'

export interface Night {
  /** Lets time pass, here and on the server, and answers come. @returns the requests of that time */
  pass(minutes: number): Promise<number>
  /** The computer sleeps: its timers are all due when it wakes, and the page is seen. @returns what is asked for at once, without what it says of times */
  wakeAfter(hours: number): Promise<readonly string[]>
  /** What the page has in memory once nothing of it is rubbish any more. */
  weigh(): Promise<Weight>
  setHidden(isHidden: boolean): Promise<void>
}

export interface Weight {
  /** Bytes of the heap. */
  heap: number
  nodes: number
  listeners: number
}

/** Milliseconds between two looks at what is on its way: the pace of most polls. */
const step = 10_000

/** A time in the address or the body of a request, as the API writes it. */
const anyTime = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d+)?Z?/g

/** A request whose page has gone may never be told to have ended. */
const mostTurns = 500

/** Before the page is opened. */
export async function nightOn(page: Page): Promise<Night> {
  const server = serverOf(page)
  let [begun, open] = [0, 0]
  const asked: string[] = []
  const isCall = (url: string): boolean => apiPrefixes.some((prefix) => new URL(url).pathname.startsWith(prefix))
  page.on('request', (request) => {
    if (!isCall(request.url())) return
    begun += 1
    open += 1
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.replaceAll(anyTime, '…'))
  })
  const end = (request: Request): void => {
    if (isCall(request.url())) open -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.clock.install()
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  const settle = async (): Promise<void> => {
    // A frame, then whatever was asked for in it.
    for (let calm = 0, turns = 0; calm < 2 && turns < mostTurns; turns += 1) {
      // The page may be on its way to where one signs in.
      await page
        .evaluate(() => new Promise<void>((resolve) => queueMicrotask(resolve)))
        .catch(() => page.waitForLoadState())
      calm = open > 0 ? 0 : calm + 1
    }
  }
  const setHidden = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (hidden ? 'hidden' : 'visible'),
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  return {
    wakeAfter: async (hours) => {
      asked.length = 0
      await server.skip(hours * 3_600_000)
      await page.clock.fastForward(hours * 3_600_000)
      await setHidden(false)
      await settle()
      return [...asked]
    },
    pass: async (minutes) => {
      const before = begun
      for (let passed = 0; passed < minutes * 60_000; passed += step) {
        await server.skip(step)
        await page.clock.runFor(step).catch(() => page.waitForLoadState())
        await settle()
      }
      return begun - before
    },
    weigh: async () => {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const value = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
      return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
    },
    setHidden,
  }
}
