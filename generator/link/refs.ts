/** Names of entities as other parts of the manifest use them: references, relations, effects. */
import type { Place } from '../diagnostics.ts'
import type { RawField } from '../model/types/manifest.ts'
import type { Context } from './context.ts'
import { suggest, type Resource } from './resources.ts'

/** The resource that `ref:` names: `image`, `image.silo`. */
export const refId = (ref: NonNullable<RawField['ref']>): string =>
  typeof ref === 'string' ? ref : ref.view === undefined ? ref.entity : `${ref.entity}.${ref.view}`

/** Whether the resource has a generated create form. */
export function hasCreateForm({ ops, raw, document }: Resource): boolean {
  if (raw.create === false || raw.list === false) return false
  if (raw.create?.placeholder !== undefined || raw.create?.bespoke !== undefined) return false
  return (ops.create ?? ops.upsert) !== undefined && ops.list !== undefined && !document
}

/** Says that there is no such entity, if there is none. */
export function reportReference(ref: RawField['ref'], place: Place, context: Context): void {
  if (ref === undefined || context.resource(refId(ref)) !== undefined) return
  context.diagnostics.error(
    'UNKNOWN_ENTITY',
    place,
    `there is no entity \`${refId(ref)}\` to refer to`,
    suggest(
      refId(ref),
      context.resources.map((r) => r.id),
    ),
  )
}

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
