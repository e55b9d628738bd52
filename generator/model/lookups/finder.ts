/** What can be found by name, id or address: everything with a list and a page of its own. */
import { sharesPage } from '../../link/homes.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Context } from '../../link/context.ts'
import { routePath, rowPath } from './lookups.ts'
import { ownerOf } from '../../link/owners.ts'
import { referencesOf } from '../../link/references.ts'
import { paramsOf, pathsOf } from '../../link/paths.ts'
import { parentOf, statedScreen, type Resource } from '../../link/resources.ts'
import { isAsking, listCall, sourceOf } from '../../link/own-calls.ts'
import type { FindableIR } from '../types/finder-ir.ts'
import type { PathTemplate } from '../types/ir.ts'
import { screenId } from '../../link/views/register.ts'
import { screenLevel, type Workspace } from '../workspace.ts'

/**
 * Findable resources: those of the sidebars first, in their order, then the others in that of the manifest. Further views of an
 * entity list what the entity's own list does not.
 */
export function makeFindables(workspace: Workspace): FindableIR[] {
  const { context } = workspace
  const found = context.resources.flatMap((resource): FindableIR[] => {
    const { list: at } = pathsOf(resource, workspace)
    if (resource.ops.list === undefined || isAsking(resource, at) || at === '' || sharesPage(resource, context))
      return []
    const params = paramsOf(at)
    const owned = ownedBy(resource, workspace)
    const page = owned?.page ?? workspace.pageOf(resource)
    const isBuilt = statedScreen(resource.raw, 'detail')?.placeholder === undefined
    if (page === undefined || !isBuilt) return []
    // A row knows itself, the list knows the rest.
    const isReached = paramsOf(page).every((param) => param === resource.param || params.includes(param))
    if (owned === undefined && !isReached) return []
    const parent = parentOf(resource, context)
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
        identifiers: resource.raw.find?.fields ?? [],
        ...(parent !== undefined && params.at(-1) === parent.param ? { within: parent.id } : {}),
        ...(owned === undefined
          ? { to: rowPath(resource, page), ...usedBy(resource, workspace), ...byId(resource, page, workspace) }
          : { to: owned.to, owner: owned.owner }),
      },
    ]
  })
  const places = placesOf(context)
  const rank = ({ id }: FindableIR): number => places.get(`${screenId({ id }, 'list')}`) ?? places.size
  return found.sort((a, b) => rank(a) - rank(b))
}

/** Screens of all sidebars in their order. */
function placesOf({ manifest }: Context): ReadonlyMap<string, number> {
  const screens = Object.values(manifest.console.raw.levels).flatMap(({ nav }) =>
    nav.flatMap((entry) => (typeof entry === 'string' ? [entry] : 'screen' in entry ? [entry.screen] : entry.nav)),
  )
  return new Map(screens.map((screen, at) => [screen, at]))
}

function ownedBy(
  resource: Resource,
  workspace: Workspace,
): { page: string; to: PathTemplate; owner: NonNullable<FindableIR['owner']> } | undefined {
  const owner = ownerOf(resource, workspace, workspace.pageOf)
  if (owner === undefined) return undefined
  const { resource: found, page, field } = owner
  if (field === undefined) return { page, to: routePath(page), owner: { id: found.id } }
  const to = rowPath(found, page)
  return {
    page,
    to: { ...to, binds: { ...to.binds, [found.param]: { from: 'row', path: field } } },
    owner: { id: found.id, field },
  }
}

/** What a row is in use by, where one of its fields says so. */
function usedBy(resource: Resource, workspace: Workspace): Pick<FindableIR, 'usedBy'> {
  const reference = referencesOf(resource, workspace).find(
    ({ relation, isListed }) => relation === 'usedBy' && isListed,
  )
  return reference === undefined ? {} : { usedBy: { id: reference.target.id, field: reference.path } }
}

const addressFormats = ['ip', 'ipv4', 'ipv6']

/** Fields that hold an address, a block of addresses or a host's name. */
function addressesOf(resource: Resource, { contract, schemas }: Context): string[] {
  const { addresses } = contract.conventions.schemas
  return schemas
    .properties(resource.schema)
    .filter(({ name = '', schema }) => addresses.includes(name) || addressFormats.includes(schema.format ?? ''))
    .map(({ client }) => client)
}

/** The way from an id to the row, and from the row to what it lies in. */
function byId(resource: Resource, page: string, workspace: Workspace): Pick<FindableIR, 'view' | 'above'> {
  const { context } = workspace
  const { id, idOf } = rowFields(context.contract.conventions)
  const isById = resource.key.kind === 'nameOrId' || id === resource.key.field
  if (resource.ops.view === undefined || !isById || paramsOf(page).at(-1) !== resource.param) return {}
  const source = sourceOf(resource, page, workspace)
  if (source === undefined || source.pick !== undefined) return {}
  const outer = paramsOf(page).filter((param) => param !== resource.param)
  const call = { ...source.call, param: resource.param }
  if (outer.length === 0) return { view: call }
  const parent = parentOf(resource, context)
  const field = context.schemas
    .properties(resource.viewSchema)
    .find(({ client }) => client === idOf(parent?.param ?? ''))
  if (parent === undefined || field === undefined || outer.at(-1) !== parent.param) return {}
  return { view: call, above: { param: parent.param, field: field.client, id: parent.id } }
}
