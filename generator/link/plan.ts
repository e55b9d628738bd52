/** All screens that there are to be, before any is made: their names, paths and places. */
import type { Place } from '../diagnostics.ts'
import type { Context } from './context.ts'
import type { Site } from './lists.ts'
import { paramsOf, pathsOf } from './paths.ts'
import type { Linking } from './context.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import { hasScreen, resourceViews, screenId, screenKinds } from './views/register.ts'
import { editOf, readSingles, singleId } from './views/single/single.ts'
import type { Redirect } from './redirects.ts'
import type { TabTarget } from './tabs.ts'
import type { RawNavEntry } from '../model/types/raw-page.ts'
import { ScreenId } from '../model/types/screen-id.ts'

/** A screen that there is to be. */
export interface PlannedScreen {
  id: ScreenId
  path: string
  /** The resource whose rows' own page it is. */
  pageOf?: string
  /** A part of a page, without a route of its own. */
  isPart: boolean
  place: Place
}

/** In the order in which they are made: those of resources, singles, pages. */
export function planScreens(site: Pick<Site, 'context' | 'paths'>): PlannedScreen[] {
  const { context } = site
  return [
    ...context.resources.flatMap((resource) => planResource(resource, site)),
    ...context.resources.flatMap((resource) => planSingles(resource, site)),
    ...context.manifest.pages.map(({ raw, place }) => ({
      id: new ScreenId(raw.page),
      path: raw.at,
      isPart: false,
      place: place('at'),
    })),
  ]
}

function planResource(resource: Resource, site: Pick<Site, 'paths'>): PlannedScreen[] {
  const paths = pathsOf(resource, site)
  return screenKinds
    .filter((kind) => hasScreen(resource, kind))
    .map((kind) => {
      const { path, isPart, isRowPage } = resourceViews[kind]
      return {
        id: screenId(resource, kind),
        path: path(paths),
        isPart: isPart?.(resource) ?? false,
        ...(isRowPage ? { pageOf: resource.id } : {}),
        place: resource.place(),
      }
    })
}

function planSingles(resource: Resource, site: Pick<Site, 'context' | 'paths'>): PlannedScreen[] {
  const { operations } = site.context
  return readSingles(resource, site).flatMap(({ id, name, path, raw, view, update }): PlannedScreen[] => {
    const own = { id, path, isPart: false, place: resource.place('singles', name) }
    if (raw.placeholder !== undefined) return [own]
    if (!operations.has(view.op)) return []
    const isEdited = update !== undefined && operations.has(update.op)
    return isEdited ? [own, { ...own, id: editOf(id), path: `${path}/edit` }] : [own]
  })
}

/** Screens of one name: nobody could tell which is meant. */
export function checkNames(screens: readonly PlannedScreen[], { diagnostics }: Linking): void {
  const ids = new Set<string>()
  for (const { id, place } of screens) {
    if (ids.has(`${id}`))
      diagnostics.error('DUPLICATE_SCREEN', place, {
        cause: `there are two screens called \`${id}\``,
        suggestion: 'give one of them another name',
      })
    ids.add(`${id}`)
  }
}

/** Entries of the sidebars name screens. */
export function checkNav(screens: readonly PlannedScreen[], context: Linking): void {
  const { raw, place } = context.manifest.console
  const ids = new Set(screens.map(({ id }) => `${id}`))
  const inNav = Object.values(raw.levels).flatMap(({ nav = [] }) => nav.flatMap(screensIn))
  const check = (entry: RawNavEntry, steps: readonly (string | number)[]): void => {
    if (typeof entry !== 'string') {
      if ('screen' in entry) check(entry.screen, [...steps, 'screen'])
      else for (const [i, one] of entry.nav.entries()) check(one, [...steps, 'nav', i])
      return
    }
    if (ids.has(entry) || isOfFaulty(entry, context)) return
    context.diagnostics.error('UNKNOWN_SCREEN', place(...steps), {
      cause: `there is no screen \`${entry}\``,
      // The page that a level begins with stands in its sidebar as well.
      suggestion: suggest(entry, ids, steps.at(-1) === 'home' ? [] : inNav),
    })
  }
  for (const [id, level] of Object.entries(raw.levels)) {
    if (level.home !== undefined) check(level.home, ['levels', id, 'home'])
    for (const [i, entry] of (level.nav ?? []).entries()) check(entry, ['levels', id, 'nav', i])
  }
}

const screensIn = (entry: RawNavEntry): string[] =>
  typeof entry === 'string' ? [entry] : 'screen' in entry ? [entry.screen] : entry.nav.flatMap(screensIn)

/** Whether the screen is one of a resource that is known to be faulty: that it is missing is no fault of its own. */
const isOfFaulty = (screen: string, { resources }: Context): boolean =>
  resources.some((resource) => resource.state !== 'sound' && namesOf(resource).includes(screen))

const namesOf = (resource: Resource): string[] =>
  [
    ...screenKinds.map((kind) => screenId(resource, kind)),
    ...Object.keys(resource.entry.raw.singles ?? {}).map((name) => singleId(resource, name)),
  ].map(String)

/** Two screens at one path, two parameters of one name in it, and redirects that hide a screen. */
export function checkClashes(
  {
    screens,
    redirects,
    tabs,
  }: {
    screens: readonly PlannedScreen[]
    redirects: readonly Pick<Redirect, 'from' | 'origin'>[]
    tabs: ReadonlyMap<string, readonly TabTarget[]>
  },
  { diagnostics }: Linking,
): void {
  const owners = new Map([...tabs].flatMap(([owner, targets]) => targets.map((t) => [`${t.screen}`, owner] as const)))
  const taken = new Map<string, PlannedScreen>()
  for (const screen of screens) {
    if (screen.isPart) continue
    const { id, path, place } = screen
    const params = paramsOf(path)
    const twice = params.find((p, i) => params.indexOf(p) !== i)
    if (twice !== undefined)
      diagnostics.error('DUPLICATE_PARAM', place, {
        cause: `\`${path}\` has the parameter \`${twice}\` twice`,
        suggestion: 'state another `param`',
      })
    const other = taken.get(shape(path))
    // The first tab may share its heading's path (`index: first`).
    const sharesHeading = other?.pageOf !== undefined && owners.get(`${id}`) === other.pageOf
    const headsTab = other !== undefined && screen.pageOf !== undefined && owners.get(`${other.id}`) === screen.pageOf
    if (other === undefined || sharesHeading || headsTab) taken.set(shape(path), screen)
    else
      diagnostics.error('DUPLICATE_ROUTE', place, {
        cause: `\`${id}\` and \`${other.id}\` have the same path \`${path}\``,
        suggestion: 'state another `at` for one of them',
      })
  }
  // A page with tabs may lead to one of them from its bare path; any other page would be out of reach.
  const headings = new Set(owners.values())
  for (const { from, origin } of redirects) {
    const other = taken.get(shape(from))
    if (other === undefined || (other.pageOf !== undefined && headings.has(other.pageOf))) continue
    const { because: _, ...place } = origin
    const elsewhere = other.path === from ? '' : `, which is at \`${other.path}\``
    diagnostics.error('DUPLICATE_ROUTE', place, {
      cause: `the redirect from \`${from}\` hides \`${other.id}\`${elsewhere}`,
      suggestion: 'remove one of them',
    })
  }
}

const shape = (path: string): string => path.replace(/:[A-Za-z0-9_]+/g, ':')
