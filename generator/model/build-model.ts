/** Resolved manifest in, model out: of whatever was linked, for what is wrong was left out there. */
import { makeActivity, withActivity } from './activity.ts'
import { makeCoverage, readsOf, reasonsOf, tagsByOperation } from './coverage.ts'
import { makeEntities } from './entities.ts'
import { makeFindables } from './lookups/finder.ts'
import { createLookups } from './lookups/lookups.ts'
import { makeMock } from './mock/mock.ts'
import { pageOfRow } from '../link/homes.ts'
import type { Linked } from '../link/link.ts'
import { camelCase } from '../schema/client-name.ts'
import { pathsOf } from '../link/paths.ts'
import { withoutWordsOf, words } from '../link/names.ts'
import { statedScreen, type Resource } from '../link/resources.ts'
import { readSingles, type Single } from '../link/views/single/single.ts'
import type { TabTarget } from '../link/tabs.ts'
import { makeNav } from './routes/nav.ts'
import { makeOrigins } from './origins/origins.ts'
import { makeRoutes } from './routes/routes.ts'
import { separateScreens } from './views/files.ts'
import { listTitle } from './views/list/make.ts'
import { makeTerraform } from './terraform.ts'
import { makeScreens, viewOf } from './views/register.ts'
import type { ScreenSite } from './views/view.ts'
import { resourceScreen } from '../link/views/register.ts'
import { withVersions } from './screen-versions.ts'
import { makePresence } from './presence.ts'
import { factsOf } from '../schema/facts.ts'
import { readShown } from './shown/shown.ts'
import { isBuilt, withoutUnbuilt } from './routes/unbuilt.ts'
import type { ActionIR, ApiModel, BoundCall, Model, ShownIR } from './types/ir.ts'
import type { Origins } from './types/origin-ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import type { OverridesIR } from './types/override-ir.ts'
import type { Workspace } from './workspace.ts'

export interface ModelInput {
  linked: Linked
  /** Operations with hand-written mock behaviour → the file that has it. */
  behaviours: Readonly<Record<string, string>>
  /** Default: none. */
  overrides?: OverridesIR
}

/** What calls are made from. */
export function makeApi(linked: Linked): ApiModel {
  const { context, irregular } = linked
  const workspace = makeWorkspace(linked)
  const tags = tagsByOperation(singlesOf(workspace), context)
  const { document } = context.contract
  return {
    document,
    version: document.info.version,
    operations: [...context.operations.values()].map((op) => ({ ...op, tags: tags.get(op.id) ?? [] })),
    names: { toClient: camelCase, irregular },
  }
}

const singlesOf = (workspace: Workspace): readonly Single[] =>
  workspace.context.resources.flatMap((r) => readSingles(r, workspace))

/** The model of all that could be linked. */
export function buildModel({ linked, behaviours, overrides = {} }: ModelInput): Model {
  const { context, rules } = linked
  const { contract, manifest } = context
  const operations = [...context.operations.values()]
  const workspace = makeWorkspace(linked)
  const { tabs } = linked
  const singles = singlesOf(workspace)
  const all = makeScreens(singles, { ...workspace, ...tabbed(tabs, singles, workspace) })
  const separate = separateScreens(withoutUnbuilt(all))
  const activity = makeActivity(linked.activity, separate, workspace)
  const active = activity === undefined ? separate : separate.map((screen) => withActivity(screen, activity))
  const api = makeApi(linked)
  const presence = makePresence(factsOf(api), contract.others ?? [])
  const screens = withVersions(active, presence, contract.conventions.paging.items)
  const levels = makeNav(screens, workspace)
  const routes = makeRoutes(screens, { tabs, levels }, workspace)
  const findables = makeFindables(workspace)
  const actions = actionsByResource(screens)
  const mock = makeMock({ actions, singles, rules, behaviours, calls: callsOf(screens) }, context)
  const redirects = Object.fromEntries(linked.redirects.map(({ from, to }) => [from, to]))
  const entities = makeEntities(screens, singles, workspace)
  const lookups = workspace.lookups.all()
  let origins: Origins | undefined
  return {
    consoleName: manifest.console.raw.console,
    ...api,
    presence,
    conventions: contract.conventions,
    bundle: contract.bundle,
    entities,
    lookups,
    findables,
    screens,
    unbuilt: screens.filter((screen) => !isBuilt(screen)).map(({ id }) => `${id}`),
    routes,
    levels,
    session: linked.session,
    ...(activity && { activity }),
    terraform: makeTerraform(context),
    redirects,
    mock,
    overrides,
    origins: () =>
      (origins ??= makeOrigins(
        { entities, lookups, findables, screens, mock },
        { singles, redirects: linked.redirects, context },
      )),
    coverage: makeCoverage({
      operations,
      screens,
      redirects,
      mock: mock.operations,
      samples: mock.samples,
      behaviours,
      overrides,
      reads: readsOf(manifest),
      reasons: reasonsOf(manifest, contract.conventions),
    }),
    defaulted: linked.defaulted,
  }
}

