/**
 * A walk over pages whose answers break the contract, many a second: within one page load, with answers that the page keeps and
 * changes by itself.
 */
import type { Page } from '@playwright/test'

import { belongsToServer } from '../../../server/http/routes.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { WalkOnWindow } from './in-page-walk.ts'
import { coverage } from './walk.ts'
import type { Met, Outcome } from './shape-counts.ts'
import { replacements, type Wrong, wrongAnswers } from './wrong-shapes.ts'

/** Those that a walk from within the console can open. */
export const shapeScreens = Object.entries(coverage.screens).filter(
  ([, { kind, path }]) =>
    kind !== 'placeholder' && !belongsToServer('GET', path) && !/^\/(login|device|lookup)\b/.test(path),
)

export interface ShapesOnWindow {
  cairnShapes: {
    /** What is wrong from now on; emptying it is setting it. */
    wrong: readonly Wrong[]
    /** How many values each of those took the place of, since that is what is wrong. */
    changed: number[]
    /** Good answers of each operation since this was emptied, by their text. */
    answered: Map<string, Map<string, unknown>>
    /** What the console logged as an error since this was emptied, but for calls that failed and values that cannot be read. */
    logged: string[]
    /** Names of the operations whose calls the console has said to have failed, since this was emptied. */
    failed: string[]
    /** `diskList /items/0/name`: every place that the console has said to be unreadable. */
    named: Set<string>
    /** How many values of those answers a wrong one would take the place of. */
    countOf: (wrong: Wrong) => number
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
        changed: [],
        answered: new Map(),
        logged: [],
        failed: [],
        named: new Set(),
        countOf: ({ operation, pointer, kind }) => {
          changes = 0
          for (const answer of cairnShapes.answered.get(operation)?.values() ?? []) change(answer, pointer, kind)
          return changes
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
        }
        const { status, headers } = answer
        let { text } = answer
        if (status < 400 && text !== '') {
          const asked = cairnShapes.answered.get(operation) ?? new Map<string, unknown>()
          let body: unknown = asked.get(text) ?? JSON.parse(text)
          cairnShapes.answered.set(operation, asked.set(text, body))
          for (const [index, { operation: of, pointer, kind }] of cairnShapes.wrong.entries()) {
            if (of !== operation) continue
            changes = 0
            body = change(body, pointer, kind)
            cairnShapes.changed[index] = (cairnShapes.changed[index] ?? 0) + changes
          }
          if (body !== asked.get(text)) text = JSON.stringify(body) ?? ''
        }
        return new Response(status === 204 ? null : text, { status, headers })
      }
      // oxlint-disable-next-line no-console -- what it is told is looked at
      const { error } = console
      // oxlint-disable-next-line no-console -- as above
      console.error = (...given: unknown[]) => {
        const [says, about] = given
        const said = typeof about === 'object' && about !== null ? about : {}
        const operation = 'operation' in said ? String(said.operation) : ''
        if (says === 'API call failed') cairnShapes.failed.push(operation)
        else if (says === 'API answer not as documented' && 'unreadable' in said)
          for (const place of String(said.unreadable).split('; '))
            cairnShapes.named.add(`${operation} ${place.split(': ')[0]}`)
        if (says === 'API call failed' || says === 'API answer not as documented') return error(...given)
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
      const open = async (address: string): Promise<{ there: boolean; text: string }> => {
        const { title } = document
        await forget()
        go(address)
        await until(() => document.title !== title && isThere(), 1500)
        await until(isThere)
        await quiet()
        const there = await until(isThere)
        return { there, text: `${document.title} ${shown()}` }
      }
      /** The page as it is when all is well. */
      const openClean = async (address: string): Promise<string> => {
        cairnShapes.wrong = []
        await open('/settings/profile')
        const { text } = await open(address)
        cairnShapes.wrong = everywhere
        return text
      }
      cairnShapes.wrong = everywhere
      for (const { screen, address } of all) {
        cairnShapes.logged.length = 0
        const { there, text } = await open(address)
        const { logged } = cairnShapes
        const say = (outcome: Outcome, detail = ''): number =>
          met.push({ screen, wrong: 'everywhere', outcome, detail })
        if (logged.length > 0) say('crash', logged.join(' | ').slice(0, 400))
        else if (/Something went wrong|Error reading API response/.test(text)) say('crash', text.slice(0, 300))
        else if (!there) say('busy', text.slice(0, 300))
        else if (text.includes('Unreadable')) say('told')
        else if (await until(isNoted, 2000)) say('noted')
        // A page may read nothing of what is wrong: that of images, only what its project is called.
        else say((await openClean(address)) === text ? 'same' : 'silent', text.slice(0, 200))
      }
      return met
    },
    { all: visits, everywhere: wrong },
  )
