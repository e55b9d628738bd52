/** A walk over pages whose server says what nobody here would, and over the questions that they ask. */
import type { Page } from '@playwright/test'

import { prepareWalk, type WalkOnWindow } from './in-page-walk.ts'
import type { ForeignKind } from './foreign-answers.ts'
import { longestTask } from './tasks.ts'
import type { Watch } from './test.ts'
import { type Ids, openStory } from './walk.ts'

export interface Found {
  /** Whatever was not as it must be. */
  wrong: string[]
  /** How many pages and dialogs were looked at. */
  pages: number
  dialogs: number
  /** The longest that the page did nothing else, in ms, and where. */
  longest: { ms: number; at: string }
  /** The most elements that a page had, and where. */
  most: { elements: number; at: string }
}

/** Opens the console for a walk over what a server says that was not written here. @returns ids of what has no name */
export async function beginForeign(page: Page, watch: Watch): Promise<Ids> {
  watch.allowFailures()
  // Fields that nobody documented are no role, where every field of an object is one.
  watch.allowUnreadable()
  await prepareForeign(page)
  await prepareWalk(page)
  return openStory(page)
}

/** Before the first page. */
async function prepareForeign(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    Object.assign(window, { cairnTasks: tasks })
  })
}

interface OnWindow extends WalkOnWindow {
  cairnTasks: number[]
  /** Begins to trace what the page does, or ends that. @returns the longest task in ms of processor time, at the end */
  cairnTrace: (part: 'begin' | 'end') => Promise<number>
  cairnAt: (address: string) => Promise<void>
}

interface Walk {
  addresses: readonly string[]
  kind: ForeignKind | 'many rows'
  /** Milliseconds that nothing may take longer than. */
  patience: number
  /** Whether menus are opened, and what they ask is looked at. Default: they are. */
  asks?: boolean
}

/** A page has no more elements than this: some have two lists of two hundred rows each. */
const mostElements = 20_000

/** Traces the page between two calls. */
function tracer(page: Page): (part: 'begin' | 'end') => Promise<number> {
  let end: () => void = () => undefined
  let measured: Promise<number> = Promise.resolve(0)
  return async (part) => {
    const browser = page.context().browser()
    if (part === 'end' || browser === null) {
      end()
      return Math.round(await measured)
    }
    await new Promise<void>((begun) => {
      measured = longestTask(browser, page, () => {
        begun()
        return new Promise<void>((resolve) => (end = resolve))
      })
    })
    return 0
  }
}

/**
 * @param onAddress told of each address before it is gone to
 * @returns what is wrong with pages and what opens over them
 */
