/** Whose page found rows lead to, where the manifest says so: that of what they lie in, or of what one of their fields refers to. */
import type { Fault } from './faults.ts'
import type { Site } from './lists.ts'
import { paramsOf, pathsOf } from './paths.ts'
import { parentOf, type Resource } from './resources.ts'

export interface Owner {
  resource: Resource
  page: string
  /** The field that refers to it; without one, the rows lie in it. */
  field?: string
}

/** The owner that a resource states; undefined when it states none, or when that leads to no page. */
export function ownerOf(
  resource: Resource,
  site: Site,
  pageOf: (resource: Resource) => string | undefined,
): Owner | undefined {
  const stated = resource.raw.find?.owner
  if (stated === undefined) return undefined
  const isParent = stated === '$parent'
  const owner = isParent ? parentOf(resource, site.context) : site.lookups.byProperty(stated)
  const page = owner && pageOf(owner)
  if (owner === undefined || page === undefined) return undefined
  const params = [...paramsOf(pathsOf(resource, site).list), ...(isParent ? [] : [owner.param])]
  if (paramsOf(page).some((param) => !params.includes(param))) return undefined
  return { resource: owner, page, ...(isParent ? {} : { field: stated }) }
}

export function ownerFaults(
  resource: Resource,
  site: Site,
  pageOf: (resource: Resource) => string | undefined,
): Fault[] {
  const stated = resource.raw.find?.owner
  const isFound = resource.ops.list !== undefined && pathsOf(resource, site).list !== ''
  if (stated === undefined || !isFound || ownerOf(resource, site, pageOf) !== undefined) return []
  return [
    {
      code: 'UNKNOWN_OWNER',
      steps: ['find', 'owner'],
      cause: `\`${stated}\` of \`${resource.id}\` leads to no page`,
      suggestion: 'state `$parent`, or a field with the id of something that has a page',
    },
  ]
}
