/** Screens of a resource: list, create, edit, detail. */
import { aboutOf } from './about.ts'
import { isOrderedById, modesInput, serverSide } from './server-side.ts'
import { readCondition, readSeconds } from '../../../link/conditions.ts'
import { makeCreate, makeEdit } from '../form/make.ts'
import { routePath, rowPath } from '../../lookups/lookups.ts'
import { elsewhereOf } from '../../shown/read-elsewhere.ts'
import { inSentence } from '../../../link/names.ts'
import { actionsOf, duplicateLink, editLink, isByHand, linksOf, formConditions } from '../../actions/menus.ts'
import { pathsOf } from '../../../link/paths.ts'
import { statedScreen, type Resource } from '../../../link/resources.ts'
import { editsOverList, hasScreen, isSingleton, listCall, sourceOf } from '../../../link/screens.ts'
import { defaultColumns, fieldOptions } from '../../../link/shown.ts'
import { base, titleOf } from '../base.ts'
import { readColumns } from '../../shown/columns.ts'
import { defaultRows, readShown } from '../../shown/shown.ts'
import { relationsOf } from '../../lookups/relations.ts'
import type { Context } from '../../../link/context.ts'
import type { Condition } from '../../types/condition-ir.ts'
import type { ActionIR, ColumnIR, DetailScreenIR, LinkIR, ListScreenIR, PlaceholderIR, ScreenIR } from '../../types/ir.ts'
import type { RefreshIR } from '../../types/part-ir.ts'
import type { RelationsIR } from '../../types/relation-ir.ts'
import type { RawPlaceholder } from '../../types/manifest.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

export function makeScreens(
  resource: Resource,
  tabs: (resource: Resource) => readonly { label: string; path: string }[],
  embedded: (id: string) => boolean,
  workspace: Workspace,
): ScreenIR[] {
  const screens: ScreenIR[] = []
  const { raw } = resource
  const create = hasScreen(resource, 'create') ? makeFormScreen(resource, 'create', workspace) : undefined
  const duplicate = duplicateLink(resource, create?.kind === 'create' ? create : undefined, workspace)
  if (hasScreen(resource, 'list')) {
    const placeholder = statedScreen(raw, 'list')?.placeholder
    screens.push(
      placeholder === undefined
        ? makeList(resource, { embedded: embedded(resource.id), duplicate }, workspace)
        : makePlaceholder(resource, 'list', placeholder, workspace),
    )
  }
  if (create !== undefined) screens.push(create)
  if (hasScreen(resource, 'edit')) screens.push(makeFormScreen(resource, 'edit', workspace))
  if (hasScreen(resource, 'detail')) {
    const placeholder = statedScreen(raw, 'detail')?.placeholder
    screens.push(
      placeholder === undefined
        ? makeDetail(resource, { tabs: tabs(resource), duplicate }, workspace)
        : makePlaceholder(resource, 'detail', placeholder, workspace),
    )
  }
  return screens
}

/** A form as the manifest has it: generated, written by hand, or to come. */
function makeFormScreen(resource: Resource, kind: 'create' | 'edit', workspace: Workspace): ScreenIR {
  const { placeholder, bespoke } = statedScreen(resource.raw, kind) ?? {}
  if (placeholder !== undefined) return makePlaceholder(resource, kind, placeholder, workspace)
  if (bespoke === undefined) return kind === 'create' ? makeCreate(resource, workspace) : makeEdit(resource, workspace)
  const { [kind]: path } = pathsOf(resource, workspace)
  return {
    kind: 'bespoke',
    ...base(resource, kind, path, titleOf(resource, kind), workspace),
    uses: [...bespoke.uses].sort(),
  }
}

function makePlaceholder(
  resource: Resource,
  kind: 'list' | 'create' | 'edit' | 'detail',
  placeholder: RawPlaceholder,
  workspace: Workspace,
): PlaceholderIR {
  const paths = pathsOf(resource, workspace)
  const path = kind === 'detail' ? paths.item : paths[kind]
  const title = titleOf(resource, kind)
  return {
    kind: 'placeholder',
    ...base(resource, kind, path, title, workspace),
    uses: [],
    issue: placeholder.issue,
    summary: placeholder.summary,
  }
}

/** The column that the list is sorted by until somebody sorts it: as stated, else the name where the server has only ids. */
function sortOf(resource: Resource, columns: readonly ColumnIR[], context: Context): { sort?: string } {
  const stated = statedScreen(resource.raw, 'list')?.sort
  if (stated === false) return {}
  const ids = columns.map(({ id }) => id)
  if (stated !== undefined) return ids.includes(stated) ? { sort: stated } : {}
  const { nameField, key, ops } = resource
  const byId = ops.list && isOrderedById(ops.list.op, { nameField, keyField: key.field }, modesInput(context))
  return byId === true && ids.includes(nameField) ? { sort: nameField } : {}
}

