/** Pages without a way to them, which nobody would find who does not know their address. */
import { nearest } from '../diagnostics.ts'
import type { RawNavEntry, WholePage } from '../model/types/raw-page.ts'
import type { Linking } from './context.ts'
import { statedScreen } from './resources.ts'

/** Level of the pages outside of the frame: people come there from elsewhere. */
const outside = 'public'

export function checkWays(context: Linking): void {
  const { manifest, resources, diagnostics } = context
  const { redirects: from = {}, levels } = manifest.console.raw
  const redirects = new Set(Object.values(from))
  const inNav = new Set(Object.values(levels).flatMap(({ nav }) => (nav ?? []).flatMap(screensOf)))
  const ofResources = new Set(
    resources.flatMap((resource) => [
      ...Object.values(resource.raw.actions ?? {}).flatMap(({ to }) => to ?? []),
      ...(statedScreen(resource.raw, 'detail')?.tabs ?? []).map((tab) =>
        typeof tab === 'string' ? tab : 'page' in tab ? tab.page : '',
      ),
      resource.raw.home ?? '',
      // The page that holds a list is where the list's own ways lead to.
      statedScreen(resource.raw, 'list')?.in ?? '',
    ]),
  )
  const ids = new Set(manifest.pages.map(({ raw }) => raw.page))
  const stated = new Set([...inNav, ...ofResources])
  // Misspelt ones are reported where they stand.
  const meant = new Set([...stated].flatMap((name) => (ids.has(name) ? [] : (nearest(name, ids) ?? []))))
  const isReached = ({ page, at, level, reached }: WholePage): boolean =>
    reached !== undefined || level === outside || stated.has(page) || meant.has(page) || redirects.has(at)
  for (const { raw, place } of manifest.pages) {
    if (isReached(raw)) continue
    diagnostics.error('NO_WAY_TO_PAGE', place('page'), {
      cause: `nothing leads to the page \`${raw.page}\``,
      suggestion: 'name it in `nav`, in `tabs`, or in `to` of an action, or say in `reached` how people come there',
    })
  }
}

const screensOf = (entry: RawNavEntry): readonly string[] =>
  typeof entry === 'string' ? [entry] : 'screen' in entry ? [entry.screen] : entry.nav
