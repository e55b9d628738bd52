/** Pages whose reads fail, many a second. */
import type { Page } from '@playwright/test'

import type { FaultKind } from '../../../src/mock/http/fault.ts'
import type { LogEntry } from '../../../src/mock/http/request-log.ts'
import type { WalkOnWindow } from './in-page-walk.ts'

export interface Visit {
  screen: string
  address: string
  /** What the page is nothing without. */
  operations: readonly string[]
  /** In which ways each of them fails, one by one. */
  kinds: readonly FaultKind[]
  /** What pages around it are nothing without, and the tab that it leads to: they may take its place. */
  around: readonly string[]
  /** What else it may ask for: names for ids, counts. */
  others: readonly string[]
  /** In which ways the others fail, all together. */
  otherKinds: readonly FaultKind[]
}

/** What a page must say of each failure. */
type Told = Readonly<Record<Exclude<FaultKind, 'unauthorized'>, RegExp>>

/** What a page says whose reads fail: as the page itself, or where its rows or its parts would be. */
export const toldOf: Told = {
  'bad-request': /Unable to parse JSON body/,
  'already-exists': /Project name already exists/,
  forbidden: /Action not authorized|do not have permission/,
  // Of a thing that there may be none of yet, that is no failure.
  'not-found': /Page not found|Not found: project|No LLDP settings/,
  conflict: /being changed by another request/,
  internal: /Internal Server Error/,
  'not-implemented': /[Oo]peration not implemented/,
  unavailable: /Service Unavailable/,
  'no-capacity': /Insufficient capacity: No space left/,
  unreadable: /Error reading API response \(HTTP 502, \w+\)/,
  network: /No connection to the server|Could not reach the server/,
  abort: /No connection to the server|The answer of the server broke off/,
}

/** Nothing of how the console and the platform talk to each other. */
export const rawText = /error_code|request_id|<html|\[object |undefined|NaN|TypeError/

export interface Met {
  /** Whatever was not as it must be. */
  wrong: string[]
  /** `screen operation kind` of every failure that the page got to feel. */
  met: string[]
}

interface Plan {
  visits: readonly Visit[]
  told: Told
  /** What must stand nowhere. */
  raw: RegExp
}

const written = ({ visits, told, raw }: Plan) => ({
  visits,
  told: Object.fromEntries(Object.entries(told).map(([kind, { source }]) => [kind, source])),
  raw: raw.source,
})

/** Each visit with nothing known beforehand, and its own reads failing in its ways, one by one; then as it should be. */
export const meetOwn = (page: Page, plan: Plan): Promise<Met> =>
  page.evaluate(async ({ visits, told, raw }) => {
    const { cairnWalk } = window as unknown as WalkOnWindow
    const { left, shown, isBusy, until, go, fail, newCalls } = cairnWalk
    const result: Met = { wrong: [], met: [] }
    // Only words are read here: what nobody looks at need not be drawn. It keeps its place: parts that wait to be seen are.
    const undrawn = new CSSStyleSheet()
    undrawn.replaceSync('body { visibility: hidden }')
    document.adoptedStyleSheets.push(undrawn)
    const retryButton = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])')].find(
        ({ textContent }) => textContent === 'Try again',
      )
    const failed =
      /Could not load|Something went wrong|Action not authorized|Page not found|No connection|could not be loaded/
    const goAway = async (screen: string): Promise<void> => {
      await fail([])
      go('/settings/profile')
      if (!(await until(() => document.title.startsWith('Profile') && !isBusy())))
        result.wrong.push(`${screen}: no way out`)
      await cairnWalk.forget()
      // A page of errors may ask once more as it is left: what that brings is to be forgotten as well.
      await cairnWalk.quiet()
      await cairnWalk.forget()
    }
    for (const { screen, address, operations, kinds, around, others, otherKinds } of visits) {
      const asked = new Set<string>()
      let title = ''
      for (const operation of operations) {
        await goAway(screen)
        await newCalls()
        let calls: LogEntry[] = []
        for (const [at, kind] of kinds.entries()) {
          // What a server does not offer at all is not asked for again.
          if (kinds[at - 1] === 'not-implemented') {
            await goAway(screen)
            await newCalls()
            calls = []
          }
          // A second call of the page before may have wanted to leave as well.
          left.length = 0
          calls.push(...(await newCalls()))
          await fail([{ operation, fault: kind }])
          const retry = at === 0 ? undefined : retryButton()
          if (retry) retry.click()
          else go(address)
          const expected = new RegExp(told[kind] ?? '')
          const isLeaving = kind === 'unauthorized'
          const isTold = await until(() => (isLeaving ? left.length > 0 : expected.test(shown()) && !isBusy()))
          // The call that leads away may be the first of several: the page is to say what failed before the next way is tried.
          if (isLeaving) {
            await cairnWalk.quiet()
            await until(() => !isBusy())
          }
          const text = isLeaving ? '' : shown()
          if (!isTold || new RegExp(raw).test(text))
            result.wrong.push(`${screen} ${operation} ${kind}${isBusy() ? ' busy' : ''}: ${text.slice(0, 300)}`)
          const own = await newCalls()
          calls.push(...own)
          if (own.some((call) => call.operation === operation && call.message === 'failed on purpose'))
            result.met.push(`${screen} ${operation} ${kind}`)
          if (isLeaving) {
            const [to] = left.splice(0)
            // Before or after a page that only leads on to another.
            if (!to?.startsWith(`/login?redirect_uri=${encodeURIComponent(address)}`))
              result.wrong.push(`${screen} ${operation}: leaves for ${to}`)
          }
        }
        await fail([])
        const again = retryButton()
        if (again) again.click()
        else go(address)
        if (!(await until(() => shown().length > 20 && !failed.test(shown()) && !isBusy())))
          result.wrong.push(`${screen} ${operation}: does not recover: ${shown().slice(0, 300)}`)
        calls.push(...(await newCalls()))
        for (const call of calls) asked.add(call.operation ?? '')
        title = document.title
      }
      for (const { names, mayGo } of [
        { names: around, mayGo: true },
        { names: others, mayGo: false },
      ]) {
        const failing = names.filter((operation) => asked.has(operation))
        for (const kind of failing.length === 0 ? [] : otherKinds) {
          await goAway(screen)
          await newCalls()
          await fail(failing.map((operation) => ({ operation, fault: kind })))
          go(address)
          const expected = new RegExp(told[kind] ?? '')
          // Without what only helps, the page stays what it is.
          const isThere = await until(
            () => !isBusy() && shown().length > 20 && (document.title === title || (mayGo && expected.test(shown()))),
          )
          if (!isThere || new RegExp(raw).test(shown()))
            result.wrong.push(
              `${screen} without ${failing.join()} ${kind}${isBusy() ? ' busy' : ''}: ${shown().slice(0, 300)}`,
            )
          for (const call of await newCalls())
            if (call.message === 'failed on purpose') result.met.push(`${screen} ${call.operation} ${kind}`)
        }
      }
    }
    await fail([])
    undrawn.replaceSync('')
    return result
  }, written(plan))
