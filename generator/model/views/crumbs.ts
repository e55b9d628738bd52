/** Breadcrumbs below those of a level; forms add to the title only. */
import { isBelow } from '../../link/levels.ts'
import { isSingleton } from '../../link/own-calls.ts'
import { pathsOf } from '../../link/paths.ts'
import { parentOf, statedScreen, type Resource } from '../../link/resources.ts'
import type { WholePage } from '../types/raw-page.ts'
import type { CrumbIR } from '../types/route-ir.ts'
import type { Workspace } from '../workspace.ts'

type Titled = Pick<WholePage, 'at' | 'title'>

export const formCrumb = ({ at: path, title: text }: Titled): CrumbIR => ({ text, path, titleOnly: true })

/** Breadcrumbs of a page or a single. */
export function pageCrumbs(page: Titled & Pick<WholePage, 'crumb' | 'titleOnly'>, workspace: Workspace): CrumbIR[] {
  const { at: path, title: text } = page
  const { above, isSame } = aboveOf(path, workspace)
  if (page.titleOnly === true) {
    // A further create form opens over the same list as the first.
    const created = workspace.context.resources.find((r) => path.startsWith(`${pathsOf(r, workspace).create}/`))
    return [...(created === undefined ? above : listCrumbs(created, workspace)), formCrumb(page)]
  }
  // The tab that a page opens with has the page's own address: it is no further step.
  if (isSame) return above
  return page.crumb === undefined ? [...above, { text, path }] : [...above, { text: page.crumb, path }, formCrumb(page)]
}

/** Breadcrumbs of a list: the resources on the way, then itself. */
export function listCrumbs(resource: Resource, workspace: Workspace): CrumbIR[] {
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

/** Those of a row's page. */
export function rowCrumbs(resource: Resource, workspace: Workspace): CrumbIR[] {
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
