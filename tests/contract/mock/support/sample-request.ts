/** A request that the contract accepts, for any operation: made from the contract alone. */
import { faker } from '@faker-js/faker'

import * as fakers from '../../../../generated/mock/fakers/schemas.gen.ts'
import { operations, type OperationId, type ParamKind } from '../../../../generated/mock/operations.gen.ts'
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
  faker.seed(7)
  faker.setDefaultRefDate('2026-01-01T00:00:00Z')
  const schema = bodySchemaName(operation)
  const factory =
    schema === undefined ? undefined : Object.entries(fakers).find(([name]) => name === `get${schema}Mock`)?.[1]
  if (operations[operation].request === 'octets') return { raw: new Uint8Array([1, 2, 3]) }
  return { body: factory?.() ?? {} }
}

/** Name of the body's schema; undefined for a body without one. */
function bodySchemaName(operation: OperationId): string | undefined {
  const { path, method } = operations[operation]
  const found = document.paths[path]?.[method.toLowerCase()] as
    | { requestBody?: { content: Record<string, { schema?: { $ref?: string } }> } }
    | undefined
  const media = Object.values(found?.requestBody?.content ?? {})[0]
  return media?.schema?.$ref?.replace('#/components/schemas/', '')
}

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
