/** The body and answer schemas of every operation, out of the contract document. */
import { bytesSchema, nameOrIdSchema, nameSchema } from '../../../generated/mock/conventions.gen.ts'
import { createCloser } from './closed.ts'
import type { DeclaredAnswers } from './contract.ts'
import { definitions, toJsonSchema, type JsonSchema, type Sharpen } from './json-schema.ts'
import { essenceOf } from '../../lib/media-type.ts'
import { jsonOf } from './media-types.ts'

/** Id under which ajv knows the component schemas. */
export const base = 'contract'

/** Id of their closed variants, which answers are held against. */
const closedBase = 'answers'

export interface OperationSchemas {
  readonly area: string
  readonly body?: JsonSchema
  readonly answers: DeclaredAnswers<JsonSchema>
}

export interface ContractSchemas {
  /** Documents that the schemas of the operations refer to. */
  readonly definitions: readonly JsonSchema[]
  readonly operations: ReadonlyMap<string, OperationSchemas>
}

/** The parts of an OpenAPI document that are read here; parameters and responses may be references. */
interface Media {
  readonly schema?: unknown
}
interface Content {
  readonly content?: Readonly<Record<string, Media>>
}
interface ResponseObject extends Content {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>
}
interface OperationObject {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, ResponseObject>>
}
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

/** Reads a bundled document. Operations are grouped by area: the first tag, as the generator names areas. */
export function contractSchemas(document: ContractDocument): ContractSchemas {
  const open = definitions(document, base, sharpened)
  const closer = createCloser(open, closedBase)
  const closed = (schema: unknown): JsonSchema => closer.close(toJsonSchema(schema, base))
  const operations = new Map<string, OperationSchemas>()
  for (const item of Object.values(document.paths)) {
    for (const candidate of Object.values(item)) {
      if (!isOperation(candidate)) continue
      const body = jsonSchemaOf(candidate.requestBody)
      operations.set(candidate.operationId, {
        area: areaOf(candidate.tags?.[0] ?? 'default'),
        ...(body === undefined ? {} : { body }),
        answers: { ...usualErrors(candidate, closed), ...declaredBy(candidate, closed) },
      })
    }
  }
  return { definitions: [open, closer.definitions()], operations }
}

type Close = (schema: unknown) => JsonSchema

const declaredBy = ({ responses }: OperationObject, closed: Close): DeclaredAnswers<JsonSchema> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { content = {}, headers = {} }]) => [
      status,
      {
        types: Object.fromEntries(
          Object.entries(content).map(([type, { schema }]) => [essenceOf(type), closed(schema)]),
        ),
        headers: Object.entries(headers).flatMap(([name, { required }]) =>
          required === true ? [name.toLowerCase()] : [],
        ),
      },
    ]),
  )

/**
 * Errors of operations that declare one answer of any kind for all: in words, the contract says that they are the usual
 * ones, or those of the login of devices (RFC 6749 §5.2).
 */
function usualErrors({ responses, requestBody }: OperationObject, closed: Close): DeclaredAnswers<JsonSchema> {
  if (responses['default'] === undefined) return {}
  const usual = closed({ $ref: '#/components/schemas/Error' })
  const isForm = requestBody?.content?.[form] !== undefined
  const error = { types: { [json]: isForm ? { anyOf: [usual, oauthError] } : usual }, headers: [] }
  return { '4XX': error, '5XX': error }
}

const oauthError: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' }, error_uri: { type: 'string' } },
  additionalProperties: false,
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/**
 * Schemas that the platform's parser knows by name: a format of our own lets an error say which one it was. Names are
 * judged more strictly than the contract's pattern does, which admits capitals that the platform refuses.
 */
const sharpened: Sharpen = {
  // The format has room for twice as many.
  [bytesSchema]: (schema) => ({ ...schema, maximum: 2 ** 63 }),
  [nameSchema]: (schema) => ({ ...schema, format: 'x-name' }),
  UserId: (schema) => ({ ...schema, format: 'x-name' }),
  Hostname: (schema) => ({ ...schema, format: 'x-hostname' }),
  [nameOrIdSchema]: () => ({ type: 'string', format: 'x-name-or-id' }),
  IpNet: () => ({ type: 'string', format: 'x-ip-net' }),
}

/** Name of an area as the generator makes it from a tag: `system/ip-pools` → `system-ip-pools`. */
const areaOf = (tag: string): string =>
  tag
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase()

const isOperation = (value: unknown): value is OperationObject =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value

function jsonSchemaOf(content: Content | undefined): JsonSchema | undefined {
  const types = content?.content ?? {}
  const media = [jsonOf(types), types[form]].find((found) => found?.schema !== undefined)
  return media === undefined ? undefined : toJsonSchema(media.schema, base)
}
