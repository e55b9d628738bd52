/** Which parameters of a call name a row, and the rows around it. */
import { ancestorParams } from '../../link/calls.ts'
import type { Context } from '../../link/context.ts'
import { routeName, snakeCase } from '../../link/names.ts'
import { parentOf, type Resource } from '../../link/resources.ts'
import type { BoundCall, Operation } from '../types/ir.ts'
import type { MockOperationIR } from '../types/mock-ir.ts'

/** Parameters that name what a row lies in, the nearest first. */
export function selectorsOf(resource: Resource, context: Context): { param: string; entity: string }[] {
  const params = ancestorParams(resource, context)
  const selectors: { param: string; entity: string }[] = []
  let current: Resource | undefined = resource
  for (const param of params) {
    current = current && parentOf(current, context)
    if (current !== undefined) selectors.push({ param: snakeCase(param), entity: current.entity })
  }
  return selectors
}

/** Rows that the path of a list names, and that its rows do not lie in: they have a field with the key of each, such as the interfaces of a subnet. */
export function namedBeside(
  { pathParams }: Operation,
  resource: Resource,
  context: Context,
): Pick<MockOperationIR, 'of'> {
  const main = context.resource(resource.entity) ?? resource
  const above = new Set(selectorsOf(main, context).map(({ param }) => param))
  const names = new Set(context.schemas.properties(resource.schema).map((one) => one.wire))
  const parents = selectorsOf(resource, context)
  const of = pathParams.flatMap(({ wire: param }) => {
    const entity = parents.find((one) => one.param === param)?.entity
    const field = `${param}${context.contract.conventions.rows.reference}`
    return above.has(param) || entity === undefined || !names.has(field) ? [] : [{ param, entity, field }]
  })
  return of.length === 0 ? {} : { of }
}

/** The parameter that names the own row: not an ancestor's. */
export function selectorParam(op: Operation, resource: Resource, context: Context): string | undefined {
  const ancestors = new Set(ancestorParams(resource, context))
  const own =
    op.pathParams.find((p) => routeName(p.client) === resource.param) ??
    op.pathParams.findLast((p) => !ancestors.has(routeName(p.client)))
  if (own !== undefined) return own.wire
  return op.queryParams.find((p) => p.required && !ancestors.has(p.client))?.wire
}

/** Parameters that screens give a parent to, where the rows have another name for it. @param call how screens call the operation */
export function calledOf(
  { op: { pathParams, queryParams }, call }: { op: Operation; call: BoundCall | undefined },
  resource: Resource,
  context: Context,
): Pick<MockOperationIR, 'called'> {
  const names = selectorsOf(resource, context).map(({ param }) => param)
  const args = [...(call?.path ?? []), ...(call?.query ?? [])]
  const called = [...pathParams, ...queryParams].flatMap(({ wire, client }) => {
    const bind = args.find(({ param }) => param === client)?.bind
    const name = bind?.from === 'route' ? snakeCase(bind.path) : ''
    return names.includes(wire) || !names.includes(name) ? [] : [[wire, name] as const]
  })
  return called.length === 0 ? {} : { called: Object.fromEntries(called) }
}
