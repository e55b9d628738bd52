/** The mock plays a server of another version: what `openapi/versions` says that it lacks is not there, what it has besides is made up. */
import { sampleRequest } from './support/sample-request.ts'
import { describe, expect, test } from 'vitest'

import contract from '../../../generated/openapi.json' with { type: 'json' }
import { added, answers, needs, operations, requests, versions } from '../../../generated/mock/presence.gen.ts'
import { operations as specs } from '../../../generated/mock/operations.gen.ts'
import { isPlainObject } from '../../../src/lib/plain-object.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

const own = contract.info.version
const [oldest = ''] = versions
const newest = versions.at(-1) ?? ''

// A mistake of the mock throws: each answer below is held against the contract.
const play = (asVersion: string, strictVersion = false): NodeMock =>
  createNodeMock({ document, asVersion, strictVersion })

async function ask(
  mock: NodeMock,
  call: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; version: string | null; body: Record<string, unknown> }> {
  const [method = '', path = ''] = call.split(' ')
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await mock.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return {
    status: response.status,
    version: response.headers.get('api-version'),
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

const first = ({ body }: { body: Record<string, unknown> }): object => (body['items'] as object[])[0] ?? {}

/** Where a version has an operation of ours. */
const pathIn = (version: string, id: keyof typeof specs): string => operations[id]?.paths?.[version] ?? specs[id].path

describe('the tables of this contract', () => {
  test('are of older and of newer versions', () => {
    expect(versions).toContain(own)
    expect([oldest, newest]).not.toContain(own)
  })

  // A later contract may have done away with what differs.
  test.runIf(versions.length === 3)('have what the tests below play, beside the two made-up versions', () => {
    const spans = Object.values(operations)
    expect(spans.some(({ since }) => since !== undefined)).toBe(true)
    expect(spans.some(({ until }) => until !== undefined)).toBe(true)
    expect(spans.some(({ paths }) => paths?.[oldest] !== undefined)).toBe(true)
    expect([requests, answers, added].map((table) => Object.keys(table).length)).not.toContain(0)
    const fields = Object.values(needs).flatMap((one) => Object.keys(one))
    expect(fields.map((field) => field.startsWith('?'))).toEqual(expect.arrayContaining([true, false]))
  })
})

describe('an older version', () => {
  test('answers each operation that it lacks with 404, and says which version it is', async () => {
    const mock = play(oldest)
    const gone = Object.entries(operations).filter(([, { since }]) => since !== undefined)
    for (const [id] of gone) {
      const spec = specs[id as keyof typeof specs]
      const path = spec.path.replace(/\{\w+\}/g, 'x')
      const reply = await ask(mock, `${spec.method} ${path}`)
      expect([404, 405], id).toContain(reply.status)
      expect(reply.version).toBe(oldest)
      expect(reply.body).not.toHaveProperty('error_code')
    }
  })

  const moved = Object.entries(operations).flatMap(([id, { paths }]) => {
    const there = paths?.[oldest]
    const { method, path } = specs[id as keyof typeof specs]
    return there === undefined || method !== 'GET' || path.includes('{') ? [] : [{ there, path }]
  })

  test.runIf(moved.length > 0)('has an operation where it has it, and not where ours is', async () => {
    for (const { there, path } of moved) {
      const mock = play(oldest)
      expect(await ask(mock, `GET ${there}?project=web-shop`)).toMatchObject({ status: 200 })
      expect(await ask(mock, `GET ${path}?project=web-shop`)).toMatchObject({ status: 404 })
      expect(await ask(play(own), `GET ${path}?project=web-shop`)).toMatchObject({ status: 200 })
    }
  })

  test('leaves fields out of its answers, of lists as well', async () => {
    const mock = play(oldest)
    const list = await ask(mock, `GET ${pathIn(oldest, 'floating_ip_list')}?project=web-shop`)
    expect(first(list)).toHaveProperty('ip')
    expect(first(list)).not.toHaveProperty('ip_pool_id')
    const one = pathIn(oldest, 'floating_ip_view').replace(/\{\w+\}/, 'shop')
    expect((await ask(mock, `GET ${one}?project=web-shop`)).body).not.toHaveProperty('ip_pool_id')
    const ours = await ask(play(own), `GET ${pathIn(own, 'floating_ip_list')}?project=web-shop`)
    expect(first(ours)).toHaveProperty('ip_pool_id')
  })

  test('refuses fields that it does not know', async () => {
    const body = { name: 'edge', description: '', dns_name: 'edge', ipv6_prefix: 'fd00:12:34::/48' }
    const call = 'POST /v1/vpcs?project=web-shop'
    const reply = await ask(play(oldest), call, { body })
    expect(reply.status).toBe(400)
    expect(reply.body['message']).toMatch(/^unable to parse JSON body: unknown field `ipv6_prefix` at line 1/)
    const { ipv6_prefix: _, ...less } = body
    expect(await ask(play(oldest), call, { body: less })).toMatchObject({ status: 201, body: { name: 'edge' } })
    expect(await ask(play(own), call, { body })).toMatchObject({ status: 201 })
  })

  test('that is strict takes calls of its own version, and of none', async () => {
    const mock = play(oldest, true)
    const reply = await ask(mock, 'GET /v1/ping', { headers: { 'api-version': own } })
    expect(reply).toMatchObject({ status: 400, version: oldest })
    expect(reply.body['message']).toBe(`bad header api-version: unknown variant \`${own}\`, expected \`${oldest}\``)
    expect(await ask(mock, 'GET /v1/ping', { headers: { 'api-version': oldest } })).toMatchObject({ status: 200 })
    expect(await ask(mock, 'GET /v1/ping')).toMatchObject({ status: 200 })
  })
})

describe('a newer version', () => {
  test('has more in its answers than we know', async () => {
    const mock = play(newest)
    expect(first(await ask(mock, 'GET /v1/disks?project=web-shop'))).toHaveProperty('encrypted', true)
    expect(await ask(mock, 'GET /v1/vpcs/backend?project=web-shop')).toMatchObject({ body: { mtu: 1500 } })
  })

  test('does not miss what our contract requires and it has dropped', async () => {
    const mock = play(newest)
    const made = await ask(mock, 'POST /v1/vpcs?project=web-shop', { body: { name: 'edge', description: '' } })
    expect(made).toMatchObject({ status: 201, version: newest, body: { name: 'edge' } })
    expect(made.body).not.toHaveProperty('dns_name')
    expect(await ask(mock, 'GET /v1/vpcs/edge?project=web-shop')).toMatchObject({ status: 200 })
  })

  test('refuses a body without what it requires and we do not have', async () => {
    const whole = sampleRequest('current_user_ssh_key_create').body as Record<string, unknown> // an object of the contract
    const differing = Object.keys(requests['current_user_ssh_key_create'] ?? {})
    const body = Object.fromEntries(Object.entries(whole).filter(([field]) => !differing.includes(field)))
    const refused = await ask(play(newest), 'POST /v1/me/ssh-keys', { body })
    expect(refused.status).toBe(400)
    expect(refused.body['message']).toMatch(/^unable to parse JSON body: missing field `valid_days` at line 1/)
    const more = { ...body, valid_days: 90 }
    expect(await ask(play(newest), 'POST /v1/me/ssh-keys', { body: more })).toMatchObject({ status: 201 })
    expect(await ask(play(own), 'POST /v1/me/ssh-keys', { body: whole })).toMatchObject({ status: 201 })
  })

  test('refuses calls without what it requires and ours leaves open', async () => {
    const refusedFor = async (call: string, body: object | undefined): Promise<unknown> =>
      (await ask(play(newest), call, body && { body })).body['message']
    const wanted = Object.entries(needs).flatMap(([id, fields]) =>
      Object.entries(fields).flatMap(([field, at]) =>
        at.includes(newest) && !field.includes('.') ? [{ id, field }] : [],
      ),
    )
    for (const { id, field } of wanted) {
      const { path = {}, query = {}, body } = sampleRequest(id as keyof typeof specs)
      const name = field.replace(/^\?/, '')
      const at = pathIn(newest, id as keyof typeof specs).replace(/\{(\w+)\}/g, (_, param: string) =>
        String(path[param]),
      )
      const others = Object.entries(query).filter(([key]) => key !== name)
      const search = new URLSearchParams(others.map(([key, value]) => [key, String(value)]))
      const less = isPlainObject(body)
        ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
        : undefined
      const part = field === name ? 'parse JSON body' : 'parse query string'
      expect(await refusedFor(`${specs[id as keyof typeof specs].method} ${at}?${search}`, less), id).toContain(
        `unable to ${part}: missing field \`${name}\``,
      )
    }
  })

  test('has dropped an operation', async () => {
    expect(await ask(play(newest), 'POST /v1/images/shop-base/demote?project=web-shop')).toMatchObject({ status: 404 })
  })
})

test('a version that nothing is known of cannot be played', () => {
  expect(() => play('0.0.1')).toThrow(`nothing is known of version 0.0.1; known: ${versions.join(', ')}`)
})
