/** Screens of a resource: list, create, edit, detail. */
import {
  inMenuOrder,
  keptFields,
  paramFields,
  readAction,
  readBody,
  reportMissingReason,
  reportNoOperation,
  topLevel,
  withBody,
  type ActionOwner,
} from './actions.ts'
import { bindCall, pagingParams, type CallRequest } from './calls.ts'
import { readCondition, readSeconds } from './conditions.ts'
import { readFormFields } from './form-fields.ts'
import { routePath, rowPath } from './lookups.ts'
import { kebabCase, labelOf } from './names.ts'
import { paramsOf } from './paths.ts'
import { suggest, type Resource, type Role } from './resources.ts'
import { defaultColumns, defaultRows, readShown } from './shown.ts'
import type { Schema } from './types/contract.ts'
import type {
  ActionIR,
  BoundCall,
  DetailScreenIR,
  FormFieldIR,
  FormScreenIR,
  LinkIR,
  ListCall,
  ListScreenIR,
  PathTemplate,
  PlaceholderIR,
  RefreshIR,
  ScreenIR,
  Source,
} from './types/ir.ts'
import type { RawAction, RawField, RawForm, RawPlaceholder } from './types/manifest.ts'
import { effectsOf, pathsOf, screenLevel, usesOf, type Workspace } from './workspace.ts'

/** Whether a resource gets a screen of a kind. */
export function hasScreen(resource: Resource, kind: 'list' | 'create' | 'edit' | 'detail'): boolean {
  const { ops, raw } = resource
  if (raw[kind] === false) return false
  switch (kind) {
    case 'list':
      return ops.list !== undefined
    case 'create':
      return ((ops.create ?? ops.upsert) !== undefined || resource.document) && hasScreen(resource, 'list')
    case 'edit':
      return (
        (ops.update !== undefined || (ops.upsert !== undefined && raw.edit !== undefined)) &&
        (ops.view ?? ops.list) !== undefined
      )
    case 'detail':
      return resource.document ? false : ops.view !== undefined || (ops.list !== undefined && raw.detail !== undefined)
  }
}

/** A resource without rows: one thing at a fixed path (settings, an allow list). */
export const isSingleton = (resource: Resource): boolean =>
  resource.ops.list === undefined && resource.ops.view !== undefined

export function makeScreens(
  resource: Resource,
  tabs: (resource: Resource) => readonly { label: string; path: string }[],
  embedded: (id: string) => boolean,
  workspace: Workspace,
): ScreenIR[] {
  const screens: ScreenIR[] = []
  const { raw } = resource
  reportDocumentForms(resource, workspace)
  if (raw.list !== false && hasScreen(resource, 'list')) {
    screens.push(
      raw.list?.placeholder === undefined
        ? makeList(resource, embedded(resource.id), workspace)
        : makePlaceholder(resource, 'list', raw.list.placeholder, workspace),
    )
  }
  if (raw.create !== false && hasScreen(resource, 'create')) {
    screens.push(
      raw.create?.placeholder === undefined
        ? makeCreate(resource, workspace)
        : makePlaceholder(resource, 'create', raw.create.placeholder, workspace),
    )
  }
  if (raw.edit !== false && hasScreen(resource, 'edit')) {
    screens.push(
      raw.edit?.placeholder === undefined
        ? makeEdit(resource, workspace)
        : makePlaceholder(resource, 'edit', raw.edit.placeholder, workspace),
    )
  }
  if (raw.detail !== false && hasScreen(resource, 'detail')) {
    screens.push(
      raw.detail?.placeholder === undefined
        ? makeDetail(resource, tabs(resource), workspace)
        : makePlaceholder(resource, 'detail', raw.detail.placeholder, workspace),
    )
  }
  return screens
}

/** Forms of a set that is replaced as a whole need a merge that no generated form has yet: they must be stated as placeholders. */
function reportDocumentForms(resource: Resource, workspace: Workspace): void {
  if (!resource.document) return
  for (const kind of ['create', 'edit'] as const) {
    const raw = resource.raw[kind]
    if (raw === false || raw?.placeholder !== undefined) continue
    workspace.context.diagnostics.error(
      'DOCUMENT_FORM',
      resource.place(kind),
      `\`${resource.id}.${kind}\` would write a whole set back, which generated forms cannot do yet`,
      `state \`${kind}: false\` or a placeholder`,
    )
  }
}

