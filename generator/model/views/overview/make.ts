/** An overview: what its sections read, and where their lines lead. */
import { readCondition } from '../../../link/conditions.ts'
import { fieldLabel } from '../../../link/labels.ts'
import { byCodePoint, kebabCase } from '../../../link/names.ts'
import { listCall, sourceOf } from '../../../link/own-calls.ts'
import { pathsOf } from '../../../link/paths.ts'
import { unique, type Resource } from '../../../link/resources.ts'
import { fieldOptions, shownSingles } from '../../../link/shown.ts'
import { ageOf, linkRows, schemaOfUse } from '../../../link/views/overview/view.ts'
import { hasScreen } from '../../../link/views/register.ts'
import { routePath } from '../../lookups/lookups.ts'
import { readShown } from '../../shown/shown.ts'
import type { Condition } from '../../types/condition-ir.ts'
import type { Schema } from '../../types/contract.ts'
import type { ShownIR } from '../../types/ir.ts'
import type { LatestIR, MeasureIR, OverviewIR, RowsIR, RuleIR, SectionIR, UseIR } from '../../types/overview-ir.ts'
import type { RawLatest, RawMeasure, RawRows, RawRule, RawSection, RawUse } from '../../types/raw-overview.ts'
import type { WholePage } from '../../types/raw-page.ts'
import type { ScreenBase } from '../../types/screen-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'
import { eachOf, pageAcross } from '../each.ts'
import { refreshOf } from '../refresh.ts'

/** Where a section stands: its page's path, and all that the page may ask for. */
interface Site {
  at: string
  workspace: Workspace
}

interface Thing {
  resource: Resource
  schema?: Schema
}

export function makeOverview(
  { at, overview, uses = [] }: WholePage,
  shared: ScreenBase,
  workspace: Workspace,
): OverviewIR {
  const site = { at, workspace }
  const sections = (overview ?? []).flatMap((raw) => sectionOf(raw, site) ?? [])
  const own = sections.flatMap((section) => usesOfSection(section, workspace))
  return { ...shared, kind: 'overview', file: 'overview', sections, uses: unique([...own, ...uses]).sort(byCodePoint) }
}

function sectionOf({ title, find, none = '', count, use, latest }: RawSection, site: Site): SectionIR | undefined {
  if (find !== undefined)
    return {
      kind: 'find',
      title,
      none,
      lists: find.flatMap((raw) => {
        const linked = rowsOf(raw, site)
        return linked === undefined
          ? []
          : [{ ...linked.rows, rules: raw.rules.map((rule) => ruleOf(rule, linked.resource, site)) }]
      }),
    }
  if (count !== undefined)
    return {
      kind: 'count',
      title,
      lists: count.flatMap(({ list, by }) => {
        const linked = rowsOf({ list }, site)
        const [shown] = linked && by !== undefined ? shownOf([by], linked, site) : []
        return linked === undefined ? [] : [{ ...linked.rows, ...(shown === undefined ? {} : { by: shown }) }]
      }),
    }
  if (use !== undefined) return { kind: 'use', title, parts: use.flatMap((raw) => useOf(raw, site) ?? []) }
  const found = latest && latestOf(latest, site)
  return found && { kind: 'latest', title, ...found }
}

function rowsOf(raw: RawRows, { at, workspace }: Site): { rows: RowsIR; resource: Resource } | undefined {
  const linked = linkRows(raw, at, workspace)
  if (linked === undefined) return undefined
  const { resource, above } = linked
  const { list } = pathsOf(resource, workspace)
  const own = workspace.lookups.find(resource.id, above === undefined ? at : list)
  const each = above && eachOf(above, at, workspace)
  const together = each && pageAcross(resource, workspace)
  if (own === undefined) return undefined
  const rows: RowsIR = {
    lookup: own.id,
    refresh: refreshOf(resource, workspace),
    ...(each === undefined ? {} : { each: { ...each, ...(together === undefined ? {} : { together: true }) } }),
    ...(hasScreen(resource, 'list') ? { path: together ?? list } : {}),
  }
  return { rows, resource }
}

/** Fields of a resource, or of something with another schema that is its own. */
const shownOf = (
  fields: readonly string[],
  { resource, schema = resource.schema }: Thing,
  { at, workspace }: Site,
): ShownIR[] =>
  readShown(
    { stated: fields, inferred: () => [] },
    { schema, options: fieldOptions(resource), at, pageOf: workspace.pageOf },
    workspace,
  )

