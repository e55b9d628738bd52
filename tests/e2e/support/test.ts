/**
 * The test function of the end-to-end specs: a browser context per test with a mock that answers at once, and a watch
 * over what must never happen on any page.
 */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export { expect }

export interface Watch {
  /** Announces that a call fails in this test. An announced failure has to come; every other one fails the test. */
  expectFailure: (operation: string, status: number) => void
  /** For tests that look at what has failed themselves. */
  allowFailures: () => void
  /** `operation status` of the calls that failed so far, oldest first. */
  failures: readonly string[]
}

interface Seen {
  /** `operation status` of calls that failed. */
  failures: string[]
  /** Everything that no test may cause. */
  problems: string[]
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const seen: Seen = { failures: [], problems: [] }
      const announced = new Set<string>()
      let allAllowed = false
      await hurryMock(context)
      await watchContext(context, new URL(baseURL ?? '').origin, seen)
      await use({
        expectFailure: (operation, status) => announced.add(`${operation} ${status}`),
        allowFailures: () => (allAllowed = true),
        failures: seen.failures,
      })
      expect(seen.problems, 'problems on the pages of this test').toEqual([])
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

/** Listens; changes nothing. */
async function watchContext(context: BrowserContext, origin: string, { failures, problems }: Seen): Promise<void> {
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
  return /^Failed to load resource: (the server responded with a status of|net::ERR_FAILED)/.test(message.text())
}
