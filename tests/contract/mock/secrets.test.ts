/** What a caller sends as a secret comes back in no message, no log and no report. */
import { beforeEach, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { secretPlaces } from '../../../src/mock/parse/secrets.ts'
import { createRequestLog } from '../../../src/mock/http/request-log.ts'
import { document, wireRequest } from './support/backend.ts'
import { sampleRequest } from './support/sample-request.ts'

type Schema = Readonly<Record<string, unknown>>

const secret = 'correct-horse-battery-staple'
const secretNumber = 987_654_321_123

const defects: string[] = []
const log = createRequestLog()
const mock = createNodeMock({ document, log, onDefect: ({ message }) => void defects.push(message) })
beforeEach(() => {
  mock.reset()
  log.clear()
  defects.length = 0
})

/** The value with another one at a place; `*` is the first item of a list. What is not there on the way is made. */
function planted(value: unknown, [step, ...steps]: readonly string[], leaf: unknown): unknown {
  if (step === undefined) return leaf
  if (step === '*') return [planted(Array.isArray(value) ? value[0] : undefined, steps, leaf)]
  const object = typeof value === 'object' && value !== null ? (value as Schema) : {}
  return { ...object, [step]: planted(object[step], steps, leaf) }
}

/** Values that hold the secret, most of them of a wrong kind or too long. */
const leaves: Readonly<Record<string, unknown>> = {
  'as it should be': secret,
  'too long': secret.repeat(40),
  'with control characters': `${secret}\u0000\u001b[31m`,
  'a number': secretNumber,
  'a list': [secret],
  'a list of lists': [[secret], { [secret]: secret }],
  'an object': { text: secret },
  'an object by that name': { [secret]: secret },
}

const places = Object.entries(secretPlaces).flatMap(([id, pointers]) =>
  pointers.map((pointer) => ({ id: id as OperationId, pointer, steps: pointer.split('/').slice(1) })),
)

/** Places of the secret, and those around it up to the whole body; a form is always fields and texts. */
const around = (id: OperationId, steps: readonly string[]): string[][] =>
  [...steps, undefined]
    .map((_, cut) => steps.slice(0, steps.length - cut))
    .filter((some) => some.length > 0 || operations[id].request !== 'form')

const cases = places.flatMap(({ id, steps }) =>
  Object.entries(leaves).flatMap(([what, leaf]) =>
    around(id, steps).map((at) => ({ id, what, place: at.join('/') || 'the whole body', at, leaf })),
  ),
)

describe('a secret is never said again', () => {
  test('there are places to look at', () => {
    expect(places.length).toBeGreaterThan(10)
  })

  test.each(cases)('$id: $what as $place', async ({ id, at, leaf }) => {
    const { path = {}, query = {}, body } = sampleRequest(id)
    const silo = mock.store.table('silo').find(({ row }) => row.name === 'meadow')?.key ?? ''
    const request = {
      path,
      query: 'silo' in query ? { ...query, silo } : 'project' in query ? { ...query, project: 'web-shop' } : query,
      body: planted(body, at, leaf),
    }
    const { url, ...init } = wireRequest(id, request)
    const reply = await mock.fetch(new Request(`http://mock.test${url}`, init))
    const audit = mock.store
      .table('audit_log_entry')
      .all()
      .map(({ row }) => row)
    // What went well is answered as the contract says: some settings show their keys.
    const said = [reply.status < 400 ? '' : await reply.text(), audit, log.entries(), defects, [...reply.headers]]
    expect(log.entries()).toHaveLength(1)
    expect(JSON.stringify(said)).not.toContain(secret)
    expect(JSON.stringify(said)).not.toContain(String(secretNumber))
    expect(defects).toEqual([])
  })
})

test('a password over its limit was quoted in the message and kept in the audit log', async () => {
  const { key } = mock.store.table('user').find(({ row }) => row.display_name === 'ada-lindqvist') ?? { key: '' }
  const request = {
    path: { user_id: key },
    query: { silo: 'meadow' },
    body: { mode: 'password', value: 'x'.repeat(513) },
  }
  const { url, ...init } = wireRequest('local_idp_user_set_password', request)
  const reply = await mock.fetch(new Request(`http://mock.test${url}`, init))
  const message =
    'unable to parse JSON body: value: unsupported password: more than 512 characters at line 1 column 542'
  expect(reply.status).toBe(400)
  expect(await reply.json()).toEqual({ request_id: reply.headers.get('x-request-id'), message })
  const entries = mock.store
    .table('audit_log_entry')
    .all()
    .map(({ row }) => row.result)
  expect(entries.at(-1)).toEqual({ kind: 'error', http_status_code: 400, error_code: null, error_message: message })
})

/** Names of fields that sound like secrets. */
const telling = /passw|secret|private|token|auth_key|user_data|device_code|(^|_)key$/

/** Fields of requests that sound like secrets and are none. */
const harmless: Partial<Record<OperationId, readonly string[]>> = {
  auth_settings_update: ['/device_token_max_ttl_seconds'],
  current_user_ssh_key_create: ['/public_key'],
  local_idp_user_create: ['/password'],
  webhook_receiver_create: ['/secrets'],
}

/** Places of a schema that are secrets by their name, or passwords by their type. */
function suspects(schema: Schema, at = '', seen: readonly string[] = []): string[] {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].replace('#/components/schemas/', '') : undefined
  if (name !== undefined) {
    if (seen.includes(name)) return []
    const target = document.components.schemas[name] as Schema
    return [...(name === 'Password' ? [at] : []), ...suspects(target, at, [...seen, name])]
  }
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as Schema[])
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>)
  return [
    ...parts.flatMap((part) => suspects(part, at, seen)),
    ...properties.flatMap(([key, part]) => [
      ...(telling.test(key) ? [`${at}/${key}`] : []),
      ...suspects(part, `${at}/${key}`, seen),
    ]),
    ...(schema['items'] === undefined ? [] : suspects(schema['items'] as Schema, `${at}/*`, seen)),
  ]
}

test('every field of a request that sounds like a secret is one, or is known to be none', () => {
  const found = Object.values(operations).flatMap(({ id, path, method }) => {
    const operation = document.paths[path]?.[method.toLowerCase()] as {
      requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> }
    }
    const schemas = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }): Schema[] =>
      schema === undefined ? [] : [schema],
    )
    const all = new Set(schemas.flatMap((schema) => suspects(schema)))
    for (const place of harmless[id] ?? []) all.delete(place)
    // The items of a list of secrets.
    return [...all].map((place) => `${id} ${place}`)
  })
  const listed = places.filter(({ pointer }) => pointer !== '/secrets/*').map(({ id, pointer }) => `${id} ${pointer}`)
  expect(found.sort()).toEqual(listed.sort())
})
