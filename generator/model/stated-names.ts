/** Entities, screens, levels and ends that the manifest names without making anything of them on the way. */
import type { Context } from '../link/context.ts'
import { paramsOf } from './paths.ts'
import { parentOf, statedScreen, suggest, suggestAmong, unchangedBy, type Resource } from '../link/resources.ts'
import type { ScreenIR } from './types/ir.ts'
import { knownEffects, pathsOf, type Workspace } from './workspace.ts'

export function checkNames(screens: readonly ScreenIR[], workspace: Workspace): void {
  const { context } = workspace
  for (const resource of context.resources) {
    checkLevel(resource.raw.level, () => resource.place('level'), context)
    checkHome(resource, workspace)
    checkMenu(resource, context)
    checkPage(resource, context)
    if (resource.view === undefined) checkContents(resource, context)
  }
  for (const { raw, place } of context.manifest.links) checkEffects(raw.effects, linkActions(raw), place, context)
  for (const { raw, place } of context.manifest.pages) {
    checkLevel(raw.level, () => place('level'), context)
    const { under } = raw
    if (under !== undefined && context.resource(under) === undefined) {
      context.diagnostics.error(
        'UNKNOWN_ENTITY',
        place('under'),
        `there is no entity \`${under}\``,
        suggest(
          under,
          context.resources.map((r) => r.id),
        ),
      )
    }
  }
  checkRedirects(screens, context)
}

const linkActions = ({ operations, actions }: Context['manifest']['links'][number]['raw']): string[] => [
  ...Object.keys(operations),
  ...Object.keys(actions ?? {}),
]

/** Pages outside of the frame have a level that the console does not list. */
const outside = 'public'

function checkLevel(level: string | undefined, place: () => ReturnType<Resource['place']>, context: Context): void {
  const levels = [...Object.keys(context.manifest.console.raw.levels), outside]
  if (level === undefined || levels.includes(level)) return
  context.diagnostics.error(
    'UNKNOWN_LEVEL',
    place(),
    `the console has no level \`${level}\``,
    suggestAmong(level, levels),
  )
}

/** A list can be a part of a page that is written by hand. */
function checkPage(resource: Resource, context: Context): void {
  const page = statedScreen(resource.raw, 'list')?.in
  if (page === undefined || context.manifest.pages.some(({ raw }) => raw.page === page)) return
  context.diagnostics.error(
    'UNKNOWN_SCREEN',
    resource.place('list', 'in'),
    `there is no page \`${page}\``,
    suggest(
      page,
      context.manifest.pages.map(({ raw }) => raw.page),
    ),
  )
}

/** Where a row leads to instead of a page of its own must be reachable with what the row's own path holds. */
function checkHome(resource: Resource, workspace: Workspace): void {
  const own = resource.raw.home ?? resource.entry.raw.home
  const home = own === undefined ? undefined : workspace.pageOf(resource)
  const known = paramsOf(pathsOf(resource, workspace).item)
  const missing = home === undefined ? undefined : paramsOf(home).find((param) => !known.includes(param))
  if (missing === undefined) return
  workspace.context.diagnostics.error(
    'MISSING_PARAM',
    resource.place('home'),
    `\`${home ?? ''}\` needs \`${missing}\`, which a row of \`${resource.id}\` does not have`,
    'lead to a screen of the same row or of one of its parents',
  )
}