function base(
  resource: Resource,
  kind: string,
  path: string,
  title: string,
  workspace: Workspace,
): {
  id: string
  folder: string
  file: string
  path: string
  title: string
  area: string
  entity: string
  level: string
} {
  return {
    id: `${resource.id}.${kind}`,
    folder: kebabCase(resource.entity),
    file: resource.view === undefined ? kind : `${kebabCase(resource.view)}-${kind}`,
    path,
    title,
    area: resource.area,
    entity: resource.entity,
    level: screenLevel(path, resource.raw.level, workspace),
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

export function titleOf(resource: Resource, kind: 'list' | 'create' | 'edit' | 'detail'): string {
  const raw = resource.raw[kind]
  const stated = raw === undefined || raw === false || !('title' in raw) ? undefined : raw.title
  const one = resource.label.one
  switch (kind) {
    case 'list':
      return stated ?? resource.label.many
    case 'create':
      return (
        stated ??
        `New ${one.toLowerCase() === one || /^[A-Z]{2}/.test(one) ? one : one.charAt(0).toLowerCase() + one.slice(1)}`
      )
    case 'edit':
      return stated ?? `Edit ${/^[A-Z]{2}/.test(one) ? one : one.charAt(0).toLowerCase() + one.slice(1)}`
    case 'detail':
      return one
  }
}

/** The arguments every call of a resource shares. */
function callFor(
  resource: Resource,
  role: Role,
  at: string,
  self: 'row' | 'route' | undefined,
  workspace: Workspace,
  stated?: RawForm,
): BoundCall | undefined {
  const found = resource.ops[role]
  if (found === undefined) return undefined
  const path = stated?.path ?? found.raw.path
  const query = stated?.query ?? found.raw.query
  const request: CallRequest = {
    op: found.op,
    at,
    resource,
    row: resource.schema,
    place: (...steps) => resource.place('operations', role, ...steps),
    ...parentRow(resource, workspace),
    ...(self === undefined ? {} : { self }),
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(role === 'list' ? { ignore: pagingParams } : {}),
    ...(role === 'list' || role === 'view' ? { early: true } : {}),
  }
  return bindCall(request, workspace.context)
}

function parentRow(resource: Resource, workspace: Workspace): { parentRow?: Schema } {
  const parent = resource.parent === undefined ? undefined : workspace.context.resource(resource.parent)
  return parent === undefined ? {} : { parentRow: parent.schema }
}

export const fieldOptions = (resource: Resource): readonly Readonly<Record<string, RawField>>[] => [
  ...(resource.raw.fields === undefined ? [] : [resource.raw.fields]),
  ...(resource.view === undefined || resource.entry.raw.fields === undefined ? [] : [resource.entry.raw.fields]),
]

function listCall(resource: Resource, at: string, workspace: Workspace): ListCall {
  const call = callFor(resource, 'list', at, undefined, workspace) ?? { operation: '', path: [], query: [] }
  return {
    ...call,
    shape: resource.shape,
    paged: resource.ops.list?.op.queryParams.some((p) => p.client === 'pageToken') === true,
  }
}

function makeList(resource: Resource, embedded: boolean, workspace: Workspace): ListScreenIR {
  const { context, lookups } = workspace
  const raw = resource.raw.list === false ? undefined : resource.raw.list
  const { list: at, create, edit } = pathsOf(resource, workspace)
  const page = workspace.pageOf(resource)
  const list = listCall(resource, at, workspace)
  const columns = readShown(
    raw?.columns,
    () => defaultColumns(resource, context),
    {
      schema: resource.schema,
      options: fieldOptions(resource),
      at,
      self: { resource, ...(page === undefined ? {} : { page }) },
      place: (...steps) => resource.place('list', 'columns', ...steps),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    context,
    lookups,
  )
  const actions = actionsOf(resource, at, undefined, workspace)
  const many = resource.label.many
  return {
    kind: 'list',
    ...base(resource, 'list', at, titleOf(resource, 'list'), workspace),
    embedded,
    list,
    rowType: resource.schemaName ?? 'unknown',
    columns,
    rowKey: resource.key.field,
    rowName: resource.nameField,
    links: [
      ...editLink(resource, rowPath(resource, edit), workspace).map((l) =>
        editsOverList(resource) ? { ...l, over: true } : l,
      ),
      ...linksOf(resource, at, workspace),
    ],
    actions,
    ...(hasScreen(resource, 'create') ? { create: { label: createLabel(resource), to: routePath(create) } } : {}),
    empty: {
      title: raw?.empty?.title ?? `No ${/^[A-Z]{2}/.test(many) ? many : many.charAt(0).toLowerCase() + many.slice(1)}`,
      body: raw?.empty?.body ?? '',
    },
    refresh: refreshOf(resource, workspace),
    uses: usesOf({ calls: [list], actions, shown: columns }, lookups.all()),
  }
}

const createLabel = (resource: Resource): string =>
  (resource.raw.create === false ? undefined : resource.raw.create?.label) ?? titleOf(resource, 'create')

function refreshOf(resource: Resource, workspace: Workspace): RefreshIR[] {
  return (resource.raw.refresh ?? []).flatMap((raw, i): RefreshIR[] => {
    const seconds = readSeconds(raw.every)
    if (seconds === undefined) {
      workspace.context.diagnostics.error(
        'BAD_INTERVAL',
        resource.place('refresh', i, 'every'),
        `\`${raw.every}\` is no interval`,
        'write 20s, 30m or 2h',
      )
      return []
    }
    const when =
      raw.when === undefined
        ? undefined
        : readCondition(
            raw.when,
            { schema: resource.schema, place: (...s) => resource.place('refresh', i, 'when', ...s) },
            workspace.context,
          )
    return [{ seconds, ...(when === undefined ? {} : { when }) }]
  })
}

/** Every action of a resource, delete last. */
function actionsOf(resource: Resource, at: string, leave: PathTemplate | undefined, workspace: Workspace): ActionIR[] {
  const { context } = workspace
  const stated: Readonly<Record<string, RawAction>> = resource.raw.actions ?? {}
  const owner: ActionOwner = {
    id: resource.id,
    entity: resource.entity,
    label: resource.label.one,
    at,
    row: resource.schema,
    resource,
    fields: fieldOptions(resource),
    effects: resource.entry.raw.effects ?? {},
    place: resource.place,
    ...parentRow(resource, workspace),
    ...(leave === undefined ? {} : { leave }),
  }
  const actions: ActionIR[] = []
  for (const [id, raw] of inMenuOrder(stated, resource.raw.menu)) {
    if (id === 'delete' || id === 'update' || id === 'create' || raw.to !== undefined) continue
    const op =
      raw.op === undefined
        ? context.operations.get(`${resource.entity}_${id}`)
        : context.operation(raw.op, resource.place('actions', id, 'op'))
    if (op === undefined) {
      if (raw.op === undefined) reportNoOperation(id, resource, context)
      continue
    }
    actions.push(readAction(id, raw, op, owner, context, workspace.lookups))
  }
  const remove = resource.ops.delete
  if (remove !== undefined && !resource.document) {
    const raw = stated['delete'] ?? {}
    const merged = {
      ...raw,
      ...((raw.path ?? remove.raw.path) ? { path: raw.path ?? remove.raw.path ?? {} } : {}),
      ...((raw.query ?? remove.raw.query) ? { query: raw.query ?? remove.raw.query ?? {} } : {}),
    }
    actions.push(readAction('delete', merged, remove.op, owner, context, workspace.lookups))
  }
  return actions
}

/** A name-or-id field of an update starts with the row's id of the same name. */
function withOrigin(field: FormFieldIR, resource: Resource, workspace: Workspace): FormFieldIR {
  const has = (name: string): boolean => workspace.context.schemas.at(resource.viewSchema, name) !== undefined
  return !has(field.id) && has(`${field.id}Id`) ? { ...field, from: `${field.id}Id` } : field
}

/** The order the manifest states, if it does. */
function inStatedOrder(fields: readonly FormFieldIR[], order: readonly string[] | undefined): FormFieldIR[] {
  return order === undefined ? [...fields] : [...fields].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** The way to the edit form, with the conditions of the update. */
function editLink(resource: Resource, to: PathTemplate, workspace: Workspace): LinkIR[] {
  if (!hasScreen(resource, 'edit')) return []
  const raw = resource.raw.actions?.['update']
  const offer =
    raw?.offer === undefined
      ? undefined
      : readCondition(
          raw.offer,
          {
            schema: resource.schema,
            place: (...s) => resource.place('actions', 'update', 'offer', ...s),
            ...parentSchema(resource, workspace),
          },
          workspace.context,
        )
  return [
    {
      id: 'edit',
      label: 'Edit',
      to,
      ...(offer === undefined ? {} : { offer }),
      ...(raw?.reason === undefined ? {} : { reason: raw.reason }),
    },
  ]
}

/** Whether the edit form opens over the list: unless the manifest puts it over the row's own page. */
const editsOverList = (resource: Resource): boolean =>
  !isSingleton(resource) &&
  (resource.raw.edit === false || resource.raw.edit?.over !== 'detail' || !hasScreen(resource, 'detail'))

function parentSchema(resource: Resource, workspace: Workspace): { parent?: Schema } {
  const { parentRow: parent } = parentRow(resource, workspace)
  return parent === undefined ? {} : { parent }
}

/** Actions that only lead to another screen. */
function linksOf(resource: Resource, at: string, workspace: Workspace): LinkIR[] {
  const { context } = workspace
  const known = new Set([...paramsOf(at), resource.param])
  return inMenuOrder(resource.raw.actions ?? {}, resource.raw.menu).flatMap(([id, raw]): LinkIR[] => {
    if (raw.to === undefined) return []
    const path = pathOfScreen(raw.to, workspace)
    if (path === undefined) {
      context.diagnostics.error(
        'UNKNOWN_SCREEN',
        resource.place('actions', id, 'to'),
        `there is no screen \`${raw.to}\``,
        suggest(
          raw.to,
          context.manifest.pages.map((p) => p.raw.page),
        ),
      )
      return []
    }
    const missing = paramsOf(path).find((param) => !known.has(param))
    if (missing !== undefined)
      context.diagnostics.error(
        'MISSING_PARAM',
        resource.place('actions', id, 'to'),
        `\`${path}\` needs \`${missing}\`, and \`${at}\` has no such parameter`,
        'lead to a screen of the same row or of one of its parents',
      )
    if (raw.offer !== undefined && raw.reason === undefined)
      reportMissingReason((...s) => resource.place('actions', id, ...s), context)
    const offer =
      raw.offer === undefined
        ? undefined
        : readCondition(
            raw.offer,
            { schema: resource.schema, place: (...s) => resource.place('actions', id, 'offer', ...s) },
            context,
          )
    return [
      {
        id,
        label: raw.label ?? labelOf(id, context.acronyms),
        to: rowPath(resource, path),
        ...(offer === undefined ? {} : { offer }),
        ...(raw.reason === undefined ? {} : { reason: raw.reason }),
      },
    ]
  })
}

/** The route path of a screen named in the manifest: `<resource>.<list|create|edit|detail>` or a page. */
function pathOfScreen(id: string, workspace: Workspace): string | undefined {
  const page = workspace.context.manifest.pages.find((p) => p.raw.page === id)
  if (page !== undefined) return page.raw.at
  const [, owner, kind] = /^(.+)\.(list|create|edit|detail)$/.exec(id) ?? []
  const resource = owner === undefined ? undefined : workspace.context.resource(owner)
  if (resource === undefined || !hasScreen(resource, kind as 'list')) return undefined
  const paths = pathsOf(resource, workspace)
  return kind === 'detail' ? paths.item : paths[kind as 'list' | 'create' | 'edit']
}

function makeForm(
  resource: Resource,
  kind: 'create' | 'edit',
  role: Role,
  workspace: Workspace,
): Omit<FormScreenIR, 'close' | 'done' | 'kind'> {
  const { context, lookups } = workspace
  const stated = resource.raw[kind]
  const raw: RawForm = stated === false || stated === undefined ? {} : stated
  const path = pathsOf(resource, workspace)[kind]
  const op = resource.ops[role]?.op
  const call = callFor(resource, role, path, kind === 'edit' ? 'route' : undefined, workspace, raw) ?? {
    operation: '',
    path: [],
    query: [],
  }
  const body = op?.request.schema
  const params =
    op === undefined
      ? []
      : paramFields(
          raw,
          op,
          { at: path, options: fieldOptions(resource), place: (...s) => resource.place(kind, ...s) },
          context,
          lookups,
        )
  const ofBody = raw.fields?.filter((name) => !params.some((p) => p.id === name))
  const asked =
    body === undefined
      ? []
      : readFormFields(
          {
            schema: body,
            omit: new Set([...(raw.omit ?? []), ...topLevel(Object.keys(raw.body ?? {}))]),
            options: fieldOptions(resource),
            at: path,
            place: (...s) => resource.place(kind, ...s),
            ...(ofBody === undefined ? {} : { fields: ofBody }),
          },
          context,
          lookups,
        )
  const fixed =
    kind === 'edit' && body !== undefined
      ? { ...keptFields(resource.viewSchema, body, asked, raw.body ?? {}, context), ...raw.body }
      : raw.body
  const bodyCall =
    op === undefined
      ? {}
      : readBody(
          fixed,
          op,
          asked.length > 0,
          { at: path, row: resource.viewSchema, place: (...s) => resource.place(kind, 'body', ...s) },
          context,
        )
  const fields = inStatedOrder([...params, ...asked], raw.fields).map((f) =>
    kind === 'edit' ? withOrigin(f, resource, workspace) : f,
  )
  const verb = kind === 'create' ? 'create' : 'update'
  const effects = effectsOf([resource.entity], resource.entry.raw.effects?.[verb])
  const bodyType = body === undefined ? undefined : context.schemas.resolve(body).name
  const full: BoundCall = op === undefined ? call : withBody(call, bodyCall, op, context)
  return {
    ...base(resource, kind, path, titleOf(resource, kind), workspace),
    submit:
      raw.submit ?? `${kind === 'create' ? 'Create' : 'Update'} ${titleOf(resource, 'edit').replace(/^Edit /, '')}`,
    fields,
    call: full,
    effects,
    toast: raw.toast ?? `${resource.label.one} ${kind === 'create' ? 'created' : 'updated'}`,
    ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    ...(bodyType === undefined ? {} : { bodyType }),
    uses: usesOf({ calls: [full], fields }, lookups.all()),
  }
}

function makeCreate(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list } = pathsOf(resource, workspace)
  const raw = resource.raw.create === false ? undefined : resource.raw.create
  const page = workspace.pageOf(resource)
  const toPage = page !== undefined && raw?.then !== 'list'
  return {
    kind: 'create',
    ...makeForm(resource, 'create', resource.ops.create === undefined ? 'upsert' : 'create', workspace),
    close: routePath(list),
    done: toPage ? rowPath(resource, page) : routePath(list),
  }
}

function makeEdit(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list, item } = pathsOf(resource, workspace)
  const raw = resource.raw.edit === false ? undefined : resource.raw.edit
  const overDetail = !editsOverList(resource)
  const toDetail = raw?.then === undefined ? overDetail : raw.then === 'detail'
  const form = makeForm(resource, 'edit', resource.ops.update === undefined ? 'upsert' : 'update', workspace)
  const current = sourceOf(resource, pathsOf(resource, workspace).edit, workspace)
  return {
    kind: 'edit',
    ...form,
    ...(current === undefined ? {} : { current }),
    uses: [...new Set([...form.uses, ...(current === undefined ? [] : [current.call.operation])])].sort(),
    close: overDetail ? routePath(item) : routePath(list),
    done: toDetail ? rowPath(resource, item) : routePath(list),
  }
}

/** Where a row's current state comes from: its view operation, else the list it stands in. */
function sourceOf(resource: Resource, at: string, workspace: Workspace): Source | undefined {
  const view = callFor(resource, 'view', at, isSingleton(resource) ? undefined : 'route', workspace)
  if (view !== undefined) return { call: view }
  if (resource.ops.list === undefined) return undefined
  const fields = [...new Set([resource.key.field, resource.nameField])].filter((f) => f !== '')
  const list = listCall(resource, at, workspace)
  return { call: list, pick: { shape: resource.shape, paged: list.paged, fields, param: resource.param } }
}

function makeDetail(
  resource: Resource,
  tabs: readonly { label: string; path: string }[],
  workspace: Workspace,
): DetailScreenIR {
  const { context, lookups } = workspace
  const raw = resource.raw.detail === false ? undefined : resource.raw.detail
  const { list, item, edit } = pathsOf(resource, workspace)
  const source = sourceOf(resource, item, workspace) ?? { call: { operation: '', path: [], query: [] } }
  const rows = readShown(
    raw?.rows,
    () => defaultRows(resource.viewSchema, context),
    {
      schema: resource.viewSchema,
      options: fieldOptions(resource),
      at: item,
      place: (...s) => resource.place('detail', 'rows', ...s),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    context,
    lookups,
  )
  const singleton = isSingleton(resource)
  const actions = actionsOf(resource, item, singleton ? undefined : routePath(list), workspace)
  return {
    kind: 'detail',
    ...base(resource, 'detail', item, titleOf(resource, 'detail'), workspace),
    ...(singleton ? {} : { param: resource.param }),
    rowName: resource.nameField,
    source,
    rowType: resource.viewSchemaName ?? 'unknown',
    rows,
    links: [...editLink(resource, routePath(edit), workspace), ...linksOf(resource, item, workspace)],
    actions,
    tabs,
    refresh: refreshOf(resource, workspace),
    embedded: false,
    uses: usesOf({ calls: [source.call], actions, shown: rows }, lookups.all()),
  }
}
