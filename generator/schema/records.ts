/** Tables by names that a document or a manifest gives. Such a name may be one that every object has: `constructor`, `toString`, `__proto__`. */

/** What a table itself says of a name; undefined where it says nothing. */
export const ownOf = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined

/** A table that has nothing until something is put into it: assigning `__proto__` adds an entry as well. */
export const emptyTable = <T>(): Record<string, T> => Object.create(null) as Record<string, T> // nothing contradicts it
