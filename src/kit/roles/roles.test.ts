import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import {
  askRoles,
  bindRoles,
  doubtRoles,
  type KnownRole,
  lackOfRole,
  learnRefusal,
  learnRefusedPage,
  mayOpen,
  notAllowed,
  pageRefusal,
  rolesStore,
} from './roles.ts'

let asked: string[]
let answer: KnownRole | Error

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = 'viewer'
  bindRoles({
    scope: (level, params) => (params['garden'] === undefined ? undefined : `${level} ${params['garden']}`),
    ask: async (level, params) => {
      asked.push(`${level} ${params['garden']}`)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
})

afterEach(() => {
  bindRoles(undefined)
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const here = { garden: 'north' }

test('nothing is asked before somebody wants to know, and what is not known is allowed', () => {
  expect(lackOfRole('bed.admin', here)).toBeUndefined()
  expect(asked).toEqual([])
})

test.each(['viewer', 'admin', 'none', undefined] as const)(
  'what needs a role that the console does not know is disabled for somebody whose role is %s, before and after it is known',
  async (role) => {
    const [action, reason] = [{ role: 'bed.pruner' }, 'Requires the Pruner role on the bed']
    answer = role
    expect(notAllowed(action, here, {})).toBe(reason)
    expect(notAllowed(action, {}, {})).toBe(reason)
    askRoles([action.role], here)
    await settled()
    expect(notAllowed(action, here, {})).toBe(reason)
  },
)

test('a weaker role says what it lacks, an equal or stronger one nothing', async () => {
  askRoles(['bed.collaborator', 'bed.viewer', undefined], here)
  await settled()
  expect(asked).toEqual(['bed north'])
  expect(lackOfRole('bed.collaborator', here)).toBe('Requires the Collaborator role on the bed')
  expect(lackOfRole('bed.viewer', here)).toBeUndefined()
  expect(lackOfRole('bed.collaborator', { garden: 'south' })).toBeUndefined()
})

test('known to have no role lacks every one', async () => {
  answer = 'none'
  askRoles(['bed.viewer'], here)
  await settled()
  expect(lackOfRole('bed.viewer', here)).toBe('Requires the Viewer role on the bed')
})

test('an answer counts for a minute; then it stays until the next one is there', async () => {
  askRoles(['bed.admin'], here)
  askRoles(['bed.admin'], here)
  await settled()
  askRoles(['bed.admin'], here)
  expect(asked).toHaveLength(1)
  answer = 'admin'
  await vi.advanceTimersByTimeAsync(60_001)
  askRoles(['bed.admin'], here)
  expect(lackOfRole('bed.admin', here)).toBeDefined()
  await settled()
  expect(asked).toHaveLength(2)
  expect(lackOfRole('bed.admin', here)).toBeUndefined()
})

test('what cannot be found out is not known, and is allowed', async () => {
  answer = new Error('no answer')
  askRoles(['bed.admin'], here)
  await settled()
  expect(lackOfRole('bed.admin', here)).toBeUndefined()
})

test('regression: a server that wanted to be left alone for five minutes was asked again after one', async () => {
  answer = new ApiError('Busy', { kind: 'error', statusCode: 503, retryAfter: 300_000 })
  askRoles(['bed.admin'], here)
  await vi.advanceTimersByTimeAsync(299_999)
  askRoles(['bed.admin'], here)
  askRoles(['bed.admin'], { garden: 'south' })
  expect(asked).toEqual(['bed north'])
  await vi.advanceTimersByTimeAsync(1)
  askRoles(['bed.admin'], here)
  expect(asked).toEqual(['bed north', 'bed north'])
})

test('where a level means nothing, nothing is asked', () => {
  askRoles(['bed.admin'], {})
  expect(asked).toEqual([])
})

test('who listens hears of answers and refusals', async () => {
  const heard = vi.fn()
  const stop = rolesStore.subscribe(heard)
  askRoles(['bed.admin'], here)
  await settled()
  learnRefusal({}, here, { id: '1' })
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('a refusal is remembered for its action, page and row, for a minute', () => {
  const action: { id: string; role?: string } = { id: 'water' }
  learnRefusal(action, here, { id: '1' })
  expect(notAllowed(action, here, { id: '1' })).toBe('The server refused this a moment ago')
  expect(notAllowed(action, here, { id: '2' })).toBeUndefined()
  expect(notAllowed({ ...action }, here, { id: '1' })).toBeUndefined()
  vi.advanceTimersByTime(60_001)
  expect(notAllowed(action, here, { id: '1' })).toBeUndefined()
})

test('regression: after the clock was set back, roles and refusals counted until it was as late again', async () => {
  const action: { id: string; role?: string } = { id: 'water' }
  askRoles(['bed.admin'], here)
  await settled()
  learnRefusal(action, here, { id: '1' })
  vi.setSystemTime(Date.now() - 24 * 3_600_000)
  expect(notAllowed(action, here, { id: '1' })).toBeUndefined()
  askRoles(['bed.admin'], here)
  expect(asked).toHaveLength(2)
})

test('a policy that has changed: roles are asked for again, an answer from before counts no more, refusals neither', async () => {
  const action: { id: string; role?: string } = { id: 'water' }
  learnRefusal(action, here, { id: '1' })
  askRoles(['bed.admin'], here)
  doubtRoles()
  answer = 'admin'
  askRoles(['bed.admin'], here)
  await settled()
  expect(asked).toHaveLength(2)
  expect(lackOfRole('bed.admin', here)).toBeUndefined()
  expect(notAllowed(action, here, { id: '1' })).toBeUndefined()
})

test('a form that the server has refused: nothing leads there for a minute, and roles are asked for again', async () => {
  askRoles(['bed.admin'], here)
  await settled()
  learnRefusedPage('/gardens-new')
  expect(pageRefusal('/gardens-new')).toBe('The server refused this a moment ago')
  expect(pageRefusal('/gardens')).toBeUndefined()
  askRoles(['bed.admin'], here)
  expect(asked).toHaveLength(2)
  vi.advanceTimersByTime(60_001)
  expect(pageRefusal('/gardens-new')).toBeUndefined()
})

test('a link may lead anywhere that the application does not rule out', () => {
  expect(mayOpen('/shed')).toBe(true)
  bindRoles({ scope: () => undefined, ask: async () => 'viewer', mayOpen: (path) => path !== '/shed' })
  expect([mayOpen('/shed'), mayOpen('/garden')]).toEqual([false, true])
})
