/**
 * A walk over pages whose answers break the contract, many a second: within one page load, with answers that the page keeps and
 * changes by itself.
 */
import type { Page } from '@playwright/test'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { WalkOnWindow } from './in-page-walk.ts'
import { replacements, type Wrong, wrongAnswers } from './wrong-shapes.ts'

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

/** Before the first page, and before the walk is prepared. */
export async function prepareShapes(page: Page): Promise<void> {
  const patterns = Object.values(operations)
    .filter(({ response }) => response === 'json')
    .map(({ id, method, path }) => ({ id, method, source: `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$` }))
  await page.addInitScript(
    ({ known, values }) => {
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
        wrong: [],
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
      const { error } = console
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
    { known: patterns, values: replacements },
  )
}

export interface Visit {
  screen: string
  address: string
}

export interface Shown {
  screen: string
  /** In JSON pointers: `disk_list /items/*​/name null`. */
  wrong: string
  /** What became of the page. */
  outcome: 'told' | 'noted' | 'same' | 'crash' | 'body' | 'silent' | 'busy'
  detail: string
}

export interface WalkResult {
  shown: Shown[]
  /** Operations that the pages asked, by screen. */
  answered: Record<string, string[]>
}

/** Which of the wrong answers that apply to a page it is to meet: together in one visit. */
export type Choice = 'each' | 'kinds' | 'sample'

/** Every visit first as it should be, then with wrong answers. */
export const meetShapes = (
  page: Page,
  { visits, choice, seed = 0 }: { visits: readonly Visit[]; choice: Choice; seed?: number },
): Promise<WalkResult> =>
  page.evaluate(
    async ({ all, plan, how, start }) => {
      const { cairnWalk, cairnShapes } = window as unknown as WalkOnWindow & ShapesOnWindow
      const { isBusy, until, go, quiet, forget } = cairnWalk
      const result: WalkResult = { shown: [], answered: {} }
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync('body { visibility: hidden }')
      document.adoptedStyleSheets.push(undrawn)
      const heading = (): string => document.querySelector('main h1, h1')?.textContent ?? ''
      const shown = (): string => `${document.title} ${cairnWalk.shown()}`
      const away = '/settings/profile'
      const isAway = (): boolean => location.pathname === away && document.title.startsWith('Profile') && !isBusy()
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
        let there = await until(isThere, 4000)
        await quiet()
        there = (await until(isThere, 2000)) && there
        return there
      }
      const words = (text: string): string =>
        text.replaceAll(/\d+ (?:s|sec|min|h|seconds?|minutes?)\b[^.]{0,5}ago|\d\d?:\d\d(?::\d\d)?/g, '~')
      /** Around the first place where two texts differ. */
      const difference = (before: string, after: string): string => {
        let at = 0
        while (after[at] === before[at]) at += 1
        return [before, after].map((one) => one.slice(Math.max(0, at - 30), at + 50)).join(' → ')
      }
      let random = start
      const pick = <T>(from: readonly T[]): T | undefined => {
        random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
        return from[random % from.length]
      }
      for (const { screen, address } of all) {
        await leave()
        cairnShapes.answered.clear()
        await open(address)
        const clean = words(shown())
        const asked = [...cairnShapes.answered]
        result.answered[screen] = asked
        const possible = asked
          .flatMap((operation) => plan[operation] ?? [])
          .filter((wrong) => cairnShapes.applies(wrong))
        const groups: Wrong[][] = []
        if (how === 'each') for (const wrong of possible) groups.push([wrong])
        else if (how === 'kinds')
          for (const kind of new Set(possible.map((one) => one.kind))) {
            const one = pick(possible.filter((wrong) => wrong.kind === kind && wrong.pointer.length > 1))
            if (one) groups.push([one])
          }
        else {
          const ofBody = possible.filter(({ pointer }) => pointer.length === 0)
          const chosen = [...new Set(possible.map(({ kind }) => kind))].flatMap(
            (kind) => pick(possible.filter((one) => one.kind === kind && one.pointer.length > 1)) ?? [],
          )
          groups.push(chosen)
          for (const kind of ['null', 'list']) groups.push(ofBody.filter((one) => one.kind === kind))
        }
        for (const group of groups) {
          if (group.length === 0) continue
          await leave()
          cairnShapes.logged.length = 0
          cairnShapes.changed = 0
          cairnShapes.wrong = group
          const there = await open(address)
          const text = shown()
          const isBody = group.some(({ pointer }) => pointer.length === 0)
          const isVariant = group.every(({ kind }) => kind === 'variant')
          const broken = cairnShapes.logged.filter((line) => !/^API (call failed|answer not as documented)/.test(line))
          const told = /Unreadable/.test(text)
          const isNoted = (): boolean => document.querySelector('[aria-label="Unreadable answers"]') !== null
          const ofBody = text.includes('Error reading API response')
          const say = (outcome: Shown['outcome'], detail: string): number =>
            result.shown.push({
              screen,
              wrong: group
                .map(({ operation, pointer, kind }) => `${operation} /${pointer.join('/')} ${kind}`)
                .join(', '),
              outcome,
              detail,
            })
          if (broken.length > 0) say('crash', `${heading()}: ${broken.join(' | ').slice(0, 400)}`)
          else if (!there) say('busy', text.slice(0, 200))
          else if (ofBody) say('body', isBody ? '' : text.slice(0, 200))
          else if (/^(Something went wrong|This page could not be loaded)/.test(heading()))
            say('crash', text.slice(0, 300))
          else if (told) say('told', '')
          else if (isVariant && words(text) !== clean) say('told', '')
          else if (words(text) === clean) say('same', '')
          else if (await until(isNoted, 1000)) say('noted', difference(clean, words(text)))
          else say('silent', difference(clean, words(text)))
        }
      }
      await leave()
      undrawn.replaceSync('')
      return result
    },
    { all: visits, plan: Object.fromEntries(wrongAnswers()), how: choice, start: seed },
  )
