/** The route tree: which screen is shown inside which. */
import { isBelow } from '../../link/levels.ts'
import type { TabTarget } from '../../link/tabs.ts'
import { screenId } from '../../link/views/register.ts'
import type { ScreenIR } from '../types/screen-ir.ts'
import type { CrumbIR, LevelIR, RouteIR } from '../types/route-ir.ts'
import type { Workspace } from '../workspace.ts'

interface Node {
  screen: ScreenIR
  children: Node[]
  crumbs: readonly CrumbIR[]
}

export function makeRoutes(
  screens: readonly ScreenIR[],
  { tabs, levels }: { tabs: ReadonlyMap<string, readonly TabTarget[]>; levels: readonly LevelIR[] },
  workspace: Workspace,
): RouteIR[] {
  const { context } = workspace
  // Parts of a page have no route.
  const routed = screens.filter((screen) => screen.in === undefined)
  const nodes = new Map(
    routed.map((screen): [string, Node] => {
      const crumbs = [...levelCrumbs(screen, levels, workspace), ...screen.crumbs]
      return [`${screen.id}`, { screen, children: [], crumbs }]
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
  const tabsOf = new Map([...tabs].map(([id, targets]) => [`${screenId({ id }, 'detail')}`, targets]))
  const pageOfTab = new Map(
    [...tabsOf].flatMap(([page, targets]) => targets.map((t) => [`${t.screen}`, page] as const)),
  )
  for (const [screen, page] of pageOfTab) put(screen, page)
  for (const { raw } of context.manifest.pages) {
    // A form over a page is no part of it.
    if (raw.under !== undefined && raw.titleOnly !== true && !nested.has(raw.page))
      put(raw.page, `${screenId({ id: raw.under }, 'detail')}`)
  }
  for (const screen of screens)
    if (!nested.has(`${screen.id}`)) put(`${screen.id}`, screenBelow(screen, screens, tabsOf))
  return [...nodes].flatMap(([id, node]) => (nested.has(id) ? [] : [toRoute(node)]))
}

/** The screen that another one opens over: its list, or its row's page with the first tab open. */
function screenBelow(
  { id, over }: ScreenIR,
  screens: readonly ScreenIR[],
  tabs: ReadonlyMap<string, readonly TabTarget[]>,
): string | undefined {
  const below = over === undefined ? undefined : screens.find((s) => s.path === over && s.id !== id)
  return below === undefined ? undefined : (below.in ?? `${tabs.get(`${below.id}`)?.[0]?.screen ?? below.id}`)
}

function toRoute(node: Node): RouteIR {
  return {
    screen: `${node.screen.id}`,
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
    ...(level?.label === undefined ? [] : [{ text: level.label, path: level.home ?? level.nav[0]?.path ?? '/' }]),
    ...groups.flatMap((entry): CrumbIR[] =>
      typeof entry === 'object' && 'at' in entry && entry.at !== undefined && isBelow(screen.path, entry.at)
        ? [{ text: entry.label, path: entry.at }]
        : [],
    ),
  ]
}