export async function walkForeign(
  page: Page,
  walk: Walk,
  onAddress: (address: string) => void = () => undefined,
): Promise<Found> {
  await page.exposeFunction('cairnAt', onAddress)
  await page.exposeFunction('cairnTrace', tracer(page))
  return page.evaluate(
    async ({ addresses, kind, patience, asks = true, mostElements: limit }) => {
      const { cairnWalk, cairnTasks, cairnAt, cairnTrace } = window as unknown as OnWindow
      const { go, until, shown, isBusy, quiet, forget } = cairnWalk
      const found: Found = {
        wrong: [],
        pages: 0,
        dialogs: 0,
        longest: { ms: 0, at: '' },
        most: { elements: 0, at: '' },
      }
      // Longer ones cannot have been cut: a thousand characters, what stands around them, and a mark in the place of each of 64.
      const longestText = 1_600
      const lengthOf = (text: string): number => (text.length > longestText ? [...text].length : text.length)
      const isMany = kind === 'many rows'
      const isTimed = kind === 'long' || kind === 'deep' || isMany
      // A page of twenty thousand rows may take that long to come.
      const arrival = isMany ? 30_000 : 1500
      const hidden = /[\p{Cc}\p{Cf}\u2060\u3164\u{E0000}-\u{E007F}]/u
      const turning = /[\u202A-\u202E\u2066-\u2069]/
      const mixed =
        /p\u0430ypal|g\u03BF\u03BFgle|\uFF41dmin|\u0335|[\u0261\u0251\u0131\u2010\u2212\uFF11\u0665\uA4D4\uA4F3\u2C9F\u10FF\u05E1]|\u{1D7CF}|\u{1042C}/u
      const textsIn = function* (root: Element): Generator<[string, Element]> {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          if (node.parentElement !== null) yield [node.textContent ?? '', node.parentElement]
      }
      const nearby = ({ outerHTML }: Element): string => outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120)
      const isApart = (element: Element): boolean =>
        element.closest('bdi, [dir]:not(html), option, pre') !== null ||
        /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
      const problemsOf = (root: Element, isDecision: boolean): string[] => {
        const wrong = new Set<string>()
        for (const [text, parent] of textsIn(root)) {
          // What is changed there has to be what it is.
          if (parent.closest('textarea, script, style') !== null) continue
          if (lengthOf(text) > (parent.tagName === 'PRE' ? 200_000 : longestText))
            wrong.add(`a text of ${text.length} characters in <${parent.tagName}>`)
          const visible = text.replaceAll(/[\n\t]/g, '')
          if (kind === 'deceiving' && isDecision && hidden.test(visible))
            wrong.add(`not to be seen: ${JSON.stringify(nearby(parent))}`)
          if (kind === 'deceiving' && turning.test(text) && !isApart(parent))
            wrong.add(`not kept apart: ${JSON.stringify(nearby(parent))}`)
        }
        if (kind === 'long')
          for (const element of root.querySelectorAll('*'))
            for (const { name, value } of element.attributes)
              if (lengthOf(value) > longestText && !/^(href|value|d|data-row)$/.test(name))
                wrong.add(`${name} of ${value.length} characters on <${element.tagName}>`)
        return [...wrong]
      }
      const look = (root: Element, isDecision: boolean): string[] => {
        const wrong = problemsOf(root, isDecision)
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
          if (!/^https?:$/.test(link.protocol)) wrong.push(`a link to ${link.protocol}`)
          if (link.hostname.endsWith('evil.example')) wrong.push('a link to another site')
        }
        if ('intruder' in window) wrong.push('a script ran')
        // What joins the parts of a picture is nothing that could be seen.
        if (hidden.test(document.title.replaceAll(/\u200D(?=\p{Extended_Pictographic})/gu, '')))
          wrong.push(`the title of the page: ${JSON.stringify(document.title)}`)
        if (document.title.length > longestText) wrong.push(`a title of ${document.title.length} characters`)
        if (/\[object |undefined/.test(shown())) wrong.push('raw')
        const elements = document.querySelectorAll('*').length
        if (elements > found.most.elements) found.most = { elements, at: location.pathname }
        if (elements > limit) wrong.push(`draws ${elements} elements`)
        if (isMany && rowsIn(root) > 1 && !saysExtent(root))
          wrong.push('draws rows and does not say how many there are')
        // What a server refused is told with its ID or its status: an address that is too long, say.
        if (document.title.startsWith('Something went wrong') && !/Request ID|\(HTTP \d{3}\b/.test(shown()))
          wrong.push(`broken: ${shown().slice(0, 300)}`)
        return wrong
      }
      /** How many of the rows that all look alike are drawn. */
      const rowsIn = (root: Element): number => new Set(root.textContent.match(/row-0\d{5}/g)).size
      const saysExtent = (root: Element): boolean =>
        /\d,\d{3}|\d\+|\bmore\b|not (?:checked|loaded|shown|listed)|repeated itself|could not be/i.test(
          root.textContent,
        ) || root.querySelector('nav[aria-label="Pages"], [aria-rowcount], [role="listbox"]') !== null
      const isThere = (): boolean => !isBusy() && shown().length > 20
      /** What comes into sight once the rest is there is noticed a frame later, and asks for more. */
      const settle = async (): Promise<void> => {
        for (let rounds = 0; rounds < 5; rounds += 1) {
          await until(isThere, isMany ? arrival : undefined)
          await quiet()
          await quiet()
          if (isThere()) return
        }
      }
      /** The longest that nothing else was done. Where that was too long it is done once more, and its processor time counts. */
      const measure = async (at: string, act: () => Promise<void>): Promise<void> => {
        cairnTasks.length = 0
        await act()
        let ms = Math.round(Math.max(0, ...cairnTasks))
        if (isTimed && ms > patience) {
          await cairnTrace('begin')
          await act()
          ms = Math.min(ms, await cairnTrace('end'))
        }
        if (ms > found.longest.ms) found.longest = { ms, at }
        if (isTimed && ms > patience) found.wrong.push(`${at}: nothing else for ${ms} ms`)
      }
      const tell = (at: string, wrong: readonly string[]): void => {
        if (wrong.length > 0) found.wrong.push(`${at}: ${[...new Set(wrong)].join('; ').slice(0, 600)}`)
      }
      const dialogOpen = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('dialog[open]')
      const closeDialogs = async (): Promise<void> => {
        for (let left = 3; left > 0 && dialogOpen() !== null; left -= 1) {
          const buttons = [...(dialogOpen()?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
          const close = buttons.find(
            (one) => one.textContent === 'Cancel' || /^(Close|Cancel)$/.test(one.getAttribute('aria-label') ?? ''),
          )
          close?.click()
          await until(() => dialogOpen() === null, 300)
          const leave = [...(dialogOpen()?.querySelectorAll<HTMLButtonElement>('button') ?? [])].find((one) =>
            /^(Leave|Discard)/.test(one.textContent),
          )
          leave?.click()
          await until(() => dialogOpen() === null, 300)
        }
      }
      /** Each entry of a menu that asks something first. */
      const decide = async (at: string, button: HTMLButtonElement): Promise<void> => {
        const questions =
          /Delete|Remove|Unlink|Detach|Change role|Revoke|Demote|Promote|Set |Make |Unset|JSON|Log out|Stop/
        for (let index = 0; index < 12; index += 1) {
          if (!button.isConnected) return
          button.click()
          if (!(await until(() => document.querySelector('[role="menu"] [role="menuitem"]') !== null, 500))) return
          const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
          const offered = items.filter(
            (one) =>
              questions.test(one.textContent) && one.getAttribute('aria-disabled') !== 'true' && one.tagName !== 'A',
          )
          const item = offered[index]
          if (item === undefined) {
            button.click()
            await until(() => document.querySelector('[role="menu"]') === null, 300)
            return
          }
          const name = item.textContent.slice(0, 40)
          let isOpen = false
          await measure(`${at} › ${name}`, async () => {
            await closeDialogs()
            if (!item.isConnected) {
              button.click()
              await until(() => document.querySelector('[role="menuitem"]') !== null, 500)
            }
            const again = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((one) =>
              one.textContent.startsWith(name),
            )
            again?.click()
            isOpen = await until(() => dialogOpen() !== null, 700)
            await quiet()
            await until(isThere, 1000)
          })
          if (!isOpen) continue
          const dialog = dialogOpen()
          if (dialog !== null) {
            found.dialogs += 1
            const wrong = look(dialog, true)
            const heading = dialog.querySelector('h2')?.textContent ?? ''
            if (kind === 'deceiving' && mixed.test(heading) && dialog.querySelector('[role="note"]') === null)
              wrong.push(`look-alikes are not told: ${heading}`)
            tell(`${at} › ${name}`, wrong)
          }
          await closeDialogs()
        }
      }
      for (const address of addresses) {
        await cairnAt(address)
        await measure(address, async () => {
          await closeDialogs()
          if (location.pathname + location.search === address) {
            const { title } = document
            go(address === '/settings/profile' ? '/projects' : '/settings/profile')
            await until(() => document.title !== title && !isBusy(), arrival)
          }
          const before = document.title
          await forget()
          go(address)
          await until(() => document.title !== before && isThere(), arrival)
          await settle()
          // What says so may be code that comes later than the rows.
          if (isMany && rowsIn(document.body) > 1) await until(() => saysExtent(document.body), 3000)
          await settle()
        })
        found.pages += 1
        const wrong = isBusy() ? ['busy'] : []
        const over = dialogOpen()
        wrong.push(...look(document.body, false))
        if (over !== null) wrong.push(...problemsOf(over, true))
        tell(address, wrong)
        if (over === null && asks) {
          const menus = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-haspopup="menu"]')]
          const rows = menus.filter((one) => one.getAttribute('aria-label') === 'Row actions').slice(0, 2)
          const pages = menus
            .filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === 'Actions')
            .slice(0, 1)
          for (const menu of [...pages, ...rows]) await decide(address, menu)
        }
      }
      return found
    },
    { ...walk, mostElements },
  )
}
