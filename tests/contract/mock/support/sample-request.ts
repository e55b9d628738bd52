/** A request that the contract accepts, for any operation: made from the contract alone. */
import { faker } from '@faker-js/faker'

import * as fakers from '../../../../generated/mock/fakers/schemas.gen.ts'
import { operations } from '../../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import type { ParamKind } from '../../../../src/mock/tables/operation.ts'
import { document, type Request } from './backend.ts'

/** No row has it. */
export const unknownId = '00000000-0000-4000-8000-00000000dead'

/** Seeded anew each time: a request does not depend on the ones before it. */
export function sampleRequest(operation: OperationId): Request {
  const { params = {}, query = {}, required = [], paged = [], request } = operations[operation]
  const needed = [...required, ...paged]
  return {
    path: samples(Object.entries(params)),
    query: samples(Object.entries(query).filter(([name]) => needed.includes(name))),
    ...(request === undefined ? {} : bodyFor(operation)),
  }
}

function bodyFor(operation: OperationId): Pick<Request, 'body' | 'raw'> {
  if (operations[operation].request === 'octets') return { raw: new Uint8Array([1, 2, 3]) }
  return { body: shapeless[operation] ?? drawn(schemaName(operationIn(operation).requestBody)) ?? {} }
}

/** Bodies of which the contract does not say the shape. */
const shapeless: Partial<Record<OperationId, unknown>> = {
  system_update_trust_root_create: {
    signed: { _type: 'root', spec_version: '1.0.0', version: 1, expires: '2030-01-01T00:00:00Z', keys: {}, roles: {} },
    signatures: [],
  },
}

/** An answer that the contract accepts; undefined for one without a schema of its own. */
export function sampleAnswer(operation: OperationId): unknown {
  const { status } = operations[operation]
  return drawn(schemaName(operationIn(operation).responses[String(status)]))
}

/** A value of a schema, the same each time. */
function drawn(schema: string | undefined): unknown {
  faker.seed(7)
  faker.setDefaultRefDate('2026-01-01T00:00:00Z')
  return schema === undefined ? undefined : factories.get(`get${schema}Mock`)?.()
}

const factories = new Map<string, () => unknown>(Object.entries(fakers))

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>
}

interface OperationObject {
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

function operationIn(operation: OperationId): OperationObject {
  const { path, method } = operations[operation]
  return document.paths[path]?.[method.toLowerCase()] as OperationObject
}

/** Name of a body's schema; undefined for none. */
const schemaName = (body: Content | undefined): string | undefined =>
  Object.values(body?.content ?? {})[0]?.schema?.$ref?.replace('#/components/schemas/', '')

function samples(kinds: readonly (readonly [string, ParamKind])[]): Record<string, string> {
  return Object.fromEntries(kinds.map(([name, kind]) => [name, sampleText(kind)]))
}

function sampleText(kind: ParamKind): string {
  if (typeof kind === 'object') {
    if ('values' in kind) return kind.values[0] ?? ''
    if ('items' in kind) return sampleText(kind.items)
    return ['1.0.0', 'probe', 'a:b'].find((text) => new RegExp(kind.pattern).test(text)) ?? ''
  }
  switch (kind) {
    case 'uuid':
    case 'nameOrId':
      return unknownId
    case 'name':
      return 'no-such-thing'
    case 'date':
      return '2026-01-01T00:00:00Z'
    case 'ip':
      return '192.0.2.1'
    case 'boolean':
      return 'true'
    case 'string':
      return 'text'
    default:
      return '1'
  }
}
