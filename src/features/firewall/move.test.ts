import { expect, test } from 'vitest'

import { inOrder } from './evaluate.ts'
import { moved } from './move.ts'
import { rule } from './network.fixture.ts'

const rulesAt = (...priorities: number[]) => priorities.map((priority, index) => rule(`r${index}`, { priority }))

test.each([
  ['into the gap between its new neighbours', [100, 200, 300], 'r2', -1, { r2: 150 }],
  ['to the top', [100, 200], 'r1', -1, { r1: 49 }],
  ['to the bottom', [100, 200], 'r0', 1, { r0: 32868 }],
  ['without a gap the neighbour makes room', [10, 11, 12], 'r2', -1, { r1: 12, r2: 11 }],
  ['at the top there is nothing to do', [1, 2], 'r0', -1, {}],
  ['at the bottom there is nothing to do', [1, 2], 'r1', 1, {}],
] as const)('%s', (_title, priorities, name, step, expected) => {
  const result = moved(rulesAt(...priorities), name, step)
  expect(Object.fromEntries(result ?? [])).toEqual(expected)
})

test('a rule that is gone cannot be moved', () => {
  expect(moved(rulesAt(1, 2), 'gone', 1)).toBeUndefined()
})

test('after each move the rule stands where it was moved to, and the others keep their order', () => {
  for (const priorities of [
    [0, 0, 0, 0],
    [65535, 65535, 65535],
    [0, 1, 2, 3],
    [65533, 65534, 65535],
    [5, 5, 6, 9, 9],
    [65534, 65534, 65534],
  ]) {
    const rules = rulesAt(...priorities).map((one, index) =>
      index % 2 === 0 ? one : { ...one, action: 'deny' as const },
    )
    const order = inOrder(rules).map(({ name }) => name)
    for (const [at, name] of order.entries()) {
      for (const step of [-1, 1] as const) {
        const changes = moved(rules, name, step)
        const next = inOrder(rules.map((one) => ({ ...one, priority: changes?.get(one.name) ?? one.priority })))
        const to = Math.min(Math.max(at + step, 0), order.length - 1)
        const expected = order.toSpliced(at, 1).toSpliced(to, 0, name)
        expect(
          next.map((one) => one.name),
          `${name} ${step} of ${priorities.join()}`,
        ).toEqual(expected)
      }
    }
  }
})
