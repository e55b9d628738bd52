/** Browsers, clocks, servers and networks that are not as they should be: what every page does in them. */
import type { Page } from '@playwright/test'

import { patience } from '../../../src/api/slow-calls.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import type { Failure } from '../../../src/mock/http/fault.ts'
import { makeFail } from './faults.ts'
import type { WalkOnWindow } from './in-page-walk.ts'
import { serverOf } from './mock.ts'
import { raw, visit } from './visit.ts'

/** Screens by address. */
export type Addresses = ReadonlyMap<string, string>

const reads = Object.values(operations).flatMap(({ id, method }) => (method === 'GET' ? [id] : []))

/** What storage is like: it throws where it is touched, where it is read, takes nothing more, or is there with nothing else of its kind. */
export type Storage = 'barred' | 'unreadable' | 'full' | 'alone'

/** Before the first page. */
export const storageIs = (page: Page, how: Storage): Promise<unknown> =>
  page.addInitScript((kind) => {
    const denied = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const full = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    if (kind === 'unreadable') {
      Storage.prototype.getItem = denied
      Storage.prototype.key = denied
      IDBFactory.prototype.open = denied
      return
    }
    if (kind === 'full') {
      Storage.prototype.setItem = full
      IDBFactory.prototype.open = full
      return
    }
    if (kind === 'barred')
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { configurable: true, get: denied })
    Object.defineProperty(window, 'BroadcastChannel', { value: denied })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  }, how)

/** Goes to each page. @returns what is wrong */
export async function pagesAreThere(page: Page, addresses: Addresses, failures: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [address, id] of addresses) {
    const before = failures.length
    const { heading, text } = await visit(page, address)
    const failed = failures.slice(before)
    if (heading === '' || raw.test(text)) wrong.push(`${id} ${address}: ${heading} ${text.slice(0, 200)}`)
    if (failed.length === 0 && /Something went wrong|could not be loaded/.test(text))
      wrong.push(`${id} ${address}: ${text.slice(0, 200)}`)
  }
  return wrong
}

/** What pages say of a failure. */
const failed =
  /Could not load|Something went wrong|No connection|You are offline|could not be loaded|Service Unavailable|Too Many Requests|Could not reach|Error reading API response/

/** Lets all reads of the console fail; without a fault they go well again. */
export const faultsOnReads = (page: Page, fault?: Failure, how: Pick<FaultRule, 'times' | 'retry_after'> = {}): void =>
  makeFail(page, ...(fault === undefined ? [] : reads.map((operation) => ({ operation, fault, ...how }))))

interface Came {
  isThere: boolean
  text: string
  toasts: number
  offline: number
}

/** Goes to a page, or waits on it. @param until what has to be shown, or (false) not to be shown any more */
const come = (page: Page, address: string | undefined, until: boolean): Promise<Came> =>
  page.evaluate(
    async ([to, says, pattern]) => {
      const { cairnWalk } = window as unknown as WalkOnWindow
      const expected = new RegExp(pattern)
      const { title } = document
      if (to !== null) cairnWalk.go(to)
      const isThere = await cairnWalk.until(
        () =>
          (to === null || document.title !== title) &&
          !cairnWalk.isBusy() &&
          cairnWalk.shown().length > 20 &&
          expected.test(cairnWalk.shown()) === says,
      )
      return {
        isThere,
        text: cairnWalk.shown().slice(0, 300),
        toasts: document.querySelectorAll('[role="region"][aria-label="Notifications"] > *').length,
        offline: [...document.querySelectorAll('[role="status"]')].filter((one) =>
          one.textContent.startsWith('You are offline. What you see'),
        ).length,
      }
    },
    [address ?? null, until, failed.source] as const,
  )

/** Goes where a walk goes between two pages, and forgets the one before. @param next where it goes then: to another page */
const leave = (page: Page, next: string): Promise<void> =>
  page.evaluate(
    async ([address, title]) => {
      const { go, until, isBusy, quiet, forget } = (window as unknown as WalkOnWindow).cairnWalk
      go(address)
      await until(() => document.title.startsWith(title) && !isBusy())
      await forget()
      await quiet()
      await forget()
    },
    next === '/settings/profile'
      ? (['/settings/ssh-keys', 'SSH keys'] as const)
      : (['/settings/profile', 'Profile'] as const),
  )

/** What the browser believes of its network. */
export const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((on) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => on })
    dispatchEvent(new Event(on ? 'online' : 'offline'))
  }, isOnline)

/** Pages that have nothing to say of a network that is gone, beside the notice over all of them. */
const silent: Readonly<Record<string, string>> = {
  'tuf_repo.create': 'it asks for roles alone, and is offered as long as nobody knows them',
}

/**
 * The network goes, each page is opened and says so, and is itself again when the network is back: by itself, in the same page
 * load, with one notice and no toast.
 */
