/** Resources that a Terraform provider knows: each attribute is a field of the body or the row. */
import type { Schema } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { RawTerraform, RawTerraformId } from '../model/types/raw-terraform.ts'
import type { Context } from './context.ts'
import { below, type Fault } from './faults.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'

/** What the manifest says of a resource; of a view its entity does. */
export const terraformOf = (resource: Resource): RawTerraform | undefined =>
  resource.view === undefined && resource.entry.raw.terraform !== false ? resource.entry.raw.terraform : undefined

/** The schema of what a create sends. */
export const createdSchema = ({ ops }: Resource): Schema | undefined => ops.create?.op.request.schema

/** What is wrong with it. */
export function terraformFaults(resource: Resource, context: Context): Fault[] {
  const raw = terraformOf(resource)
  if (raw === undefined) return []
  const { fields = {}, body = {}, row, find } = raw
  const faults: Fault[] = []
  const add = (code: string, steps: Fault['steps'], fault: Pick<Fault, 'cause' | 'suggestion'>): void => {
    faults.push({ code, steps, ...fault })
  }
  const sent = createdSchema(resource)
  const viewed = row && resource.viewSchema
  const check = (schema: Schema | undefined, path: string, steps: Fault['steps']): void => {
    if (schema === undefined || context.schemas.at(schema, path) !== undefined) return
    const known = context.schemas.properties(schema).map(({ client }) => client)
    const what = schema === sent ? 'the body of a new row' : 'a row'
    add('UNKNOWN_FIELD', steps, {
      cause: `${what} of \`${resource.id}\` has no field \`${path}\``,
      suggestion: suggest(path, known),
    })
  }
  if (context.manifest.console.raw.terraform === undefined)
    add('MISSING_PROVIDER', [], {
      cause: 'the console does not say which provider this is about',
      suggestion: 'state `terraform` in the `console` document',
    })
  for (const [attribute, path] of Object.entries(fields))
    for (const schema of [sent, viewed]) check(schema, path, ['fields', attribute])
  for (const [attribute, path] of Object.entries(row ?? {})) check(viewed, path, ['row', attribute])
  for (const [attribute, value] of Object.entries(body)) {
    const { of, field }: Partial<RawTerraformId> = typeof value === 'string' ? { field: value } : value
    if (field !== undefined) check(sent, field, ['body', attribute, ...(of === undefined ? [] : ['field'])])
    if (of === undefined) continue
    const other = context.resource(of)
    const at = ['body', attribute, 'of']
    if (other === undefined)
      add('UNKNOWN_ENTITY', at, { cause: `there is no entity \`${of}\``, suggestion: suggest(of, entitiesOf(context)) })
    else if (field === undefined && terraformOf(other)?.find === undefined)
      add('MISSING_FIND', at, {
        cause: `\`${of}\` does not say how it is found by name`,
        suggestion: `state \`terraform.find\` of \`${of}\``,
      })
  }
  const op = viewOf(resource, context) ?? resource.ops.list?.op
  const params = [...(op?.pathParams ?? []), ...(op?.queryParams ?? [])].map(({ client }) => client)
  for (const [attribute, param] of Object.entries(find?.by ?? {}))
    if (!params.includes(param))
      add('UNKNOWN_PARAM', ['find', 'by', attribute], {
        cause: `\`${op?.id}\` has no parameter \`${param}\``,
        suggestion: suggest(param, params),
      })
  return below(faults, 'terraform')
}

/** What shows a row, also where no page of the console calls it: a provider does not ask how pages read theirs. */
function viewOf({ ops: { list, view } }: Resource, { operations }: Context): Operation | undefined {
  const steps = list?.op.path.split('/').length ?? 0
  const isBelow = (path: string): boolean =>
    list !== undefined && path.startsWith(`${list.op.path}/{`) && path.split('/').length === steps + 1
  return view?.op ?? [...operations.values()].find(({ method, path }) => method === 'get' && isBelow(path))
}

const entitiesOf = (context: Context): string[] => context.resources.map(({ id }) => id)
