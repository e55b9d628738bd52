/**
 * The test function of the end-to-end specs: a browser that remembers nothing of the test before, a mock that answers at
 * once, and a watch over what must never happen on any page.
 */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

import { leaveAsked, noteAsked } from './asked.ts'
import { servedBy } from './mock.ts'
import { forget, sharedContext } from './shared-context.ts'
import type { SharedContext } from './shared-context.ts'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

export { expect }

export interface Watch {
  /** Announces that a call fails in this test. An announced failure has to come; every other one fails the test. */
  expectFailure: (operation: string, status: number) => void
  /** For tests that look at what has failed themselves. */
  allowFailures: () => void
  /** For tests of answers that are not what the contract says. */
  allowUnreadable: () => void
  /** `operation status` of the calls that failed so far, oldest first. */
  failures: readonly string[]
  /** Resolves when all announced failures have come, or after a while without. */
  settled: () => Promise<void>
}

interface Seen {
  /** `operation status` of calls that failed. */
  failures: string[]
  /** What the console said of answers that are not what the contract says. */
  unreadable: string[]
  /** Everything that no test may cause. */
  problems: string[]
}

/** What is seen goes to the test that runs. */
interface Browsing {
  shared: SharedContext
  /** Undefined where the mock is in the page. */
  server: TestServer | undefined
  seen: Seen
  /** Ids of the operations that pages asked for so far. */
  asked: Set<string>
}

export type MockPlace = 'server' | 'page'

interface Fixtures {
  watch: Watch
  /** For tests of what is fetched, and when: the browser has no file of the console yet. */
  cold: boolean
}

interface WorkerFixtures {
  /** Who answers the API: a server behind the plain build, or the page itself in the build with the mock. */
  mock: MockPlace
  browsing: Browsing
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cold: [false, { option: true }],
  mock: ['server', { option: true, scope: 'worker' }],
  browsing: [
    async ({ mock }, provide, { workerIndex }) => {
      const shared = sharedContext()
      const asked = new Set<string>()
      const seen: Seen = { failures: [], unreadable: [], problems: [] }
      const server = mock === 'server' ? await startTestServer((message) => seen.problems.push(message)) : undefined
      await provide({ shared, server, seen, asked })
      await shared.close()
      await server?.close()
      leaveAsked(asked, workerIndex)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, browsing: { server } }, provide) => provide(server?.origin ?? baseURL),
  context: async ({ browser, browsing, baseURL, cold }, provide) => {
    const { shared, server, seen, asked } = browsing
    const isChromium = browser.browserType().name() === 'chromium'
    // Only Chromium can be made to forget without a new context.
    if (cold || !isChromium) await shared.close()
    server?.tell('default')
    const origin = new URL(baseURL ?? '').origin
    const prepare = async (context: BrowserContext): Promise<void> => {
      if (server === undefined) await hurryMock(context)
      else {
        servedBy(context, server)
        noteAsked(context, asked)
      }
      await watchContext(context, origin, seen)
      if (!isChromium) await typeAsPeopleDo(context)
      context.on('page', waitForPages)
    }
    await provide(await shared.take({ browser, origin, prepare }))
    await shared.giveBack()
  },
  page: async ({ context, watch, baseURL, viewport, contextOptions: { reducedMotion } }, provide) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: reducedMotion ?? null })
    await forget(page, new URL(baseURL ?? '').origin)
    await provide(page)
    // What a test looks at may be there before a call fails that it has announced.
    await watch.settled()
  },
  watch: [
    // Nothing else is asked for, so that this is judged when all pages are closed.
    async ({ browsing: { seen } }, use) => {
      seen.failures.length = 0
      seen.problems.length = 0
      const announced = new Set<string>()
      let allAllowed = false
      let mayBeUnreadable = false
      seen.unreadable.length = 0
      await use({
        expectFailure: (operation, status) => announced.add(`${operation} ${status}`),
        allowFailures: () => (allAllowed = true),
        allowUnreadable: () => (mayBeUnreadable = true),
        failures: seen.failures,
        settled: () => {
          const missing = () => [...announced].filter((one) => !seen.failures.includes(one))
          // What is still missing is told below, with everything else.
          const all = expect.poll(missing, { intervals: [25], timeout: patience }).toEqual([])
          return all.catch(() => undefined)
        },
      })
      expect(seen.problems, 'problems on the pages of this test').toEqual([])
      if (!mayBeUnreadable) expect(seen.unreadable, 'answers that cannot be read').toEqual([])
      if (!allAllowed) expect(new Set(seen.failures), 'calls that failed').toEqual(announced)
    },
    { auto: true },
  ],
})

/** Before any script of the page: the mock answers without its usual delay. */
async function hurryMock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Pages that are not the console's have no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('cairn.mock.latency', 'off')
  })
}

/**
 * Over WebDriver BiDi the driver sets the value of a field by a script of the page, and React, which knows that way, takes the field for
 * unchanged: what a test had filled in was not there. An edit of the browser itself, as typing is, takes the place of that script.
 */
async function typeAsPeopleDo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const type = (text: string): void => void document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    // The driver puts its own there whenever it is about to use it.
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => {} })
  })
}

/** How long a page that does not become what it will be is waited for, in ms. */
const patience = 2_000

/**
 * Whoever opens an address or loads it again gets a page that is there. It is for speed alone, and gives up soon: what a
 * test expects is looked for at intervals that soon are of half a second, and a page just misses the first ones.
 */
function waitForPages(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const isThere = (): boolean =>
    // The page as it is served says what to do should the console not come, in a heading too.
    document.querySelector('h1:not(.not-loaded *)') !== null &&
    document.querySelector('.animate-pulse, [data-state="loading"], [aria-busy="true"]') === null
  // Not with each frame, the usual way: that would make the browser draw them all.
  const settle = (): Promise<unknown> =>
    page.waitForFunction(isThere, undefined, { polling: 25, timeout: patience }).catch(() => undefined)
  page.goto = async (...given) => {
    const response = await goto(...given)
    if (given[1]?.waitUntil === undefined) await settle()
    return response
  }
  page.reload = async (...given) => {
    const response = await reload(...given)
    if (given[0]?.waitUntil === undefined) await settle()
    return response
  }
}

/** Listens; changes nothing. */
async function watchContext(
  context: BrowserContext,
  origin: string,
  { failures, unreadable, problems }: Seen,
): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_, text: string) => {
    problems.push(`content security policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation')
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    const isLocal = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:'
    if (!isLocal && target !== origin) problems.push(`request to ${request.url()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // msw asks for a newer worker on each start and lets it fall when the page goes before the answer.
    if (!message.startsWith('Failed to update a ServiceWorker')) problems.push(`uncaught: ${message}`)
  })
  context.on('console', (message) => {
    const failure = failedCall(message)
    if (failure !== undefined) failures.push(failure)
    else if (message.text().startsWith('API answer not as documented')) unreadable.push(message.text())
    else if (message.type() === 'error' && !isBrowsersNote(message)) problems.push(`console: ${message.text()}`)
  })
}

/** The console logs failed calls on purpose (spec §8): their operation and status. */
function failedCall(message: ConsoleMessage): string | undefined {
  const found = /^API call failed \{operation: (\w+), statusCode: (\w+)/.exec(message.text())
  return found === null ? undefined : `${found[1]} ${found[2]}`
}

/** Chromium notes every answer of 400 and more, and every call without one, by itself; the call it belongs to is in the console's own log. */
function isBrowsersNote(message: ConsoleMessage): boolean {
  return /^Failed to load resource: (the server responded with a status of|net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|FAILED|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED))/.test(
    message.text(),
  )
}
