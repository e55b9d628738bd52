/** Roles that the manifest states: one that does not exist would count as allowed to everybody. */
import type { Place } from '../diagnostics.ts'
import type { Linking } from './context.ts'
import { others, reading } from './role-defaults.ts'
import { type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import type { RawAction } from '../model/types/manifest.ts'
import type { RawRoles } from '../model/types/raw-page.ts'

type PlaceOf = (...steps: readonly (string | number)[]) => Place

export function checkRoles(context: Linking): void {
  const { manifest, resources } = context
  const site: Site = { levels: readLevels(context), diagnostics: context.diagnostics }
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  const checkAll = (part: 'actions' | 'singles', stated: Stated, place: PlaceOf): void => {
    for (const [id, { role }] of Object.entries(stated ?? {})) checkRole(role, () => place(part, id, 'role'), site)
  }
  // The sides of a link repeat what is stated of it.
  for (const { entity, raw, place } of resources) {
    if (!links.has(entity)) checkAll('actions', raw.actions, place)
  }
  for (const { raw, place } of manifest.links) {
    checkAll('actions', raw.actions, place)
    checkDefaults(raw.role, (...steps) => place('role', ...steps), site)
  }
  for (const { view, entry, place } of resources) {
    if (view === undefined) checkAll('singles', entry.raw.singles, place)
  }
  for (const resource of resources) {
    if (links.has(resource.entity)) continue
    const place: PlaceOf = (...steps) => resource.place('role', ...steps)
    checkDefaults(resource.raw.role, place, site)
    checkActions(resource, place, context)
  }
  const { raw, place } = manifest.console
  for (const [id, { role }] of Object.entries(raw.levels))
    checkDefaults(role, (...steps) => place('levels', id, 'role', ...steps), site)
}

type Stated = Readonly<Record<string, Pick<RawAction, 'role'>>> | undefined
type Levels = ReadonlyMap<string, readonly string[]>

interface Site extends Pick<Linking, 'diagnostics'> {
  levels: Levels
}

/** The roles of each level, as the contract has them. */
function readLevels({ manifest, schemas, diagnostics }: Linking): Levels {
  const { raw, place } = manifest.console
  return new Map(
    Object.entries(raw.roles ?? {}).map(([level, name]) => {
      const schema = schemas.named(name)
      const values = schema === undefined ? undefined : schemas.enumValues(schema)
      if (values === undefined)
        diagnostics.error('UNKNOWN_SCHEMA', place('roles', level), {
          cause: schema === undefined ? `there is no schema \`${name}\`` : `\`${name}\` is no list of roles`,
          suggestion: schema === undefined ? suggest(name, schemas.names) : 'name the enum of the roles of this level',
        })
      return [level, (values ?? []).map(String)]
    }),
  )
}

/** What is said of all actions that say nothing themselves. */
function checkDefaults(stated: RawRoles | undefined, place: PlaceOf, site: Site): void {
  if (typeof stated !== 'object') checkRole(stated, place, site)
  else for (const [id, role] of Object.entries(stated)) checkRole(role, () => place(id), site)
}

/** The names in `role` of an entity: what it has no such action of would say nothing. */
function checkActions({ entity, entry, raw, view }: Resource, place: PlaceOf, context: Linking): void {
  if (typeof raw.role !== 'object') return
  const seen = context.resources.filter((one) => one.entity === entity && (view === undefined || one.view === view))
  const singles = view === undefined ? Object.keys(entry.raw.singles ?? {}) : []
  const actions = seen.flatMap((one) => Object.keys(one.raw.actions ?? {}))
  const known = [...new Set([reading, 'create', 'update', 'delete', ...actions, ...singles, others])]
  for (const name of Object.keys(raw.role)) {
    if (known.includes(name)) continue
    context.diagnostics.error('UNKNOWN_ACTION', place(name), {
      cause: `there is no action \`${name}\``,
      suggestion: suggestAmong(name, known, 'there are'),
    })
  }
}

function checkRole(role: string | false | undefined, place: () => Place, { levels, diagnostics }: Site): void {
  if (role === undefined || role === false) return
  const [level = '', name = ''] = role.split('.')
  const known = levels.get(level)
  if (known === undefined)
    diagnostics.error('UNKNOWN_ROLE', place(), {
      cause: `the console has no roles of a level \`${level}\``,
      suggestion: suggestAmong(level, [...levels.keys()], 'there are') ?? 'state `roles` of the console',
    })
  else if (known.length > 0 && !known.includes(name))
    diagnostics.error('UNKNOWN_ROLE', place(), {
      cause: `there is no role \`${role}\``,
      suggestion: suggestAmong(name, known, `\`${level}\` has`),
    })
}
