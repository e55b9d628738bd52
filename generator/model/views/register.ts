/** The kinds of screens. Adding one means a folder beside this file, and a line here. */
import { statedScreen, type Resource } from '../../link/resources.ts'
import { hasScreen, screenKinds } from '../../link/views/register.ts'
import type { ScreenKind } from '../../link/views/view.ts'
import type { Single } from '../../link/views/single/single.ts'
import type { ActivityIR, EntriesIR, SubjectIR } from '../types/activity-ir.ts'
import type { WholePage } from '../types/raw-page.ts'
import type { ActionIR, BoundCall, Model } from '../types/ir.ts'
import type { FormScreenIR, ScreenIR } from '../types/screen-ir.ts'
import type { VersionMarks } from '../mark-versions.ts'
import { makeAccess } from './access/make.ts'
import { access } from './access/view.ts'
import { makeAcross } from './across/make.ts'
import { across } from './across/view.ts'
import { bespoke, makeBespoke } from './bespoke/view.ts'
import { makeCharts } from './charts/make.ts'
import { charts } from './charts/view.ts'
import { detail, detailMaker } from './detail/view.ts'
import { makeCreate } from './form/make.ts'
import { createMaker, editMaker, form } from './form/view.ts'
import { list, listMaker } from './list/view.ts'
import { makeOperation } from './operation/make.ts'
import { operation } from './operation/view.ts'
import { makeOverview } from './overview/make.ts'
import { overview } from './overview/view.ts'
import { makePages, type PageMaker } from './pages.ts'
import { makePlaceholder, placeholder } from './placeholder/view.ts'
import type { Workspace } from '../workspace.ts'
import { makeSingleScreens } from './single/make.ts'
import type { Mutation, ResourceMaker, ScreenSite, View, Way } from './view.ts'

/** A view, asked about one screen. */
export interface BoundView {
  served: View<ScreenIR>['served']
  shows: View<ScreenIR>['shows']
  actions: readonly ActionIR[]
  mutations: readonly Mutation[]
  withWays: (isOpen: (way: Way) => boolean) => ScreenIR
  subject: (workspace: Workspace) => SubjectIR | undefined
  withActivity: (log: ActivityIR) => ScreenIR
  entries: (columns: readonly string[]) => EntriesIR | undefined
  main: BoundCall | undefined
  withVersions: (marks: VersionMarks, items: string) => ScreenIR
  explain: (model: Model) => readonly string[]
}

export function viewOf(screen: ScreenIR): BoundView {
  switch (screen.kind) {
    case 'list':
      return bind(list, screen)
    case 'create':
    case 'edit':
      return bind(form, screen)
    case 'detail':
      return bind(detail, screen)
    case 'placeholder':
      return bind(placeholder, screen)
    case 'bespoke':
      return bind(bespoke, screen)
    case 'access':
      return bind(access, screen)
    case 'charts':
      return bind(charts, screen)
    case 'overview':
      return bind(overview, screen)
    case 'across':
      return bind(across, screen)
    case 'operation':
      return bind(operation, screen)
  }
}

const bind = <S extends ScreenIR>(view: View<S>, screen: S): BoundView => ({
  served: view.served,
  shows: view.shows,
  actions: view.actions?.(screen) ?? [],
  mutations: view.mutations?.(screen) ?? [],
  withWays: (isOpen) => view.withWays?.(screen, isOpen) ?? screen,
  subject: (workspace) => view.subject?.(screen, workspace),
  withActivity: (log) => view.withActivity?.(screen, log) ?? screen,
  entries: (columns) => view.entries?.(screen, columns),
  main: view.main?.(screen),
  withVersions: (marks, items) => view.withVersions?.(screen, marks, items) ?? screen,
  explain: (model) => view.explain(screen, model),
})

const makers: Readonly<Record<ScreenKind, ResourceMaker>> = {
  list: listMaker,
  create: createMaker,
  edit: editMaker,
  detail: detailMaker,
}

/** Every screen: those of resources, of singles, and pages. */
export function makeScreens(singles: readonly Single[], parts: Omit<ScreenSite, 'createForm'>): ScreenIR[] {
  const created = new Map<Resource, FormScreenIR>()
  const createForm = (resource: Resource): FormScreenIR | undefined => {
    if (!hasScreen(resource, 'create') || instead(resource, createMaker, site) !== undefined) return undefined
    const screen = created.get(resource) ?? makeCreate(resource, site)
    created.set(resource, screen)
    return screen
  }
  const site: ScreenSite = { ...parts, createForm }
  return [
    ...site.context.resources.flatMap((resource) =>
      screenKinds
        .filter((kind) => hasScreen(resource, kind))
        .map((kind) => instead(resource, makers[kind], site) ?? made(resource, makers[kind], site)),
    ),
    ...singles.flatMap((single) => makeSingleScreens(single, site)),
    ...makePages(site, pageMakers),
  ]
}

/** Pages that the manifest describes. The others are written by hand or come later. */
const pageMakers: Partial<Readonly<Record<WholePage['kind'], PageMaker>>> = {
  charts: makeCharts,
  overview: makeOverview,
  across: makeAcross,
  operation: makeOperation,
}

/** Of resources that are more than rows. */
const others: readonly ((resource: Resource, maker: ResourceMaker, site: ScreenSite) => ScreenIR | undefined)[] = [
  makeAccess,
]

function made(resource: Resource, maker: ResourceMaker, site: ScreenSite): ScreenIR {
  for (const make of others) {
    const screen = make(resource, maker, site)
    if (screen !== undefined) return screen
  }
  return maker.make(resource, site)
}

/** What the manifest puts in the place of a generated screen. */
function instead(resource: Resource, maker: ResourceMaker, site: Omit<ScreenSite, 'createForm'>): ScreenIR | undefined {
  const stated = statedScreen(resource.raw, maker.kind)
  if (stated?.placeholder !== undefined) return makePlaceholder(resource, { maker, ...stated.placeholder }, site)
  if (stated !== undefined && 'bespoke' in stated && stated.bespoke !== undefined)
    return makeBespoke(resource, { maker, uses: stated.bespoke.uses }, site)
  return undefined
}
