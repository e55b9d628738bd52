/**
 * The document in the client view: what hey-api gets to see. Property and parameter names are camelCase,
 * operations carry their final function names, and only what shapes a type is kept.
 */
import type { Schema } from '../../model/types/contract.ts'
import type { ApiModel, Operation, Param } from '../../model/types/ir.ts'
import { schemaTypeNames } from '../type-names.ts'
import { referredSchema, refTo } from '../../schema/references.ts'

interface Media {
  schema?: Schema
}

interface ClientOperation {
  operationId: string
  tags: readonly string[]
  summary?: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}

/** OpenAPI 3.0 as far as the tool needs it. */
export interface ClientDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, ClientOperation>>
  components: { schemas: Record<string, Schema> }
}

/** What `__proto__` is called for the tool, which keeps fields and parameters in objects by their names. */
const protoName = '__protoName__'

const toolName = (name: string): string => (name === '__proto__' ? protoName : name)

/** What the tool wrote, with fields and parameters as they are called. */
export const withOwnNames = (text: string): string => text.replaceAll(protoName, '__proto__')

/** Operations that the client can call: a socket is none of them. */
export const callable = (model: ApiModel): readonly Operation[] =>
  model.operations.filter((operation) => operation.response.transport !== 'socket')

/** A throw-away copy of the contract for hey-api; the contract itself is left alone. */
export function clientDocument(model: ApiModel): ClientDocument {
  const { document, names } = model
  const types = schemaTypeNames(document)
  const toClient = (wire: string): string => toolName(names.toClient(wire))

  function copy(schema: Schema): Schema {
    const target = referredSchema(schema)
    if (target !== undefined) return { $ref: refTo(types.get(target) ?? target) }
    const { $ref, type, format, nullable, description } = schema
    return {
      ...defined({ $ref, type, format, nullable, description }),
      ...(schema.enum === undefined ? {} : { enum: schema.enum }),
      ...(schema.properties === undefined ? {} : { properties: mapKeys(schema.properties, toClient, copy) }),
      ...(schema.required === undefined ? {} : { required: schema.required.map(toClient) }),
      ...(schema.items === undefined ? {} : { items: copy(schema.items) }),
      ...(schema.allOf === undefined ? {} : { allOf: schema.allOf.map(copy) }),
      ...(schema.oneOf === undefined ? {} : { oneOf: schema.oneOf.map(copy) }),
      ...(schema.anyOf === undefined ? {} : { anyOf: schema.anyOf.map(copy) }),
      ...extra(schema.additionalProperties),
    }
  }

  function extra(rest: Schema['additionalProperties']): Schema {
    if (rest === undefined) return {}
    return { additionalProperties: typeof rest === 'boolean' ? rest : copy(rest) }
  }

  const parameter = (where: 'path' | 'query') => (param: Param) => ({
    name: toolName(param.client),
    in: where,
    required: param.required,
    schema: copy(param.schema),
  })

  function content(side: Operation['request' | 'response']): Record<string, Media> | undefined {
    if (side.mediaType === undefined) return undefined
    // Of a stream of events the tool would make a client of another kind: here it is read as any answer is.
    const mediaType = side.mediaType === 'text/event-stream' ? 'text/plain' : side.mediaType
    return { [mediaType]: side.schema === undefined ? {} : { schema: copy(side.schema) } }
  }

  const paths: ClientDocument['paths'] = {}
  for (const operation of callable(model)) {
    const body = content(operation.request)
    const answer = content(operation.response)
    const status = /^[23]\d\d$/.test(operation.response.status) ? operation.response.status : '200'
    const path = operation.clientPath.replaceAll('{__proto__}', `{${protoName}}`)
    paths[path] ??= {}
    Object.assign(paths[path], {
      [operation.method]: {
        operationId: operation.name,
        tags: operation.tags,
        ...(operation.summary === '' ? {} : { summary: operation.summary }),
        parameters: [...operation.pathParams.map(parameter('path')), ...operation.queryParams.map(parameter('query'))],
        ...(body === undefined ? {} : { requestBody: { required: operation.request.required, content: body } }),
        // Error answers are left out: every failure is an ApiError.
        responses: { [status]: { description: 'Success.', ...(answer === undefined ? {} : { content: answer }) } },
      } satisfies ClientOperation,
    })
  }
  return {
    openapi: '3.0.3',
    info: { title: 'client view', version: model.version },
    paths,
    components: { schemas: mapKeys(document.components.schemas, (name) => types.get(name) ?? name, copy) },
  }
}

function defined<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries) as Partial<T> // the same keys, fewer of them
}

/** `Object.fromEntries` defines its keys, so that a `__proto__` stays an ordinary one. */
function mapKeys<T, U>(
  record: Readonly<Record<string, T>>,
  key: (name: string) => string,
  value: (item: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, item]) => [key(name), value(item)]))
}
