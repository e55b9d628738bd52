/** How requests name the thing that a page is about. */
import { scopeOf } from '../../../link/related.ts'
import { rowFields } from '../../../schema/row-fields.ts'
import type { SubjectIR } from '../../types/activity-ir.ts'
import type { BoundCall, Operation } from '../../types/ir.ts'
import type { DetailScreenIR } from '../../types/screen-ir.ts'
import type { Workspace } from '../../workspace.ts'

export function subjectOf(screen: DetailScreenIR, { context }: Workspace): SubjectIR | undefined {
  if (screen.embedded) return undefined
  const { source, actions, param, path, entity } = screen
  const operation = (id: string): Operation | undefined => context.operations.get(id)
  const read = operation(source.call.operation)
  const main = context.resources.find((one) => one.entity === entity && one.view === undefined)
  if (read === undefined || main === undefined) return undefined
  const { ops } = main
  const made = ops.create ?? ops.upsert
  const scope = scopeOf(main, context)
  const shared = {
    page: path,
    within: withinOf(source.call, read, param),
    ...(made === undefined ? {} : { create: made.op.id }),
    ...(scope === undefined ? {} : { scope }),
  }
  const called = actions.flatMap(({ call }) => {
    const op = operation(call.operation)
    return op === undefined ? [] : [{ call, op }]
  })
  // There is only one of it: whatever changes it or what it consists of is about it.
  if (param === undefined) {
    // One for each row of something else: no address of a request tells which.
    if (path.includes('/:')) return undefined
    const parts = context.resources.filter((one) => one.parent === entity)
    const changes = [main, ...parts].flatMap((one) => changing.flatMap((role) => one.ops[role]?.op ?? []))
    const paths = [...changes, ...called.map(({ op }) => op)].map((op) => op.path)
    return paths.length === 0 ? undefined : { ...shared, paths: unique([read.path, ...paths]), queries: [] }
  }
  const byRow = called.filter(({ call }) => call.path.at(-1)?.bind.from === 'row')
  const ends = [
    ...(source.pick === undefined ? [read] : []),
    ...[ops.view, ops.update, ops.delete].flatMap((one) => one?.op ?? []),
    ...byRow.map(({ op }) => op),
  ].flatMap((op) => namedBy(op) ?? [])
  const inAny = new Set([...context.operations.values()].flatMap((op) => op.queryParams.map(({ wire }) => wire)))
  const queries = [
    ...ends.map(({ wire }) => wire).filter((wire) => inAny.has(wire)),
    // Named by its query alone.
    ...called.flatMap(({ call, op }) =>
      op.pathParams.length > 0
        ? []
        : call.query
            .filter(({ bind }) => bind.from === 'row')
            .flatMap(({ param: client }) => op.queryParams.find((one) => one.client === client)?.wire ?? [])
            .map((wire) => `${op.path}?${wire}`),
    ),
  ]
  const paths = unique(ends.map((end) => end.path))
  if (paths.length === 0 && queries.length === 0) return undefined
  const view = source.pick === undefined ? read : ops.view?.op
  return {
    ...shared,
    ...fieldsOf(byRow, context),
    param,
    paths,
    queries: unique(queries),
    ...(view === undefined || view.pathParams.length === 0 ? {} : { view: view.clientPath }),
  }
}

const changing = ['create', 'update', 'delete', 'upsert'] as const

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** Rows that requests name by other fields than name and id, some of them with the place that they are in. */
function fieldsOf(
  calls: readonly { call: BoundCall; op: Operation }[],
  { contract }: Workspace['context'],
): Pick<SubjectIR, 'own' | 'fields'> {
  const { id, name } = rowFields(contract.conventions)
  for (const { call, op } of calls) {
    const bind = call.path.at(-1)?.bind
    if (bind?.from !== 'row' || bind.path === id || bind.path === name) continue
    const fields = call.query.flatMap(({ param, bind: by }) => {
      const wire = op.queryParams.find((one) => one.client === param)?.wire
      return by.from === 'row' && wire !== undefined ? [[wire, by.path] as const] : []
    })
    return { own: bind.path, fields: Object.fromEntries(fields) }
  }
  return {}
}

/** Where the path of a request names a row: behind `path`, in its last parameter. */
function namedBy({ path, pathParams }: Operation): { path: string; wire: string } | undefined {
  const wire = [...pathParams].map((one) => one.wire).sort((a, b) => path.indexOf(`{${b}}`) - path.indexOf(`{${a}}`))[0]
  return wire === undefined ? undefined : { path: path.slice(0, path.indexOf(`{${wire}}`)), wire }
}

/** Parents that the read of a row names in its query. */
function withinOf({ query }: BoundCall, { queryParams }: Operation, own: string | undefined): Record<string, string> {
  const chained = query.filter(({ bind }) => bind.from === 'route' && bind.path !== own)
  return Object.fromEntries(
    chained
      .toSorted((a, b) => (a.chain ?? 0) - (b.chain ?? 0))
      .flatMap(({ param, bind }) => {
        const wire = queryParams.find(({ client }) => client === param)?.wire
        return wire === undefined || bind.from === 'literal' ? [] : [[wire, bind.path]]
      }),
  )
}
