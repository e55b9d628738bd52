/** The route tree: which screen is shown inside which, and its breadcrumbs. */
import { isBelow } from '../../link/levels.ts'
import { pathsOf } from '../../link/paths.ts'
import { parentOf, statedScreen, type Resource } from '../../link/resources.ts'
import { isSingleton } from '../../link/screens.ts'
import type { TabTarget } from '../../link/tabs.ts'
import type { ScreenIR } from '../types/ir.ts'
import type { CrumbIR, LevelIR, RouteIR } from '../types/route-ir.ts'
import type { Workspace } from '../workspace.ts'

interface Node {
  screen: ScreenIR
  children: Node[]
  crumbs: readonly CrumbIR[]
}

export function makeRoutes(
  screens: readonly ScreenIR[],
  tabs: ReadonlyMap<string, readonly TabTarget[]>,
  levels: readonly LevelIR[],
  workspace: Workspace,
): RouteIR[] {
  const { context } = workspace
  // Parts of a page have no route.
  const routed = screens.filter((screen) => !isPart(screen))
  const nodes = new Map(
    routed.map((screen): [string, Node] => {
      const crumbs = [...levelCrumbs(screen, levels, workspace), ...crumbsOf(screen, screens, workspace)]
      return [screen.id, { screen, children: [], crumbs }]
    }),
  )
  const nested = new Set<string>()
  const put = (child: string, parent: string | undefined): void => {
    const node = nodes.get(child)
    const over = parent === undefined ? undefined : nodes.get(parent)
    if (node === undefined || over === undefined || node === over) return
    over.children.push(node)
    nested.add(child)
  }
  const tabOwners = new Map([...tabs].flatMap(([owner, targets]) => targets.map((t) => [t.screen, owner] as const)))
  for (const [screen, owner] of tabOwners) put(screen, `${owner}.detail`)
  for (const { raw } of context.manifest.pages) {
    // A form over a page is no part of it.
    if (raw.under !== undefined && raw.titleOnly !== true && !nested.has(raw.page)) put(raw.page, `${raw.under}.detail`)
  }
  for (const screen of screens) {
    if (nested.has(screen.id) || screen.kind === 'list' || screen.kind === 'detail') continue
    put(screen.id, formBase(screen, screens, tabs))
  }
  return [...nodes.values()].filter((n) => !nested.has(n.screen.id)).map(toRoute)
}

/** The screen a form opens over: its list, or its row's page with the first tab open. */
function formBase(
  screen: ScreenIR,
  screens: readonly ScreenIR[],
  tabs: ReadonlyMap<string, readonly TabTarget[]>,
): string | undefined {
  if (screen.kind !== 'create' && screen.kind !== 'edit') return undefined
  const below = screens.find((s) => s.path === screen.close.template && s.id !== screen.id && s.kind === 'list')
  if (below !== undefined) return below.kind === 'list' && below.in !== undefined ? below.in : below.id
  const page = screens.find((s) => s.path === screen.close.template && s.id !== screen.id)
  if (page === undefined) return undefined
  const owner = page.id.replace(/\.detail$/, '')
  return tabs.get(owner)?.[0]?.screen ?? page.id
}

/** Whether a list is shown on a page that has other things, too. */
const isPart = (screen: ScreenIR): boolean => screen.kind === 'list' && screen.in !== undefined

function toRoute(node: Node): RouteIR {
  return {
    screen: node.screen.id,
    path: node.screen.path,
    level: node.screen.level,
    crumbs: node.crumbs,
    children: node.children.map(toRoute),
  }
}

/** The crumb of the level, if it has a label, and that of a nav group with a path of its own (`/system/inventory`). */
function levelCrumbs(screen: ScreenIR, levels: readonly LevelIR[], { context }: Workspace): CrumbIR[] {
  const level = levels.find(({ id }) => id === screen.level)
  const groups = context.manifest.console.raw.levels[screen.level]?.nav ?? []
  return [
    ...(level?.label === undefined ? [] : [{ text: level.label, path: level.nav[0]?.path ?? '/' }]),
    ...groups.flatMap((entry): CrumbIR[] =>
      typeof entry === 'object' && 'at' in entry && entry.at !== undefined && isBelow(screen.path, entry.at)
        ? [{ text: entry.label, path: entry.at }]
        : [],
    ),
  ]
}

