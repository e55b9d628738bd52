/**
 * A walk over pages whose answers break the contract, many a second: within one page load, with answers that the page keeps and
 * changes by itself.
 */
import type { Page } from '@playwright/test'

import { belongsToServer } from '../../../server/http/routes.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { WalkOnWindow } from './in-page-walk.ts'
import { coverage } from './walk.ts'
import { replacements, type Wrong, wrongAnswers } from './wrong-shapes.ts'

/** Those that a walk from within the console can open. */
export const shapeScreens = Object.entries(coverage.screens).filter(
  ([, { kind, path }]) =>
    kind !== 'placeholder' && !belongsToServer('GET', path) && !/^\/(login|device|lookup)\b/.test(path),
)

interface ShapesOnWindow {
  cairnShapes: {
    /** What is wrong from now on. */
    wrong: readonly Wrong[]
    /** Operations that were answered since this was emptied. */
    answered: Set<string>
    /** How many answers were changed since this was set to 0. */
    changed: number
    /** What the console logged as an error since this was emptied, but for calls that failed. */
    logged: string[]
    /** Whether the answers that the page has kept of an operation have such a value. */
    applies: (wrong: Wrong) => boolean
  }
}

/** Before the first page, and before the walk is prepared. @param wrong what is wrong from the first answer on */
export async function prepareShapes(page: Page, wrong: readonly Wrong[] = []): Promise<void> {
  const patterns = Object.values(operations)
    .filter(({ response }) => response === 'json')
    .map(({ id, method, path }) => ({ id, method, source: `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$` }))
  await page.addInitScript(
    ({ known, values, first }) => {
      const { fetch: send } = window
      const rules = known.map(({ id, method, source }) => ({ id, method, pattern: new RegExp(source) }))
      const kept = new Map<string, { status: number; headers: [string, string][]; text: string }>()
      const texts = new Map<string, Set<string>>()
      const operationOf = (method: string, path: string): string | undefined =>
        rules.find((rule) => rule.method === method && rule.pattern.test(path))?.id
      let changes = 0
      const change = (value: unknown, [step, ...rest]: readonly string[], kind: string): unknown => {
        if (step === undefined) {
          changes += 1
          return values[kind as keyof typeof values]
        }
        if (typeof value !== 'object' || value === null) return value
        const isEach = step === '*'
        if (Array.isArray(value)) return isEach ? value.map((item) => change(item, rest, kind)) : value
        return Object.fromEntries(
          Object.entries(value).flatMap(([name, item]) => {
            if (!isEach && name !== step) return [[name, item]]
            const changed = change(item, rest, kind)
            return changed === undefined ? [] : [[name, changed]]
          }),
        )
      }
      const cairnShapes: ShapesOnWindow['cairnShapes'] = {
        wrong: first,
        answered: new Set(),
        changed: 0,
        logged: [],
        applies: ({ operation, pointer, kind }) => {
          changes = 0
          for (const text of texts.get(operation) ?? []) change(JSON.parse(text), pointer, kind)
          return changes > 0
        },
      }
      const shaped: typeof fetch = async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, location.href)
        const method = init?.method ?? 'GET'
        const operation = operationOf(method, url.pathname)
        if (operation === undefined) return send(input, init)
        const key = `${method} ${url.pathname}${url.search} ${typeof init?.body === 'string' ? init.body : ''}`
        let answer = kept.get(key)
        if (answer === undefined) {
          const response = await send(input, init)
          answer = { status: response.status, headers: [...response.headers], text: await response.text() }
          if (method === 'GET') kept.set(key, answer)
          if (response.ok) texts.set(operation, (texts.get(operation) ?? new Set()).add(answer.text))
        }
        cairnShapes.answered.add(operation)
        const { status, headers } = answer
        let { text } = answer
        for (const { operation: of, pointer, kind } of status < 400 ? cairnShapes.wrong : []) {
          if (of !== operation || text === '') continue
          changes = 0
          const changed = change(JSON.parse(text), pointer, kind)
          cairnShapes.changed += changes
          text = JSON.stringify(changed) ?? ''
        }
        return new Response(status === 204 ? null : text, { status, headers })
      }
      // oxlint-disable-next-line no-console -- what it is told is looked at
      const { error } = console
      // oxlint-disable-next-line no-console -- as above
      console.error = (...given: unknown[]) => {
        const line = given
          .map((one) =>
            one instanceof Error ? `${one.message} ${one.stack?.split('\n')[1]?.trim() ?? ''}` : String(one),
          )
          .join(' ')
        cairnShapes.logged.push(line)
        if (!given.some((one) => one instanceof Error)) error(...given)
      }
      addEventListener('error', ({ message }) => cairnShapes.logged.push(`uncaught: ${message}`))
      addEventListener('unhandledrejection', (event) => {
        cairnShapes.logged.push(`unhandled: ${String(event.reason)}`)
        event.preventDefault()
      })
      Object.assign(window, { fetch: shaped, cairnShapes })
    },
    { known: patterns, values: replacements, first: wrong },
  )
}

