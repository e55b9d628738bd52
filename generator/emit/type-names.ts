/**
 * TypeScript names of the contract's schemas, the same in the client and the wire view. Nearly always the
 * schema's own name; what TypeScript cannot declare is made declarable, and no two fall together.
 */
import type { Document } from '../model/types/contract.ts'
import { freeName } from './free-name.ts'

const undeclarable = new Set(
  (
    'any bigint boolean never null number object string symbol undefined unknown void break case catch class const continue debugger ' +
    'default delete do else enum export extends false finally for function if implements import in instanceof interface let new package ' +
    'private protected public return static super switch this throw true try typeof var while with yield arguments await eval'
  ).split(' '),
)

/** Whether TypeScript keeps the name for itself, as a type or as a variable. */
export const isReserved = (name: string): boolean => undeclarable.has(name)

/** Schema name → type name, in the document's order. */
export function schemaTypeNames(document: Document): ReadonlyMap<string, string> {
  const schemas = Object.keys(document.components.schemas)
  // Names that are fine as they are come first, so that a repaired one never takes a good one's place.
  const taken = new Set(schemas.filter((schema) => declarable(schema) === schema))
  return new Map(
    schemas.map((schema) => {
      const wanted = declarable(schema)
      if (wanted === schema) return [schema, schema]
      return [schema, freeName(wanted, taken, '_')]
    }),
  )
}

/** Schemas that describe objects → the type of their rows. */
export function rowTypes({ document }: { document: Document }): ReadonlyMap<string, string> {
  const types = schemaTypeNames(document)
  return new Map(
    Object.entries(document.components.schemas).flatMap(([name, s]): [string, string][] =>
      (s.properties ?? s.oneOf ?? s.allOf ?? s.anyOf) === undefined ? [] : [[name, types.get(name) ?? name]],
    ),
  )
}

function declarable(schema: string): string {
  const cleaned = schema.replace(/[^A-Za-z0-9_$]/g, '_').replace(/^(?=\d|$)/, '_')
  // The tool keeps types in an object by their names: there `__proto__` would be none.
  return isReserved(cleaned) || cleaned === '__proto__' ? `${cleaned}_` : cleaned
}