function makeWorkspace({ context, paths, homes, levels, lists }: Linked): Workspace {
  const pageOf = (resource: Resource): string | undefined => pageOfRow(resource, { homes, paths })
  const hintOf = (resource: Resource, at: string): readonly ShownIR[] => {
    const { raw, entry, schema } = resource
    const options = [raw.fields ?? {}, entry.raw.fields ?? {}]
    return readShown(
      { stated: raw.hint ?? entry.raw.hint, inferred: () => [] },
      { schema, options, at },
      { context, lookups },
    )
  }
  const lookups = createLookups(context, { paths, lists }, { pageOf, hintOf })
  return { context, paths, pageOf, lookups, levels }
}

/** What tabs are called and where they are, and which screens are tabs. */
function tabbed(
  tabs: ReadonlyMap<string, readonly TabTarget[]>,
  singles: readonly Single[],
  workspace: Workspace,
): Pick<ScreenSite, 'tabsOf' | 'isEmbedded'> {
  const { context } = workspace
  const embedded = new Set([...tabs.values()].flatMap((targets) => targets.map((t) => `${t.screen}`)))
  const label = (screen: string): ReturnType<ScreenSite['tabsOf']>[number] & { isStated: boolean } => {
    const resource = resourceScreen(screen, context)?.resource
    if (resource !== undefined)
      return {
        label: listTitle(resource),
        path: pathsOf(resource, workspace).list,
        list: resource.id,
        isStated: statedScreen(resource.raw, 'list')?.title !== undefined,
      }
    const single = singles.find((s) => `${s.id}` === screen)
    if (single !== undefined)
      return { label: single.label, path: single.path, isStated: single.raw.label !== undefined }
    const page = context.manifest.pages.find((p) => p.raw.page === screen)
    return { label: page?.raw.crumb ?? page?.raw.title ?? screen, path: page?.raw.at ?? '', isStated: true }
  }
  // Of several that would be called alike none is.
  const tabsOf: ScreenSite['tabsOf'] = ({ id, entity, label: { one } }) => {
    const whole = (tabs.get(id) ?? []).map((target) => label(`${target.screen}`))
    const above = [one, words(entity).join(' ')]
    const short = whole.map((tab) => (tab.isStated ? tab.label : withoutWordsOf(tab.label, above)))
    const isAlone = (name: string | undefined): boolean => short.filter((other) => other === name).length === 1
    return whole.map(({ isStated: _isStated, ...tab }, i) => ({
      ...tab,
      label: (isAlone(short[i]) && short[i]) || tab.label,
    }))
  }
  return {
    tabsOf,
    isEmbedded: (id) => embedded.has(`${id}`),
  }
}

/** How screens call operations, each as the first that calls it. */
function callsOf(screens: readonly ScreenIR[]): Map<string, BoundCall> {
  const calls = screens.flatMap((screen) => {
    const { main, actions } = viewOf(screen)
    const start = 'current' in screen ? screen.current?.call : undefined
    return [main, start, ...actions.map(({ call }) => call)]
  })
  return new Map(calls.flatMap((call) => (call === undefined ? [] : [[call.operation, call] as const])).toReversed())
}

function actionsByResource(screens: readonly ScreenIR[]): Map<string, readonly ActionIR[]> {
  const found = new Map<string, readonly ActionIR[]>()
  for (const screen of screens) {
    const { actions } = viewOf(screen)
    if (actions.length > 0 && !found.has(screen.id.of)) found.set(screen.id.of, actions)
  }
  return found
}