/** Breadcrumbs below the level: the resources on the way, then the page itself; forms add to the title only. */
function crumbsOf(screen: ScreenIR, screens: readonly ScreenIR[], workspace: Workspace): CrumbIR[] {
  const { context } = workspace
  const resource = context.resources.find(
    (r) =>
      screen.id === `${r.id}.list` ||
      screen.id === `${r.id}.create` ||
      screen.id === `${r.id}.edit` ||
      screen.id === `${r.id}.detail`,
  )
  if (resource === undefined) return ownCrumbs(screen, screens, workspace)
  if (screen.kind === 'detail' || screen.id.endsWith('.detail')) return rowCrumbs(resource, workspace)
  const list = listCrumbs(resource, workspace)
  if (screen.id.endsWith('.list')) return list
  const base =
    screen.kind === 'edit' && screen.close.template === pathsOf(resource, workspace).item
      ? rowCrumbs(resource, workspace)
      : list
  // A form that is written by hand is a page, not a dialog over one.
  const isPage = screen.kind === 'bespoke'
  return [...base, { text: screen.title, path: screen.path, ...(isPage ? {} : { titleOnly: true }) }]
}

/** Breadcrumbs of pages and singles, and of the form over a single. */
function ownCrumbs(screen: ScreenIR, screens: readonly ScreenIR[], workspace: Workspace): CrumbIR[] {
  const form = { text: screen.title, path: screen.path, titleOnly: true }
  const single =
    screen.kind === 'edit' ? screens.find((s) => s.path === screen.close.template && s.kind !== 'edit') : undefined
  if (single !== undefined) return [...crumbsOf(single, screens, workspace), form]
  const page = workspace.context.manifest.pages.find((p) => p.raw.page === screen.id)?.raw
  const { above, isSame } = aboveOf(screen.path, workspace)
  if (page?.titleOnly === true) {
    // A further create form opens over the same list as the first.
    const created = workspace.context.resources.find((r) => screen.path.startsWith(`${pathsOf(r, workspace).create}/`))
    return [...(created === undefined ? above : listCrumbs(created, workspace)), form]
  }
  if (screen.kind === 'edit') return [...above, form]
  // The tab that a page opens with has the page's own address: it is no further step.
  if (isSame) return above
  return page?.crumb === undefined
    ? [...above, { text: screen.title, path: screen.path }]
    : [...above, { text: page.crumb, path: screen.path }, form]
}

function listCrumbs(resource: Resource, workspace: Workspace): CrumbIR[] {
  const parent = parentOf(resource, workspace.context)
  const { list, item } = pathsOf(resource, workspace)
  const above = parent === undefined ? [] : rowCrumbs(parent, workspace)
  if (isSingleton(resource)) return [...above, { text: resource.label.one, path: item }]
  // The tab that a page opens with has the page's own address: it is no further step.
  if (parent !== undefined && list === pathsOf(parent, workspace).item) return above
  const own = statedScreen(resource.raw, 'list')
  const page = workspace.context.manifest.pages.find(({ raw }) => raw.page === own?.in)
  const title = page?.raw.title ?? own?.crumb ?? own?.title
  return [...above, { text: title ?? resource.label.many, path: list }]
}

function rowCrumbs(resource: Resource, workspace: Workspace): CrumbIR[] {
  const list = listCrumbs(resource, workspace)
  if (isSingleton(resource)) return list
  return [...list, { param: resource.param, path: workspace.pageOf(resource) ?? pathsOf(resource, workspace).item }]
}

/** Crumbs of whatever resource a page lies below, and whether it has the address of the row's own page. */
function aboveOf(path: string, workspace: Workspace): { above: CrumbIR[]; isSame: boolean } {
  let best: { resource: Resource; item: string } | undefined
  for (const resource of workspace.context.resources) {
    const { item } = pathsOf(resource, workspace)
    if (item !== '' && isBelow(path, item) && item.length > (best?.item.length ?? 0)) best = { resource, item }
  }
  return { above: best === undefined ? [] : rowCrumbs(best.resource, workspace), isSame: best?.item === path }
}
