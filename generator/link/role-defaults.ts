/** The roles that actions need when they state none: those of their entity, else of the level they are on. */
import type { Defaulted } from '../model/types/defaulted.ts'
import type { Linking } from './context.ts'
import { levelOf, type Level } from './levels.ts'
import { pathsOf, type ResourcePaths } from './paths.ts'
import type { Resource } from './resources.ts'
import type { RawAction, RawSingle } from '../model/types/manifest.ts'
import type { RawRoles } from '../model/types/raw-page.ts'
import { ownOf } from '../schema/records.ts'

type Site = { paths: ReadonlyMap<string, ResourcePaths>; levels: readonly Level[] }

/** What stands for all actions that are not named. */
export const others = 'others'

/** What reading needs: where it is more than the level does. */
export const reading = 'read'

/** The role that the pages of a resource need, as far as the manifest says. */
export function roleToRead({ raw, entry }: Resource): string | undefined {
  const own = raw.role ?? entry.raw.role
  const role = typeof own === 'object' ? own[reading] : undefined
  return role === false ? undefined : role
}

/** Verbs with an operation of the resource, whether or not the manifest says anything of them. */
const verbs = ['create', 'update', 'delete'] as const

/** Writes the default of every role that is not stated into the resources. */
export function fillRoles(context: Linking, site: Site): Defaulted[] {
  return context.resources.flatMap((resource) => fillResource(resource, context, site))
}

interface Need {
  role: string
  because: string
}

function fillResource(resource: Resource, context: Linking, site: Site): Defaulted[] {
  const { raw, entry } = resource
  const need = (id: string): Need | undefined => neededBy(id, resource, { ...context, ...site })
  const filled: Defaulted[] = []
  const told = (of: string, what: string, { role, because }: Need): string => {
    filled.push({ of, what, value: role, because })
    return role
  }
  const actions: Record<string, RawAction> = { ...raw.actions }
  const isOwn = (id: string): boolean => !verbs.some((verb) => verb === id)
  for (const [id, action] of Object.entries(actions)) {
    const own = isOwn(id) && action.role === undefined ? need(id) : undefined
    if (own !== undefined) actions[id] = { ...action, role: told(resource.id, `role of ${id}`, own) }
  }
  for (const verb of verbs) {
    // Who may delete may create and update.
    const stated = actions[verb]?.role ?? raw.actions?.['delete']?.role ?? raw.actions?.['remove']?.role
    const own = stated === undefined && isDone(verb, resource) ? need(verb) : undefined
    if (own !== undefined) actions[verb] = { ...actions[verb], role: told(resource.id, `role of ${verb}`, own) }
  }
  if (filled.length > 0) resource.raw = { ...raw, actions }
  const singles = resource.view === undefined ? Object.entries(entry.raw.singles ?? {}) : []
  const edited = singles.flatMap(([name, single]): [string, RawSingle][] => {
    const own = single.update !== undefined && single.role === undefined ? need(name) : undefined
    return own === undefined ? [] : [[name, { ...single, role: told(`${resource.entity}.${name}`, 'role', own) }]]
  })
  if (edited.length > 0)
    resource.entry = {
      ...entry,
      raw: { ...entry.raw, singles: { ...entry.raw.singles, ...Object.fromEntries(edited) } },
    }
  return filled
}

function isDone(verb: (typeof verbs)[number], { ops, document, raw }: Resource): boolean {
  // What takes a row out of a set is offered where the manifest speaks of it.
  if (document) return verb !== 'delete' || raw.actions?.['delete'] !== undefined
  if (verb === 'delete') return ops.delete !== undefined
  return (ops[verb] ?? ops.upsert) !== undefined
}

/** The nearest that says which role is needed: the view, the entity, the level. */
function neededBy(id: string, resource: Resource, { manifest, paths, levels }: Site & Linking): Need | undefined {
  const of = (roles: RawRoles | undefined): string | false | undefined =>
    typeof roles === 'object' ? (ownOf(roles, id) ?? roles[others]) : roles
  const own = of(resource.raw.role) ?? of(resource.entry.raw.role)
  if (own !== undefined) return own === false ? undefined : { role: own, because: `\`role\` of ${resource.entity}` }
  const { list, item } = pathsOf(resource, { paths })
  const level = resource.raw.level ?? levelOf(list === '' ? item : list, levels)
  const role = of(manifest.console.raw.levels[level]?.role)
  return role === undefined || role === false ? undefined : { role, because: `\`role\` of the level ${level}` }
}
