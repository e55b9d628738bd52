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

test.each([
  ['before the first', [100, 200, 300], 'r2', { side: 'before', name: 'r0' }, { r2: 49 }],
  ['behind the last', [100, 200, 300], 'r0', { side: 'behind', name: 'r2' }, { r0: 32918 }],
  [
    'into a gap far away, whose neighbours keep their numbers',
    [10, 20, 30, 40],
    'r3',
    { side: 'behind', name: 'r0' },
    { r3: 15 },
  ],
  ['to where it is', [10, 20, 30], 'r1', { side: 'behind', name: 'r0' }, {}],
  ['without a gap', [1, 2, 3, 4], 'r3', { side: 'before', name: 'r1' }, { r0: 0, r3: 1 }],
] as const)('%s', (_title, priorities, name, place, expected) => {
  expect(Object.fromEntries(moved(rulesAt(...priorities), name, place) ?? [])).toEqual(expected)
})

test('a rule cannot be moved beside one that is gone', () => {
  expect(moved(rulesAt(1, 2), 'r0', { side: 'before', name: 'gone' })).toBeUndefined()
})

test('wherever a rule is dropped it stands there, and the others keep their order', () => {
  for (const priorities of [
    [0, 0, 0, 0],
    [65533, 65534, 65535],
    [5, 5, 6, 9, 9],
    [10, 20, 30, 40],
  ]) {
    const rules = rulesAt(...priorities)
    const order = inOrder(rules).map((one) => one.name)
    for (const name of order) {
      for (const beside of order.filter((other) => other !== name)) {
        for (const side of ['before', 'behind'] as const) {
          const changes = moved(rules, name, { side, name: beside })
          const next = inOrder(rules.map((one) => ({ ...one, priority: changes?.get(one.name) ?? one.priority })))
          const others = order.filter((other) => other !== name)
          const expected = others.toSpliced(others.indexOf(beside) + (side === 'behind' ? 1 : 0), 0, name)
          expect(
            next.map((one) => one.name),
            `${name} ${side} ${beside} of ${priorities.join()}`,
          ).toEqual(expected)
        }
      }
    }
  }
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
