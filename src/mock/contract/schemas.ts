/** The body and answer schemas of every operation, out of the contract document. */
import { definitions, toJsonSchema, type JsonSchema, type Sharpen } from './json-schema.ts'

/** Id under which ajv knows the component schemas. */
export const base = 'contract'

export interface OperationSchemas {
  readonly area: string
  readonly body?: JsonSchema
  readonly answer?: JsonSchema
}

export interface ContractSchemas {
  readonly definitions: JsonSchema
  readonly operations: ReadonlyMap<string, OperationSchemas>
}

/** The parts of an OpenAPI document that are read here; parameters and responses may be references. */
interface Media {
  readonly schema?: unknown
}
interface Content {
  readonly content?: Readonly<Record<string, Media>>
}
interface OperationObject {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

/** Reads a bundled document. Operations are grouped by area: the first tag, as the generator names areas. */
export function contractSchemas(document: ContractDocument): ContractSchemas {
  const operations = new Map<string, OperationSchemas>()
  for (const item of Object.values(document.paths)) {
    for (const candidate of Object.values(item)) {
      if (!isOperation(candidate)) continue
      const success = Object.entries(candidate.responses).find(([status]) => /^[23]/.test(status))?.[1]
      const body = jsonSchemaOf(candidate.requestBody, ['application/json', 'application/x-www-form-urlencoded'])
      const answer = jsonSchemaOf(success, ['application/json'])
      operations.set(candidate.operationId, {
        area: areaOf(candidate.tags?.[0] ?? 'default'),
        ...(body === undefined ? {} : { body }),
        ...(answer === undefined ? {} : { answer }),
      })
    }
  }
  return { definitions: definitions(document, base, sharpened), operations }
}

/**
 * Schemas that the platform's parser knows by name: a format of our own lets an error say which one it was. Names are
 * judged more strictly than the contract's pattern does, which admits capitals that the platform refuses.
 */
const sharpened: Sharpen = {
  Name: (schema) => ({ ...schema, format: 'x-name' }),
  UserId: (schema) => ({ ...schema, format: 'x-name' }),
  Hostname: (schema) => ({ ...schema, format: 'x-hostname' }),
  NameOrId: () => ({ type: 'string', format: 'x-name-or-id' }),
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

function jsonSchemaOf(content: Content | undefined, types: readonly string[]): JsonSchema | undefined {
  const media = types.map((type) => content?.content?.[type]).find((found) => found?.schema !== undefined)
  return media === undefined ? undefined : toJsonSchema(media.schema, base)
}
