/** `mock/operations.gen.ts`: every operation as the mock's pipeline and its CRUD default need it. */
import { createHash } from 'node:crypto'
import type { Document, Json, Schema } from '../../model/types/contract.ts'
import type { EmittedFile, Model, Operation, Param } from '../../model/types/ir.ts'
import type { MockOperationIR } from '../../model/types/mock-ir.ts'
import { nonEmpty, nonEmptyObject, print, propertyKey } from '../print.ts'
import { header, render } from '../template.ts'
import { essenceOf } from '../../schema/media-types.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { enumValues, sample } from './schema.ts'
import { ownOf } from '../../schema/records.ts'

/** Emits the operation table. */
export function emitOperations(model: Model): readonly EmittedFile[] {
  const crud = new Map(model.mock.operations.map((operation) => [operation.operation, operation]))
  const samples = new Set(model.mock.samples)
  const rows = model.operations.map((operation) => {
    const spec = {
      ...operationSpec(model, operation, crud.get(operation.id)),
      sample: samples.has(operation.id) ? sampleOf(model, operation) : undefined,
    }
    return { key: propertyKey(operation.id), text: print(spec, 1) }
  })
  const text = render('mock-operations', {
    header: header('openapi/ and openapi/resources/'),
    hash: print(createHash('sha256').update(model.bundle).digest('hex').slice(0, 16)),
    rows,
  })
  return [{ path: 'mock/operations.gen.ts', text }]
}

function operationSpec(model: Model, operation: Operation, crud: MockOperationIR | undefined): object {
  const { document } = model
  const status = /^\d+$/.test(operation.response.status) ? Number(operation.response.status) : undefined
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    area: operation.area,
    status,
    request: operation.request.transport === 'none' ? undefined : operation.request.transport,
    type: typeOfBody(operation.request),
    response: operation.response.transport === 'none' ? undefined : operation.response.transport,
    params: params(model, operation.pathParams),
    query: params(model, operation.queryParams),
    required: nonEmpty(operation.queryParams.filter((param) => param.required).map((param) => param.wire)),
    paged: operation.paged?.required,
    body: bodyFields(document, operation.request),
    defaults: bodyDefaults(document, operation.request.schema),
    crud: crud === undefined ? undefined : crudSpec(model, operation, crud),
  }
}

/** The media type of a body that is JSON of its own kind: "application/merge-patch+json". */
function typeOfBody({ transport, mediaType }: Operation['request']): string | undefined {
  const type = transport === 'json' && mediaType !== undefined ? essenceOf(mediaType) : 'application/json'
  return type === 'application/json' ? undefined : type
}

/** The smallest answer; bytes are none. */
function sampleOf(model: Model, operation: Operation): object {
  const { document } = model
  const { transport, schema, messages } = operation.response
  if (transport === 'json') {
    // What is answered under its status is something, also where another one has no body.
    const { nullable: _none, ...body } = schema ?? {}
    return { answer: sample(document, schema && body), row: acceptedRow(model, operation) }
  }
  const isText = messages !== undefined && /json|^text\//.test(messages.mediaType)
  return isText ? { message: messageText(sample(document, messages.schema), messages.mediaType) } : {}
}

/** The entity, with rows that can be looked at, of which the answer 202 is one: what carries out what was accepted. */
function acceptedRow({ document, mock }: Model, { response: { status, schema } }: Operation): string | undefined {
  const name = status !== '202' || schema === undefined ? undefined : schemasOf(document).resolve(schema).name
  const isViewed = (entity: string): boolean =>
    mock.operations.some((one) => one.entity === entity && one.verb === 'view')
  return mock.entities.find(
    ({ entity, schema: row, parent, link, single }) =>
      row === name && parent === undefined && link === undefined && single !== true && isViewed(entity),
  )?.entity
}

/** A message as it is sent. */
const messageText = (value: Json, mediaType: string): string =>
  typeof value === 'string' && !mediaType.includes('json') ? value : JSON.stringify(value)

