/** What can be found by name, id or address: everything with a list and a page of its own. */
import type { Context } from './context.ts'
import { rowPath } from './lookups.ts'
import { paramsOf } from './paths.ts'
import { parentOf, statedScreen, type Resource } from './resources.ts'
import { listCall, sourceOf } from './screen-parts.ts'
import type { FindableIR } from './types/finder-ir.ts'
import { pathsOf, screenLevel, type Workspace } from './workspace.ts'

/** Findable resources in the order of the manifest. Further views of an entity list what the entity's own list does not. */
export function makeFindables(workspace: Workspace): FindableIR[] {
  const { context } = workspace
  return context.resources
    .filter((resource) => !context.unusable.has(resource.id))
    .flatMap((resource): FindableIR[] => {
      const page = workspace.pageOf(resource)
      const { list: at } = pathsOf(resource, workspace)
      const isBuilt = statedScreen(resource.raw, 'detail')?.placeholder === undefined
      if (resource.ops.list === undefined || page === undefined || at === '' || !isBuilt) return []
      const params = paramsOf(at)
      const own = resource.param
      // A row knows itself, the list knows the rest.
      if (paramsOf(page).some((param) => param !== own && !params.includes(param))) return []
      return [
        {
          id: resource.id,
          entity: resource.entity,
          label: resource.label,
          level: screenLevel(at, undefined, workspace),
          params,
          list: listCall(resource, at, workspace),
          text: resource.nameField,
          addresses: addressesOf(resource, context),
          to: rowPath(resource, page),
          ...byId(resource, page, workspace),
        },
      ]
    })
}

const addressFormats = ['ip', 'ipv4', 'ipv6']
const addressNames = ['IpNet', 'Ipv4Net', 'Ipv6Net', 'Hostname']

/** Fields that hold an address, a block of addresses or a host's name. */
function addressesOf(resource: Resource, { schemas }: Context): string[] {
  return schemas
    .properties(resource.schema)
    .filter(({ name = '', schema }) => addressNames.includes(name) || addressFormats.includes(schema.format ?? ''))
    .map(({ client }) => client)
}

/** The way from an id to the row, and from the row to what it lies in. */
function byId(resource: Resource, page: string, workspace: Workspace): Pick<FindableIR, 'view' | 'above'> {
  const { context } = workspace
  const isById = resource.key.kind === 'nameOrId' || resource.key.field === 'id'
  if (resource.ops.view === undefined || !isById || paramsOf(page).at(-1) !== resource.param) return {}
  const source = sourceOf(resource, page, workspace)
  if (source === undefined || source.pick !== undefined) return {}
  const outer = paramsOf(page).filter((param) => param !== resource.param)
  const call = { ...source.call, param: resource.param }
  if (outer.length === 0) return { view: call }
  const parent = parentOf(resource, context)
  const field = context.schemas.properties(resource.viewSchema).find(({ client }) => client === `${parent?.param}Id`)
  if (parent === undefined || field === undefined || outer.at(-1) !== parent.param) return {}
  return { view: call, above: { param: parent.param, field: field.client, id: parent.id } }
}