export async function pagesComeBack(page: Page, addresses: Addresses): Promise<string[]> {
  const wrong: string[] = []
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const [address, id] of addresses) {
    const say = (what: string, { text }: Came) => wrong.push(`${id} ${address}: ${what}: ${text}`)
    await leave(page, address)
    serverOf(page).newCalls()
    faultsOnReads(page, 'network')
    await setOnline(page, false)
    const gone = await come(page, address, true)
    // What asks for nothing, or for what is known, has nothing to say.
    const isAsking = serverOf(page)
      .newCalls()
      .some(({ status }) => status === 0)
    if (isAsking && !gone.isThere && !Object.hasOwn(silent, id)) say('does not say that the network is gone', gone)
    if (gone.offline !== 1 || gone.toasts > 0) say(`${gone.offline} notices and ${gone.toasts} toasts`, gone)
    faultsOnReads(page)
    await setOnline(page, true)
    const back = await come(page, undefined, false)
    if (!back.isThere) say('does not come back', back)
    if (back.offline > 0 || back.toasts > 0) say('notices stay', back)
  }
  if (!(await page.evaluate(() => 'isSamePage' in window))) wrong.push('the page was loaded anew')
  return wrong
}

/** Pages that call unknown whatever they cannot find, as the specification wants it. */
const unknown: Readonly<Record<string, string>> = {
  ...silent,
  instance_lookup: 'a lookup that fails is an unknown page',
  instance_lookup_short: 'as above',
}

/** Pages of which two parts ask for the same at once: neither knows yet that the server is busy. */
const askingTwice: Readonly<Record<string, string>> = {
  instance_lookup: 'the page and the trail want to know what is called so',
  instance_lookup_short: 'as above',
}

/** A busy server asks for a second's rest at the first call of each operation: pages wait for it and say nothing. */
export async function pagesWait(
  page: Page,
  addresses: Addresses,
  fault: 'unavailable' | 429 = 'unavailable',
): Promise<{ wrong: string[]; waits: number }> {
  const wrong: string[] = []
  let waits = 0
  for (const [address, id] of addresses) {
    faultsOnReads(page)
    await leave(page, address)
    serverOf(page).newCalls()
    faultsOnReads(page, fault, { times: 1, retry_after: 1 })
    const came = await come(page, address, false)
    if (!came.isThere || came.toasts > 0) wrong.push(`${id} ${address}: ${came.toasts} toasts, ${came.text}`)
    const calls = serverOf(page).newCalls()
    for (const [at, { uri, status, at: time, milliseconds }] of calls.entries()) {
      const next = calls.slice(at + 1).find((call) => call.uri === uri)
      if ((status !== 503 && status !== 429) || next === undefined) continue
      waits += 1
      if (next.at - (time + milliseconds) < 900 && !Object.hasOwn(askingTwice, id))
        wrong.push(`${id} ${uri}: asked again after ${next.at - time} ms`)
    }
  }
  faultsOnReads(page)
  return { wrong, waits }
}

/** Makes every answer one of a proxy in between, which shows a page of its own; without, they are the server's. */
const proxyAnswers = (page: Page, isProxy: boolean): void =>
  serverOf(page).proxy(isProxy ? '<!doctype html><title>Sign in</title><p>Sign in' : undefined)

/** Asks again whatever a page offers to ask again. */
const askAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button, dialog[open] button'))
      if (button.textContent === 'Try again' && !button.disabled) button.click()
  })

/** A proxy in between answers in the place of the server: each page says that it cannot read that, and is itself when asked again. */
export async function pagesReadAgain(page: Page, addresses: Addresses): Promise<string[]> {
  const wrong: string[] = []
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const [address, id] of addresses) {
    const say = (what: string, { text }: Came) => wrong.push(`${id} ${address}: ${what}: ${text}`)
    await leave(page, address)
    serverOf(page).newCalls()
    proxyAnswers(page, true)
    const gone = await come(page, address, true)
    const isAsking = serverOf(page).newCalls().length > 0
    if (isAsking && !gone.isThere && !Object.hasOwn(unknown, id)) say('does not say that it cannot be read', gone)
    if (gone.toasts > 0 || gone.offline > 0) say(`${gone.toasts} toasts`, gone)
    proxyAnswers(page, false)
    await askAgain(page)
    let back = await come(page, undefined, false)
    // A part that was read for others on the page, like what roles there are, is asked for when one comes back.
    if (!back.isThere) {
      await leave(page, address)
      back = await come(page, address, false)
    }
    if (!back.isThere || back.toasts > 0) say('does not come back', back)
  }
  if (!(await page.evaluate(() => 'isSamePage' in window))) wrong.push('the page was loaded anew')
  return wrong
}

interface HoldOnWindow {
  cairnHold: {
    hold: () => void
    /** The answers that were held come. */
    release: () => void
    /** How many calls wait. */
    held: () => number
    /** So much time passes that people are told of a server that does not answer. */
    late: () => void
  }
}

