import { expect, test } from 'vitest'

import { fillTemplates, setPath } from './templates.ts'

test('templates read the row by path', () => {
  const row = { name: 'oak', state: { kind: 'green' }, n: 3 }
  expect(fillTemplates('/mnt/{name}-{state.kind}-{n}{nothing}', row)).toBe('/mnt/oak-green-3')
  expect(fillTemplates({ a: ['{name}', 1, null], b: true }, row)).toEqual({ a: ['oak', 1, null], b: true })
})

test('paths are set without touching what other rows share', () => {
  const shared = { inner: { kept: 1 } }
  const row: Record<string, unknown> = { outer: shared }
  setPath(row, 'outer.inner.made', 2)
  setPath(row, 'fresh.made', 3)
  expect(row).toEqual({ outer: { inner: { kept: 1, made: 2 } }, fresh: { made: 3 } })
  expect(shared).toEqual({ inner: { kept: 1 } })
})

test('paths of a prototype are plain properties', () => {
  const row: Record<string, unknown> = {}
  setPath(row, 'constructor.x', 1)
  expect(Object.hasOwn(row, 'constructor')).toBe(true)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})
