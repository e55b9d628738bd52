/** Parameters that name a row which only its ID tells: names are unique within a parent, and not every operation asks for that. */
import type { Operation, Param } from '../model/types/ir.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { Context } from './context.ts'
import { routeName } from './names.ts'
import { parentOf, type Resource } from './resources.ts'

interface Naming {
  op: Pick<Operation, 'pathParams' | 'queryParams'>
  /** The row that `$parent` speaks of, then what that lies below. */
  above: readonly Resource[]
  /** The parameter that selects the first of them, whatever it is called. */
  own?: Param | undefined
  /** A row beside it is told by its ID: what names are unique in is not sent, unless it has to be. */
  isBesideId?: boolean
}

/** The field of the row above that a parameter gets instead of what stands in the address; undefined where the address does. */
export function idAbove(
  param: Param,
  { op, above, own, isBesideId = false }: Naming,
  context: Pick<Context, 'schemas' | 'contract' | 'resource'>,
): string | undefined {
  const { idOf } = rowFields(context.contract.conventions)
  const [nearest] = above
  const owner = param === own ? nearest : namedBy(param, above, context)
  if (nearest === undefined || owner?.key.kind !== 'nameOrId') return undefined
  const isId = context.schemas.resolve(param.schema).schema.format === 'uuid'
  const sent = isBesideId ? { ...op, queryParams: op.queryParams.filter(({ required }) => required) } : op
  if (!isId && isToldByName(owner, sent, context)) return undefined
  if (owner === nearest) return owner.key.field
  const reference = idOf(owner.param)
  return context.schemas.at(nearest.schema, reference) === undefined ? undefined : reference
}

/** Resources that a resource lies below, nearest first. */
export function ancestorsOf(resource: Resource, context: Pick<Context, 'resource'>): Resource[] {
  const all: Resource[] = []
  const seen = new Set<string>([resource.id])
  for (let id = resource.parent; id !== undefined && !seen.has(id);) {
    seen.add(id)
    const parent = context.resource(id)
    if (parent === undefined) break
    all.push(parent)
    id = parent.parent
  }
  return all
}

/** Which of the rows above a parameter names: it is called like what selects that row elsewhere or like its kind, with or without saying that it is an ID. */
export function namedBy(
  { client }: Param,
  above: readonly Resource[],
  { contract }: Pick<Context, 'contract'>,
): Resource | undefined {
  const { idOf } = rowFields(contract.conventions)
  const name = routeName(client)
  const namesOf = ({ param, entity }: Resource): string[] =>
    [param, camelCase(entity)].flatMap((one) => [one, idOf(one)])
  return above.find(({ param }) => param === name) ?? above.find((one) => namesOf(one).includes(name))
}

/** Whether an operation can find a row by its name: it is unique everywhere, or the operation asks for what it is unique in. */
function isToldByName(row: Resource, op: Naming['op'], context: Pick<Context, 'resource' | 'contract'>): boolean {
  const parent = parentOf(row, context)
  const asks = (one: Naming['op'] | undefined): boolean =>
    one !== undefined &&
    parent !== undefined &&
    [...one.pathParams, ...one.queryParams].some((param) => namedBy(param, [parent], context) !== undefined)
  return asks(op) || !asks((row.ops.view ?? row.ops.list)?.op)
}