/** Before the first page, after {@link prepareWalk}: answers can be held back. */
export const answersMayBeHeld = (page: Page): Promise<unknown> =>
  page.addInitScript((long) => {
    const { fetch: send, setTimeout: later, clearTimeout: clear } = window
    let gate: PromiseWithResolvers<void> | undefined
    let held = 0
    let timers = 0
    const due = new Map<number, () => void>()
    const aborted = (signal?: AbortSignal | null): Promise<never> =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      if (gate && /^\/(v1|experimental)\//.test(pathname)) {
        held += 1
        try {
          await Promise.race([gate.promise, aborted(init?.signal)])
        } finally {
          held -= 1
        }
      }
      return send(input, init)
    }
    const patched = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
      if (delay !== long || typeof handler !== 'function') return later(handler, delay, ...rest)
      timers -= 1
      // Beside those of the walk.
      const timer = timers - 1_000_000
      due.set(timer, () => void handler(...rest))
      return timer
    }
    Object.assign(window, {
      setTimeout: patched,
      clearTimeout: (timer?: number) => (timer !== undefined && due.delete(timer)) || clear(timer),
      cairnHold: {
        hold: () => (gate = Promise.withResolvers()),
        release: () => {
          gate?.resolve()
          gate = undefined
        },
        held: () => held,
        late: () => {
          for (const [timer, run] of due) {
            due.delete(timer)
            run()
          }
        },
      } satisfies HoldOnWindow['cairnHold'],
    })
  }, patience)

/**
 * The server does not answer for half a minute: each page that asks says so, in one notice however many calls wait, says of nothing that
 * it has failed, and is itself when the answers come. @returns also how many calls were waited for
 */
export async function pagesAreSlow(page: Page, addresses: Addresses): Promise<{ wrong: string[]; waits: number }> {
  const wrong: string[] = []
  let waits = 0
  for (const [address, id] of addresses) {
    const say = (what: string, text: string) => wrong.push(`${id} ${address}: ${what}: ${text}`)
    await leave(page, address)
    const slow = await page.evaluate(async (to) => {
      const { cairnHold, cairnWalk } = window as unknown as HoldOnWindow & WalkOnWindow
      const notices = () => [...document.querySelectorAll('[role="region"][aria-label="Notifications"] > *')]
      const { title } = document
      cairnHold.hold()
      cairnWalk.go(to)
      // What asks for nothing is there at once.
      await cairnWalk.until(() => cairnHold.held() > 0 || (document.title !== title && !cairnWalk.isBusy()), 3_000)
      const held = cairnHold.held()
      cairnHold.late()
      if (held > 0) await cairnWalk.until(() => notices().length > 0)
      return {
        title,
        held,
        notices: notices().map(({ textContent }) => textContent),
        text: cairnWalk.shown().slice(0, 300),
      }
    }, address)
    waits += slow.held
    if (slow.held > 0 && (slow.notices.length !== 1 || !slow.notices[0]?.includes('No answer yet')))
      say(`${slow.held} calls wait, ${slow.notices.length} notices`, slow.notices.join())
    if (failed.test(slow.text)) say('says that it has failed', slow.text)
    // A page whose loader waits is not there before that.
    const isThere = await page.evaluate(async (before) => {
      const { cairnHold, cairnWalk } = window as unknown as HoldOnWindow & WalkOnWindow
      cairnHold.release()
      const notices = () => document.querySelectorAll('[role="region"][aria-label="Notifications"] > *').length
      return cairnWalk.until(() => document.title !== before && !cairnWalk.isBusy() && notices() === 0)
    }, slow.title)
    const back = await come(page, undefined, false)
    if (!isThere || !back.isThere || back.toasts > 0) say(`${back.toasts} notices stay, or it is not there`, back.text)
  }
  return { wrong, waits }
}

/** From the next page on the clock of the computer is wrong, by so many milliseconds more than before. */
export const shiftClock = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((milliseconds) => {
    const { Date: Right } = window
    const now = (): number => Right.now() + milliseconds
    window.Date = new Proxy(Right, {
      construct: (target, given: unknown[], self) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, self) as object,
      get: (target, name, self): unknown => (name === 'now' ? now : Reflect.get(target, name, self)),
    })
  }, by)

/**
 * Ages and distances that a page shows, in their units, and charts in whose stretch of time nothing was measured; what is younger than
 * an hour changes from visit to visit.
 */
const agesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textsOf = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    const ages = textsOf('main time > [aria-hidden="true"]').map((text) => (/^\d+[sm]$/.test(text) ? 'recent' : text))
    return [...ages, ...textsOf('main section p').filter((text) => text === 'No data')]
  })

/** What pages say of ages. */
export async function agesOf(page: Page, addresses: Addresses): Promise<ReadonlyMap<string, string>> {
  const ages = new Map<string, string>()
  for (const [address, id] of addresses) {
    await leave(page, address)
    await come(page, address, false)
    ages.set(`${id} ${address}`, (await agesOn(page)).join(' '))
  }
  return ages
}
