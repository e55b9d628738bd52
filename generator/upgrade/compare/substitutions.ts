/** New names for old ones, all at once: two that swap their names keep apart. */
import type { Change } from './change.ts'

export interface Substitutions {
  /** Ids of operations. */
  operations: ReadonlyMap<string, string>
  schemas: ReadonlyMap<string, string>
  /** By owner: path of a field → its new path. */
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** What is certain; what somebody has to choose is left out. */
export function substitutionsOf(changes: readonly Change[]): Substitutions {
  const operations = new Map<string, string>()
  const schemas = new Map<string, string>()
  const fields = new Map<string, Map<string, string>>()
  for (const change of changes) {
    if (change.type === 'operation-renamed') operations.set(change.operation, change.to)
    if (change.type === 'schema-renamed') schemas.set(change.schema, change.to)
    if ((change.type === 'field-renamed' || change.type === 'field-moved') && change.to !== undefined) {
      const own = fields.get(change.owner) ?? new Map<string, string>()
      fields.set(change.owner, own.set(change.field, change.to))
    }
  }
  return { operations, schemas, fields }
}

/** Names with the new ones put in: each is looked up once, so what a name becomes is never looked up again. */
export const substitute = (names: readonly string[], by: ReadonlyMap<string, string>): string[] =>
  names.map((name) => by.get(name) ?? name)
