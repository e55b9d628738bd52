/** A `Model` around a bare document, for tests of emitters that need no screens. */
import { createDiagnostics } from '../../generator/diagnostics.ts'
import { camelCase } from '../../generator/schema/client-name.ts'
import { irregularNames } from '../../generator/link/names.ts'
import { readOperations } from '../../generator/link/operations.ts'
import type { Conventions } from '../../generator/model/types/conventions.ts'
import type { Document, OperationObject, Schema } from '../../generator/model/types/contract.ts'
import type { Model } from '../../generator/model/types/ir.ts'

/** Names of properties and parameters, wherever they occur in a document. */
function wireNames(document: Document): string[] {
  const names = new Set<string>()
  const walk = (node: unknown, isSchemaMap = false): void => {
    if (Array.isArray(node)) return node.forEach((item) => walk(item))
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (isSchemaMap) names.add(key)
      if (key === 'name' && typeof value === 'string' && 'in' in node) names.add(value)
      if (key !== 'enum' && key !== 'default') walk(value, key === 'properties' && !isSchemaMap)
    }
  }
  walk(document.paths)
  walk(document.components.schemas)
  return [...names]
}

/** Those of the contract, as `openapi/conventions.yaml` has them. */
export const conventions: Conventions = {
  paging: {
    limit: 'limit',
    token: 'page_token',
    sort: 'sort_by',
    items: 'items',
    next: 'next_page',
    rising: '_ascending',
    falling: '_descending',
    age: 'time_and_id',
  },
  schemas: {
    nameOrId: 'NameOrId',
    name: 'Name',
    bytes: 'ByteCount',
    addresses: ['IpNet', 'Ipv4Net', 'Ipv6Net', 'Hostname'],
  },
  rows: {
    id: 'id',
    name: 'name',
    description: 'description',
    created: 'time_created',
    modified: 'time_modified',
    time: 'time_',
    reference: '_id',
  },
  errors: { request: 'request_id', code: 'error_code', message: 'message', header: 'x-request-id' },
  codes: {
    exists: 'ObjectAlreadyExists',
    missing: 'ObjectNotFound',
    forbidden: 'Forbidden',
    unauthorized: 'Unauthorized',
    invalidRequest: 'InvalidRequest',
    invalidValue: 'InvalidValue',
    conflict: 'Conflict',
    unavailable: 'ServiceNotAvailable',
    noCapacity: 'InsufficientCapacity',
    internal: 'Internal',
  },
  calls: { version: 'api-version' },
  marks: { paged: 'x-dropshot-pagination', socket: 'x-dropshot-websocket' },
}

/** @param options.tags entities by operation id; @param options.queries ids of POSTs that only read */
export function documentModel(
  document: Document,
  options: { tags?: (operation: string) => readonly string[]; queries?: readonly string[] } = {},
): Model {
  const diagnostics = createDiagnostics()
  const operations = readOperations({ document, conventions, bundle: '', place: () => ({ file: 'test' }) }, diagnostics)
  for (const operation of operations) {
    operation.tags = options.tags?.(operation.id) ?? []
    if (options.queries?.includes(operation.id) === true) operation.isQuery = true
  }
  const { irregular } = irregularNames(wireNames(document))
  return {
    consoleName: 'Test',
    document,
    conventions,
    bundle: '',
    version: document.info.version,
    operations,
    origins: () => new Map(),
    entities: [],
    terraform: { provider: '', version: '', creates: {}, resources: {} },
    lookups: [],
    findables: [],
    session: { levels: {} },
    defaulted: [],
    screens: [],
    unbuilt: [],
    routes: [],
    levels: [],
    redirects: {},
    presence: {
      versions: [document.info.version],
      operations: {},
      requests: {},
      answers: {},
      demands: {},
      needs: {},
      added: {},
    },
    mock: { entities: [], operations: [], samples: [], rules: {} },
    overrides: {},
    coverage: { operations: {}, screens: {}, redirects: {} },
    names: { toClient: camelCase, irregular },
  }
}

/** A small document: schemas, and operations by `METHOD /path`. */
export function smallDocument(
  schemas: Record<string, Schema>,
  operations: Record<string, Partial<OperationObject>> = {},
): Document {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const [key, operation] of Object.entries(operations)) {
    const [method = 'GET', path = '/'] = key.split(' ')
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { operationId: key, responses: { '204': {} }, ...operation },
    }
  }
  return { openapi: '3.0.3', info: { title: 'test', version: '1' }, paths, components: { schemas } }
}
