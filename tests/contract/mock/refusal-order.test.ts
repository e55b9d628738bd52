/**
 * Which refusal comes first: route (404, 405), then path, query and body (400), then who calls (401), then what they may do
 * (403, 404). Asked of every operation, with requests that several of these could refuse.
 */
import { describe, expect, test } from 'vitest'

import type { AuditLogEntryResultsPage } from '../../../generated/api/wire.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { backends, type Backend, type Reply, type Request } from './support/backend.ts'
import { as } from './support/cast.ts'
import { envelope } from './support/run.ts'
import { sampleRequest } from './support/sample-request.ts'

const all = Object.values(operations) as readonly OperationSpec[]
const plain = all.filter(({ response }) => response !== 'socket')

/** What can be wrong with a request of an operation before anybody asks who calls: how, and the request. */
function faultsOf({ id, params = {}, query = {}, request }: OperationSpec): [how: string, request: Request][] {
  const sample = sampleRequest(id)
  const inPath = Object.keys(params).find((name) => params[name] === 'nameOrId' || params[name] === 'uuid')
  const faults: [string, Request][] = []
  if (inPath !== undefined) faults.push(['path', { ...sample, path: { ...sample.path, [inPath]: 'No Name' } }])
  for (const name of ['limit', 'page_token', 'project', 'silo']) {
    if (!(name in query)) continue
    const value = name === 'limit' ? '0' : 'No Name'
    faults.push([`query ${name}`, { ...sample, query: { ...sample.query, [name]: value } }])
  }
  if (request === 'json') {
    faults.push(['body', { ...sample, raw: '{' }])
    faults.push(['content type', { ...sample, headers: { 'content-type': 'text/plain' } }])
  }
  return faults
}

const cases = plain.flatMap((spec) => faultsOf(spec).map(([how, request]) => ({ id: spec.id, how, request })))

const descending = { first: '192.0.2.9', last: '192.0.2.1' }
const ordered = 'IP address ranges must be non-decreasing'

const portZero = {
  name: 'x',
  description: '',
  action: 'allow',
  direction: 'inbound',
  priority: 1,
  status: 'enabled',
  targets: [],
  filters: { ports: ['0'] },
}

/** More than the contract says is wrong with these, and still it is a matter of reading. */
const unreadable: Partial<Record<OperationId, [body: object, message: string]>> = {
  vpc_firewall_rules_update: [
    { rules: [portZero] },
    'rules[0].filters.ports[0]: number would be zero for non-zero type',
  ],
  ip_pool_range_add: [descending, ordered],
  ip_pool_range_remove: [descending, ordered],
  ip_pool_service_range_add: [descending, ordered],
  ip_pool_service_range_remove: [descending, ordered],
  system_update_trust_root_create: [{}, 'missing field `signed` at line 1 column 2'],
  instance_create: [
    { name: 'x', description: '', hostname: 'x', ncpus: 1, memory: 2 ** 30, user_data: 'AAAA'.repeat(10_923) },
    'user_data: invalid length 32769, expected less than 32 KiB',
  ],
}

const start = backends['in process']
if (start === undefined) throw new Error('there is no transport in this process')
const backend: Backend = await start()

describe('who asks does not matter', () => {
  /** Status and members of the body; HEAD has none to say more. */
  const shapeOf = ({ status, text, body }: Reply): string =>
    `${status} ${
      text === ''
        ? ''
        : Object.keys(body as object)
            .sort()
            .join()
    }`
  const unread = (id: OperationId): string => (operations[id].method === 'HEAD' ? '400 ' : '400 message,request_id')

  test('for most operations there is something to read', () => {
    const asked = new Set(cases.map(({ id }) => id))
    const others = plain.filter(({ id }) => !asked.has(id))
    // Without parameters that may be wrong, and without JSON: nothing to refuse.
    expect(others.filter(({ request, query = {} }) => request === 'json' || 'limit' in query)).toEqual([])
    expect(asked.size).toBeGreaterThan(all.length * 0.895)
  })

  test.each(cases)('$id with a bad $how: 400 also for nobody, and for who may not', async ({ id, request }) => {
    for (const caller of [as.none, as.stranger]) {
      const reply = await backend.call(id, { ...request, headers: { ...request.headers, ...caller } })
      expect(shapeOf(reply), reply.text).toBe(unread(id))
    }
  })

  test.each(Object.entries(unreadable))('%s: what reading refuses beyond the contract', async (id, [body, message]) => {
    const operation = id as OperationId
    const reply = await backend.call(operation, { ...sampleRequest(operation), body, headers: as.none })
    expect(shapeOf(reply), reply.text).toBe(unread(operation))
    expect(reply.body).toMatchObject({ message: `unable to parse JSON body: ${message}` })
  })

  test.each([...new Set(all.map(({ path }) => path))])(
    '%s: another method is 405, whoever asks and whatever else is wrong',
    async (path) => {
      const taken = all.filter((spec) => spec.path === path).map(({ method }) => method)
      const free = ['PUT', 'DELETE', 'POST', 'GET'].filter((method) => !(taken as string[]).includes(method))
      const url = path.replaceAll(/\{\w+\}/g, 'No%20Name')
      expect(free.length).toBeGreaterThan(0)
      for (const method of free) {
        const reply = await backend.send(method, `${url}?limit=0`, { headers: as.none })
        expect(reply.status, method).toBe(405)
        expect(reply.body).toEqual(envelope(reply, { code: null, message: 'Method Not Allowed' }))
      }
    },
  )

  test('a place that is not there is 404, whoever asks and whatever else is wrong', async () => {
    const reply = await backend.send('GET', '/v1/nothing/No%20Name?limit=0', { headers: as.none })
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual(envelope(reply, { code: null, message: 'Not Found' }))
  })

  test('who could not be read is known to the audit log all the same', async () => {
    const reply = await backend.call('project_create', { raw: '{' })
    const { body } = await backend.call('audit_log_list', {
      query: { start_time: '2020-01-01T00:00:00Z', limit: 10_000 },
    })
    const { items } = body as AuditLogEntryResultsPage
    const entry = items.find((one) => one.request_id === reply.headers.get('x-request-id'))
    expect(entry).toMatchObject({
      operation_id: 'project_create',
      actor: { kind: 'silo_user' },
      result: { http_status_code: 400 },
    })
  })
})
