/** Names of entities as other parts of the manifest use them: references, relations, effects. */
import type { RawField } from '../model/types/manifest.ts'
import { linkCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { below, type Fault } from './faults.ts'
import type { Site } from './lists.ts'
import { pathsOf } from './paths.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'

/** The resource that `ref:` names: `image`, `image.silo`. */
export const refId = (ref: NonNullable<RawField['ref']>): string =>
  typeof ref === 'string' ? ref : ref.view === undefined ? ref.entity : `${ref.entity}.${ref.view}`

/** Whether the resource has a generated create form. */
export function hasCreateForm({ ops, raw, document }: Resource): boolean {
  if (raw.create === false || raw.list === false) return false
  if (raw.create?.placeholder !== undefined || raw.create?.bespoke !== undefined) return false
  return (ops.create ?? ops.upsert) !== undefined && ops.list !== undefined && !document
}

/** What is wrong with a reference: there is no such entity, or further views whose lists cannot be asked for where its own can. */
export function refFaults(ref: NonNullable<RawField['ref']>, { context, paths, lookups }: Site): Fault[] {
  const target = context.resource(refId(ref))
  if (target === undefined) return [unknownEntity(refId(ref), context)]
  const at = pathsOf(target, { paths }).list
  if (typeof ref !== 'string' && ref.each !== undefined && context.resource(ref.each) === undefined)
    return below([unknownEntity(ref.each, context)], 'each')
  return Object.entries(typeof ref === 'string' ? {} : (ref.also ?? {})).flatMap(([view, tells]): Fault[] => {
    const other = context.resource(`${target.entity}.${view}`)
    if (other !== undefined && lookups.find(other.id, at) !== undefined)
      return below(linkCondition(tells, { schema: other.schema }, context).faults, 'also', view)
    return [
      {
        code: 'UNKNOWN_ENTITY',
        steps: ['also', view],
        cause: `\`${target.entity}\` has no view \`${view}\` whose list can be asked for here`,
        suggestion: 'name a view of the entity whose list needs no other parameters',
      },
    ]
  })
}

/** What is wrong with the name of an entity, if there is none of that name. */
export const entityFaults = (id: string, context: Context): Fault[] =>
  context.resource(id) === undefined ? [unknownEntity(id, context)] : []

const unknownEntity = (id: string, { resources }: Context): Fault => ({
  code: 'UNKNOWN_ENTITY',
  steps: [],
  cause: `there is no entity \`${id}\` to refer to`,
  suggestion: suggest(
    id,
    resources.map((r) => r.id),
  ),
})

/** What a statement speaks of: a resource, and the path of one of its fields. */
export function statedTarget(key: string, context: Context): { resource: Resource; path?: string } | undefined {
  const whole = context.resource(key) ?? context.resources.find(({ entity }) => entity === key)
  if (whole !== undefined) return { resource: whole }
  const [entity = '', ...path] = key.split('.')
  const resource = context.resource(entity)
  return resource && { resource, path: path.join('.') }
}

/** Everything effects may name. */
export function knownEffects(context: Context): Set<string> {
  const known = new Set<string>(context.manifest.links.map((l) => l.raw.link))
  for (const page of context.manifest.pages) known.add(page.raw.page)
  for (const resource of context.resources) {
    known.add(resource.entity)
    for (const single of Object.keys(resource.entry.raw.singles ?? {})) known.add(`${resource.entity}.${single}`)
  }
  return known
}
