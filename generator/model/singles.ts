/** Singles: one thing per parent row, shown as a tab or page of its own and edited in place. */
import { keptFields, readBody, withBody } from './actions.ts'
import { bindCall, type CallRequest } from './calls.ts'
import { readFormFields } from './form-fields.ts'
import { routePath } from './lookups.ts'
import { inSentence, kebabCase, labelOf } from '../link/names.ts'
import { checkKind, effectsOf, operationOf, type Resource } from '../link/resources.ts'
import { fieldOptions, sourceOf } from './screen-parts.ts'
import { defaultRows, readShown } from './shown.ts'
import type { Schema } from './types/contract.ts'
import type { BoundCall, Operation, ScreenIR } from './types/ir.ts'
import type { RawOperation, RawSingle } from './types/manifest.ts'
import { pathsOf, screenLevel, usesOf, type Workspace } from './workspace.ts'

export interface Single {
  /** `silo.quotas`. */
  id: string
  name: string
  owner: Resource
  raw: RawSingle
  label: string
  path: string
  view: RawOperation
  update?: RawOperation
}

/** The singles of an entity's first view. */
export function readSingles(owner: Resource, workspace: Workspace): Single[] {
  if (owner.view !== undefined) return []
  const { item } = pathsOf(owner, workspace)
  return Object.entries(owner.entry.raw.singles ?? {}).map(([name, raw]) => {
    const at = raw.at ?? kebabCase(name)
    return {
      id: `${owner.entity}.${name}`,
      name,
      owner,
      raw,
      label: raw.label ?? labelOf(name, workspace.context.acronyms),
      path: at.startsWith('/') ? at : `${item}/${at}`,
      view: operationOf(raw.view),
      ...(raw.update === undefined ? {} : { update: operationOf(raw.update) }),
    }
  })
}

export function makeSingleScreens(single: Single, embedded: boolean, workspace: Workspace): ScreenIR[] {
  const { context, lookups } = workspace
  const { owner, raw, path, name } = single
  const place = (...steps: readonly (string | number)[]): ReturnType<Resource['place']> =>
    owner.place('singles', name, ...steps)
  const shared = {
    folder: kebabCase(owner.entity),
    area: owner.area,
    entity: owner.entity,
    level: screenLevel(path, owner.raw.level, workspace),
  }
  const view = context.operation(single.view.op, place('view'))
  const update = single.update === undefined ? undefined : context.operation(single.update.op, place('update'))
  if (raw.placeholder !== undefined) {
    return [
      {
        kind: 'placeholder',
        ...shared,
        id: single.id,
        file: kebabCase(name),
        path,
        title: single.label,
        uses: [],
        issue: raw.placeholder.issue,
        summary: raw.placeholder.summary,
      },
    ]
  }
  if (view === undefined) return []
  checkKind(view, true, place('view'), context)
  if (update !== undefined) checkKind(update, false, place('update'), context)
  const schema: Schema = view.response.schema ?? {}
  const source = { call: callOf(view, single.view, path, owner, place, workspace) }
  const rows = readShown(
    raw.rows,
    () => defaultRows(schema, context),
    { schema, options: fieldOptions(owner), at: path, place: (...s) => place('rows', ...s) },
    context,
    lookups,
  )
  const editPath = `${path}/edit`
  const screens: ScreenIR[] = [
    {
      kind: 'detail',
      ...shared,
      id: single.id,
      file: kebabCase(name),
      path,
      title: single.label,
      rowName: '',
      source,
      rowType: context.schemas.resolve(schema).name ?? 'unknown',
      rows,
      ...(rows.length > 0 ? {} : { free: { labels: raw.labels ?? {}, acronyms: context.acronyms } }),
      links: update === undefined ? [] : [{ id: 'edit', label: 'Edit', to: routePath(editPath), ...roleOf(raw) }],
      actions: [],
      tabs: [],
      refresh: [],
      embedded,
      uses: usesOf({ calls: [source.call], shown: rows }, lookups.all()),
    },
  ]
  if (update !== undefined)
    screens.push(
      makeEdit(single, update, editPath, { current: source.call, row: schema, embedded }, shared, place, workspace),
    )
  return screens
}

function makeEdit(
  single: Single,
  update: Operation,
  path: string,
  { current, row, embedded }: { current: BoundCall; row: Schema; embedded: boolean },
  shared: { folder: string; area: string; entity: string; level: string },
  place: Resource['place'],
  workspace: Workspace,
): ScreenIR {
  const { context, lookups } = workspace
  const { owner, raw, name } = single
  const body = update.request.schema
  const fields =
    body === undefined
      ? []
      : readFormFields(
          {
            schema: body,
            omit: new Set(raw.omit ?? []),
            options: fieldOptions(owner),
            at: path,
            place,
            edit: { row, clears: raw.clears ?? [] },
            ...(raw.fields === undefined ? {} : { fields: raw.fields }),
          },
          context,
          lookups,
        )
  const kept = body === undefined ? undefined : keptFields(row, body, fields, {}, context)
  const call = withBody(
    callOf(update, single.update ?? { op: update.id }, path, owner, place, workspace),
    readBody(kept, update, fields.length > 0, { at: path, row, place }, context),
    update,
    context,
  )
  const label = inSentence(single.label)
  const bodyType = body === undefined ? undefined : context.schemas.resolve(body).name
  return {
    kind: 'edit',
    ...shared,
    id: `${single.id}.edit`,
    file: `${kebabCase(name)}-edit`,
    path,
    title: `Edit ${label}`,
    submit: `Update ${label}`,
    ...roleOf(raw),
    fields,
    current: { call: current },
    call: { ...call, readFirst: { of: 'row' } },
    effects: effectsOf([owner.entity, single.id], owner.entry.raw.effects?.[name]),
    toast: embedded ? `${single.label} of {$parent.${owner.nameField}} updated` : `${single.label} updated`,
    rowName: '',
    close: routePath(single.path),
    done: routePath(single.path),
    ...(bodyType === undefined ? {} : { bodyType }),
    uses: usesOf({ calls: [call, current], fields }, lookups.all()),
  }
}

const roleOf = ({ role }: RawSingle): { role?: string } => (role === undefined ? {} : { role })

function callOf(
  op: Operation,
  raw: RawOperation,
  at: string,
  owner: Resource,
  place: Resource['place'],
  workspace: Workspace,
): BoundCall {
  const above = sourceOf(owner, pathsOf(owner, workspace).item, workspace)
  const request: CallRequest = {
    op,
    at,
    resource: owner,
    row: owner.schema,
    parentRow: owner.schema,
    place,
    self: 'route',
    ...(op.isQuery ? { early: true, ...(above === undefined ? {} : { above }) } : {}),
    ...(raw.path === undefined ? {} : { path: raw.path }),
    ...(raw.query === undefined ? {} : { query: raw.query }),
  }
  return bindCall(request, workspace.context)
}
