/** Tests of reads that a page is nothing without, failing in the ways in which the platform can: the page says so in words. */
import { operations as all } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { type FaultKind, faultKinds } from '../../../src/mock/http/fault.ts'
import { meetOwn, rawText, toldOf } from './fault-walk.ts'
import { prepareWalk } from './in-page-walk.ts'
import { isInShare } from './share.ts'
import { readsOfScreens } from '../../support/screen-reads.ts'
import { expect, test } from './test.ts'
import { addressOf, coverage, levels, openStory } from './walk.ts'

const reading = Object.values(all).flatMap(({ id, method }) => (method === 'GET' ? [id] : []))

// Two that read alike are not next to each other: the first one's words are no answer to the second.
const apart: readonly FaultKind[] = ['not-implemented', 'unauthorized', 'abort']
const kinds = [
  'not-implemented',
  ...faultKinds.filter((kind) => !apart.includes(kind)),
  'unauthorized',
  'abort',
] as const

// Nothing that only helps leads people away.
const otherKinds = kinds.filter((kind) => kind !== 'unauthorized')

/** How many pages one test looks at: enough to be worth a page load, few enough to be done side by side. */
const perTest = 36

/** Screens whose rows are known before they are opened: the frame of the console has asked for them. */
const known: Readonly<Record<string, OperationId>> = {
  'current_user.detail': 'current_user_view',
  'group.mine.list': 'current_user_groups',
}

/** Whether a read asks for what lies below the thing that one of these reads: where that is not found, the thing is gone. */
const isBelow = (one: OperationId, operations: readonly OperationId[]): boolean =>
  operations.some((own) => {
    const param = /\{(\w+)\}$/.exec(all[own].path)?.[1]
    return param !== undefined && (all[one].path.startsWith(`${all[own].path}/`) || param in (all[one].query ?? {}))
  })

/** As many as wanted, others for each page. */
const someOf = (ways: readonly FaultKind[], page: number, count: number): FaultKind[] => {
  const from = (page * count) % ways.length
  return [...ways, ...ways].slice(from, from + Math.min(count, ways.length))
}

const reads = await readsOfScreens()
const asked = Object.entries(levels).flatMap(([, screens = []]) =>
  screens.filter(([id, { kind }]) => (kind === 'generated' || kind === 'replaced') && reads.has(id)),
)

interface Ways {
  /** In how many ways each read fails that a page is nothing without: all of them if not said. */
  own?: number
  /** In how many ways all those fail that only help. */
  helping: number
  /** Of how many shares of the pages one is looked at. */
  shares?: number
}

export function testFailingReads({ own = kinds.length, helping, shares = 1 }: Ways): void {
  const pages = asked.filter((_, at) => isInShare(at, shares))
  for (let first = 0; first < pages.length; first += perTest) {
    const some = pages.slice(first, first + perTest)
    test(`reads that fail: from ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, async ({ page, watch }) => {
      test.slow()
      watch.allowFailures()
      await prepareWalk(page)
      const ids = await openStory(page)
      const visits = some.map(([id, screen], at) => {
        const operations = (reads.get(id) ?? []).filter((one) => known[id] !== one)
        const address = addressOf(id, screen, ids)
        // Pages that it lies in, and the tab that its address leads to.
        const tab = coverage.redirects[screen.path]
        const around = asked.flatMap(([other, { path }]) =>
          other !== id && (`${screen.path}/`.startsWith(`${path}/`) || path === tab) ? (reads.get(other) ?? []) : [],
        )
        const rest = reading.filter(
          (one) => ![...operations, ...around].includes(one) && coverage.operations[one]?.screens.includes(id),
        )
        const [others, below] = [
          rest.filter((one) => !isBelow(one, operations)),
          rest.filter((one) => isBelow(one, operations)),
        ]
        return {
          screen: id,
          address,
          operations,
          kinds: someOf(kinds, first + at, own),
          around: [...around, ...below],
          others,
          otherKinds: someOf(otherKinds, first + at, helping),
        }
      })
      const plan = { told: toldOf, raw: rawText }
      const { wrong, met } = await meetOwn(page, { visits, ...plan })
      const missing = (): string[] =>
        visits
          .flatMap(({ screen, operations, kinds: ways }) =>
            operations.flatMap((operation) => ways.map((kind) => `${screen} ${operation} ${kind}`)),
          )
          .filter((one) => !met.includes(one))
      // An answer that was on its way before the page was opened may have come first.
      const late = visits.filter(({ screen }) => missing().some((one) => one.startsWith(`${screen} `)))
      const again = await meetOwn(page, { visits: late, ...plan })
      met.push(...again.met)
      expect([...wrong, ...again.wrong]).toEqual([])
      expect(missing()).toEqual([])
      expect(Object.entries(known).filter(([id, operation]) => reads.get(id)?.includes(operation) !== true)).toEqual([])
      test.info().annotations.push({ type: 'met', description: String(new Set(met).size) })
    })
  }
}
