/** Contract and manifest in, resolved manifest out: every name is looked up, and what is wrong with one is said, with its place. */
import { nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import { acronymsOf } from './acronyms.ts'
import type { Contract } from '../model/types/contract.ts'
import type { Manifest, StatedManifest } from '../model/types/manifest.ts'
import type { Operation } from '../model/types/ir.ts'
import type { SessionIR } from '../model/types/session-ir.ts'
import { linkActivity, type LinkedActivity } from './activity.ts'
import { checkClaims } from './claims.ts'
import type { Context, Early, Linking } from './context.ts'
import type { Defaulted } from '../model/types/defaulted.ts'
import { checkEntries } from './entries.ts'
import { checkFields } from './fields.ts'
import { checkFieldNames } from './field-names.ts'
import { report } from './faults.ts'
import { completeLikes } from './like.ts'
import { pageOfRow, readHomes } from './homes.ts'
import { readLevels, type Level } from './levels.ts'
import { flattenLinks } from './links.ts'
import { createLists, type Lists, type Site } from './lists.ts'
import { checkRefusedVerbs } from './mock-names.ts'
import { irregularNames } from './names.ts'
import { readOperations } from './operations.ts'
import { ownerFaults } from './owners.ts'
import { completePages, placePages } from './page-defaults.ts'
import { checkWays } from './pages.ts'
import { checkPlaceholders } from './views/placeholder/faults.ts'
import { cutCircles } from './parents.ts'
import { allocatePaths, type ResourcePaths } from './paths.ts'
import { checkClashes, checkNames, checkNav, planScreens } from './plan.ts'
import { checkRedirects, readRedirects, type Redirect } from './redirects.ts'
import { flatten, readResource, type Flat, type Resource } from './resources.ts'
import { spokenOf } from './spoken.ts'
import { suggest } from './suggest.ts'
import { fillRoles } from './role-defaults.ts'
import { checkRoles } from './roles.ts'
import { checkPaging } from './paging.ts'
import { readSession } from './session.ts'
import { readRules, refusalFaults, type Rules } from './rules.ts'
import { schemasOf, isAddressable } from '../schema/schemas.ts'
import { expandEntity } from './views/register.ts'
import { checkScreens } from './screen-faults.ts'
import { readSingles } from './views/single/single.ts'
import { checkReach } from './reach.ts'
import { resolveTabs, type TabTarget } from './tabs.ts'
import { terraformFaults } from './terraform.ts'
import { unsaid } from './unsaid.ts'
import { checkTexts } from './texts.ts'

/** The resolved manifest: what every name stands for. What is wrong was said, and nothing here depends on it. */
export interface Linked {
  /** Without the resources of which nothing can be made. */
  context: Context
  /** By resource. */
  paths: ReadonlyMap<string, ResourcePaths>
  /** By resource, of those that state one: the path of the page that a row leads to, if there is such a page. */
  homes: ReadonlyMap<string, string | undefined>
  levels: readonly Level[]
  /** By resource. */
  tabs: ReadonlyMap<string, readonly TabTarget[]>
  lists: Lists
  redirects: readonly Redirect[]
  /** When the mock takes actions. */
  rules: Rules
  /** The log whose entries pages of rows show, if there is one. */
  activity?: LinkedActivity
  session: SessionIR
  /** Client name → wire name, of those whose way back is not mechanical. */
  irregular: Readonly<Record<string, string>>
  /** What was filled in, in the order of the manifest. */
  defaulted: readonly Defaulted[]
}

/** The words that texts of the contract write in capitals are those of the console, too. */
function withAcronyms(manifest: StatedManifest, { document }: Contract): StatedManifest {
  const { console: top } = manifest
  return {
    ...manifest,
    console: { ...top, raw: { ...top.raw, acronyms: acronymsOf(document, top.raw.acronyms ?? []) } },
  }
}

/** All that the manifest names, looked up in the contract and in itself. What is wrong is in `diagnostics`. */
export function linkManifest(
  { contract, manifest: stated }: { contract: Contract; manifest: StatedManifest },
  diagnostics: Diagnostics,
): Linked {
  const { manifest: whole, defaulted: alike } = completeLikes(withAcronyms(stated, contract), diagnostics)
  const { manifest, defaulted: ofPages } = completePages(whole)
  const operations = readOperations(contract, diagnostics)
  markQueries(operations, manifest, diagnostics)
  const linking = makeContext({ contract, manifest, operations }, diagnostics)
  const paths = allocatePaths(linking)
  placePages(linking, paths)
  const homes = readHomes(linking, paths)
  const levels = readLevels(linking, paths)
  const tabs = resolveTabs(linking)
  const names = reportNames(contract, diagnostics)
  checkEntries(linking)
  checkRoles(linking)
  const defaulted = [...alike, ...ofPages, ...fillRoles(linking, { paths, levels }), ...unsaid(linking)]
  checkRefusedVerbs(linking)
  checkTexts(linking)
  checkWays(linking)
  checkPlaceholders(linking)
  checkFieldNames(names, linking)
  const context = withoutUnusable(linking)
  const lists = createLists(context, paths)
  const site: Site = { context, paths, lookups: lists }
  checkFields(linking, { ...site, context: linking })
  const singles = linking.resources.flatMap((resource) => readSingles(resource, site))
  checkScreens(singles, linking, site)
  const session = readSession(linking)
  checkPaging(linking)
  checkClaims(singles, linking)
  const activities = linking.resources.map((resource) => {
    const { value, faults } = linkActivity(resource, context)
    report(faults, resource.place, diagnostics)
    return value
  })
  const activity = activities.find((one) => one !== undefined)
  for (const resource of context.resources) report(terraformFaults(resource, context), resource.place, diagnostics)
  const rules = readRules(context)
  const pageOf = (resource: Resource): string | undefined => pageOfRow(resource, { homes, paths })
  for (const resource of linking.resources) report(refusalFaults(resource, rules), resource.place, diagnostics)
  for (const resource of context.resources) report(ownerFaults(resource, site, pageOf), resource.place, diagnostics)
  const screens = planScreens(site)
  const redirects = readRedirects({ context, paths, tabs, screens, pageOf })
  checkNames(screens, linking)
  checkNav(screens, linking)
  checkRedirects(screens, linking)
  checkClashes({ screens, redirects, tabs }, linking)
  checkReach(screens, { tabs, redirects }, linking)
  const { irregular } = irregularNames(names)
  return {
    context,
    paths,
    homes,
    levels,
    tabs,
    lists,
    redirects,
    rules,
    session,
    irregular,
    defaulted,
    ...(activity && { activity }),
  }
}

/** What can be made something of. */
function withoutUnusable({
  diagnostics: _told,
  claimed: _claimed,
  operation: _look,
  meant: _meant,
  ...context
}: Linking): Context {
  const resources = context.resources.filter(({ state }) => state !== 'unusable')
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  return { ...context, resources, resource: (id) => byId.get(id) }
}

/** POSTs that the console says only read. */
function markQueries(operations: readonly Operation[], { console: entry }: Manifest, diagnostics: Diagnostics): void {
  for (const [i, id] of (entry.raw.queries ?? []).entries()) {
    const found = operations.find((op) => op.id === id)
    if (found === undefined)
      diagnostics.error('UNKNOWN_OPERATION', entry.place('queries', i), {
        cause: `there is no operation \`${id}\` in the contract`,
        suggestion: suggest(
          id,
          operations.map((op) => op.id),
          entry.raw.queries,
        ),
      })
    else found.isQuery = true
  }
}

function makeContext(
  {
    contract,
    manifest,
    operations: list,
  }: { contract: Contract; manifest: Manifest; operations: ReturnType<typeof readOperations> },
  diagnostics: Diagnostics,
): Linking {
  const operations = new Map(list.map((op) => [op.id, op]))
  const claimed = new Set<string>()
  const schemas = schemasOf(contract.document)
  const { raw } = manifest.console
  let spoken = new Set<string>()
  const meant = (id: string): string | undefined =>
    nearest(
      id,
      [...operations.keys()].filter((one) => !spoken.has(one)),
    )
  const operation = (id: string, place: Place): ReturnType<Linking['operation']> => {
    const found = operations.get(id)
    if (found === undefined) {
      const near = nearest(id, operations.keys())
      if (near !== undefined) claimed.add(near)
      diagnostics.error('UNKNOWN_OPERATION', place, {
        cause: `there is no operation \`${id}\` in the contract`,
        suggestion: meant(id) && `did you mean \`${meant(id)}\`?`,
      })
    }
    return found
  }
  const partial: Early = {
    contract,
    manifest,
    diagnostics,
    schemas,
    operations,
    acronyms: raw.acronyms ?? [],
    labels: raw.labels ?? {},
    claimed,
    operation,
    meant,
  }
  const entities = flatten(manifest.entities, contract.conventions).map((one) => expandEntity(one, partial))
  spoken = spokenOf(manifest, entities)
  const read = (flat: Flat): Resource => {
    const before = diagnostics.all.length
    const resource = readResource(flat, partial)
    const found = diagnostics.all.slice(before)
    // Without one of its operations there is still the rest, if anything is known of its rows.
    const isUnusable =
      found.some(({ code }) => code !== 'UNKNOWN_OPERATION' && code !== 'NOT_AN_OBJECT') ||
      (found.length > 0 && schemas.properties(resource.schema).length === 0)
    resource.state = isUnusable ? 'unusable' : found.length > 0 ? 'partial' : 'sound'
    return resource
  }
  const ends = entities.map(read)
  const params = new Map(ends.map(({ id, param }) => [id, param]))
  const sides = flattenLinks(manifest.links, params, partial)
  const resources = [...ends, ...sides.map(read)]
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id, entry, steps } of resources) {
    if (seen.has(id)) {
      diagnostics.error('DUPLICATE_ENTITY', entry.place(...steps), {
        cause: `\`${id}\` is defined twice`,
        suggestion: 'give one of them another name',
      })
      twice.add(id)
    }
    seen.add(id)
  }
  for (const one of resources) if (twice.has(one.id)) one.state = 'unusable'
  cutCircles(resources, partial)
  const byId = new Map(resources.map((r) => [r.id, r]))
  return { ...partial, resources, resource: (id) => byId.get(id) }
}

/** All names of properties and parameters. Those that the client view cannot keep apart are an error. */
function reportNames(contract: Contract, diagnostics: Diagnostics): ReadonlySet<string> {
  const all = new Set<string>()
  for (const [name, schema] of Object.entries(contract.document.components.schemas)) {
    const own = propertyNames(schema)
    for (const wire of own) all.add(wire)
    for (const wire of own) {
      if (isAddressable(wire)) continue
      diagnostics.warning('DOTTED_NAME', contract.place(`schema:${name}`), {
        cause: `\`${wire}\` of \`${name}\` is neither shown nor asked for: a dot separates the steps of a path here`,
        suggestion: 'rename it in the contract',
      })
    }
    for (const [a, b] of irregularNames(own).collisions) {
      diagnostics.error('NAME_COLLISION', contract.place(`schema:${name}`), {
        cause: `\`${a}\` and \`${b}\` of \`${name}\` are the same name in the client view`,
        suggestion: 'rename one of them in the contract',
      })
    }
  }
  for (const item of Object.values(contract.document.paths)) {
    for (const op of Object.values(item)) for (const p of op?.parameters ?? []) all.add(p.name)
    for (const wire of propertyNames(item)) all.add(wire)
  }
  return all
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
