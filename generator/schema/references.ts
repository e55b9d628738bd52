/** References between the schemas of a document. */
import type { Schema } from '../model/types/contract.ts'

const refPrefix = '#/components/schemas/'

/** The schema a reference names; undefined for a schema that is not a reference to a component. */
export function referredSchema(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(refPrefix) === true ? schema.$ref.slice(refPrefix.length) : undefined
}

/** The reference to a schema, as written in a document. */
export const refTo = (schema: string): string => refPrefix + schema