function ruleOf(
  { when, longer, soon, say, tone = 'danger' }: RawRule,
  { schema }: Resource,
  { workspace }: Site,
): RuleIR {
  const condition = when && readCondition(when, { schema }, workspace.context)
  return {
    ...(condition === undefined ? {} : { when: condition }),
    ...(longer === undefined ? {} : { longer: { path: longer[0], seconds: ageOf(longer[1]) } }),
    ...(soon === undefined ? {} : { soon: { path: soon[0], days: soon[1] } }),
    say,
    tone,
    search: searchOf(condition, soon?.[0]),
  }
}

/** What makes a list show the rows of a condition, as far as filters can; rows with a date come in the order of it. */
function searchOf(condition: Condition | undefined, sort: string | undefined): string {
  const filters = condition === undefined ? [] : filtersOf(condition)
  const parts = [...filters.map((filter) => `filter=${filter}`), ...(sort === undefined ? [] : [`sort=${sort}`])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function filtersOf(condition: Condition): string[] {
  if (condition.kind === 'all') return condition.of.flatMap(filtersOf)
  if (condition.kind !== 'field' || condition.path.startsWith('$')) return []
  return [`${condition.path}:any:${condition.in.map(String).join(',')}`]
}

function useOf(raw: RawUse, site: Site): UseIR | undefined {
  const { at, workspace } = site
  const { context } = workspace
  const schema = schemaOfUse(raw, at, workspace)
  const resource = context.resource(raw.view ?? raw.list ?? '')
  if (schema === undefined || resource === undefined) return undefined
  const measures = (raw.of ?? []).flatMap((one) => measureOf(one, { resource, schema }, site) ?? [])
  const page = context.manifest.pages.find((one) => one.raw.page === raw.to)?.raw.at
  const base = {
    ...(raw.label === undefined ? {} : { label: raw.label }),
    measures,
    ...(page === undefined ? {} : { to: routePath(page) }),
  }
  if (raw.view !== undefined) {
    const source = sourceOf(resource, at, workspace)
    const { item } = pathsOf(resource, workspace)
    const [map, key] = raw.share ?? []
    return (
      source && {
        ...base,
        ...(page === undefined && hasScreen(resource, 'detail') ? { to: routePath(item) } : {}),
        kind: 'view',
        source,
        ...(map === undefined || key === undefined ? {} : { share: { map, key } }),
      }
    )
  }
  const linked = rowsOf({ list: raw.list ?? '' }, site)
  if (linked === undefined) return undefined
  const { single } = raw
  const view = single === undefined ? undefined : shownSingles(resource, context).get(single)
  return {
    ...base,
    kind: 'rows',
    rows: linked.rows,
    ...(single === undefined || view === undefined
      ? {}
      : {
          single: {
            own: {
              param: resource.param,
              field: resource.key.kind === 'nameOrId' ? resource.nameField : resource.key.field,
            },
            name: kebabCase(single),
            folder: kebabCase(resource.entity),
            operation: view.id,
          },
        }),
  }
}

function measureOf({ used, left, of, label }: RawMeasure, thing: Thing, site: Site): MeasureIR | undefined {
  const named = used ?? of
  const [own, whole] = [shownOf([named], thing, site)[0], shownOf([of], thing, site)[0]]
  if (own === undefined || whole === undefined) return undefined
  return {
    label: label ?? own.label ?? fieldLabel(named, site.workspace.context),
    ...(used === undefined ? {} : { used }),
    ...(left === undefined ? {} : { left }),
    of,
    cell: whole.cell,
  }
}

function latestOf({ list, columns, rows }: RawLatest, site: Site): LatestIR | undefined {
  const { at, workspace } = site
  const resource = linkRows({ list }, at, workspace)?.resource
  if (resource === undefined) return undefined
  return {
    list: listCall(resource, at, workspace),
    columns: shownOf(columns, { resource }, site),
    rows,
    path: pathsOf(resource, workspace).list,
    rowKey: resource.key.field,
    refresh: refreshOf(resource, workspace),
  }
}

function usesOfSection(section: SectionIR, { lookups }: Workspace): string[] {
  const all = lookups.all()
  const ofRows = ({ lookup, each }: RowsIR): string[] => [lookup, ...(each === undefined ? [] : [each.lookup])]
  switch (section.kind) {
    case 'find':
    case 'count':
      return usesOf({ lookups: section.lists.flatMap(ofRows) }, all)
    case 'use':
      return section.parts.flatMap((part) =>
        part.kind === 'view'
          ? usesOf({ calls: [part.source.call] }, all)
          : [
              ...usesOf({ lookups: ofRows(part.rows) }, all),
              ...(part.single === undefined ? [] : [part.single.operation]),
            ],
      )
    case 'latest':
      return usesOf({ calls: [section.list], shown: section.columns }, all)
  }
}
