import { afterEach, beforeEach, expect, test } from 'vitest'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { askRole } from './ask.ts'

const me = { id: 'u1', display_name: 'ada', silo_id: 's1', silo_name: 'meadow', fleet_viewer: false, silo_admin: false }
const admin = { identity_id: 'u1', identity_type: 'silo_user', role_name: 'admin' }

const answers: Record<string, unknown> = {}
const read = createAnswerReader(shapes)
let before: ReturnType<typeof bindClient>

beforeEach(() => {
  Object.assign(answers, { '/v1/me': me, '/v1/me/groups': { items: [] }, '/v1/policy': { role_assignments: [admin] } })
  const fetch = (url: RequestInfo | URL) =>
    Promise.resolve(Response.json(answers[new URL(String(url), 'http://localhost').pathname]))
  before = bindClient(createClient({ baseUrl: 'http://localhost', fetch, readAnswer: read }))
})
afterEach(() => {
  bindClient(before)
  queryClient().clear()
})

test('a role is what the policy says', async () => {
  expect(await askRole('silo', {})).toBe('admin')
})

test.each([
  ['/v1/me', { ...me, silo_admin: 'yes' }],
  ['/v1/me', { ...me, id: null }],
  ['/v1/me/groups', { items: [null] }],
  ['/v1/policy', null],
  ['/v1/policy', { role_assignments: null }],
  ['/v1/policy', { role_assignments: [{ ...admin, role_name: { name: 'admin' } }] }],
])('nothing is concluded from an answer that cannot be read: %s as %j', async (path, answer) => {
  answers[path] = answer
  await expect(askRole('silo', {})).rejects.toThrow(/cannot be read|Error reading API response/)
})
