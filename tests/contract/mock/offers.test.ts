import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { holds, readPath } from '../../../src/lib/condition.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { backends, type Backend } from './support/backend.ts'
import { actOn, offeredActions as actions } from './support/offered-actions.ts'
import { common, worlds } from './support/offer-worlds.ts'
import { asClient, conditionOf, offers } from './support/offers.ts'

let backend: Backend

const underWay = 'the state of the instance is not in the row of the address: 503 while it starts or stops'

/** Offered and still refused: action and row. */
const exceptions: Readonly<Record<string, string>> = {
  'floating_ip.attach spare': underWay,
  'floating_ip.detach shop-blue': underWay,
  'instance_external_ip.detachFloating web-2 203.0.113.11': underWay,
}

const stated = offers()

test('every action with an offer is here', () => {
  expect(Object.keys(actions).sort()).toEqual([...stated.keys()].sort())
})

const refused: string[] = []
const tried = new Set<string>()
let made = 0

describe.each(Object.entries(worlds))('%s', (_, steps) => {
  let start: Snapshot
  beforeAll(async () => {
    backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
    actOn(backend)
    for (const [call, request] of [...common, ...steps]) {
      const { status, text: answer } = await backend.call(call, request)
      if (status >= 300) throw new Error(`${call}: ${answer}`)
    }
    start = backend.mock.store.snapshot()
    made += 1
  })
  afterAll(() => backend.stop())

  test.each(Object.entries(actions))('%s', async (name, action) => {
    backend.mock.store.load(start)
    const unexpected: string[] = []
    for (const target of action.targets()) {
      const parent = asClient(target.parent)
      const condition = conditionOf(
        stated.get(name) ?? {},
        (bind) => (readPath(parent, bind.slice(8)) ?? null) as string | null,
      )
      const isEmpty = (): boolean | undefined => action.isEmpty?.(target.row)
      if (holds(condition, asClient(target.row), { parent, isEmpty, rows: action.count?.(target) }) === false) continue
      tried.add(name)
      const reply = await backend.call(action.call, action.request(target.row, target.parent))
      if (reply.status >= 300) {
        refused.push(`${name} ${target.name}`)
        if (!Object.hasOwn(exceptions, `${name} ${target.name}`)) unexpected.push(`${target.name}: ${reply.text}`)
      }
      backend.mock.store.load(start)
    }
    expect(unexpected).toEqual([])
  })
})

test('every action was offered at least once, and every exception is one', ({ skip }) => {
  if (made < Object.keys(worlds).length) skip('a world could not be made, which is told there')
  expect(Object.keys(actions).filter((name) => !tried.has(name))).toEqual([])
  expect(Object.keys(exceptions).filter((name) => !refused.includes(name))).toEqual([])
})
