/** Roles that the manifest states: one that does not exist would count as allowed to everybody. */
import type { Place } from '../diagnostics.ts'
import type { Linking } from './context.ts'
import { suggest, suggestAmong } from './resources.ts'
import type { RawAction } from '../model/types/manifest.ts'

export function checkRoles(context: Linking): void {
  const { manifest, resources } = context
  const levels = readLevels(context)
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  // The sides of a link repeat what is stated of it.
  for (const { entity, raw, place } of resources) {
    if (!links.has(entity)) checkAll({ part: 'actions', stated: raw.actions, place }, levels, context)
  }
  for (const { raw, place } of manifest.links)
    checkAll({ part: 'actions', stated: raw.actions, place }, levels, context)
  for (const { view, entry, place } of resources) {
    if (view === undefined) checkAll({ part: 'singles', stated: entry.raw.singles, place }, levels, context)
  }
}

type Levels = ReadonlyMap<string, readonly string[]>

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

function checkAll(
  {
    part,
    stated,
    place,
  }: {
    part: 'actions' | 'singles'
    stated: Readonly<Record<string, Pick<RawAction, 'role'>>> | undefined
    place: (...steps: readonly (string | number)[]) => Place
  },
  levels: Levels,
  { diagnostics }: Linking,
): void {
  for (const [id, { role }] of Object.entries(stated ?? {})) {
    if (role === undefined) continue
    const [level = '', name = ''] = role.split('.')
    const known = levels.get(level)
    if (known === undefined)
      diagnostics.error('UNKNOWN_ROLE', place(part, id, 'role'), {
        cause: `the console has no roles of a level \`${level}\``,
        suggestion: suggestAmong(level, [...levels.keys()], 'there are') ?? 'state `roles` of the console',
      })
    else if (known.length > 0 && !known.includes(name))
      diagnostics.error('UNKNOWN_ROLE', place(part, id, 'role'), {
        cause: `there is no role \`${role}\``,
        suggestion: suggestAmong(name, known, `\`${level}\` has`),
      })
  }
}
