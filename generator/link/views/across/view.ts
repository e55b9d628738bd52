/** Lists over all rows above: the list, the rows above it, and what its rows have of them. */
import { placed, type Fault } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { referencesOf } from '../../references.ts'
import { parentOf, type Resource } from '../../resources.ts'
import { suggestAmong } from '../../suggest.ts'
import { plainUses, type PageKind } from '../view.ts'

export const across: PageKind = {
  uses: plainUses,
  faults: ({ raw, place }, site) => {
    const { resources } = site.context
    const resource = site.context.resource(raw.across ?? '')
    if (resource !== undefined && linkAcross(resource, raw.at, site) !== undefined) return []
    const all = resources.filter((one) => linkAcross(one, raw.at, site) !== undefined).map(({ id }) => id)
    const fault: Fault = {
      code: 'UNKNOWN_ENTITY',
      steps: ['across'],
      cause:
        resource === undefined
          ? `there is no entity \`${raw.across ?? ''}\``
          : `rows of \`${resource.id}\` do not lie in rows that can be listed here, or have no id and no reference to them`,
      suggestion: suggestAmong(raw.across ?? '', all, 'there are'),
    }
    return placed([fault], place)
  },
}

export interface LinkedAcross {
  above: Resource
  /** Field of the rows that refers to the row above. */
  of: string
}

/** The rows above a list, if they can be listed at `at`, and rows of the list say which of them they lie in. */
export function linkAcross(resource: Resource, at: string, site: Site): LinkedAcross | undefined {
  const { context, lookups, paths } = site
  const above = parentOf(resource, context)
  const own = paths.get(resource.id)?.list
  if (above === undefined || own === undefined || resource.ops.list === undefined) return undefined
  if (resource.raw.list === false || !['id', 'nameOrId'].includes(resource.key.kind)) return undefined
  if (lookups.find(above.id, at) === undefined || lookups.find(resource.id, own) === undefined) return undefined
  const of = referencesOf(resource, site).find(({ target }) => target.id === above.id)?.path
  return of === undefined ? undefined : { above, of }
}