function checkContents(resource: Resource, context: Context): void {
  const { raw } = resource.entry
  const views = context.resources.filter((r) => r.entity === resource.entity)
  const actions = views.flatMap((view) => Object.keys(view.raw.actions ?? {}))
  checkEffects(
    raw.effects,
    ['create', 'update', 'delete', 'upsert', ...actions, ...Object.keys(raw.singles ?? {})],
    resource.place,
    context,
  )
  const parent = parentOf(resource, context)
  const body = (parent?.ops.upsert ?? parent?.ops.create)?.op.request.schema
  if (raw.into !== undefined && (body === undefined || context.schemas.at(body, raw.into) === undefined)) {
    const names = body === undefined ? [] : context.schemas.properties(body).map((p) => p.client)
    context.diagnostics.error(
      'UNKNOWN_FIELD',
      resource.place('into'),
      `the form of \`${resource.parent ?? ''}\` has no field \`${raw.into}\``,
      suggest(raw.into, names),
    )
  }
  if (raw.mock === undefined || raw.mock === false) return
  const collections = collectionsOf(context)
  for (const key of ['contains', 'cascade'] as const) {
    for (const [i, stated] of (raw.mock[key] ?? []).entries()) {
      const name = typeof stated === 'string' ? stated : stated.entity
      if (!collections.has(name))
        context.diagnostics.error(
          'UNKNOWN_ENTITY',
          resource.place('mock', key, i),
          `the mock keeps no \`${name}\``,
          suggest(name, collections),
        )
    }
  }
}

function checkMenu({ raw, place }: Resource, { diagnostics }: Context): void {
  const actions = Object.keys(raw.actions ?? {})
  for (const [i, id] of (raw.menu ?? []).entries()) {
    if (actions.includes(id)) continue
    diagnostics.error('UNKNOWN_ACTION', place('menu', i), `there is no action \`${id}\``, suggest(id, actions))
  }
  const buttons = statedScreen(raw, 'detail')?.buttons
  for (const [i, id] of (buttons ?? []).entries()) {
    if (actions.includes(id)) continue
    const at = place('detail', 'buttons', i)
    diagnostics.error('UNKNOWN_ACTION', at, `there is no action \`${id}\``, suggest(id, actions))
  }
}

/** What the mock's store keeps apart: entities, links, and singles as `<entity>_<single>`. */
function collectionsOf(context: Context): Set<string> {
  const names = new Set(context.resources.map((r) => r.entity))
  for (const { entity, entry } of context.resources)
    for (const single of Object.keys(entry.raw.singles ?? {})) names.add(`${entity}_${single}`)
  return names
}

function checkEffects(
  effects: Readonly<Record<string, readonly string[]>> | undefined,
  actions: readonly string[],
  place: Resource['place'],
  context: Context,
): void {
  const known = knownEffects(context)
  for (const [action, stated] of Object.entries(effects ?? {})) {
    if (!actions.includes(action))
      context.diagnostics.error(
        'UNKNOWN_ACTION',
        place('effects', action),
        `there is no action \`${action}\``,
        suggestAmong(action, actions, 'there are'),
      )
    for (const [i, effect] of stated.entries()) {
      if (!known.has(unchangedBy(effect) ?? effect))
        context.diagnostics.error(
          'UNKNOWN_ENTITY',
          place('effects', action, i),
          `the effect \`${effect}\` is no entity, link, single or page`,
          suggest(unchangedBy(effect) ?? effect, known),
        )
    }
  }
}

/** A redirect leads to a screen, or to another redirect, and gives it all its parameters. */
function checkRedirects(screens: readonly ScreenIR[], context: Context): void {
  const { raw, place } = context.manifest.console
  const redirects = raw.redirects ?? {}
  if (context.broken.size > 0) return
  const paths = [...screens.map((screen) => screen.path), ...Object.keys(redirects)]
  for (const [from, to] of Object.entries(redirects)) {
    const known = paramsOf(from)
    const missing = paramsOf(to).find((param) => !known.includes(param))
    if (missing !== undefined)
      context.diagnostics.error(
        'MISSING_PARAM',
        place('redirects', from),
        `\`${to}\` needs \`${missing}\`, and \`${from}\` has no such parameter`,
        suggest(missing, known),
      )
    if (!paths.some((path) => matches(to, path)))
      context.diagnostics.error(
        'UNKNOWN_SCREEN',
        place('redirects', from),
        `there is no screen at \`${to}\``,
        suggest(to, paths),
      )
  }
}

/** Whether an address falls under a path, segment by segment. */
function matches(address: string, path: string): boolean {
  const [given, wanted] = [address.split('/'), path.split('/')]
  return given.length === wanted.length && wanted.every((segment, i) => segment.startsWith(':') || segment === given[i])
}
