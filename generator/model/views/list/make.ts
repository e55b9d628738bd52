/** The list of a resource. */
import { aboutOf } from './about.ts'
import { isOrderedById, modesInput, serverSide } from './server-side.ts'
import { routePath, rowPath } from '../../lookups/lookups.ts'
import { elsewhereOf } from '../../shown/read-elsewhere.ts'
import { inSentence } from '../../../link/names.ts'
import { paramFields } from '../../actions/actions.ts'
import { actionsOf, duplicateLink, editLink, isByHand, linksOf, formConditions } from '../../actions/menus.ts'
import { pathsOf } from '../../../link/paths.ts'
import { statedScreen, type Resource } from '../../../link/resources.ts'
import { listCall, listRequest } from '../../../link/own-calls.ts'
import { defaultColumns, fieldOptions } from '../../../link/shown.ts'
import { base } from '../base.ts'
import { listCrumbs } from '../crumbs.ts'
import { formTitle } from '../form/title.ts'
import { refreshOf } from '../refresh.ts'
import type { ScreenSite } from '../view.ts'
import { hasScreen } from '../../../link/views/register.ts'
import { editsOverList } from '../../../link/views/form/view.ts'
import { readColumns } from '../../shown/columns.ts'
import { relationsOf } from '../../lookups/relations.ts'
import type { Context } from '../../../link/context.ts'
import type { Condition } from '../../types/condition-ir.ts'
import type { ActionIR, ColumnIR } from '../../types/ir.ts'
import type { ListScreenIR } from '../../types/screen-ir.ts'
import type { RelationsIR } from '../../types/relation-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

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

export function makeList(resource: Resource, workspace: ScreenSite): ListScreenIR {
  const duplicate = duplicateLink(resource, workspace.createForm(resource), workspace)
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
    { stated: raw?.columns, inferred: () => defaultColumns(resource, context) },
    {
      schema: resource.schema,
      options: fieldOptions(resource),
      at,
      self: {
        resource,
        ...(page === undefined ? {} : { page, ...(page === edit ? ownForm(resource, workspace) : {}) }),
      },
      pageOf: workspace.pageOf,
      elsewhere: elsewhereOf(resource, workspace),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    { context, lookups },
  )
  const asks =
    resource.ops.list === undefined
      ? []
      : paramFields(
          { raw: listRequest(resource, at), op: resource.ops.list.op },
          { at, options: fieldOptions(resource) },
          workspace,
        )
  const actions = actionsOf(resource, { at, leave: undefined }, workspace)
  const relations = relationsOf(resource, workspace)
  const crumbs = listCrumbs(resource, workspace)
  const own = base(resource, { kind: 'list', path: at, title: listTitle(resource), crumbs }, workspace)
  return {
    kind: 'list',
    ...own,
    about: aboutOf(resource, context),
    ...(raw?.crumb === undefined ? {} : { short: raw.crumb }),
    embedded: workspace.isEmbedded(own.id) || raw?.in !== undefined,
    ...(raw?.in === undefined ? {} : { in: raw.in }),
    list,
    ...(asks.length === 0 ? {} : { asks }),
    ...(relations === undefined ? {} : { relations }),
    rowType: resource.schemaName ?? 'unknown',
    columns,
    rowKey: resource.key.field,
    rowName: resource.nameField,
    ...(resource.raw.upTo === undefined ? {} : { upTo: resource.raw.upTo }),
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
    uses: usesOf(
      { calls: [list], actions, shown: columns, fields: asks, relations: deletionOf(relations, actions) },
      lookups.all(),
    ),
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
  statedScreen(resource.raw, 'create')?.label ?? formTitle(resource, 'create')

export const listTitle = (resource: Resource): string =>
  statedScreen(resource.raw, 'list')?.title ?? resource.label.many
