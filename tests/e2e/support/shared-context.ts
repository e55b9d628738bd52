/**
 * One browser context for many tests, one after the other. A new one would cost each of them a second of processor time:
 * the service worker starts, the files come again, the code is compiled again. What a test could leave behind is
 * taken away; a context that was changed for good is given up.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What cannot be taken back, or is too easily forgotten. */
const lasting = [
  'addCookies',
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

/** What tests want otherwise is set for their page. */
const atFirst = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const

export interface Wanted {
  browser: Browser
  /** Where the console is served. */
  origin: string
  /** Done once with each context that is made. */
  prepare: (context: BrowserContext) => Promise<void>
}

export interface SharedContext {
  take(wanted: Wanted): Promise<BrowserContext>
  /** Closes its pages, and the context itself if it cannot be had again. */
  giveBack(): Promise<void>
  close(): Promise<void>
}

interface Kept {
  context: BrowserContext
  /** A page without scripts. As long as it is open the service worker and what was compiled are kept. */
  anchor: Page
  changed: boolean
}

export function sharedContext(): SharedContext {
  let kept: Kept | undefined
  const close = async (): Promise<void> => {
    await kept?.context.close()
    kept = undefined
  }
  return {
    take: async (wanted) => (kept ??= await make(wanted)).context,
    giveBack: async () => {
      if (kept === undefined || kept.changed) return close()
      const { anchor, context } = kept
      await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())))
    },
    close,
  }
}

async function make({ browser, origin, prepare }: Wanted): Promise<Kept> {
  const context = await browser.newContext(atFirst)
  const anchor = await context.newPage()
  await anchor.goto(`${origin}/favicon.svg`)
  await prepare(context)
  const kept: Kept = { context, anchor, changed: false }
  const note = (): void => void (kept.changed = true)
  noteCalls(context, lasting, note)
  noteCalls(context.clock, lastingOfClock, note)
  return kept
}

function noteCalls(target: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function')
      throw new Error(`${name} is no method any more: look at what the driver offers now.`)
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      note()
      return Reflect.apply(method, target, given)
    })
  }
}

/** Takes away what an earlier test left in the browser: everything but the service worker and the files of the console. */
export async function forget(page: Page, origin: string): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await session.detach()
}
