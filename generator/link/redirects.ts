/** Addresses that lead to another one: pages that open with their first tab, rows without a page, and what the console states. */
import { sharesPage } from './homes.ts'
import type { Context, Linking } from './context.ts'
import { byCodePoint } from './names.ts'
import { paramsOf, pathsOf, type ResourcePaths } from './paths.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { Origin } from '../model/types/origin-ir.ts'
import type { RawNavEntry } from '../model/types/raw-page.ts'
import type { PlannedScreen } from './plan.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
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

/** An address that leads to another one, and what says so. */
export interface Redirect {
  from: string
  to: string
  origin: Origin
}

/** One for each address: what the console states comes last and wins. */
export function readRedirects({ context, paths, tabs, screens, pageOf }: RedirectInput): Redirect[] {
  const byId = new Map(screens.filter(({ isPart }) => !isPart).map((screen) => [`${screen.id}`, screen]))
  const redirects = new Map<string, Redirect>()
  const lead = (from: string, to: string, origin: Origin): void => void redirects.set(from, { from, to, origin })
  for (const [id, [first]] of tabs) {
    const page = byId.get(`${screenId({ id }, 'detail')}`)
    const tab = first && byId.get(`${first.screen}`)
    if (first !== undefined && page !== undefined && tab !== undefined && tab.path !== page.path)
      lead(page.path, tab.path, { ...first.owner.place('detail', 'tabs', 0), because: 'the first tab of the page' })
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
      lead(item, home, resource.place('home'))
  }
  const { raw, place } = context.manifest.console
  for (const { at, first, steps } of beginnings(raw)) {
    const to = byId.get(first)?.path
    const isTaken = redirects.has(at) || [...byId.values()].some(({ path }) => path === at)
    if (to !== undefined && !isTaken) lead(at, to, { ...place(...steps), because: 'the first entry of its nav' })
  }
  for (const [from, to] of Object.entries(raw.redirects ?? {})) lead(from, to, place('redirects', from))
  return [...redirects.values()]
}

/** Where levels and groups of a sidebar begin: with the first that they lead to. */
function beginnings({ levels }: RawConsole): { at: string; first: string; steps: readonly (string | number)[] }[] {
  const firstOf = ([entry]: readonly RawNavEntry[]): string => {
    if (entry === undefined || typeof entry === 'string') return entry ?? ''
    return 'screen' in entry ? entry.screen : firstOf(entry.nav)
  }
  const found = Object.entries(levels).flatMap(([id, { at = '', under, home, nav }]) => [
    ...(under === undefined ? [{ at: at === '' ? '/' : at, first: home ?? firstOf(nav), steps: ['levels', id] }] : []),
    ...nav.flatMap((entry, i) =>
      typeof entry === 'object' && 'nav' in entry && entry.at !== undefined
        ? [{ at: entry.at, first: firstOf(entry.nav), steps: ['levels', id, 'nav', i] }]
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
