/** Every screen with every wrong value that its answers have a place for. */
import type { Page } from '@playwright/test'

import type { WalkOnWindow } from './in-page-walk.ts'
import type { Met, Outcome, Walked } from './shape-counts.ts'
import type { ShapesOnWindow, Visit } from './shape-walk.ts'
import { type Wrong, wrongAnswers } from './wrong-shapes.ts'

/**
 * Every visit first as it should be, then with all wrong values that its answers have a place for. Whole bodies that the page needs, and
 * one value of each operation, are wrong alone; of the others, some of each operation at once, and again one by one where that goes
 * wrong, where one of them did not come, or where the console did not name it.
 */
export const meetShapes = (
  page: Page,
  visits: readonly Visit[],
): Promise<Pick<Walked, 'met' | 'lacking' | 'openings'>> =>
  page.evaluate(
    async ({ all, plan }) => {
      const { cairnWalk, cairnShapes } = window as unknown as WalkOnWindow & ShapesOnWindow
      const { isBusy, until, go, quiet, forget } = cairnWalk
      const met: Met[] = []
      const lacking: string[] = []
      let openings = 0
      // Only words are read here: what nobody looks at need not be drawn.
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync('body { visibility: hidden }')
      document.adoptedStyleSheets.push(undrawn)
      // Nor need it wait for the screen: most of the time would go by between frames.
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 5)
      // Charts are kept for half a minute; it passes when the walk says so.
      const { setTimeout: later } = window
      const keptCharts: (() => void)[] = []
      Object.assign(window, {
        setTimeout: (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
          if (delay !== 30_000 || typeof handler !== 'function') return later(handler, delay, ...rest)
          return -keptCharts.push(() => void handler(...rest))
        },
      })
      const away = '/settings/profile'
      /** A terminal draws what it was sent when there is time, and what it measures with lies beside: what cannot be read of it is said around it. */
      const shown = (): string => {
        const output = document.querySelector('main .xterm')?.textContent ?? ''
        return `${document.title} ${cairnWalk.shown().replace(output, '')}`
      }
      const isAway = (): boolean => location.pathname === away && document.title.startsWith('Profile') && !isBusy()
      const isNoted = (): boolean => document.querySelector('[aria-label="Unreadable answers"]') !== null
      const isBroken = (): boolean =>
        /^(Something went wrong|This page could not be loaded)/.test(document.querySelector('h1')?.textContent ?? '')
      /** Where the page says that there is nothing. */
      const empties = (): string[] =>
        [...document.querySelectorAll('main .border-dashed')]
          .map(({ textContent }) => textContent)
          .filter((text) => !/^(Not checked yet|Cannot be listed)/.test(text))
      /** That a part of the page is not all there is. */
      const saysLack = (text: string): boolean =>
        /at least \d|\d\+|incomplete|could (not )?be (read|loaded|checked)/i.test(text)
      // Everything is seen at once: what comes into view only later would be there at one time and not at another.
      window.IntersectionObserver = class extends IntersectionObserver {
        private readonly told: IntersectionObserverCallback
        constructor(told: IntersectionObserverCallback) {
          super(told)
          this.told = told
        }
        override observe(target: Element): void {
          const box = target.getBoundingClientRect()
          const entry: IntersectionObserverEntry = {
            boundingClientRect: box,
            intersectionRatio: 1,
            intersectionRect: box,
            isIntersecting: true,
            rootBounds: null,
            target,
            time: 0,
          }
          queueMicrotask(() => this.told([entry], this))
        }
      }
      const leave = async (): Promise<void> => {
        cairnShapes.wrong = []
        go(away)
        await until(isAway)
        await forget()
        await quiet()
        await forget()
        for (const run of keptCharts.splice(0)) run()
      }
      let drawn = 0
      new MutationObserver(() => (drawn += 1)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      /** Nothing is on its way, and what came is drawn: parts of a page ask for more once they are there. */
      const settled = async (): Promise<void> => {
        for (let before = -1; before !== drawn;) {
          before = drawn
          // oxlint-disable-next-line no-await-in-loop -- one look after the other
          await quiet()
          // oxlint-disable-next-line no-await-in-loop -- as above
          await quiet()
        }
      }
      /** A console shows what it has before the connection to it is there. */
      const isConnecting = (): boolean =>
        [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
          textContent.startsWith('Connecting'),
        )
      const open = async (address: string): Promise<boolean> => {
        go(address)
        const isThere = (): boolean =>
          !isBusy() &&
          !isConnecting() &&
          (address === away || !document.title.startsWith('Profile')) &&
          cairnWalk.shown().length > 20
        await until(isThere, 4000)
        await settled()
        return until(isThere, 4000)
      }
      // What passes by itself while the walk goes on.
      const still = (text: string): string =>
        text.replaceAll(
          /\d+ ?(?:s|m|h|sec|min|seconds?|minutes?)(?![a-z])[^.]{0,5}(?:ago)?|\d\d?:\d\d(?::\d\d)?|just now/g,
          '~',
        )
      /** As it should be. */
      interface Clean {
        text: string
        empties: readonly string[]
      }
      const lookAtClean = async (address: string): Promise<Clean> => {
        await leave()
        cairnShapes.answered.clear()
        await open(address)
        return { text: still(shown()), empties: empties() }
      }
      /** Around the first place where two texts differ. */
      const difference = (before: string, after: string): string => {
        let at = 0
        while (after[at] === before[at]) at += 1
        return [before, after].map((one) => one.slice(Math.max(0, at - 30), at + 50)).join(' → ')
      }
      const nameOf = ({ operation }: Wrong): string =>
        operation.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      /** Whether the console has said that this place is unreadable, or that the call has failed. */
      const isNamed = (wrong: Wrong): boolean => {
        if (wrong.kind === 'variant') return true
        if (cairnShapes.failed.includes(nameOf(wrong))) return true
        const steps = wrong.pointer.map((step) => (step === '*' ? '[^/]+' : step))
        const pattern = new RegExp(`^${nameOf(wrong)} ${steps.map((step) => `/${step}`).join('')}(/|$)`)
        return [...cairnShapes.named].some((place) => pattern.test(place))
      }
      const judge = async (address: string, clean: Clean, group: readonly Wrong[]): Promise<[Outcome, string]> => {
        await leave()
        openings += 1
        cairnShapes.logged.length = 0
        cairnShapes.failed.length = 0
        cairnShapes.changed = []
        cairnShapes.wrong = group
        const there = await open(address)
        const text = shown()
        if (cairnShapes.logged.length > 0) return ['crash', cairnShapes.logged.join(' | ').slice(0, 400)]
        const isOfBody = group.every(({ isBody }) => isBody)
        // All of the page may go with the thing that it is about, and with what that is found by; else a part of it may.
        const mayGo = isOfBody || group.some(({ isKey }) => isKey)
        if (text.includes('Error reading API response') && (mayGo || !isBroken())) return ['failed', '']
        // A form that cannot ask for what it is to change says what it lacks.
        if (isBroken() && /is missing or unreadable/.test(text)) return ['failed', '']
        if (isBroken()) return ['crash', text.slice(0, 300)]
        if (!there) return ['busy', text.slice(0, 300)]
        const claims = empties().filter((one) => !/Unreadable|could not/i.test(one))
        const claimed = claims.find((one) => !clean.empties.includes(one))
        // Where there is nothing, it may be said in other words.
        if (claimed !== undefined && claims.length > clean.empties.length) return ['silent', `claims: ${claimed}`]
        if (/Unreadable|is missing or unreadable/.test(text)) return ['told', '']
        const now = still(text)
        if (now === clean.text) return ['same', '']
        const detail = difference(clean.text, now)
        // A word that nobody knows is shown as it is.
        if (group.every(({ kind }) => kind === 'variant')) return ['word', detail]
        // Without what only helps, the page is what it is without it.
        if (isOfBody || (saysLack(now) && !saysLack(clean.text))) return ['without', detail]
        return [(await until(isNoted, 1000)) ? 'noted' : 'silent', detail]
      }
      const wrongText = ({ operation, pointer, kind }: Wrong): string => `${operation} /${pointer.join('/')} ${kind}`
      const byOperation = (some: readonly Wrong[]): Wrong[][] => [
        ...Map.groupBy(some, ({ operation }) => operation).values(),
      ]
      const firstsOf = (some: readonly Wrong[]): Wrong[] => byOperation(some).flatMap(([first]) => first ?? [])
      /** @param atOnce how many of one operation; those that follow each other are of the same value */
      const roundsOf = (some: readonly Wrong[], atOnce: number): Wrong[][] => {
        const queues = byOperation(some)
        const rounds = Math.ceil(Math.max(0, ...queues.map(({ length }) => length)) / atOnce)
        return Array.from({ length: rounds }, (_, round) =>
          queues.flatMap((queue) => queue.filter((_one, index) => index % rounds === round)),
        )
      }
      const groupsOf = (possible: readonly Wrong[]): Wrong[][] => {
        // Words that nobody knows are shown as they are: beside them, nothing else could be told.
        const isWord = ({ kind }: Wrong): boolean => kind === 'variant'
        const fields = possible.filter((wrong) => !wrong.isBody && !isWord(wrong))
        const plain = fields.filter(({ isKey }) => !isKey)
        const firsts = firstsOf(plain)
        return [
          ...firsts.map((wrong) => [wrong]),
          ...roundsOf(
            plain.filter((wrong) => !firsts.includes(wrong)),
            6,
          ),
          // What is asked for by them does not come: nothing else could be told.
          ...roundsOf(
            fields.filter(({ isKey }) => isKey),
            1,
          ),
          ...roundsOf(possible.filter(isWord), 1),
        ]
      }
      const isGood = (outcome: Outcome): boolean => !['crash', 'silent', 'busy'].includes(outcome)
      const isCome = (index: number): boolean => (cairnShapes.changed[index] ?? 0) > 0
      for (const { screen, address } of all) {
        let clean = await lookAtClean(address)
        const known = [...cairnShapes.answered.keys()].flatMap((operation) => plan[operation] ?? [])
        const possible = known.filter((wrong) => cairnShapes.countOf(wrong) > 0)
        lacking.push(...known.filter((wrong) => !possible.includes(wrong)).map(wrongText))
        const put = (wrong: Wrong, outcome: Outcome, detail: string): number =>
          met.push({ screen, wrong: wrongText(wrong), outcome, detail })
        const alone = async (wrong: Wrong): Promise<Outcome> => {
          let [outcome, detail] = await judge(address, clean, [wrong])
          if (outcome === 'silent') {
            // What the page is without it may have been looked at too soon.
            clean = await lookAtClean(address)
            ;[outcome, detail] = await judge(address, clean, [wrong])
          }
          if (isGood(outcome) && !isCome(0)) outcome = 'unmet'
          else if (isGood(outcome) && !isNamed(wrong)) outcome = 'unnamed'
          put(wrong, outcome, detail)
          return outcome
        }
        const bodies = possible.filter(({ isBody }) => isBody)
        /** Operations without whose answer the page is there all the same. */
        const helpful = new Set<string>()
        const firsts = firstsOf(bodies)
        for (const body of firsts) if (['same', 'without'].includes(await alone(body))) helpful.add(body.operation)
        const others = bodies.filter((body) => !firsts.includes(body))
        const isHelpful = ({ operation }: Wrong): boolean => helpful.has(operation)
        const groups = [
          ...others.filter((body) => !isHelpful(body)).map((body) => [body]),
          ...roundsOf(others.filter(isHelpful), 1),
          ...groupsOf(possible),
        ]
        for (const group of groups) {
          const [only, ...beside] = group
          if (only === undefined) continue
          if (beside.length === 0) {
            await alone(only)
            continue
          }
          const [outcome, detail] = await judge(address, clean, group)
          const isClear = (wrong: Wrong, index: number): boolean => isGood(outcome) && isCome(index) && isNamed(wrong)
          const clear = group.filter(isClear)
          for (const wrong of clear) put(wrong, outcome, detail)
          const found: Outcome[] = []
          for (const wrong of group) if (!clear.includes(wrong)) found.push(await alone(wrong))
          if (!isGood(outcome) && found.every(isGood)) put(only, outcome, `beside others only: ${detail}`)
        }
      }
      await leave()
      undrawn.replaceSync('')
      return { met, lacking, openings }
    },
    { all: visits, plan: Object.fromEntries(wrongAnswers()) },
  )
