/**
 * Screens in the stories of the mock that tell them otherwise, and for the roles of those stories: there is a page with a heading, in
 * words, and no crash. What a story lacks is not found, and what a role may not see is refused: both in words as well. One page
 * load per story; the default one is looked at more closely in every-screen.spec.ts, and `npm run e2e:stories` looks at every screen
 * in every story.
 */
import type { Page } from '@playwright/test'

import { belongsToServer } from '../../server/http/routes.ts'
import type { ScenarioName } from '../../src/mock/scenarios/index.ts'
import { scenarios } from '../../src/mock/scenarios/index.ts'
import { prepareWalk, type WalkOnWindow } from './support/in-page-walk.ts'
import { tellStory } from './support/mock.ts'
import { isInShare } from './support/share.ts'
import { expect, test } from './support/test.ts'
import { addressOf, coverage, openStory } from './support/walk.ts'

/** Stories that tell every page otherwise than the default one: each looks at a ninth of them. */
const toldWhole: readonly ScenarioName[] = ['empty', 'viewer', 'no-roles']

/** Pages that a story tells otherwise than the default one: those at these addresses. */
const told: Readonly<Partial<Record<ScenarioName, RegExp>>> = {
  ...Object.fromEntries(toldWhole.map((name) => [name, /./])),
  large:
    /^\/(projects|images|utilization|access|system\/(silos|utilization))$|^\/projects\/:project\/(instances|disks)/,
  crowded: /\/vpcs\//,
  flaky: /^\/projects\/:project\/(disks|snapshots|images|vpcs|instances)/,
  'mid-update': /^\/system\/update/,
  'stuck-update': /^\/system\/update/,
  'suspended-update': /^\/system\/update/,
  'quota-exhausted': /utilization|quotas|^\/projects\/:project\/(instances|disks|snapshots)/,
}
/** The default story is looked at in every-screen.spec.ts; a slow one is the same in another time. */
const others: readonly string[] = ['default', 'slow']

test('every story is walked through', () => {
  expect([...Object.keys(told), ...others].sort()).toEqual(Object.keys(scenarios).sort())
})

/** What no page says, whatever it is about. */
const raw = /"(error_code|request_id|message)":|\[object |undefined|NaN|TypeError|Something went wrong(?!.*Request ID)/

/** Goes from page to page. @returns what is wrong, and the headings that were read */
const walk = (page: Page, visits: readonly (readonly [id: string, address: string])[]) =>
  page.evaluate(
    async ({ all, bad }) => {
      const { until, isBusy, quiet, forget, shown, go, left } = (window as unknown as WalkOnWindow).cairnWalk
      // Only words are read here.
      const undrawn = new CSSStyleSheet()
      undrawn.replaceSync('body { visibility: hidden }')
      document.adoptedStyleSheets.push(undrawn)
      const headings = (): string => document.querySelector('h1, h2')?.textContent?.trim() ?? ''
      const wrong: string[] = []
      const seen: string[] = []
      for (const [id, address] of all) {
        go(address)
        await quiet()
        if (!(await until(() => !isBusy() && headings() !== ''))) wrong.push(`${id} ${address}: no page`)
        const text = shown()
        const found = new RegExp(bad).exec(text)
        if (found) wrong.push(`${id} ${address}: ${text.slice(Math.max(0, found.index - 80), found.index + 200)}`)
        if (left.length > 0) wrong.push(`${id} ${address}: leaves for ${left.splice(0).join()}`)
        seen.push(headings())
        await forget()
      }
      return { wrong, seen }
    },
    { all: visits, bad: raw.source },
  )

const screens = Object.entries(coverage.screens).filter(
  ([, { path }]) => !belongsToServer('GET', path) && !/^\/(login|device)\b/.test(path),
)

for (const [name, at] of Object.entries(told) as [ScenarioName, RegExp][]) {
  test(`screens are pages in words: ${scenarios[name].title}`, async ({ page, watch }) => {
    test.setTimeout(120_000)
    watch.allowFailures()
    tellStory(page, name)
    await prepareWalk(page)
    const ids = await openStory(page)
    const part = toldWhole.indexOf(name)
    const isOfPart = (index: number): boolean => part === -1 || isInShare(index, 9, part * 3)
    const visits = new Map(
      screens
        .filter(([, { path }], index) => at.test(path) && isOfPart(index))
        .map(([id, screen]) => [addressOf(id, screen, ids), id]),
    )
    const { wrong, seen } = await walk(
      page,
      [...visits].map(([address, id]) => [id, address] as const),
    )
    expect(wrong).toEqual([])
    expect(seen).toHaveLength(visits.size)
    // Not one page for all addresses: it did move.
    expect(new Set(seen).size).toBeGreaterThan(1)
    // No answer of the mock but those that its story makes fail is a failure of the server.
    if (name !== 'flaky') expect(watch.failures.filter((failure) => / 5\d\d$/.test(failure))).toEqual([])
  })
}
