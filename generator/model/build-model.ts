/** Resolved manifest in, model out: of whatever was linked, for what is wrong was left out there. */
import { makeCoverage, reasonsOf, tagsByOperation } from './coverage.ts'
import { makeEntities } from './entities.ts'
import { makeFindables } from './lookups/finder.ts'
import { createLookups } from './lookups/lookups.ts'
import { makeMock } from './mock/mock.ts'
import { pageOfRow } from '../link/homes.ts'
import type { Linked } from '../link/link.ts'
import { camelCase } from '../link/names.ts'
import { pathsOf } from '../link/paths.ts'
import type { Resource } from '../link/resources.ts'
import { readSingles, type Single } from '../link/singles.ts'
import type { TabTarget } from '../link/tabs.ts'
import { makeNav } from './routes/nav.ts'
import { makePages } from './views/page/make.ts'
import { makeRoutes } from './routes/routes.ts'
import { separateScreens } from './views/files.ts'
import { titleOf } from './views/base.ts'
import { makeScreens } from './views/list/make.ts'
import { makeSingleScreens } from './views/single/make.ts'
import { readShown } from './shown/shown.ts'
import { withoutUnbuilt } from './routes/unbuilt.ts'
import type { ActionIR, Model, ScreenIR, ShownIR } from './types/ir.ts'
import type { OverridesIR } from './types/override-ir.ts'
import type { Workspace } from './workspace.ts'

export interface ModelInput {
  linked: Linked
  /** Operations with hand-written mock behaviour → the file that has it. */
  behaviours: Readonly<Record<string, string>>
  /** Default: none. */
  overrides?: OverridesIR
}

/** The model of all that could be linked. */
export function buildModel({ linked, behaviours, overrides = {} }: ModelInput): Model {
  const { context, irregular, redirects, rules } = linked
  const { contract, manifest } = context
  const operations = [...context.operations.values()]
  const workspace = makeWorkspace(linked)
  const { tabs } = linked
  const embedded = new Set([...tabs.values()].flatMap((targets) => targets.map((t) => t.screen)))
  const singles = context.resources.flatMap((r) => readSingles(r, workspace))
  const all = makeAllScreens(workspace, singles, tabs, embedded)
  const screens = separateScreens(withoutUnbuilt(all))
  const levels = makeNav(screens, workspace)
  const routes = makeRoutes(screens, tabs, levels, workspace)
  const findables = makeFindables(workspace)
  const tags = tagsByOperation(singles, context)
  const actions = actionsByResource(screens)
  const mock = makeMock(actions, singles, rules, context)
  const tagged = operations.map((op) => ({ ...op, tags: tags.get(op.id) ?? [] }))
  return {
    consoleName: manifest.console.raw.console,
    document: contract.document,
    conventions: contract.conventions,
    bundle: contract.bundle,
    version: contract.document.info.version,
    operations: tagged,
    entities: makeEntities(screens, singles, workspace),
    lookups: workspace.lookups.all(),
    findables,
    screens,
    routes,
    levels,
    redirects,
    mock,
    overrides,
    coverage: makeCoverage({
      operations,
      screens,
      redirects,
      mock: mock.operations,
      behaviours,
      overrides,
      reasons: reasonsOf(manifest),
    }),
    names: {
      toClient: camelCase,
      irregular,
    },
  }
}

function makeWorkspace({ context, paths, homes, levels, lists }: Linked): Workspace {
  const pageOf = (resource: Resource): string | undefined => pageOfRow(resource, { homes, paths })
  const hintOf = (resource: Resource, at: string): readonly ShownIR[] => {
    const { raw, entry, schema } = resource
    const options = [raw.fields ?? {}, entry.raw.fields ?? {}]
    return readShown(raw.hint ?? entry.raw.hint, () => [], { schema, options, at }, context, lookups)
  }
  const lookups = createLookups(context, { paths, lists }, pageOf, hintOf)
  return { context, paths, pageOf, lookups, levels }
}

function makeAllScreens(
  workspace: Workspace,
  singles: readonly Single[],
  tabs: ReadonlyMap<string, readonly TabTarget[]>,
  embedded: ReadonlySet<string>,
): ScreenIR[] {
  const { context } = workspace
  const label = (screen: string): { label: string; path: string } => {
    const resource = context.resources.find((r) => `${r.id}.list` === screen)
    if (resource !== undefined) return { label: titleOf(resource, 'list'), path: pathsOf(resource, workspace).list }
    const single = singles.find((s) => s.id === screen)
    if (single !== undefined) return { label: single.label, path: single.path }
    const page = context.manifest.pages.find((p) => p.raw.page === screen)
    return { label: page?.raw.crumb ?? page?.raw.title ?? screen, path: page?.raw.at ?? '' }
  }
  return [
    ...context.resources.flatMap((r) =>
      makeScreens(
        r,
        (owner) => (tabs.get(owner.id) ?? []).map((t) => label(t.screen)),
        (id) => embedded.has(`${id}.list`),
        workspace,
      ),
    ),
    ...singles.flatMap((s) => makeSingleScreens(s, embedded.has(s.id), workspace)),
    ...makePages(workspace),
  ]
}

function actionsByResource(screens: readonly ScreenIR[]): Map<string, readonly ActionIR[]> {
  const found = new Map<string, readonly ActionIR[]>()
  for (const screen of screens) {
    if (screen.kind !== 'list' && screen.kind !== 'detail') continue
    const id = screen.id.replace(/\.(list|detail)$/, '')
    if (!found.has(id)) found.set(id, screen.actions)
  }
  return found
}
