/** The mock in a page, in a browser: how soon requests are answered after its script is there, and how long one takes. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { findBrowser } from '../../../scripts/browser.ts'
import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import type { ScenarioName } from '../../../src/mock/scenarios/index.ts'
import { heap } from '../console/page.ts'
import { line, median, runs } from '../console/figures.ts'

interface Figures {
  /** A browser that was never here: the worker is registered, the story is made. */
  readonly first: number
  /** Again, with what the visit before left. */
  readonly again: number
  /** From a script's request to the last byte of the answer. */
  readonly page: number
  /** Megabytes of the page's heap after a collection. */
  readonly heap: number
}

const bars = { default: 300, large: 2000 } as const

/** Prints the figures of the build in `dist-mock/`. @throws Error when there is none */
export async function reportPage(): Promise<void> {
  const folder = fileURLToPath(new URL('../../../dist-mock', import.meta.url))
  if (!existsSync(`${folder}/index.html`)) throw new Error('There is no build to measure: npm run build -- --mock')
  const { server, stop } = createConsoleServer({ folder })
  const origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`
  const browser = await chromium.launch(findBrowser())
  try {
    for (const scenario of ['default', 'large'] as const) {
      const rounds: Figures[] = []
      for (let round = 0; round <= runs; round++) {
        const figures = await measure(browser, origin, scenario)
        if (round > 0) rounds.push(figures)
      }
      const middle = (name: keyof Figures): number => median(rounds.map((one) => one[name]))
      line(`${scenario}: ready, first visit (page)`, middle('first'), 'ms', bars[scenario])
      line(`${scenario}: ready, visited before (page)`, middle('again'), 'ms', bars[scenario])
      line(`${scenario}: ${asked[scenario].name} (page)`, middle('page'), 'ms')
      line(`${scenario}: heap of the whole page`, middle('heap'), 'MB', scenario === 'large' ? 250 : undefined)
    }
  } finally {
    await browser.close()
    await stop(0)
  }
}

const asked = {
  default: { name: 'page of 50 disks', path: '/v1/disks?limit=50&project=data-lake' },
  large: { name: 'longest page of instances, up to 1,000', path: '/v1/instances?limit=1000' },
} as const satisfies Partial<Record<ScenarioName, { name: string; path: string }>>

async function measure(browser: Browser, origin: string, scenario: 'default' | 'large'): Promise<Figures> {
  const context = await browser.newContext()
  try {
    await context.addInitScript(() => localStorage.setItem('cairn.mock.latency', 'off'))
    const page = await context.newPage()
    const ready = async (): Promise<number> => {
      // A page of little else, so that the console's own start is not in the figure.
      await page.goto(`${origin}/device/success?scenario=${scenario}`)
      await page.waitForFunction(() =>
        performance.getEntriesByType('measure').some(({ name }) => name === 'cairn.mock.ready'),
      )
      return page.evaluate(() => {
        const [measured] = performance.getEntriesByName('cairn.mock.ready', 'measure')
        if (measured === undefined) return Number.NaN
        // Compiling and running the script is part of it: the clock starts when its last byte is there.
        const loaded = performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
          .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= measured.startTime)
          .map(({ responseEnd }) => responseEnd)
        return measured.startTime + measured.duration - Math.max(...loaded)
      })
    }
    const first = await ready()
    const again = await ready()
    const took = await page.evaluate(async (path) => {
      const { items } = (await (await fetch('/v1/projects?limit=100')).json()) as { items: { name: string }[] }
      let longest = 0
      for (const { name } of items.slice(0, path.includes('instances') ? items.length : 1)) {
        const url = path.includes('project=') ? path : `${path}&project=${name}`
        const start = performance.now()
        const rows = ((await (await fetch(url)).json()) as { items: unknown[] }).items.length
        const time = performance.now() - start
        // The project whose page is full.
        if (rows >= 50) longest = Math.max(longest, time)
      }
      return longest
    }, asked[scenario].path)
    const used = await heap(await context.newCDPSession(page))
    return { first, again, page: took, heap: used / 2 ** 20 }
  } finally {
    await context.close()
  }
}
