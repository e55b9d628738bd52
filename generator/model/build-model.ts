/** Resolved manifest in, model out. */
import { createDiagnostics, type Diagnostics } from '../diagnostics.ts'
import { collectClaims, makeCoverage, reasonsOf, reportUnclaimed, tagsByOperation } from './coverage.ts'
import { makeEntities } from './entities.ts'
import { makeFindables } from './finder.ts'
import { createLookups } from './lookups.ts'
import { makeMock } from './mock.ts'
import type { Linked } from '../link/link.ts'
import type { Resource } from '../link/resources.ts'
import type { TabTarget } from '../link/tabs.ts'
import { camelCase } from '../link/names.ts'
import { makeNav } from './nav.ts'
import { makePages } from './pages.ts'
import { makeRoutes } from './routes.ts'
import { readRules } from './rules.ts'
import { separateScreens } from './screen-files.ts'
import { hasScreen, titleOf } from './screen-parts.ts'
import { makeScreens } from './screens.ts'
import { makeSingleScreens, readSingles, type Single } from './singles.ts'
import { readShown } from './shown.ts'
import { checkRedirects } from './stated-redirects.ts'
import { withoutUnbuilt } from './unbuilt.ts'
import type { ActionIR, Model, ScreenIR, ShownIR } from './types/ir.ts'
import type { OverridesIR } from './types/override-ir.ts'
import { pathsOf, type Workspace } from './workspace.ts'

export interface ModelInput {
  linked: Linked
  /** Operations with hand-written mock behaviour → the file that has it. */
  behaviours: Readonly<Record<string, string>>
  /** Default: none. */
  overrides?: OverridesIR
}

/** The model, or undefined when the input has errors: `diagnostics` then holds all of them. */
export function buildModel(
  { linked, behaviours, overrides = {} }: ModelInput,
  diagnostics: Diagnostics,
): Model | undefined {
  const { context, irregular } = linked
  const { contract, manifest } = context
  const operations = [...context.operations.values()]
  const workspace = makeWorkspace(linked)
  const { tabs } = linked
  const embedded = new Set([...tabs.values()].flatMap((targets) => targets.map((t) => t.screen)))
  const singles = context.resources.flatMap((r) => readSingles(r, workspace))
  const all = makeAllScreens(workspace, singles, tabs, embedded)
  const screens = separateScreens(withoutUnbuilt(all), singles, context)
  const levels = makeNav(screens, workspace)
  const { routes, redirects } = makeRoutes(screens, tabs, levels, workspace)
  const claims = collectClaims(singles, context)
  reportUnclaimed(claims, context)
  const findables = makeFindables(workspace)
  const rules = readRules(context)
  checkRedirects(screens, context)
  if (diagnostics.failed) return undefined
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

function makeWorkspace({ context, paths, homes, levels }: Linked): Workspace {
  const pageOf = (resource: Resource): string | undefined => {
    if (homes.has(resource.id)) return homes.get(resource.id)
    return hasScreen(resource, 'detail') ? paths.get(resource.id)?.item : undefined
  }
  // What is wrong with it was said when it was linked.
  const muted = { ...context, diagnostics: createDiagnostics() }
  const hintOf = ({ raw, entry, schema, place }: Resource, at: string): readonly ShownIR[] => {
    const options = [raw.fields ?? {}, entry.raw.fields ?? {}]
    return readShown(raw.hint ?? entry.raw.hint, () => [], { schema, options, at, place }, muted, lookups)
  }
  const lookups = createLookups(context, paths, pageOf, hintOf)
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
    ...context.resources
      .filter((r) => !context.unusable.has(r.id))
      .flatMap((r) =>
        makeScreens(
          r,
          (owner) => (tabs.get(owner.id) ?? []).map((t) => label(t.screen)),
          (id) => embedded.has(`${id}.list`),
          workspace,
        ),
      ),
    ...singles
      .filter((s) => !context.unusable.has(s.owner.id))
      .flatMap((s) => makeSingleScreens(s, embedded.has(s.id), workspace)),
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
