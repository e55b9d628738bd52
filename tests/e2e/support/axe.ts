/** axe with all its default rules, put into a page once: the page is walked through without a page load. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

interface Axe {
  run(
    context: Document,
    options: { resultTypes: ['violations'] },
  ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>
}

// The copy that the package for Playwright brings along.
const installed = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(installed.resolve('axe-core/axe.min.js'), 'utf8')

/** In every document that this page opens from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source)

/** What axe has to say of the page as it is, one line for each element; nothing when all is well. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document, { resultTypes: ['violations'] })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 300)}`),
    )
  })
