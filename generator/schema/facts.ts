/** The facts that a document states: see `Facts`. */
import type { Schema } from '../model/types/contract.ts'
import type { FieldFacts, Facts, OperationFacts } from '../model/types/facts.ts'
import type { ApiModel, Operation } from '../model/types/ir.ts'
import { schemasOf, type Schemas } from './schemas.ts'
import { emptyTable } from './records.ts'

type FactsInput = Pick<ApiModel, 'document' | 'operations'>

export function factsOf({ document, operations }: FactsInput): Facts {
  const schemas = schemasOf(document)
  const found = emptyTable<Record<string, FieldFacts>>()
  const fieldsOf = (schema: Schema): Record<string, FieldFacts> => Object.fromEntries(fieldsBelow(schema, schemas))
  for (const name of schemas.names) {
    const fields = fieldsOf(schemas.named(name) ?? {})
    if (Object.keys(fields).length > 0) found[name] = fields
  }
  /** The name of a schema; one without a name gets that of its place. */
  const nameOf = (schema: Schema, place: string): string => {
    const { type, inline } = typeOf(schema, schemas)
    if (inline === undefined) return type
    const fields = fieldsOf(inline)
    if (Object.keys(fields).length === 0) return type
    found[place] = fields
    return place
  }
  const table = operations.map((op): [string, OperationFacts] => [op.id, operationFacts(op, nameOf)])
  return { version: document.info.version, operations: Object.fromEntries(table), schemas: found }
}

function operationFacts(op: Operation, nameOf: (schema: Schema, place: string) => string): OperationFacts {
  const { request, response } = op
  const needs = op.queryParams.filter(({ required }) => required).map(({ wire }) => wire)
  return {
    method: op.method.toUpperCase(),
    path: op.path,
    query: op.queryParams.map(({ wire }) => wire),
    ...(needs.length === 0 ? {} : { needs }),
    ...(request.schema === undefined ? {} : { body: nameOf(request.schema, `${op.id} body`) }),
    ...(response.schema === undefined ? {} : { answer: nameOf(response.schema, `${op.id} answer`) }),
  }
}

/** @param above the names of the fields that it is in */
function fieldsBelow(schema: Schema, schemas: Schemas, above: readonly string[] = []): [string, FieldFacts][] {
  // Schemas without a name cannot contain themselves, but hostile ones are deep.
  if (above.length > deepest) return []
  return schemas.properties(schema).flatMap(({ wire, required, own }): [string, FieldFacts][] => {
    const { type, inline, isList } = typeOf(own, schemas)
    const path = [...above, wire]
    const field: [string, FieldFacts] = [path.join('.'), { type, required, ...(isList && { isList }) }]
    return inline === undefined ? [field] : [field, ...fieldsBelow(inline, schemas, path)]
  })
}

const deepest = 20

/** What a value is called; `inline`: the fields of a value that is not called anything. */
function typeOf(schema: Schema, schemas: Schemas): { type: string; inline?: Schema; isList?: true } {
  let current = schema
  let list: { isList?: true } = {}
  for (let steps = 0; steps < deepest; steps++) {
    const { name, schema: target } = schemas.resolve(current)
    if (name !== undefined && schemas.properties(target).length > 0) return { type: name, ...list }
    if (target.type !== 'array' || target.items === undefined)
      return schemas.properties(target).length > 0
        ? { type: 'object', inline: target, ...list }
        : { type: name ?? target.type ?? 'any', ...list }
    current = target.items
    list = { isList: true }
  }
  return { type: 'any', ...list }
}
