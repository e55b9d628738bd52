/**
 * Every screen in every story of the mock, and for each role: a page with a heading, in words, without a crash or an error of the
 * console. What a role may not see is refused calmly; what it may see is not. And axe finds nothing on any of them: where a page
 * differs from the default one, which every-screen.spec.ts looks at.
 */
import type { Page } from '@playwright/test'

import { scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { prepareWalk } from '../support/in-page-walk.ts'
import { tellStory } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { addressesOf, raw, visit } from '../support/visit.ts'
import { openStory } from '../support/walk.ts'

interface Role {
  /** In the default story. */
  name: string
  /** What they may not see: only pages at these addresses are refused. */
  closed: RegExp
}

// A role of the fleet is none of the silo.
const besideSystem = /^(?!\/system\/)|^\/system\/update\/trust-roots/
const outside = /^\/(settings\/certificates|system\/|lookup\/)/
const besideProjects = /^\/(settings\/certificates|system\/|lookup\/|all\/|images|projects|utilization|access)/

/** People of the default story with a role each; viewers and people without a role have stories of their own, too. */
const roles: Readonly<Record<string, Role>> = {
  'fleet viewer': { name: 'hana-mori', closed: besideSystem },
  'fleet collaborator': { name: 'jonas-falk', closed: besideSystem },
  'silo admin': { name: 'emil-strand', closed: /^\/system\// },
  'silo collaborator': { name: 'bruno-castell', closed: outside },
  'silo viewer': { name: 'lena-brandt', closed: outside },
  'project admin': { name: 'ivo-petrov', closed: besideProjects },
  'project collaborator': { name: 'gita-rao', closed: besideProjects },
  'project viewer': { name: 'deniz-aksoy', closed: besideProjects },
  'no role': { name: 'kira-osei', closed: besideProjects },
}

/** Who has no role at all reads so in the place of an error. */
const noAccess = /You are not in any groups and have no role on the silo/
const refusal = 'Action not authorized'

/** What axe has read already, in any story: the same page again is not read twice. */
const read = new Set<string>()

interface Look {
  closed?: RegExp
  /** Operations fail in this story. */
  mayFail?: boolean
  failures: readonly string[]
}

/** @returns what is wrong */
async function walk(page: Page, { closed, mayFail = false, failures }: Look): Promise<string[]> {
  const wrong: string[] = []
  const visits = addressesOf(await openStory(page))
  const refused: string[] = []
  for (const [address, id] of visits) {
    const before = failures.length
    const { isThere, heading, text, shape } = await visit(page, address)
    const failed = failures.slice(before)
    const say = (what: string): number => wrong.push(`${id} ${address}: ${what}`)
    // Pages of metrics are all called alike, and the neutral one is the one that errors are left for.
    if (!isThere && !/\/metrics\b|^\/settings\/profile$/.test(address)) say('no page')
    const found = raw.exec(text)
    if (found) say(text.slice(Math.max(0, found.index - 80), found.index + 200))
    if (!mayFail && text.includes('Something went wrong') && !noAccess.test(text))
      say(`something went wrong (${failed.join()})`)
    if (!mayFail && failed.some((one) => / (5\d\d|undefined)$/.test(one))) say(failed.join())
    if (heading === refusal) {
      refused.push(id)
      if (closed?.test(address) === false) say(`refused (${failed.join()})`)
      if (!failed.some((one) => one.endsWith(' 403'))) say('refused without an answer of the server')
    }
    const key = `${id} ${heading} ${shape}`
    if (read.has(key)) continue
    read.add(key)
    for (const violation of await violations(page)) say(violation)
  }
  test
    .info()
    .annotations.push({ type: 'walked', description: `${visits.size} screens, refused: ${refused.join(', ')}` })
  return wrong
}

test.beforeEach(async ({ page, watch }) => {
  test.setTimeout(600_000)
  watch.allowFailures()
  await bringAxe(page)
  await prepareWalk(page)
})

for (const story of Object.keys(scenarios) as ScenarioName[]) {
  test(`story ${story}`, async ({ page, watch }) => {
    tellStory(page, story)
    expect(await walk(page, { mayFail: story === 'flaky', failures: watch.failures })).toEqual([])
  })
}

for (const [role, { name, closed }] of Object.entries(roles)) {
  test(`role ${role}`, async ({ page, watch }) => {
    tellStory(page, 'default', name)
    expect(await walk(page, { closed, failures: watch.failures })).toEqual([])
  })
}