export interface Visit {
  screen: string
  address: string
}

/**
 * What became of a page: `told` by the page itself, `noted` by the notice over it, `same` as if nothing were wrong, `failed` as a
 * call whose answer cannot be read; or a defect.
 */
export type Outcome = 'told' | 'noted' | 'same' | 'failed' | 'crash' | 'silent' | 'busy'

export interface Met {
  screen: string
  wrong: string
  outcome: Outcome
  detail: string
}

/**
 * One wrong value of each kind in every answer of every operation, at once: others by another seed. What things are found by is
 * left as it is.
 */
export function wrongEverywhere(seed: number): readonly Wrong[] {
  let random = seed
  // What the signed-in person may see decides which pages there are.
  const asked = [...wrongAnswers()].filter(([operation]) => operation !== 'current_user_view')
  return asked.flatMap(([, all]) => {
    const fields = all.filter(({ isBody, isKey }) => !isBody && !isKey)
    return [...Map.groupBy(fields, ({ kind }) => kind).values()].flatMap((ofKind) => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
      return ofKind[random % ofKind.length] ?? []
    })
  })
}

/** Opens one after the other while these answers are wrong. */
export const walkWrong = (page: Page, visits: readonly Visit[], wrong: readonly Wrong[]): Promise<Met[]> =>
  page.evaluate(
    async ({ all, everywhere }) => {
      const { cairnWalk, cairnShapes } = window as unknown as WalkOnWindow & ShapesOnWindow
      const { isBusy, until, go, quiet, forget, shown } = cairnWalk
      const met: Met[] = []
      const isThere = (): boolean => !isBusy() && shown().length > 20
      const isNoted = (): boolean => document.querySelector('[aria-label="Unreadable answers"]') !== null
      cairnShapes.wrong = everywhere
      for (const { screen, address } of all) {
        const { title } = document
        cairnShapes.logged.length = 0
        await forget()
        go(address)
        await until(() => document.title !== title && isThere(), 1500)
        await until(isThere)
        await quiet()
        const there = await until(isThere)
        const text = `${document.title} ${shown()}`
        const logged = cairnShapes.logged.filter((line) => !/^API (call failed|answer not as documented)/.test(line))
        const say = (outcome: Outcome, detail = ''): number =>
          met.push({ screen, wrong: 'everywhere', outcome, detail })
        if (logged.length > 0) say('crash', logged.join(' | ').slice(0, 400))
        else if (/Something went wrong|Error reading API response/.test(text)) say('crash', text.slice(0, 300))
        else if (!there) say('busy', text.slice(0, 300))
        else if (text.includes('Unreadable')) say('told')
        else say((await until(isNoted, 2000)) ? 'noted' : 'silent', text.slice(0, 200))
      }
      return met
    },
    { all: visits, everywhere: wrong },
  )

/**
 * Every visit first as it should be, then with all wrong answers that it can meet, one of each operation at once. What goes wrong is
 * tried again one by one.
 */
