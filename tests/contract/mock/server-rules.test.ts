/**
 * Rules of the server: the mock agrees with the literal table, and the table notices every rule that is wrong in one place.
 * What is offered is accepted is shown in `offers.test.ts`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { rules as manifestRules, type RuleId } from '../../../generated/mock/rules.gen.ts'
import type { Rule } from '../../../src/mock/tables/rule.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { observed } from '../../../src/mock/server/observers.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import type { Case } from './server-table/case.ts'
import { diskTable } from './server-table/disks.ts'
import { instanceTable } from './server-table/instances.ts'
import { mutantsOf } from './server-table/mutants.ts'
import { otherTable } from './server-table/others.ts'
import { document, inProcess, type Backend } from './support/backend.ts'

interface Placed extends Case {
  readonly group: keyof typeof groups
  readonly action: string
}

const groups = { instances: instanceTable, disks: diskTable, others: otherTable }

const cases = (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) =>
  Object.entries(groups[group].actions).flatMap(([action, list]) =>
    list.map((one): Placed => ({ ...one, group, action })),
  ),
)

/** What the mock asks; a test puts a wrong rule into it. */
const rules: Record<RuleId, Rule> = { ...manifestRules }
const ruleIds = Object.keys(manifestRules) as RuleId[]

let backend: Backend
const starts = new Map<string, Snapshot>()

beforeAll(async () => {
  backend = inProcess(createNodeMock({ document, rules }))
  for (const [name, { prepare }] of Object.entries(groups)) {
    await prepare(backend)
    starts.set(name, backend.mock.store.snapshot())
  }
})
afterAll(() => backend.stop())

/** What the mock does, in the words of the table: the status, and `=` where an accepted call changed nothing. */
async function told({ group, arrange, call, request }: Placed): Promise<string> {
  const { store } = backend.mock
  const start = starts.get(group)
  if (start === undefined) throw new Error(`${group} was not prepared`)
  store.load(start)
  arrange?.(store)
  const before = store.snapshot().collections
  const { status } = await backend.call(call, typeof request === 'function' ? request(store) : request)
  const isKept = isSame(before, store.snapshot().collections)
  const reads = operations[call].method === 'GET'
  return `${status}${reads || isKept === status >= 300 ? '' : isKept ? '=' : ', and it changed something'}`
}

/** Derived from what a case arranges by hand. */
const derived = 'provisioning_history'

const inTable = ({ status, unchanged }: Case): string => `${status}${unchanged === true ? '=' : ''}`

function isSame(before: Snapshot['collections'], after: Snapshot['collections']): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => name !== derived && !observed.includes(name))
    .every((name) => {
      const [old = [], now = []] = [before[name], after[name]]
      return (
        old.length === now.length &&
        old.every((entry, at) => entry === now[at] || JSON.stringify(entry) === JSON.stringify(now[at]))
      )
    })
}

describe('the mock does what the table says', () => {
  test.each(cases)('$action: $name ($call)', async (one) => {
    expect(await told(one)).toBe(inTable(one))
  })
})

describe('the table notices a rule that is wrong in one place', () => {
  test.each(ruleIds)('%s', async (id) => {
    const own = cases.filter(({ action }) => action === id)
    const unnoticed: string[] = []
    for (const { rule, title } of mutantsOf(id, manifestRules[id])) {
      rules[id] = rule
      // Most wrong values show in the case that is named like them.
      const likely = own.toSorted((a, b) => Number(title.endsWith(` ${b.name}`)) - Number(title.endsWith(` ${a.name}`)))
      if (!(await differs(likely))) unnoticed.push(title)
    }
    rules[id] = manifestRules[id]
    expect(unnoticed).toEqual([])
  })
})

async function differs(list: readonly Placed[]): Promise<boolean> {
  for (const one of list) if ((await told(one)) !== inTable(one)) return true
  return false
}
