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
 * `api/wire.gen.ts`: a type per schema, and `<TypeName>Path`, `Query`, `Body` and `Response` per operation.
 * Parameters are typed as parsed; a body of bytes is a `Blob`; what an operation does not have is `undefined`
 * (a body, an answer) or empty (parameters).
 */
export const emitWireTypes: Emitter = (model) => {
  const operationNames = new Set(
    model.operations.flatMap((operation) => sides.map((side) => operation.typeName + side)),
  )
  const types = clear(schemaTypeNames(model.document), operationNames)
  const schemas = Object.entries(model.document.components.schemas).map(([name, schema]) => ({
    comment: docComment(schema.description),
    name: types.get(name),
    type: schemaType(schema, types),
  }))
  const operations = model.operations.map((operation) => ({
    id: operation.id,
    types: [
      { name: `${operation.typeName}Path`, type: parametersType(operation.pathParams, types) },
      { name: `${operation.typeName}Query`, type: parametersType(operation.queryParams, types) },
      { name: `${operation.typeName}Body`, type: bodyType(operation, types) },
      { name: `${operation.typeName}Response`, type: responseType(operation, types) },
    ],
  }))
  return [{ path: 'api/wire.gen.ts', text: render('wire-types', { header: header('openapi/'), schemas, operations }) }]
}

const sides = ['Path', 'Query', 'Body', 'Response']

/** A schema makes way for an operation's type, which others address by its name. */
function clear(types: TypeNames, operationNames: ReadonlySet<string>): TypeNames {
  const taken = new Set([...types.values(), ...operationNames])
  return new Map(
    [...types].map(([schema, type]) => [schema, operationNames.has(type) ? freeName(`${type}Schema`, taken) : type]),
  )
}

function parametersType(params: readonly Param[], types: TypeNames): string {
  if (params.length === 0) return '{ [key: string]: never }'
  // There is no way to write null into a URL.
  const lines = params.map(
    ({ wire, required, schema }) =>
      `  ${propertyKey(wire)}${required ? '' : '?'}: ${schemaType({ ...schema, nullable: false }, types, 1)}\n`,
  )
  return `{\n${lines.join('')}}`
}

function bodyType({ request }: Operation, types: TypeNames): string {
  if (request.transport === 'none') return 'undefined'
  const type = bytesOr(request, types)
  return request.required || type === 'unknown' ? type : `${type} | undefined`
}

function responseType({ response }: Operation, types: TypeNames): string {
  if (response.transport === 'none' || response.transport === 'socket') return 'undefined'
  return bytesOr(response, types)
}

function bytesOr(side: { transport: string; schema?: Schema }, types: TypeNames): string {
  if (side.transport === 'octets') return 'globalThis.Blob'
  return side.schema === undefined ? 'unknown' : schemaType(side.schema, types)
}

const docComment = (description: string | undefined): string =>
  description === undefined || description === '' ? '' : `/** ${comment(description)} */\n`
