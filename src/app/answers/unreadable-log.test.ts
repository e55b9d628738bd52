import { expect, test, vi } from 'vitest'

import { createUnreadableLog } from './unreadable-log.ts'

test('one line per answer, and nothing twice: not of another row either', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const log = createUnreadableLog()
  const at = (pointer: string, problem = 'null where a text is due') => ({ pointer, problem })
  log('diskList', [at('/items/0/name'), at('/items/1/name'), at('/items/0/size', 'a text where a number is due')])
  log('diskList', [at('/items/7/name')])
  log('diskView', [at('/name')])
  expect(error.mock.calls.map(([, told]) => told)).toEqual([
    {
      operation: 'diskList',
      unreadable: '/items/0/name: null where a text is due; /items/0/size: a text where a number is due',
    },
    { operation: 'diskView', unreadable: '/name: null where a text is due' },
  ])
  log(
    'wide',
    Array.from({ length: 25 }, (_, index) => at(`/field${index}`)),
  )
  expect(error.mock.lastCall?.[1]).toMatchObject({ unreadable: expect.stringMatching(/; and 5 more$/) })
  error.mockRestore()
})
