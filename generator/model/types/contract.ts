/** The contract as the stages see it: an OpenAPI 3.0 document, already bundled and checked for form. */
import type { Place } from '../../diagnostics.ts'
import type { Facts } from './facts.ts'
import type { Conventions } from './conventions.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** An OpenAPI 3.0 schema object or reference. Only keywords that the generator reads are typed. */
export interface Schema {
  readonly $ref?: string
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  readonly format?: string
  readonly nullable?: boolean
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly default?: Json
  readonly deprecated?: boolean
  readonly description?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  /** Descriptions of properties that are bare references and so cannot carry one of their own. */
  readonly 'x-cairn-descriptions'?: Readonly<Record<string, string>>
}

export interface ParameterObject {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

export interface MediaObject {
  readonly schema?: Schema
}

export interface ResponseObject {
  readonly description?: string
  /** By name; what they say is read nowhere. */
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, MediaObject>>
}

/** Ways of signing in, each with all that it takes: any one of them is enough. */
export type SecurityObject = readonly Readonly<Record<string, readonly string[]>>[]

export interface OperationObject {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly security?: SecurityObject
  readonly parameters?: readonly ParameterObject[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaObject>> }
  readonly responses: Readonly<Record<string, ResponseObject>>
  /** Extensions: the conventions say which of them mean something. */
  readonly [mark: `x-${string}`]: Json | undefined
}

export const methods = ['get', 'put', 'post', 'delete', 'head', 'patch'] as const
export type Method = (typeof methods)[number]

/** The document: parameters and responses of operations are inlined, schemas stay references. */
export interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  /** Of operations that say nothing of it. */
  readonly security?: SecurityObject
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, OperationObject>>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** What `read` hands to `model`. */
export interface Contract {
  readonly document: Document
  readonly conventions: Conventions
  /** The facts of other versions, which servers may have. */
  readonly others?: readonly Facts[]
  /** The bundle as text, two-space JSON with a final newline: becomes `generated/openapi.json`. */
  readonly bundle: string
  /** Where an operation (`operation:disk_list`), a schema (`schema:Disk`) or a convention (`convention:session.who`) is written, for diagnostics. */
  readonly place: (key: string) => Place
}