export const meetShapes = (page: Page, visits: readonly Visit[]): Promise<Met[]> =>
  page.evaluate(
    async ({ all, plan }) => {
      const { cairnWalk, cairnShapes } = window as unknown as WalkOnWindow & ShapesOnWindow
      const { isBusy, until, go, quiet, forget } = cairnWalk
      const met: Met[] = []
      // Only words are read here: what nobody looks at need not be drawn.
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync('body { visibility: hidden }')
      document.adoptedStyleSheets.push(undrawn)
      const away = '/settings/profile'
      const shown = (): string => `${document.title} ${cairnWalk.shown()}`
      const isAway = (): boolean => location.pathname === away && document.title.startsWith('Profile') && !isBusy()
      const isNoted = (): boolean => document.querySelector('[aria-label="Unreadable answers"]') !== null
      const isBroken = (): boolean =>
        /^(Something went wrong|This page could not be loaded)/.test(document.querySelector('h1')?.textContent ?? '')
      const leave = async (): Promise<void> => {
        cairnShapes.wrong = []
        go(away)
        await until(isAway)
        await forget()
        await quiet()
        await forget()
      }
      const open = async (address: string): Promise<boolean> => {
        go(address)
        const isThere = (): boolean =>
          !isBusy() && (address === away || !document.title.startsWith('Profile')) && cairnWalk.shown().length > 20
        await until(isThere, 4000)
        await quiet()
        return until(isThere, 4000)
      }
      // What passes by itself while the walk goes on.
      const still = (text: string): string =>
        text.replaceAll(
          /\d+ ?(?:s|m|h|sec|min|seconds?|minutes?)\b[^.]{0,5}(?:ago)?|\d\d?:\d\d(?::\d\d)?|just now/g,
          '~',
        )
      /** Around the first place where two texts differ. */
      const difference = (before: string, after: string): string => {
        let at = 0
        while (after[at] === before[at]) at += 1
        return [before, after].map((one) => one.slice(Math.max(0, at - 30), at + 50)).join(' → ')
      }
      const judge = async (address: string, clean: string, group: readonly Wrong[]): Promise<[Outcome, string]> => {
        cairnShapes.logged.length = 0
        cairnShapes.wrong = group
        const there = await open(address)
        const text = shown()
        const logged = cairnShapes.logged.filter((line) => !/^API (call failed|answer not as documented)/.test(line))
        if (logged.length > 0) return ['crash', logged.join(' | ').slice(0, 400)]
        const isOfBody = group.every(({ isBody }) => isBody)
        if (text.includes('Error reading API response'))
          return isOfBody || group.some(({ isKey }) => isKey) ? ['failed', ''] : ['crash', text.slice(0, 300)]
        if (isBroken()) return ['crash', text.slice(0, 300)]
        if (!there) return ['busy', text.slice(0, 300)]
        if (text.includes('Unreadable')) return ['told', '']
        const now = still(text)
        if (now === clean) return ['same', '']
        // A word that nobody knows is shown as it is; without what only helps, the page is what it is without it.
        if (isOfBody || group.every(({ kind }) => kind === 'variant')) return ['told', '']
        return [(await until(isNoted, 1000)) ? 'noted' : 'silent', difference(clean, now)]
      }
      const groupsOf = (possible: readonly Wrong[]): Wrong[][] => {
        const bodies = Map.groupBy(
          possible.filter(({ isBody }) => isBody),
          ({ kind, pointer }) => `${kind} ${pointer.length}`,
        )
        const fields = possible.filter(({ isBody }) => !isBody)
        const roundsOf = (some: readonly Wrong[]): Wrong[][] => {
          const queues = [...Map.groupBy(some, ({ operation }) => operation).values()]
          const rounds = Math.max(0, ...queues.map(({ length }) => length))
          return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? []))
        }
        // Words that nobody knows are shown as they are: beside them, nothing else could be told.
        const words = fields.filter(({ kind }) => kind === 'variant')
        const others = fields.filter(({ kind }) => kind !== 'variant')
        return [...roundsOf(others), ...roundsOf(words), ...bodies.values()]
      }
      const wrongText = (group: readonly Wrong[]): string =>
        group.map(({ operation, pointer, kind }) => `${operation} /${pointer.join('/')} ${kind}`).join(', ')
      for (const { screen, address } of all) {
        await leave()
        cairnShapes.answered.clear()
        await open(address)
        const clean = still(shown())
        const possible = [...cairnShapes.answered]
          .flatMap((operation) => plan[operation] ?? [])
          .filter((wrong) => cairnShapes.applies(wrong))
        for (const group of groupsOf(possible)) {
          if (group.length === 0) continue
          await leave()
          const [outcome, detail] = await judge(address, clean, group)
          const isDefect = outcome === 'crash' || outcome === 'silent' || outcome === 'busy'
          if (!isDefect || group.length === 1) {
            met.push({ screen, wrong: wrongText(group), outcome, detail })
            continue
          }
          const before = met.length
          for (const wrong of group) {
            await leave()
            const [own, why] = await judge(address, clean, [wrong])
            met.push({ screen, wrong: wrongText([wrong]), outcome: own, detail: why })
          }
          const isFound = met.slice(before).some((one) => one.outcome === outcome)
          if (!isFound) met.push({ screen, wrong: wrongText(group), outcome, detail: `together only: ${detail}` })
        }
      }
      await leave()
      undrawn.replaceSync('')
      return met
    },
    { all: visits, plan: Object.fromEntries(wrongAnswers()) },
  )
