/** Requests that no server may take, made at random from a seed: each is wrong by the way it was made. */
import { operations } from '../../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../../src/mock/spec/operation-spec.ts'
import { createRng, type Rng } from '../../../../src/mock/random/rng.ts'
import { document } from './backend.ts'
import { sampleRequest } from './sample-request.ts'

export interface RawRequest {
  /** How it was made, for whoever reads a failure. */
  readonly how: string
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const all = Object.values(operations) as readonly OperationSpec[]

/** server-behaviour §2.1. */
const open = new Set(['ping', 'login_local', 'login_saml', 'logout', 'device_auth_request', 'device_access_token'])

/** `count` requests of one seed. */
export function malformed(count: number, seed: string): RawRequest[] {
  return Array.from({ length: count }, (_, n) => {
    const rng = createRng(`${seed}/${n}`)
    return pickOf(rng, makers)(rng)
  })
}

const pickOf = <T>(rng: Rng, list: readonly T[]): T => {
  const found = list[rng.int(0, list.length - 1)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

interface Parts {
  path?: Readonly<Record<string, string>>
  query?: readonly (readonly [string, string])[]
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer>
}

/** The sample of an operation with some parts replaced. Path values are not encoded: bad encodings are a case. */
function requestOf(how: string, spec: OperationSpec, parts: Parts): RawRequest {
  const sample = sampleRequest(spec.id)
  const path = { ...sample.path, ...parts.path }
  const query = Object.entries(sample.query ?? {}).filter(
    ([name]) => !(parts.query ?? []).some(([other]) => other === name),
  )
  const search = [...query, ...(parts.query ?? [])].map(([name, value]) => `${name}=${String(value)}`).join('&')
  const url = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const type = spec.request === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = parts.body ?? (spec.request === 'json' ? JSON.stringify(sample.body) : undefined)
  return {
    how: `${how}: ${spec.id}`,
    method: spec.method,
    url: search === '' ? url : `${url}?${search}`,
    headers: { ...(body === undefined ? {} : { 'content-type': type }), ...parts.headers },
    ...(body === undefined ? {} : { body }),
  }
}

const makers: readonly ((rng: Rng) => RawRequest)[] = [
  noJson,
  noJson,
  otherJson,
  brokenField,
  brokenField,
  brokenField,
  twice,
  notWhole,
  otherType,
  tooLarge,
  badPath,
  badPath,
  badQuery,
  badQuery,
  nowhere,
  otherMethod,
  noCredentials,
  noCredentials,
]

/** Operations whose JSON body has members that must be there. */
const withBody = all.filter(({ id, request }) => request === 'json' && requiredOf(id).length > 0)

function noJson(rng: Rng): RawRequest {
  const spec = pickOf(rng, withBody)
  const good = JSON.stringify(sampleRequest(spec.id).body)
  const texts = [
    good.slice(0, rng.int(0, good.length - 1)),
    `${good}${rng.hex(3)}x`,
    good.replace(/"/g, "'"),
    `\uFEFF${good}`,
    '['.repeat(rng.int(128, 4000)),
    rng.hex(rng.int(1, 40)).replace(/^\d+$/, 'x').replace(/^\d*$/, 'x'),
    '{"a":\u0000}',
    '',
  ] as const
  const bytes = new Uint8Array(Array.from({ length: rng.int(1, 60) }, () => rng.int(128, 255)))
  return requestOf('no JSON', spec, { body: rng.int(0, 8) === 0 ? bytes : pickOf(rng, texts) })
}

function otherJson(rng: Rng): RawRequest {
  const spec = pickOf(rng, withBody)
  const values = [
    '[]',
    '[1]',
    'null',
    'true',
    '"text"',
    '3',
    '-1e400',
    '{}',
    '[{}]',
    '{"name":null}',
    '{"__proto__":{}}',
  ]
  return requestOf('another value', spec, { body: pickOf(rng, values) })
}

function brokenField(rng: Rng): RawRequest {
  const spec = pickOf(rng, withBody)
  const field = pickOf(rng, requiredOf(spec.id))
  const body = { ...(sampleRequest(spec.id).body as Readonly<Record<string, unknown>>) }
  const wrong = wrongValues(spec.id, field)
  if (wrong.length === 0 || rng.next() < 0.3) delete body[field]
  else body[field] = pickOf(rng, wrong)
  return requestOf(`broken ${field}`, spec, { body: JSON.stringify(body) })
}

/** A field that comes a second time. */
function twice(rng: Rng): RawRequest {
  const spec = pickOf(rng, withBody)
  const field = pickOf(rng, requiredOf(spec.id))
  const text = JSON.stringify(sampleRequest(spec.id).body)
  return requestOf(`twice ${field}`, spec, { body: `${text.slice(0, -1)},${JSON.stringify(field)}:null}` })
}

const isInteger = (id: OperationId, field: string): boolean => fieldType(id, field) === 'integer'

/** Operations with a whole number that must be there. */
const withInteger = withBody.filter(({ id }) => requiredOf(id).some((field) => isInteger(id, field)))

/** A whole number written as a fraction, or beyond all types of integers. */
function notWhole(rng: Rng): RawRequest {
  const spec = pickOf(rng, withInteger)
  const field = pickOf(
    rng,
    requiredOf(spec.id).filter((name) => isInteger(spec.id, name)),
  )
  const { [field]: _, ...others } = sampleRequest(spec.id).body as Readonly<Record<string, unknown>>
  const texts = ['1.0', '1073741824.0', '1e3', '-0', '18446744073709551616', '-9223372036854775809', '1.5e0']
  const number = `${JSON.stringify(field)}:${pickOf(rng, texts)}`
  const rest = JSON.stringify(others).slice(1)
  return requestOf(`fraction ${field}`, spec, { body: `{${number}${rest === '}' ? '' : ','}${rest}` })
}

function otherType(rng: Rng): RawRequest {
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '/',
  ]
  return requestOf('another content type', pickOf(rng, withBody), { headers: { 'content-type': pickOf(rng, types) } })
}

function tooLarge(rng: Rng): RawRequest {
  const small = withBody.filter(({ id }) => id !== 'disk_bulk_write_import')
  // Sizes are told, not sent: ten thousand megabytes would prove no more.
  if (rng.next() < 0.97) return otherJson(rng)
  return requestOf('too large', pickOf(rng, small), { body: ' '.repeat(2 ** 20 + 1) })
}

function badPath(rng: Rng): RawRequest {
  const spec = pickOf(
    rng,
    all.filter(({ params = {} }) => Object.values(params).some((kind) => kind === 'nameOrId' || kind === 'uuid')),
  )
  const name = pickOf(
    rng,
    Object.entries(spec.params ?? {}).filter(([, kind]) => kind === 'nameOrId' || kind === 'uuid'),
  )[0]
  const values = [
    'No%20Name',
    '%',
    '%ff',
    '%E0%A4%A',
    '%00',
    'x'.repeat(64),
    '-',
    'Name',
    '%F0%9F%92%A9',
    'a%2Fb',
    '0',
    'end-',
    '%3Cb%3E',
    `${rng.hex(8)}!`,
  ]
  return requestOf('bad path', spec, { path: { [name]: pickOf(rng, values) } })
}

/** Kinds whose text can be wrong; any text is a string. */
const strict = (kind: unknown): boolean =>
  kind !== 'string' && !(typeof kind === 'object' && kind !== null && 'items' in kind)

function badQuery(rng: Rng): RawRequest {
  const spec = pickOf(
    rng,
    all.filter(({ query = {} }) => Object.values(query).some(strict)),
  )
  const [name, kind] = pickOf(
    rng,
    Object.entries(spec.query ?? {}).filter((entry) => strict(entry[1])),
  )
  const texts = ['', '%00', 'No%20Name', '%F0%9F%92%A9', '-', '1e9999', 'x'.repeat(600), '%5B%5D', `${rng.hex(6)}_`]
  const fits = typeof kind === 'object' && 'pattern' in kind ? new RegExp(kind.pattern) : undefined
  const value = pickOf(
    rng,
    texts.filter((text) => fits?.test(decodeURIComponent(text)) !== true),
  )
  if (typeof kind === 'object' && 'values' in kind)
    return requestOf('bad query', spec, { query: [[name, `${value}x`]] })
  const both = [
    [name, 'a'],
    [name, 'b'],
  ] as const
  return requestOf('bad query', spec, { query: rng.next() < 0.1 ? both : [[name, value]] })
}

function nowhere(rng: Rng): RawRequest {
  const urls = [
    '/v1',
    '/v1/',
    '/v2/projects',
    `/v1/${rng.hex(5)}`,
    '/v1/projects/a/b/c',
    '/experimental/v1/none',
    '/v1//nothing',
    '/v1/%2e%2e/x',
  ]
  return { how: 'nowhere', method: pickOf(rng, ['GET', 'POST', 'PUT', 'DELETE']), url: pickOf(rng, urls), headers: {} }
}

function otherMethod(rng: Rng): RawRequest {
  const spec = pickOf(rng, all)
  const taken = all.filter(({ path }) => path === spec.path).map(({ method }) => method)
  const free = ['PATCH', 'OPTIONS', 'DELETE', 'PUT'].filter((method) => !(taken as string[]).includes(method))
  return { ...requestOf('another method', spec, {}), method: pickOf(rng, free) }
}

function noCredentials(rng: Rng): RawRequest {
  const spec = pickOf(
    rng,
    all.filter(({ id }) => !open.has(id)),
  )
  const headers: readonly Readonly<Record<string, string>>[] = [
    { cookie: `session=${rng.hex(40)}` },
    { cookie: 'session=%00' },
    { authorization: `Bearer ${rng.hex(40)}` },
    { authorization: `Bearer cairn-token-${rng.hex(40)}` },
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer' },
    { 'x-cairn-user': 'none' },
    { 'x-cairn-user': rng.hex(12) },
  ]
  return requestOf('no credentials', spec, { headers: pickOf(rng, headers) })
}

type Schema = Readonly<Record<string, unknown>>

/** The schema of an operation's JSON body; undefined when it takes no object. */
function bodySchema(id: OperationId): Schema | undefined {
  const { path, method } = operations[id]
  const operation = document.paths[path]?.[method.toLowerCase()] as
    | { requestBody?: { content: Record<string, { schema?: Schema }> } }
    | undefined
  return resolved(operation?.requestBody?.content['application/json']?.schema)
}

function resolved(schema: Schema | undefined): Schema | undefined {
  const reference = schema?.['$ref']
  if (typeof reference === 'string')
    return resolved(document.components.schemas[reference.replace('#/components/schemas/', '')] as Schema)
  const [only] = Array.isArray(schema?.['allOf']) ? (schema['allOf'] as Schema[]) : []
  return only === undefined ? schema : resolved(only)
}

function requiredOf(id: OperationId): readonly string[] {
  const required = bodySchema(id)?.['required']
  return Array.isArray(required) ? (required as string[]) : []
}

function fieldType(id: OperationId, field: string): unknown {
  const properties = bodySchema(id)?.['properties'] as Readonly<Record<string, Schema>> | undefined
  return resolved(properties?.[field])?.['type']
}

/** Values of other types than the field's. */
function wrongValues(id: OperationId, field: string): readonly unknown[] {
  switch (fieldType(id, field)) {
    case 'string':
      return [5, true, {}, ['a']]
    case 'integer':
      return ['5', 1.5, true, {}, 1e300]
    case 'boolean':
      return ['true', 0, {}]
    case 'array':
      return [{}, 'a', 5]
    case 'object':
      return ['a', 5, [1]]
    default:
      return []
  }
}
