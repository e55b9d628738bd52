/** Tabs of detail pages: what the manifest names, resolved to screens. */
import type { Linking } from './context.ts'
import { statedScreen, type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import type { RawTab } from '../model/types/manifest.ts'
import { ScreenId } from '../model/types/screen-id.ts'
import { screenId } from './views/register.ts'
import { singleId } from './views/single/single.ts'
import { ownOf } from '../schema/records.ts'

/** The screen a tab shows. */
export interface TabTarget {
  owner: Resource
  screen: ScreenId
}

/** Targets of all tabs in order; unknown ones are reported. */
export function resolveTabs(context: Linking): Map<string, TabTarget[]> {
  const tabs = new Map<string, TabTarget[]>()
  for (const owner of context.resources) {
    const detail = statedScreen(owner.raw, 'detail')
    const stated = detail?.tabs
    if (stated === undefined) continue
    const targets = stated.flatMap((tab, i): TabTarget[] => {
      const screen = resolve(tab, owner, context)
      if (screen !== undefined) return [{ owner, screen }]
      const name = typeof tab === 'string' ? tab : Object.values(tab).join('.')
      if (isOfFaulty(tab, name, context)) return []
      context.diagnostics.error('UNKNOWN_TAB', owner.place('detail', 'tabs', i), {
        cause: `\`${name}\` is no entity, link, single or page`,
        suggestion: suggest(
          name,
          context.resources.map((r) => r.id),
          stated.filter((other) => typeof other === 'string'),
        ),
      })
      return []
    })
    tabs.set(owner.id, targets)
  }
  return tabs
}

/** Whether there would be such a list if nothing were wrong with what it lists: that was said. */
function isOfFaulty(tab: RawTab, name: string, { resource, resources, manifest, operations }: Linking): boolean {
  if (resource(name) !== undefined && resource(name)?.state !== 'sound') return true
  if (typeof tab === 'object' && !('link' in tab)) return false
  const { link, side } = typeof tab === 'string' ? { link: tab, side: undefined } : tab
  const entry = manifest.links.find(({ raw }) => raw.link === link)
  if (entry === undefined) return false
  const { ends, operations: stated } = entry.raw
  const isFaulty = Object.values(ends).some((entity) => !resources.some(({ id }) => id === entity))
  const lists = side === undefined ? Object.values(stated.list) : [stated.list[side]]
  return isFaulty || lists.some((op) => op !== undefined && !operations.has(op))
}

function resolve(tab: RawTab, owner: Resource, context: Linking): ScreenId | undefined {
  const list = (id: string): ScreenId | undefined =>
    context.resource(id)?.ops.list === undefined ? undefined : screenId({ id }, 'list')
  const single = (name: string): ScreenId | undefined =>
    ownOf(owner.entry.raw.singles, name) === undefined ? undefined : singleId(owner, name)
  const page = (name: string): ScreenId | undefined =>
    context.manifest.pages.some((p) => p.raw.page === name) ? new ScreenId(name) : undefined
  const link = (name: string, side: string | undefined): ScreenId | undefined => {
    const entry = context.manifest.links.find((l) => l.raw.link === name)
    const end = side ?? Object.entries(entry?.raw.ends ?? {}).find(([, entity]) => entity === owner.entity)?.[0]
    return end === undefined ? undefined : list(`${name}.${end}`)
  }
  if (typeof tab === 'string') return list(tab) ?? single(tab) ?? link(tab, undefined) ?? page(tab)
  if ('entity' in tab) return list(tab.view === undefined ? tab.entity : `${tab.entity}.${tab.view}`)
  if ('single' in tab) return single(tab.single)
  if ('link' in tab) return link(tab.link, tab.side)
  return page(tab.page)
}
