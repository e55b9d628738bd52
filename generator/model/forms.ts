/** Forms of a resource: create and edit. */
import { keptFields, paramFields, readBody, topLevel, withBody } from './actions.ts'
import { readFormFields } from './form-fields.ts'
import { routePath, rowPath } from './lookups.ts'
import type { Resource, Role } from './resources.ts'
import { base, callFor, editsOverList, fieldOptions, sourceOf, titleOf } from './screen-parts.ts'
import type { BoundCall, FormFieldIR, FormScreenIR } from './types/ir.ts'
import type { RawForm } from './types/manifest.ts'
import { effectsOf, pathsOf, usesOf, type Workspace } from './workspace.ts'

export function makeCreate(resource: Resource, workspace: Workspace): FormScreenIR {
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

export function makeEdit(resource: Resource, workspace: Workspace): FormScreenIR {
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

/** A name-or-id field of an update starts with the row's id of the same name. */
function withOrigin(field: FormFieldIR, resource: Resource, workspace: Workspace): FormFieldIR {
  const has = (name: string): boolean => workspace.context.schemas.at(resource.viewSchema, name) !== undefined
  return !has(field.id) && has(`${field.id}Id`) ? { ...field, from: `${field.id}Id` } : field
}

/** The order the manifest states, if it does. */
function inStatedOrder(fields: readonly FormFieldIR[], order: readonly string[] | undefined): FormFieldIR[] {
  return order === undefined ? [...fields] : [...fields].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