function crudSpec(model: Model, operation: Operation, crud: MockOperationIR): object {
  const entity = model.mock.entities.find((candidate) => candidate.entity === crud.entity)
  const shape = crud.shape?.kind === 'page' ? undefined : crud.shape
  const shown = itemSchemaName(model, operation, crud)
  const schemas = schemasOf(model.document)
  return {
    verb: crud.verb,
    entity: crud.entity,
    selector: crud.selector,
    action: crud.action,
    of: crud.of,
    called: crud.called,
    end: crud.end,
    shape,
    rule: crud.rule,
    reason: crud.reason,
    set: nonEmptyObject(crud.set),
    refs: nonEmptyObject(crud.refs),
    clears: crud.clears,
    // A link listed from one end may answer rows of the other end that carry the link's own fields.
    join:
      crud.verb === 'link-list' && shown !== undefined && shown !== entity?.schema
        ? schemas.allProperties(schemas.named(shown) ?? {}).map(({ wire }) => wire)
        : undefined,
  }
}

/** Name of the schema of one row in a list's answer. */
function itemSchemaName(
  { document, conventions }: Model,
  operation: Operation,
  crud: MockOperationIR,
): string | undefined {
  const { resolve } = schemasOf(document)
  const { schema: answer } = resolve(operation.response.schema ?? {})
  const key = crud.shape?.kind === 'wrapped' ? crud.shape.items : conventions.paging.items
  const list = answer.type === 'array' ? answer : resolve(ownOf(answer.properties, key) ?? {}).schema
  return list.items && resolve(list.items).name
}

function params(model: Model, list: readonly Param[]): object | undefined {
  return nonEmptyObject(Object.fromEntries(list.map((param) => [param.wire, paramKind(model, param.schema)])))
}

/** How the text of a parameter becomes a value; see `ParamKind` in the template. */
function paramKind(model: Model, schema: Schema): Json {
  const { document, conventions } = model
  const { schema: resolved, name: named } = schemasOf(document).resolve(schema)
  if (named === conventions.schemas.nameOrId) return 'nameOrId'
  if (named === conventions.schemas.name) return 'name'
  const values = enumValues(document, schema)
  if (values !== undefined) return { values }
  switch (resolved.type) {
    case 'boolean':
      return 'boolean'
    case 'integer':
      return resolved.minimum === 1
        ? 'positive'
        : (integerFormats.find((format) => format === resolved.format) ?? 'integer')
    case 'array':
      return { items: paramKind(model, resolved.items ?? {}) }
    case 'string':
      if (resolved.pattern !== undefined) return { pattern: resolved.pattern }
      return stringFormats[resolved.format ?? ''] ?? 'string'
    default:
      return 'string'
  }
}

const integerFormats = ['uint8', 'uint16', 'uint32', 'uint64', 'int8', 'int16', 'int32', 'int64']
const stringFormats: Readonly<Record<string, string>> = { uuid: 'uuid', 'date-time': 'date', ip: 'ip' }

/** Properties of a JSON body's top level. */
function bodyFields(document: Document, { transport, schema }: Operation['request']): readonly string[] | undefined {
  if (transport !== 'json' || schema === undefined) return undefined
  const { allProperties, variants, resolve } = schemasOf(document)
  const parts = [schema, ...(variants(resolve(schema).schema) ?? [])]
  return nonEmpty([...new Set(parts.flatMap((part) => allProperties(part).map(({ wire }) => wire)))])
}

/** Defaults that the contract declares for properties of the body's top level. */
function bodyDefaults(document: Document, schema: Schema | undefined): object | undefined {
  if (schema === undefined) return undefined
  const entries = schemasOf(document)
    .allProperties(schema)
    .map(({ wire, own }) => [wire, own.default] as const)
    .filter(([, value]) => value !== undefined && value !== null)
  return nonEmptyObject(Object.fromEntries(entries))
}
