/** Emits the contract's types in the wire view: what the mock's handlers receive and answer. */
import type { Schema } from '../model/types/contract.ts'
import type { Emitter, Operation, Param } from '../model/types/ir.ts'
import { freeName } from './free-name.ts'
import { comment, propertyKey } from './print.ts'
import { header, render } from './template.ts'
import { schemaTypeNames } from './type-names.ts'
import { schemaType } from './wire/schema-type.ts'

type TypeNames = ReadonlyMap<string, string>

/**
 * `api/wire.gen.ts`: a type per schema, and per operation `<TypeName>Path`, `Query`, `Body` and `Response` as far as it
 * has them. Parameters are typed as parsed; a body of bytes is a `Blob`.
 */
export const emitWireTypes: Emitter = (model) => {
  const operationNames = new Set(
    model.operations.flatMap((operation) => wireSides.map((side) => wireTypeName(operation, side))),
  )
  const types = clear(schemaTypeNames(model.document), operationNames)
  const schemas = Object.entries(model.document.components.schemas).map(([name, schema]) => ({
    comment: docComment(schema.description),
    name: types.get(name),
    type: schemaType(schema, types),
  }))
  const named = model.operations.map((operation) => ({
    id: operation.id,
    types: wireSides
      .filter((side) => hasWireType(operation, side))
      .map((side) => ({ name: wireTypeName(operation, side), type: typeOfSide[side](operation, types) })),
  }))
  const operations = named.filter((operation) => operation.types.length > 0)
  return [{ path: 'api/wire.gen.ts', text: render('wire-types', { header: header('openapi/'), schemas, operations }) }]
}

const wireSides = ['Path', 'Query', 'Body', 'Response'] as const
type WireSide = (typeof wireSides)[number]

/** Name of the type of one side of an operation. */
export const wireTypeName = (operation: Operation, side: WireSide): string => operation.typeName + side

/** Whether the operation has that side: parameters, a body, an answer. */
export function hasWireType(operation: Operation, side: WireSide): boolean {
  switch (side) {
    case 'Path':
      return operation.pathParams.length > 0
    case 'Query':
      return operation.queryParams.length > 0
    case 'Body':
      return operation.request.transport !== 'none'
    case 'Response':
      return operation.response.transport !== 'none'
  }
}

const typeOfSide: Readonly<Record<WireSide, (operation: Operation, types: TypeNames) => string>> = {
  Path: ({ pathParams }, types) => parametersType(pathParams, types),
  Query: ({ queryParams }, types) => parametersType(queryParams, types),
  Body: bodyType,
  Response: responseType,
}

/** A schema makes way for an operation's type, which others address by its name. */
function clear(types: TypeNames, operationNames: ReadonlySet<string>): TypeNames {
  const taken = new Set([...types.values(), ...operationNames])
  return new Map(
    [...types].map(([schema, type]) => [schema, operationNames.has(type) ? freeName(`${type}Schema`, taken) : type]),
  )
}

function parametersType(params: readonly Param[], types: TypeNames): string {
  // There is no way to write null into a URL.
  const lines = params.map(
    ({ wire, required, schema }) =>
      `  ${propertyKey(wire)}${required ? '' : '?'}: ${schemaType({ ...schema, nullable: false }, types, 1)}\n`,
  )
  return `{\n${lines.join('')}}`
}

function bodyType({ request }: Operation, types: TypeNames): string {
  const type = bytesOr(request, types)
  return request.required || type === 'unknown' ? type : `${type} | undefined`
}

function responseType({ response }: Operation, types: TypeNames): string {
  if (response.transport === 'socket') return 'undefined'
  return bytesOr(response, types)
}

function bytesOr(side: { transport: string; schema?: Schema }, types: TypeNames): string {
  if (side.transport === 'octets') return 'globalThis.Blob'
  return side.schema === undefined ? 'unknown' : schemaType(side.schema, types)
}

const docComment = (description: string | undefined): string =>
  description === undefined || description === '' ? '' : `/** ${comment(description)} */\n`
