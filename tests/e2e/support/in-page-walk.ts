/**
 * A walk over pages inside one page load, moving as links do: some thirty a second. Time is in its hands where it matters: what
 * the console keeps for five minutes is forgotten when the walk says so.
 */
import type { Page } from '@playwright/test'

import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import type { LogEntry } from '../../../src/mock/http/request-log.ts'
import { serverOf } from './mock.ts'

export interface WalkOnWindow {
  cairnWalk: InPageWalk
}

export interface InPageWalk {
  /** Where the console wanted to lead people to sign in; it stays where it is. */
  left: string[]
  /** Nothing is on its way any more, and what came is drawn. */
  quiet: () => Promise<void>
  /** Five minutes pass, once nothing is on its way any more. */
  forget: () => Promise<void>
  /** What people can read in the page and in what is open over it. */
  shown: () => string
  isBusy: () => boolean
  /** Waits until something holds, for ten seconds at most unless told otherwise. @returns whether it does */
  until: (holds: () => boolean, limit?: number) => Promise<boolean>
  go: (address: string) => void
  /** What fails from the next call on. */
  fail: (faults: readonly object[]) => Promise<void>
  /** The calls since this was asked last. */
  newCalls: () => Promise<readonly LogEntry[]>
}

/** What the page asks this process for. */
interface Told {
  cairnFail: (faults: readonly object[]) => Promise<void>
  cairnNewCalls: () => Promise<readonly LogEntry[]>
}

/** Before the first page. */
export async function prepareWalk(page: Page): Promise<void> {
  const server = serverOf(page)
  await page.exposeFunction('cairnFail', (faults: readonly FaultRule[]) => server.fail(faults))
  await page.exposeFunction('cairnNewCalls', () => server.newCalls())
  await page.addInitScript(() => {
    const told = window as unknown as Told
    const kept: (() => void)[] = []
    const left: string[] = []
    let visits = 0
    const { setTimeout: later, fetch: send } = window
    const calls = new Set<object>()
    const counted: typeof fetch = async (input, init) => {
      const call = {}
      calls.add(call)
      try {
        return await send(input, init)
      } finally {
        calls.delete(call)
      }
    }
    const patched = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
      if (delay !== 300_000 || typeof handler !== 'function') return later(handler, delay, ...rest)
      kept.push(() => void handler(...rest))
      return -kept.length
    }
    const frame = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => void later(() => resolve(), 0)))
    const cairnWalk: InPageWalk = {
      left,
      quiet: async () => {
        do await frame()
        while (calls.size > 0)
      },
      forget: async () => {
        // What left the page lets go of its answers a frame later.
        await frame()
        while (calls.size > 0) await new Promise((resolve) => void later(resolve, 5))
        for (const run of kept.splice(0)) run()
      },
      shown: () => [...document.querySelectorAll('main, dialog[open]')].map(({ textContent }) => textContent).join(' '),
      isBusy: () => document.querySelector('.animate-pulse, [data-state="loading"], [aria-busy="true"]') !== null,
      until: (holds, limit = 10_000) =>
        new Promise((resolve) => {
          const end = (): void => {
            observer.disconnect()
            clearTimeout(timer)
            resolve(holds())
          }
          const observer = new MutationObserver(() => holds() && end())
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
          const timer = later(end, limit)
          if (holds()) end()
        }),
      go: (address) => {
        history.pushState({ key: `walk-${(visits += 1)}` }, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      fail: (faults) => told.cairnFail(faults),
      newCalls: () => told.cairnNewCalls(),
    }
    Object.assign(window, { setTimeout: patched, fetch: counted, cairnWalk })
    window.navigation.addEventListener('navigate', (event) => {
      const { pathname, search } = new URL(event.destination.url)
      if (pathname !== '/login' || !event.cancelable) return
      event.preventDefault()
      left.push(pathname + search)
    })
  })
}
