import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { recordRequest } from '../../api/dry-run.ts'
import { type AffinityCalls, affinityRequests, finishInstance } from './affinity.ts'

const refused = new ApiError('Too many members', { kind: 'error', statusCode: 400 })

/** Calls that are written down; those named here are refused. */
function calls(...bad: readonly string[]): { done: string[]; calls: AffinityCalls } {
  const done: string[] = []
  const run = (what: string): Promise<void> => {
    done.push(what)
    return bad.includes(what) ? Promise.reject(refused) : Promise.resolve()
  }
  return { done, calls: { join: (group, instance) => run(`${instance} joins ${group}`), start: () => run('start') } }
}

test('without groups there is nothing left to do: the platform starts it itself', async () => {
  const { done, calls: api } = calls()
  expect(await finishInstance({ start: true, affinityGroups: '' }, { id: 'i' }, api)).toEqual({
    errors: [],
    left: false,
  })
  expect(done).toEqual([])
})

test('it joins all of its groups and starts then, if it was to start', async () => {
  const { done, calls: api } = calls()
  expect(await finishInstance({ start: true, affinityGroups: ['a', 'b'] }, { id: 'i' }, api)).toEqual({
    errors: [],
    left: false,
  })
  expect(done).toEqual(['i joins a', 'i joins b', 'start'])
  const stopped = calls()
  await finishInstance({ start: false, affinityGroups: ['a'] }, { id: 'i' }, stopped.calls)
  expect(stopped.done).toEqual(['i joins a'])
})

test.each([undefined, {}, { id: 7 }])(
  'of an answer that does not say which one was made, nothing is asked: %j',
  async (made) => {
    const { done, calls: api } = calls()
    const unreadable = expect.objectContaining({ kind: 'client_error' }) as ApiError
    expect(await finishInstance({ start: true, affinityGroups: ['a'] }, made, api)).toEqual({
      errors: [unreadable],
      left: true,
    })
    expect(await finishInstance({ start: true, affinityGroups: '' }, made, api)).toEqual({ errors: [], left: false })
    expect(done).toEqual([])
  },
)

test('what could not join a group joins the others, is not started, and says so', async () => {
  const { done, calls: api } = calls('i joins a')
  expect(await finishInstance({ start: true, affinityGroups: ['a', 'b'] }, { id: 'i' }, api)).toEqual({
    errors: [refused],
    left: true,
  })
  expect(done).toEqual(['i joins a', 'i joins b'])
})

test('a start that is refused is told', async () => {
  const { calls: api } = calls('start')
  expect(await finishInstance({ start: true, affinityGroups: ['a'] }, { id: 'i' }, api)).toEqual({
    errors: [refused],
    left: false,
  })
})

test('what follows the making can be shown beforehand, in order', () => {
  const shown = (form: object) => affinityRequests.calls({ ...form }).map((call) => recordRequest(call)?.operation)
  const join = 'affinityGroupMemberInstanceAdd'
  expect(shown({ start: true, affinityGroups: ['a', 'b'] })).toEqual([join, join, 'instanceStart'])
  expect(shown({ start: false, affinityGroups: ['a'] })).toEqual([join])
  expect(shown({ start: true, affinityGroups: '' })).toEqual([])
  const [first] = affinityRequests.calls({ affinityGroups: ['a'] })
  expect(recordRequest(() => first?.())?.path).toEqual({ affinityGroup: 'a', instance: 'INSTANCE_ID' })
})
