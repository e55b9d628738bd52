/** For tests of parts in a browser: time, both themes, and axe. */
import { type ElementContext, run } from 'axe-core'
import { expect, vi } from 'vitest'

interface Waiting {
  at: number
  run: () => void
}

let now = 0
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * From now on, until the test ends, timers wait for `pass`; React and the browser go on. Those of Vitest go on by themselves
 * while a pointer is moved, which takes longer on a busy machine.
 */
export function stopClock(): void {
  const { clearTimeout: clear } = window
  waiting.clear()
  // Unlike any number of a timer that was set before.
  lastId = 1_000_000_000
  vi.stubGlobal('setTimeout', (callback: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    waiting.set(++lastId, { at: now + delay, run: () => callback(...given) })
    return lastId
  })
  vi.stubGlobal('clearTimeout', (id: number | undefined) => {
    if (id !== undefined && !waiting.delete(id)) clear(id)
  })
}

/** Lets so many milliseconds pass, and what happened then reach the page. */
export async function pass(milliseconds: number): Promise<void> {
  // What was done just before may set or clear a timer once it has reached the page.
  await painted()
  const end = now + milliseconds
  for (;;) {
    const [next] = [...waiting].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)
    if (!next) break
    const [id, { at, run: callback }] = next
    waiting.delete(id)
    now = at
    callback()
    await painted()
  }
  now = end
  await painted()
}

/** What was set is on the page. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const themes = ['light', 'dark'] as const

/** axe has nothing to say with all its default rules, whether the page is light or dark. */
export async function expectAccessible(what: ElementContext = document): Promise<void> {
  for (const theme of themes) {
    document.documentElement.dataset['theme'] = theme
    const { violations } = await run(what, { resultTypes: ['violations'] })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 300)}`),
    )
    expect(found, theme).toEqual([])
  }
  delete document.documentElement.dataset['theme']
}
