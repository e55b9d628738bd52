/** A policy as its screens need it: how it is read, which one counts as well, and who can have a role. */
import { accessOf, placesOf } from '../../../link/views/access/policy.ts'
import { labelOfEntity, setOf } from '../../../link/views/access/expand.ts'
import { callFor, listCall } from '../../../link/own-calls.ts'
import { paramsOf, pathsOf } from '../../../link/paths.ts'
import type { Resource } from '../../../link/resources.ts'
import type { PolicyIR, PolicyReadIR } from '../../types/access-ir.ts'
import type { LookupIR } from '../../types/lookup-ir.ts'
import type { Workspace } from '../../workspace.ts'

export function policyOf(resource: Resource, site: Workspace): PolicyIR | undefined {
  const { context } = site
  const { access, identities } = accessOf(resource, context) ?? {}
  if (access === undefined || identities === undefined) return undefined
  const { list: at } = pathsOf(resource, site)
  const read = readOf(resource, at, site)
  const me = context.resource(identities.me)
  const groups = context.resource(identities.groups)
  const view = me && callFor(me, { role: 'view', at }, site)
  if (read === undefined || view === undefined || groups === undefined) return undefined
  const above = aboveOf(resource, at, site)
  const types = identities.types.flatMap(({ type, list, elsewhere }): PolicyIR['identities'] => {
    const lookup = lookupOf(list, site)
    const other =
      access.of === undefined || access.of === 'own' || elsewhere === undefined ? undefined : lookupOf(elsewhere, site)
    if (lookup === undefined) return []
    const label = labelOfEntity(list, context)
    return [{ type, label, lookup: lookup.id, ...(other === undefined ? {} : { elsewhere: other.id }) }]
  })
  const places = access.of === 'route' || access.of === 'all' ? placesOf(identities, context) : undefined
  const among = access.of === 'all' && places !== undefined ? lookupOf(places.place.id, site) : undefined
  return {
    level: access.level,
    place: access.place ?? access.level,
    tags: [
      ...new Set([
        resource.entity,
        ...(above === undefined ? [] : [above.entity]),
        ...types.map(({ lookup }) => lookup.split('.')[0] ?? lookup),
      ]),
    ],
    params: paramsOf(at),
    read,
    ...(above === undefined ? {} : { above: above.policy }),
    me: { view, groups: listCall(groups, pathsOf(groups, site).list, site) },
    identities: types,
    ...(places === undefined
      ? {}
      : {
          elsewhere: {
            param: places.param,
            own: identities.own ?? [],
            ...(among === undefined ? {} : { among: among.id }),
          },
        }),
  }
}

function readOf(resource: Resource, at: string, site: Workspace): PolicyReadIR | undefined {
  const { access } = resource.entry.raw
  const call = callFor(resource, { role: 'list', at }, site)
  const { items } = access === undefined ? { items: '' } : setOf(access, site.context)
  return call === undefined || items === '' ? undefined : { call, items }
}

function aboveOf(
  { entry }: Resource,
  at: string,
  site: Workspace,
): { entity: string; policy: NonNullable<PolicyIR['above']> } | undefined {
  const stated = entry.raw.access?.above
  const other = stated && site.context.resource(stated.policy)
  const read = other && readOf(other, at, site)
  const { level } = other?.entry.raw.access ?? {}
  if (stated === undefined || other === undefined || read === undefined || level === undefined) return undefined
  return { entity: other.entity, policy: { level, read, administers: stated.administers } }
}

/** As the list's own page would ask for it: where the parameter comes from is not for the route to say. */
function lookupOf(id: string, { context, lookups, paths }: Workspace): LookupIR | undefined {
  const resource = context.resource(id)
  return resource && lookups.find(id, pathsOf(resource, { paths }).list)
}

/** Operations that are called besides those of the plain screen. */
export function policyOperations(policy: PolicyIR, all: readonly LookupIR[]): string[] {
  const { read, above, me, identities, elsewhere } = policy
  const ids = [...identities.flatMap((one) => [one.lookup, one.elsewhere]), elsewhere?.among]
  const lists = all.filter(({ id }) => ids.includes(id)).map(({ list }) => list)
  return [read.call, above?.read.call, me.view, me.groups, ...lists].flatMap((call) => call?.operation ?? [])
}
