/** Operations that are called otherwise in all ways at once, and whose fields changed as well: what is left to tell them by. */
import { singular, words } from '../../link/names.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Operation } from '../../model/types/ir.ts'
import type { Schemas } from '../../schema/schemas.ts'

/** How deep fields are looked for: those of a row in a page of rows. */
const maxDepth = 3

/** Paths of the fields of a schema, lists and what they hold as one. `above`: the path that they are below. */
function fieldPaths(schema: Schema, schemas: Schemas, above: readonly string[]): string[] {
  const { schema: target } = schemas.resolve(schema)
  if (target.type === 'array') return fieldPaths(target.items ?? {}, schemas, above)
  if (above.length > maxDepth) return []
  return schemas.allProperties(target).flatMap(({ wire, own }) => {
    const path = [...above, wire]
    return [path.join('.'), ...fieldPaths(own, schemas, path)]
  })
}

const pathsOf = ({ request, response }: Operation, schemas: Schemas): Set<string> =>
  new Set([
    ...(request.schema === undefined ? [] : fieldPaths(request.schema, schemas, ['body'])),
    ...(response.schema === undefined ? [] : fieldPaths(response.schema, schemas, ['answer'])),
  ])

/** Whether two operations take and give mostly the same. */
export function haveMostFields(old: Operation, now: Operation, sides: { old: Schemas; now: Schemas }): boolean {
  const [a, b] = [pathsOf(old, sides.old), pathsOf(now, sides.now)]
  const shared = [...a].filter((path) => b.has(path)).length
  return shared > 0 && shared * 2 >= Math.max(a.size, b.size)
}

/** Whether paths are the same but for one step, which has a word more or less: `certificates`, `tls-certificates`. */
export function hasOneNameMore(a: readonly string[], b: readonly string[]): boolean {
  const differing = a.flatMap((step, i) => (step === b[i] ? [] : ([[step, b[i] ?? '']] as const)))
  const [only] = differing
  if (a.length !== b.length || differing.length !== 1 || only === undefined) return false
  const [fewer = [], more = []] = only
    .map((step) => words(step).map(singular))
    .toSorted((one, other) => one.length - other.length)
  return fewer.length > 0 && fewer.length < more.length && fewer.every((word) => more.includes(word))
}
