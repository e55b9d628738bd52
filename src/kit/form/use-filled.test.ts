import { expect, test, vi } from 'vitest'

import { filledOf } from './use-filled.ts'

const form = (dirty: boolean, problems: readonly string[] = []) => ({
  dirty,
  bodyOf: vi.fn((values: unknown) => ({ sent: values })),
  problemsOf: () => new Map(problems.map((path) => [path, 'Required'])),
})

test('is what would be sent, without what is in files', () => {
  const filled = form(true)
  expect(filledOf(filled, 'as typed').body).toEqual({ sent: 'as typed' })
  expect(filled.bodyOf).toHaveBeenCalledWith('as typed', new Map())
})

test.each([
  ['something was changed and nothing is wrong', form(true), true],
  ['nothing was changed', form(false), false],
  ['a field has to be put right', form(true, ['name']), false],
])('can be sent or not: %s', (_, filled, isReady) => {
  expect(filledOf(filled, {}).isReady).toBe(isReady)
})