function makeList(
  resource: Resource,
  { embedded, duplicate }: { embedded: boolean; duplicate: readonly LinkIR[] },
  workspace: Workspace,
): ListScreenIR {
  const { context, lookups } = workspace
  const raw = statedScreen(resource.raw, 'list')
  const { list: at, create, edit } = pathsOf(resource, workspace)
  const page = workspace.pageOf(resource)
  const server =
    resource.ops.list &&
    serverSide({
      op: resource.ops.list.op,
      filters: raw?.filters,
      hasField: (path) => context.schemas.at(resource.schema, path) !== undefined,
      modes: modesInput(context),
    })
  const list = { ...listCall(resource, at, workspace), ...(server === undefined ? {} : { server }) }
  const columns = readColumns(
    raw?.columns,
    () => defaultColumns(resource, context),
    {
      schema: resource.schema,
      options: fieldOptions(resource),
      at,
      self: {
        resource,
        ...(page === undefined ? {} : { page, ...(page === edit ? ownForm(resource, workspace) : {}) }),
      },
      elsewhere: elsewhereOf(resource, workspace),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    context,
    lookups,
  )
  const actions = actionsOf(resource, at, undefined, workspace)
  const relations = relationsOf(resource, workspace)
  return {
    kind: 'list',
    ...base(resource, 'list', at, titleOf(resource, 'list'), workspace),
    about: aboutOf(resource, context),
    embedded: embedded || raw?.in !== undefined,
    ...(raw?.in === undefined ? {} : { in: raw.in }),
    list,
    ...(relations === undefined ? {} : { relations }),
    rowType: resource.schemaName ?? 'unknown',
    columns,
    rowKey: resource.key.field,
    rowName: resource.nameField,
    ...sortOf(resource, columns, context),
    links: [
      ...editLink(resource, rowPath(resource, edit), workspace).map((l) =>
        editsOverList(resource) ? { ...l, over: true } : l,
      ),
      // A form written by hand is a page of its own.
      ...duplicate.map((l) => (isByHand(resource) ? l : { ...l, over: true })),
      ...linksOf(resource, at, workspace),
    ],
    actions,
    ...(hasScreen(resource, 'create')
      ? {
          create: {
            label: createLabel(resource),
            to: routePath(create),
            ...formConditions(resource, 'create', workspace),
          },
        }
      : {}),
    empty: {
      title: raw?.empty?.title ?? `No ${inSentence(resource.label.many)}`,
      body: raw?.empty?.body ?? '',
    },
    refresh: refreshOf(resource, workspace),
    uses: usesOf({ calls: [list], actions, shown: columns, relations: deletionOf(relations, actions) }, lookups.all()),
  }
}

/** The name of a row without a page opens its edit form, as far as the row can be edited. */
function ownForm(resource: Resource, workspace: Workspace): { when?: Condition; over?: true } {
  const { offer } = formConditions(resource, 'update', workspace)
  return { ...(offer === undefined ? {} : { when: offer }), ...(editsOverList(resource) ? { over: true } : {}) }
}

/** Lists know of relations only for the question before a delete. */
function deletionOf(relations: RelationsIR | undefined, actions: readonly ActionIR[]): RelationsIR[] {
  return relations !== undefined && actions.some(({ id }) => id === 'delete') ? [{ ...relations, references: [] }] : []
}

const createLabel = (resource: Resource): string =>
  statedScreen(resource.raw, 'create')?.label ?? titleOf(resource, 'create')

function refreshOf(resource: Resource, workspace: Workspace): RefreshIR[] {
  return (resource.raw.refresh ?? []).flatMap((raw): RefreshIR[] => {
    const seconds = readSeconds(raw.every)
    if (seconds === undefined) return []
    const when =
      raw.when === undefined ? undefined : readCondition(raw.when, { schema: resource.schema }, workspace.context)
    return [{ seconds, ...(when === undefined ? {} : { when }) }]
  })
}

function makeDetail(
  resource: Resource,
  { tabs, duplicate }: { tabs: readonly { label: string; path: string }[]; duplicate: readonly LinkIR[] },
  workspace: Workspace,
): DetailScreenIR {
  const { context, lookups } = workspace
  const raw = statedScreen(resource.raw, 'detail')
  const { list, item, edit } = pathsOf(resource, workspace)
  const source = sourceOf(resource, item, workspace) ?? { call: { operation: '', path: [], query: [] } }
  const rows = readShown(
    raw?.rows,
    () => defaultRows(resource.viewSchema, context),
    {
      schema: resource.viewSchema,
      options: fieldOptions(resource),
      at: item,
      elsewhere: elsewhereOf(resource, workspace),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    context,
    lookups,
  )
  const singleton = isSingleton(resource)
  const relations = relationsOf(resource, workspace)
  const actions = actionsOf(resource, item, singleton ? undefined : routePath(list), workspace)
  return {
    kind: 'detail',
    ...base(resource, 'detail', item, titleOf(resource, 'detail'), workspace),
    ...(singleton ? {} : { param: resource.param }),
    rowName: resource.nameField,
    source,
    rowType: resource.viewSchemaName ?? 'unknown',
    rows,
    links: [...editLink(resource, routePath(edit), workspace), ...duplicate, ...linksOf(resource, item, workspace)],
    actions,
    tabs,
    ...(raw?.buttons === undefined ? {} : { buttons: raw.buttons }),
    ...(relations === undefined ? {} : { relations }),
    refresh: refreshOf(resource, workspace),
    embedded: false,
    uses: usesOf({ calls: [source.call], actions, shown: rows, relations: relations && [relations] }, lookups.all()),
  }
}
