/** axe with all its default rules, put into a page once: the page is walked through without a page load. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

import { expect } from './test.ts'

interface Axe {
  getRules(tags: string[]): { ruleId: string; tags: string[] }[]
  run(
    context: Document,
    options: { resultTypes: ['violations']; runOnly?: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>
}

interface WithAxe {
  axe: Axe
  /** What the page was made of when axe looked last. */
  lookedAt?: string
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In every document that this page opens from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source)

interface Look {
  /** The page was looked at in the other theme just before. */
  again?: boolean
}

/**
 * What axe has to say of the page as it is, one line for each element; nothing when all is well. Looking again, what does
 * not depend on colours is not judged twice, unless the theme has changed more than colours.
 */
export const violations = (page: Page, how: Look = {}): Promise<string[]> =>
  page.evaluate(async ({ again = false }) => {
    const own = window as unknown as WithAxe
    const markup = document.body.outerHTML
    const onlyColours = again && own.lookedAt === markup
    own.lookedAt = markup
    // Those of AAA are no defaults.
    const ofColour = own.axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
    const rules = onlyColours ? { runOnly: ofColour.map(({ ruleId }) => ruleId) } : {}
    const found = await own.axe.run(document, { resultTypes: ['violations'], ...rules })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 300)}`),
    )
  }, how)

/** That axe finds nothing on the page as it is, in either theme. Motion ends with it: colours have to change at once, too. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page, { again: colorScheme === 'dark' }), `${page.url()} ${colorScheme}`).toEqual([])
  }
}
