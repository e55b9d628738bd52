/** What a story can make: things of the manifest's entities, each by the operation that makes one, and calls of any operation. */
import { descriptionField } from '../../../generated/mock/conventions.gen.ts'
import { entities } from '../../../generated/mock/entities.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { Ctx } from '../context/ctx.ts'
import { people } from './people.ts'

export interface Maker {
  /** As in a story: the entity, or the operation. */
  readonly name: string
  /** Entity of the row that comes about, if one does. */
  readonly entity?: string
  /** Parameters and properties that may be given. */
  readonly fields: readonly string[]
  /** Those that must be. Of a body, the contract says what it needs. */
  readonly required: readonly string[]
  readonly by: { readonly operation: OperationSpec } | { readonly write: (ctx: Ctx, fields: WriteFields) => string }
}

export type WriteFields = Readonly<Record<string, unknown>>

const specs: readonly OperationSpec[] = Object.values(operations)

/** Those whose body is JSON, or that have none: nobody writes bytes or forms into a story. */
const isCall = ({ method, request }: OperationSpec): boolean =>
  method !== 'GET' && method !== 'HEAD' && (request === undefined || request === 'json')

function makerOf(name: string, operation: OperationSpec): Maker {
  const { params = {}, query = {}, required = [], body = [], crud } = operation
  const fields = [...new Set([...Object.keys(params), ...Object.keys(query), ...body])]
  return {
    name,
    ...(crud?.verb === 'create' || crud?.verb === 'link-add' ? { entity: crud.entity } : {}),
    fields,
    required: [...new Set([...Object.keys(params), ...required])],
    by: { operation },
  }
}

/** The operation that makes a row of nothing: with a body, unless no operation that makes one has any. */
function creating(entity: string): OperationSpec | undefined {
  const all = specs.filter(
    ({ crud }) => crud?.entity === entity && (crud.verb === 'create' || crud.verb === 'link-add'),
  )
  return all.find(({ request }) => request === 'json') ?? all[0]
}

/** By the name that a story calls it. */
export const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ...specs.filter(isCall).map((spec): [string, Maker] => [spec.id, makerOf(spec.id, spec)]),
  ...Object.keys(entities).flatMap((entity): [string, Maker][] => {
    const operation = creating(entity)
    return operation === undefined ? [] : [[entity, makerOf(entity, operation)]]
  }),
  ...people.map((maker): [string, Maker] => [maker.name, maker]),
])

/** What to say of an entity that is there and that no operation makes: a newer contract may have taken it away. */
export const unmade = (name: string): string | undefined =>
  Object.hasOwn(entities, name) && !makers.has(name)
    ? `nothing makes a "${name}": this contract has no operation like ${name}_create`
    : undefined

/** Whether a thing of nothing may go without words about it: in a story its name says enough. */
export const describesItself = ({ name, entity, fields }: Maker): boolean =>
  name === entity && fields.includes(descriptionField)
