/** Addresses that lead to another one: pages that open with their first tab, rows without a page, and what the console states. */
import { sharesPage } from './homes.ts'
import type { Context, Linking } from './context.ts'
import { byCodePoint } from './names.ts'
import { paramsOf, pathsOf, type ResourcePaths } from './paths.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { RawNavEntry } from '../model/types/raw-page.ts'
import type { PlannedScreen } from './plan.ts'
import { suggest, type Resource } from './resources.ts'
import type { TabTarget } from './tabs.ts'
import { screenId } from './views/register.ts'

export interface RedirectInput {
  context: Context
  paths: ReadonlyMap<string, ResourcePaths>
  tabs: ReadonlyMap<string, readonly TabTarget[]>
  screens: readonly PlannedScreen[]
  /** The page that shows a row of the resource. */
  pageOf: (resource: Resource) => string | undefined
}

/** From → to. */
export function readRedirects({ context, paths, tabs, screens, pageOf }: RedirectInput): Record<string, string> {
  const byId = new Map(screens.filter(({ isPart }) => !isPart).map((screen) => [`${screen.id}`, screen]))
  const redirects: Record<string, string> = {}
  for (const [owner, [first]] of tabs) {
    const page = byId.get(`${screenId({ id: owner }, 'detail')}`)
    const tab = first && byId.get(`${first.screen}`)
    if (page !== undefined && tab !== undefined && tab.path !== page.path) redirects[page.path] = tab.path
  }
  for (const resource of context.resources) {
    // A row without a page of its own leads to its home.
    const { item } = pathsOf(resource, { paths })
    const home = pageOf(resource)
    if (
      home !== undefined &&
      home !== item &&
      !sharesPage(resource, context) &&
      !byId.has(`${screenId(resource, 'detail')}`)
    )
      redirects[item] = home
  }
  for (const { at, first } of beginnings(context.manifest.console.raw)) {
    const to = byId.get(first)?.path
    const isTaken = at in redirects || [...byId.values()].some(({ path }) => path === at)
    if (to !== undefined && !isTaken) redirects[at] = to
  }
  return Object.assign(redirects, context.manifest.console.raw.redirects)
}

/** Where levels and groups of a sidebar begin: with the first that they lead to. */
function beginnings({ levels }: RawConsole): { at: string; first: string }[] {
  const firstOf = ([entry]: readonly RawNavEntry[]): string => {
    if (entry === undefined || typeof entry === 'string') return entry ?? ''
    return 'screen' in entry ? entry.screen : firstOf(entry.nav)
  }
  const found = Object.values(levels).flatMap(({ at = '', under, nav }) => [
    ...(under === undefined ? [{ at: at === '' ? '/' : at, first: firstOf(nav) }] : []),
    ...nav.flatMap((entry) =>
      typeof entry === 'object' && 'nav' in entry && entry.at !== undefined
        ? [{ at: entry.at, first: firstOf(entry.nav) }]
        : [],
    ),
  ])
  return found.sort((a, b) => byCodePoint(a.at, b.at))
}

/** A redirect that is stated leads to a screen, or to another redirect, and gives it all its parameters. */
export function checkRedirects(screens: readonly PlannedScreen[], context: Linking): void {
  const { raw, place } = context.manifest.console
  const redirects = raw.redirects ?? {}
  // Nobody knows where the screens of what is faulty would have been.
  if (context.resources.some(({ state }) => state !== 'sound')) return
  const paths = [...screens.map((screen) => screen.path), ...Object.keys(redirects)]
  for (const [from, to] of Object.entries(redirects)) {
    const known = paramsOf(from)
    const missing = paramsOf(to).find((param) => !known.includes(param))
    if (missing !== undefined)
      context.diagnostics.error('MISSING_PARAM', place('redirects', from), {
        cause: `\`${to}\` needs \`${missing}\`, and \`${from}\` has no such parameter`,
        suggestion: suggest(missing, known),
      })
    if (!paths.some((path) => matches(to, path)))
      context.diagnostics.error('UNKNOWN_SCREEN', place('redirects', from), {
        cause: `there is no screen at \`${to}\``,
        suggestion: suggest(to, paths),
      })
  }
}

/** Whether an address falls under a path, segment by segment. */
function matches(address: string, path: string): boolean {
  const [given, wanted] = [address.split('/'), path.split('/')]
  return given.length === wanted.length && wanted.every((segment, i) => segment.startsWith(':') || segment === given[i])
}
