/** Where rows lead that have no page of their own. */
import type { Context, Linking } from './context.ts'
import { paramsOf, type ResourcePaths } from './paths.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import { hasScreen, resourceScreen, resourceViews, screenId } from './views/register.ts'

/** Its rows are those of another view, whose page they share: they are found there, and have no addresses of their own. */
export function sharesPage({ raw }: Resource, context: Pick<Context, 'resources'>): boolean {
  const home = raw.home === undefined ? undefined : resourceScreen(raw.home, context)
  return home !== undefined && resourceViews[home.kind].isRowPage
}

/** Resources that state a `home` → the path behind it; undefined when there is no such screen, which is reported. */
export function readHomes(
  context: Linking,
  paths: ReadonlyMap<string, ResourcePaths>,
): ReadonlyMap<string, string | undefined> {
  const homes = new Map<string, string | undefined>()
  for (const resource of context.resources) {
    const target = resource.raw.home ?? resource.entry.raw.home
    if (target === undefined) continue
    const path = pathTo(target, context, paths)
    homes.set(resource.id, path)
    // A view repeats what its entity states.
    if (resource.raw.home === undefined) continue
    if (path === undefined) {
      const screens = [...paths.keys()].map((id) => `${screenId({ id }, 'list')}`)
      const cause = `there is no screen \`${target}\``
      context.diagnostics.error('UNKNOWN_SCREEN', resource.place('home'), {
        cause,
        suggestion: suggest(target, screens),
      })
    } else checkParams(path, resource, { context, known: paramsOf(paths.get(resource.id)?.item ?? '') })
  }
  return homes
}

/** A list, a row's page or an edit form of a resource, or a page. */
function pathTo(target: string, context: Linking, paths: ReadonlyMap<string, ResourcePaths>): string | undefined {
  const page = context.manifest.pages.find(({ raw }) => raw.page === target)
  if (page !== undefined) return page.raw.at
  const screen = resourceScreen(target, context)
  if (screen === undefined) return paths.get(target)?.list
  const { isHome, path } = resourceViews[screen.kind]
  const found = paths.get(screen.resource.id)
  return found !== undefined && isHome ? path(found) : undefined
}

/** It must be reachable with what the row's own path holds. */
function checkParams(
  home: string,
  resource: Resource,
  { context, known }: { context: Linking; known: readonly string[] },
): void {
  const missing = paramsOf(home).find((param) => !known.includes(param))
  if (missing === undefined) return
  context.diagnostics.error('MISSING_PARAM', resource.place('home'), {
    cause: `\`${home}\` needs \`${missing}\`, which a row of \`${resource.id}\` does not have`,
    suggestion: 'lead to a screen of the same row or of one of its parents',
  })
}

/** The page that shows a row of the resource: its home, else its own. */
export const pageOfRow = (
  resource: Resource,
  { homes, paths }: { homes: ReadonlyMap<string, string | undefined>; paths: ReadonlyMap<string, ResourcePaths> },
): string | undefined => {
  if (homes.has(resource.id)) return homes.get(resource.id)
  return hasScreen(resource, 'detail') ? paths.get(resource.id)?.item : undefined
}
