/** Contract and manifest in, model out: the second stage of the generator. */
import { createDiagnostics, nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import { collectClaims, makeCoverage, reportUnclaimed, tagsByOperation } from './coverage.ts'
import type { Context } from './context.ts'
import { makeEntities } from './entities.ts'
import { makeFindables } from './finder.ts'
import { readLevels } from './levels.ts'
import { flattenLinks } from './links.ts'
import { createLookups } from './lookups.ts'
import { makeMock } from './mock.ts'
import { camelCase, irregularNames } from './names.ts'
import { makeNav } from './nav.ts'
import { readOperations } from './operations.ts'
import { makePages } from './pages.ts'
import { allocatePaths } from './paths.ts'
import { flatten, readResource, suggest, type Resource } from './resources.ts'
import { makeRoutes } from './routes.ts'
import { readRules } from './rules.ts'
import { createSchemas, isAddressable } from './schemas.ts'
import { separateScreens } from './screen-files.ts'
import { hasScreen, titleOf } from './screen-parts.ts'
import { makeScreens } from './screens.ts'
import { makeSingleScreens, readSingles, type Single } from './singles.ts'
import { readShown } from './shown.ts'
import { checkFields } from './stated-fields.ts'
import { checkNames } from './stated-names.ts'
import { checkRoles } from './stated-roles.ts'
import { resolveTabs } from './tabs.ts'
import type { Contract } from './types/contract.ts'
import { withoutUnbuilt } from './unbuilt.ts'
import type { ActionIR, Model, Operation, ScreenIR, ShownIR } from './types/ir.ts'
import type { Manifest } from './types/manifest.ts'
import { pathsOf, type Workspace } from './workspace.ts'

export interface ModelInput {
  contract: Contract
  manifest: Manifest
  /** Operations with hand-written mock behaviour → the file that has it. */
  behaviours: Readonly<Record<string, string>>
}

/** The model, or undefined when the input has errors: `diagnostics` then holds all of them. */
export function buildModel(
  { contract, manifest, behaviours }: ModelInput,
  diagnostics: Diagnostics,
): Model | undefined {
  const operations = readOperations(contract, diagnostics)
  markQueries(operations, manifest, diagnostics)
  const context = makeContext(contract, manifest, operations, diagnostics)
  const workspace = makeWorkspace(context)
  const tabs = resolveTabs(context)
  const embedded = new Set([...tabs.values()].flatMap((targets) => targets.map((t) => t.screen)))
  const singles = context.resources.flatMap((r) => readSingles(r, workspace))
  const all = makeAllScreens(workspace, singles, tabs, embedded)
  const screens = separateScreens(withoutUnbuilt(all), singles, context)
  const levels = makeNav(screens, workspace)
  const { routes, redirects } = makeRoutes(screens, tabs, levels, workspace)
  const claims = collectClaims(singles, context)
  reportUnclaimed(claims, context)
  const findables = makeFindables(workspace)
  checkFields(context)
  checkRoles(context)
  const rules = readRules(context)
  checkNames(screens, workspace)
  const { irregular } = reportNames(contract, diagnostics)
  if (diagnostics.failed) return undefined
  const tags = tagsByOperation(singles, context)
  const actions = actionsByResource(screens)
  const mock = makeMock(actions, singles, rules, context)
  const tagged = operations.map((op) => ({ ...op, tags: tags.get(op.id) ?? [] }))
  return {
    consoleName: manifest.console.raw.console,
    document: contract.document,
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
    coverage: makeCoverage(
      operations,
      screens,
      redirects,
      mock.operations,
      behaviours,
      manifest.console.raw.excused ?? {},
    ),
    names: {
      toClient: camelCase,
      irregular,
    },
  }
}

/** POSTs that the console says only read. */
function markQueries(operations: readonly Operation[], { console: entry }: Manifest, diagnostics: Diagnostics): void {
  for (const [i, id] of (entry.raw.queries ?? []).entries()) {
    const found = operations.find((op) => op.id === id)
    if (found === undefined)
      diagnostics.error(
        'UNKNOWN_OPERATION',
        entry.place('queries', i),
        `there is no operation \`${id}\` in the contract`,
        suggest(
          id,
          operations.map((op) => op.id),
        ),
      )
    else found.isQuery = true
  }
}

function makeContext(
  contract: Contract,
  manifest: Manifest,
  list: ReturnType<typeof readOperations>,
  diagnostics: Diagnostics,
): Context {
  const operations = new Map(list.map((op) => [op.id, op]))
  const broken = new Set<string>()
  const unusable = new Set<string>()
  const meant = new Set<string>()
  const schemas = createSchemas(contract.document)
  const { raw } = manifest.console
  const operation = (id: string, place: Place): ReturnType<Context['operation']> => {
    const found = operations.get(id)
    if (found === undefined) {
      const near = nearest(id, operations.keys())
      if (near !== undefined) meant.add(near)
      diagnostics.error(
        'UNKNOWN_OPERATION',
        place,
        `there is no operation \`${id}\` in the contract`,
        suggest(id, operations.keys()),
      )
    }
    return found
  }
  const partial = {
    contract,
    manifest,
    diagnostics,
    schemas,
    operations,
    acronyms: raw.acronyms ?? [],
    labels: raw.labels ?? {},
    broken,
    unusable,
    meant,
    operation,
  }
  const entities = flatten(manifest.entities)
  const flat = [...entities, ...flattenLinks(manifest.links, new Set(entities.map(({ id }) => id)), partial)]
  const seen = new Set<string>()
  for (const { id, entry, steps } of flat) {
    if (seen.has(id)) {
      diagnostics.error(
        'DUPLICATE_ENTITY',
        entry.place(...steps),
        `\`${id}\` is defined twice`,
        'give one of them another name',
      )
      broken.add(id)
      unusable.add(id)
    }
    seen.add(id)
  }
  const resources = flat.map((f) => {
    const before = diagnostics.all.length
    const resource = readResource(f, partial)
    const found = diagnostics.all.slice(before)
    if (found.length > 0) broken.add(f.id)
    // Without one of its operations there is still the rest, if anything is known of its rows.
    if (
      found.some(({ code }) => code !== 'UNKNOWN_OPERATION') ||
      (found.length > 0 && schemas.properties(resource.schema).length === 0)
    )
      unusable.add(f.id)
    return resource
  })
  const byId = new Map(resources.map((r) => [r.id, r]))
  return { ...partial, resources, resource: (id) => byId.get(id) }
}

function makeWorkspace(context: Context): Workspace {
  const paths = allocatePaths(context)
  const pageOf = (resource: Resource): string | undefined => {
    const own = resource.raw.home ?? resource.entry.raw.home
    if (own !== undefined) return openPath(own, resource, context, paths)
    return hasScreen(resource, 'detail') ? paths.get(resource.id)?.item : undefined
  }
  // What is wrong with it is said where it is stated (`stated-fields`).
  const muted = { ...context, diagnostics: createDiagnostics() }
  const hintOf = ({ raw, entry, schema, place }: Resource, at: string): readonly ShownIR[] => {
    const options = [raw.fields ?? {}, entry.raw.fields ?? {}]
    return readShown(raw.hint ?? entry.raw.hint, () => [], { schema, options, at, place }, muted, lookups)
  }
  const lookups = createLookups(context, paths, pageOf, hintOf)
  return { context, paths, pageOf, lookups, levels: readLevels(context, paths) }
}

/** The path behind `home`: a list or an edit form of a resource, or a page. */
function openPath(
  target: string,
  resource: Resource,
  context: Context,
  paths: ReturnType<typeof allocatePaths>,
): string | undefined {
  const page = context.manifest.pages.find((p) => p.raw.page === target)
  if (page !== undefined) return page.raw.at
  const [, own = target, kind = 'list'] = /^(.*)\.(list|edit)$/.exec(target) ?? []
  const path = paths.get(own)?.[kind === 'edit' ? 'edit' : 'list']
  if (path === undefined)
    context.diagnostics.error(
      'UNKNOWN_SCREEN',
      resource.place('home'),
      `there is no screen \`${target}\``,
      suggest(
        target,
        [...paths.keys()].map((id) => `${id}.list`),
      ),
    )
  return path
}

function makeAllScreens(
  workspace: Workspace,
  singles: readonly Single[],
  tabs: ReturnType<typeof resolveTabs>,
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

/** Names that the client view cannot keep apart are an error; names that do not convert back are listed. */
function reportNames(contract: Contract, diagnostics: Diagnostics): { irregular: Record<string, string> } {
  const all = new Set<string>()
  for (const [name, schema] of Object.entries(contract.document.components.schemas)) {
    const own = propertyNames(schema)
    for (const wire of own) all.add(wire)
    for (const wire of own) {
      if (isAddressable(wire)) continue
      diagnostics.warning(
        'DOTTED_NAME',
        contract.place(`schema:${name}`),
        `\`${wire}\` of \`${name}\` is neither shown nor asked for: a dot separates the steps of a path here`,
        'rename it in the contract',
      )
    }
    for (const [a, b] of irregularNames(own).collisions) {
      diagnostics.error(
        'NAME_COLLISION',
        contract.place(`schema:${name}`),
        `\`${a}\` and \`${b}\` of \`${name}\` are the same name in the client view`,
        'rename one of them in the contract',
      )
    }
  }
  for (const item of Object.values(contract.document.paths)) {
    for (const op of Object.values(item)) for (const p of op?.parameters ?? []) all.add(p.name)
    for (const wire of propertyNames(item)) all.add(wire)
  }
  return irregularNames(all)
}

/** Property names of one object and the objects written inside it, not behind references. */
function propertyNames(schema: object, names = new Set<string>()): Set<string> {
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null || key === 'enum' || key === 'default') continue
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    propertyNames(value as object, names)
  }
  return names
}
