import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { recipes } from './recipes/all.ts'
import { backends, document, type Backend } from './support/backend.ts'
import { envelope } from './support/run.ts'
import { sampleRequest, unknownId } from './support/sample-request.ts'

/** Operations that no recipe has seen succeed. The list may only get shorter. */
const uncovered = JSON.parse(readFileSync(new URL('uncovered.json', import.meta.url), 'utf8')) as OperationId[]

const all = Object.values(operations) as readonly OperationSpec[]
const covered = new Set([
  ...recipes.flatMap(({ steps }) => steps.filter(({ status }) => status < 400).map(({ call }) => call)),
  // Streams have no answer to hold against a recipe: see server.test.ts.
  ...all.filter(({ response }) => response === 'socket').map(({ id }) => id),
])
const implemented = all.filter(({ id }) => !uncovered.includes(id))

/** server-behaviour §2.1. */
const open = ['ping', 'login_local', 'login_saml', 'logout', 'device_auth_request', 'device_access_token']

test('the mock knows every operation of the contract', () => {
  const named = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((one) => readPath(one, 'operationId') ?? []),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(all.map(({ id }) => id).sort()).toEqual(named.sort())
})

test('an operation has a recipe or stands in uncovered.json', () => {
  expect(uncovered).toEqual(
    all
      .map(({ id }) => id)
      .filter((id) => !covered.has(id))
      .sort(),
  )
})

describe.each(Object.entries(backends))('%s', (_, start) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend.stop())

  test.each(uncovered)('%s says that it is not there yet', async (id) => {
    const reply = await backend.call(id, sampleRequest(id))
    expect(reply.status, reply.text).toBe(501)
    if (operations[id].method === 'HEAD') return
    expect(reply.body).toEqual(
      envelope(reply, { code: 'NotImplemented', message: `the mock does not implement ${id} yet` }),
    )
  })

  // A stream refuses through its socket: see server.test.ts.
  const closed = all.filter(({ id, response }) => !open.includes(id) && response !== 'socket')
  test.each(closed.map(({ id }) => id))('%s needs a caller', async (id) => {
    const reply = await backend.call(id, { ...sampleRequest(id), headers: { 'x-cairn-user': 'none' } })
    expect(reply.status).toBe(401)
    if (operations[id].method === 'HEAD') return
    expect(reply.body).toEqual(envelope(reply, { code: 'Unauthorized', message: 'credentials missing or invalid' }))
  })

  test.each(all.filter(({ request }) => request === 'json').map(({ id }) => id))('%s reads JSON alone', async (id) => {
    const request = sampleRequest(id)
    const cut = await backend.call(id, { ...request, raw: '{' })
    expect(cut.body).toEqual(
      envelope(cut, {
        code: null,
        message: 'unable to parse JSON body: EOF while parsing an object at line 1 column 1',
      }),
    )
    const text = { ...request, headers: { 'content-type': 'text/plain' } }
    const typed = await backend.call(id, text)
    expect(typed.body).toEqual(
      envelope(typed, { code: null, message: 'expected content type "application/json", got "text/plain"' }),
    )
  })

  test.each(all.filter(({ request }) => request === 'json').map(({ id }) => id))(
    '%s refuses a body of another shape',
    async (id) => {
      // Trust roots are documents of any shape.
      if (id === 'system_update_trust_root_create') return
      const reply = await backend.call(id, { ...sampleRequest(id), raw: '[1]' })
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        message: expect.stringMatching(/^unable to parse JSON body: .* at line 1 column 3$/) as unknown,
      })
    },
  )

  test.each(implemented.filter(selectsById).map(({ id }) => id))('%s does not find an unknown id', async (id) => {
    const reply = await backend.call(id, withoutParents(id))
    expect(reply.status, reply.text).toBe(404)
    if (operations[id].method === 'HEAD') return
    expect(reply.body).toMatchObject({
      error_code: 'ObjectNotFound',
      message: expect.stringMatching(`^not found: [a-z-]+ with (id|name) "(${unknownId}|no-such-thing)"$`) as unknown,
    })
  })

  test.each(all.filter(({ params = {} }) => Object.values(params).includes('nameOrId')).map(({ id }) => id))(
    '%s refuses a path that names nothing',
    async (id) => {
      const request = sampleRequest(id)
      const path = Object.fromEntries(
        Object.entries(operations[id].params ?? {}).map(([name, kind]) => [
          name,
          kind === 'nameOrId' ? 'No Name' : (request.path?.[name] ?? ''),
        ]),
      )
      const reply = await backend.call(id, { ...request, path })
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        message: 'bad parameter in URL path: data did not match any variant of untagged enum NameOrId',
      })
    },
  )

  test.each(all.filter(({ query }) => query?.['limit'] !== undefined).map(({ id }) => id))(
    '%s refuses bad limits and tokens',
    async (id) => {
      const request = sampleRequest(id)
      for (const [name, value, reason] of [
        ['limit', '0', 'invalid value: integer `0`, expected a nonzero u32'],
        ['limit', '-1', 'invalid digit found in string'],
        ['limit', 'many', 'invalid digit found in string'],
      ] as const) {
        const reply = await backend.call(id, { ...request, query: { ...request.query, [name]: value } })
        expect(reply.body).toEqual(envelope(reply, { code: null, message: `unable to parse query string: ${reason}` }))
      }
    },
  )

  test('paths and methods that are not there', async () => {
    for (const url of ['/v1/nothing', '/v1', '/v1/', '/', '/v1/projects/a/b/c/d']) {
      const reply = await backend.send('GET', url)
      expect(reply.status, url).toBe(404)
      expect(reply.body).toEqual(envelope(reply, { code: null, message: 'Not Found' }))
    }
    for (const [method, url] of [
      ['PATCH', '/v1/projects'],
      ['DELETE', '/v1/projects'],
      ['GET', '/v1/logout'],
      ['POST', '/v1/projects/orchard'],
    ] as const) {
      const reply = await backend.send(method, url)
      expect(reply.status, `${method} ${url}`).toBe(405)
      expect(reply.body).toEqual(envelope(reply, { code: null, message: 'Method Not Allowed' }))
    }
  })
})

/** Whether a path parameter selects a row by id or name. */
function selectsById({ params = {}, crud, request, response }: OperationSpec): boolean {
  // A socket's refusal comes through the socket.
  if (response === 'socket') return false
  const selects = Object.values(params).some((kind) => kind === 'nameOrId' || kind === 'uuid')
  // A body may be refused before its row is missed; recipes have those cases.
  return selects && request === undefined && crud?.verb !== 'link-remove'
}

/** The sample, without query selectors: with an id they would be refused. */
function withoutParents(id: OperationId): ReturnType<typeof sampleRequest> {
  const { query = {}, ...request } = sampleRequest(id)
  const { required = [] } = operations[id]
  return { ...request, query: Object.fromEntries(Object.entries(query).filter(([name]) => required.includes(name))) }
}
