/** Entities, pages, levels and actions that entries of the manifest name. */
import type { Linking } from './context.ts'
import type { RawEffects } from '../model/types/manifest.ts'
import { areAlike, parentOf, statedScreen, unchangedBy, type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import { knownEffects } from './refs.ts'

export function checkEntries(context: Linking): void {
  const links = new Set(context.manifest.links.map(({ raw }) => raw.link))
  for (const resource of context.resources) {
    checkLevel(resource.raw.level, () => resource.place('level'), context)
    // The sides of a link repeat what is stated of it.
    if (context.resources.find(({ entity }) => entity === resource.entity) === resource || !links.has(resource.entity))
      checkMenu(resource, context)
    checkPage(resource, context)
    if (resource.view === undefined) checkContents(resource, context)
  }
  for (const { raw, place } of context.manifest.links)
    checkEffects({ stated: raw.effects, actions: linkActions(raw) }, place, context)
  for (const { raw, place } of context.manifest.pages) {
    checkLevel(raw.level, () => place('level'), context)
    const { under } = raw
    if (under !== undefined && context.resource(under) === undefined) {
      context.diagnostics.error('UNKNOWN_ENTITY', place('under'), {
        cause: `there is no entity \`${under}\``,
        suggestion: suggest(
          under,
          context.resources.map((r) => r.id),
        ),
      })
    }
  }
}

const linkActions = ({ operations, actions }: Linking['manifest']['links'][number]['raw']): string[] => [
  ...Object.keys(operations),
  ...Object.keys(actions ?? {}),
]

/** Pages outside of the frame have a level that the console does not list. */
const outside = 'public'

function checkLevel(level: string | undefined, place: () => ReturnType<Resource['place']>, context: Linking): void {
  const levels = [...Object.keys(context.manifest.console.raw.levels), outside]
  if (level === undefined || levels.includes(level)) return
  context.diagnostics.error('UNKNOWN_LEVEL', place(), {
    cause: `the console has no level \`${level}\``,
    suggestion: suggestAmong(level, levels),
  })
}

/** A list can be a part of a page that is written by hand. */
function checkPage(resource: Resource, context: Linking): void {
  const page = statedScreen(resource.raw, 'list')?.in
  if (page === undefined || context.manifest.pages.some(({ raw }) => raw.page === page)) return
  context.diagnostics.error('UNKNOWN_SCREEN', resource.place('list', 'in'), {
    cause: `there is no page \`${page}\``,
    suggestion: suggest(
      page,
      context.manifest.pages.map(({ raw }) => raw.page),
    ),
  })
}

function checkContents(resource: Resource, context: Linking): void {
  const { raw } = resource.entry
  const views = context.resources.filter((r) => r.entity === resource.entity)
  const actions = views.flatMap((view) => Object.keys(view.raw.actions ?? {}))
  checkEffects(
    {
      stated: raw.effects,
      actions: ['create', 'update', 'delete', 'upsert', ...actions, ...Object.keys(raw.singles ?? {})],
    },
    resource.place,
    context,
  )
  const parent = parentOf(resource, context)
  const body = (parent?.ops.upsert ?? parent?.ops.create)?.op.request.schema
  if (raw.into !== undefined && (body === undefined || context.schemas.at(body, raw.into) === undefined)) {
    const names = body === undefined ? [] : context.schemas.properties(body).map((p) => p.client)
    context.diagnostics.error('UNKNOWN_FIELD', resource.place('into'), {
      cause: `the form of \`${resource.parent ?? ''}\` has no field \`${raw.into}\``,
      suggestion: suggest(raw.into, names),
    })
  }
  if (raw.mock === undefined || raw.mock === false) return
  const collections = collectionsOf(context)
  for (const key of ['contains', 'cascade'] as const) {
    for (const [i, stated] of (raw.mock[key] ?? []).entries()) {
      const name = typeof stated === 'string' ? stated : stated.entity
      if (!collections.has(name))
        context.diagnostics.error('UNKNOWN_ENTITY', resource.place('mock', key, i), {
          cause: `the mock keeps no \`${name}\``,
          suggestion: suggest(name, collections),
        })
    }
  }
}

function checkMenu({ raw, place }: Resource, { diagnostics }: Linking): void {
  const actions = Object.keys(raw.actions ?? {})
  for (const [i, id] of (raw.menu ?? []).entries()) {
    if (actions.includes(id)) continue
    diagnostics.error('UNKNOWN_ACTION', place('menu', i), {
      cause: `there is no action \`${id}\``,
      suggestion: suggest(id, actions, raw.menu),
    })
  }
  const buttons = statedScreen(raw, 'detail')?.buttons
  for (const [i, id] of (buttons ?? []).entries()) {
    if (actions.includes(id)) continue
    const at = place('detail', 'buttons', i)
    diagnostics.error('UNKNOWN_ACTION', at, {
      cause: `there is no action \`${id}\``,
      suggestion: suggest(id, actions, buttons),
    })
  }
  const { line = [], rows = [] } = statedScreen(raw, 'detail') ?? {}
  const stated = rows.flatMap((row) => (typeof row === 'string' ? row : (row.field ?? [])))
  for (const [i, id] of line.entries()) {
    if (stated.includes(id)) continue
    diagnostics.error('UNKNOWN_FIELD', place('detail', 'line', i), {
      cause: `\`${id}\` is none of the rows of the page`,
      suggestion: suggest(id, stated, line),
    })
  }
  for (const [i, tab] of (statedScreen(raw, 'detail')?.tabs ?? []).entries()) {
    const onTab = typeof tab === 'object' && 'page' in tab ? (tab.actions ?? []) : []
    for (const [j, id] of onTab.entries()) {
      if (actions.includes(id)) continue
      const at = place('detail', 'tabs', i, 'actions', j)
      diagnostics.error('UNKNOWN_ACTION', at, {
        cause: `there is no action \`${id}\``,
        suggestion: suggest(id, actions, onTab),
      })
    }
  }
}

/** What the mock's store keeps apart: entities, links, and singles as `<entity>_<single>`. */
function collectionsOf(context: Linking): Set<string> {
  const names = new Set(context.resources.map((r) => r.entity))
  for (const { entity, entry } of context.resources)
    for (const single of Object.keys(entry.raw.singles ?? {})) names.add(`${entity}_${single}`)
  return names
}

function checkEffects(
  { stated, actions }: { stated: RawEffects | undefined; actions: readonly string[] },
  place: Resource['place'],
  context: Linking,
): void {
  const known = knownEffects(context)
  const checkNames = (names: readonly string[], ...steps: readonly string[]): void => {
    for (const [i, effect] of names.entries()) {
      if (!known.has(unchangedBy(effect) ?? effect))
        context.diagnostics.error('UNKNOWN_ENTITY', place('effects', ...steps, i), {
          cause: `the effect \`${effect}\` is no entity, link, single or page`,
          suggestion: suggest(unchangedBy(effect) ?? effect, known),
        })
    }
  }
  if (stated !== undefined && areAlike(stated)) {
    checkNames(stated)
    return
  }
  for (const [action, names] of Object.entries(stated ?? {})) {
    if (!actions.includes(action))
      context.diagnostics.error('UNKNOWN_ACTION', place('effects', action), {
        cause: `there is no action \`${action}\``,
        suggestion: suggestAmong(action, actions, 'there are'),
      })
    checkNames(names, action)
  }
}
