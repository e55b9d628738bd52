/** Forms of a resource: create and edit. */
import { checkedPaths } from './action-texts.ts'
import { hasCreateForm } from '../link/refs.ts'
import { keptFields, paramFields, readBody, topLevel, withBody } from './actions.ts'
import { documentOf, itemSchema } from './documents.ts'
import { withOrigin } from './edited-fields.ts'
import { readFormFields } from './form-fields.ts'
import { createDiagnostics } from '../diagnostics.ts'
import { routePath, rowPath } from './lookups.ts'
import { rowAbove } from './calls.ts'
import { roleOf, seeOf } from './menus.ts'
import { effectsOf, statedScreen, type Resource, type Role } from '../link/resources.ts'
import { base, callFor, editsOverList, fieldOptions, sourceOf, titleOf } from './screen-parts.ts'
import type { BoundCall, FormFieldIR, FormScreenIR } from './types/ir.ts'
import type { RawForm } from './types/manifest.ts'
import { pathsOf, usesOf, type Workspace } from './workspace.ts'

export function makeCreate(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list } = pathsOf(resource, workspace)
  const raw = statedScreen(resource.raw, 'create')
  const page = workspace.pageOf(resource)
  const toPage = page !== undefined && raw?.then !== 'list'
  const role = resource.document ? 'update' : resource.ops.create === undefined ? 'upsert' : 'create'
  const form = makeForm(resource, 'create', role, workspace)
  const duplicate = duplicateSource(resource, form.fields, workspace)
  return {
    kind: 'create',
    ...form,
    ...(duplicate === undefined
      ? {}
      : { duplicate, uses: [...new Set([...form.uses, duplicate.call.operation])].sort() }),
    close: routePath(list),
    done: toPage ? rowPath(resource, page) : routePath(list),
  }
}

export function makeEdit(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list, item } = pathsOf(resource, workspace)
  const raw = statedScreen(resource.raw, 'edit')
  const overDetail = !editsOverList(resource)
  const toDetail = raw?.then === undefined ? overDetail : raw.then === 'detail'
  const form = makeForm(resource, 'edit', resource.ops.update === undefined ? 'upsert' : 'update', workspace)
  const current = sourceOf(resource, pathsOf(resource, workspace).edit, workspace)
  return {
    kind: 'edit',
    ...form,
    ...(current === undefined
      ? {}
      : {
          current:
            resource.key.kind === 'nameOrId' && current.pick === undefined
              ? { ...current, param: resource.param }
              : current,
          ...(form.document === undefined ? { call: { ...form.call, readFirst: { of: 'row' } } } : {}),
        }),
    uses: [...new Set([...form.uses, ...(current === undefined ? [] : [current.call.operation])])].sort(),
    close: overDetail ? routePath(item) : routePath(list),
    done: toDetail ? rowPath(resource, item) : routePath(list),
  }
}

/**
 * Where the row comes from that a duplicate starts with: for forms that have a field in common with the rows. Relations and
 * what is written under its own name again have no duplicates.
 */
function duplicateSource(
  resource: Resource,
  fields: readonly FormFieldIR[],
  workspace: Workspace,
): FormScreenIR['duplicate'] {
  const { raw, ops, entity, viewSchema } = resource
  const { schemas, manifest } = workspace.context
  if (!hasCreateForm(resource) || ops.create === undefined || raw.create === false) return undefined
  // The address has to name the row.
  if (resource.key.field === '') return undefined
  if (raw.create?.duplicate === false || manifest.links.some((link) => link.raw.link === entity)) return undefined
  const isShared = ({ id, from, widget }: FormFieldIR): boolean =>
    schemas.at(viewSchema, from ?? id) !== undefined && widget.kind !== 'file'
  if (!fields.some(isShared)) return undefined
  // What keeps a row from being asked for is reported where a screen needs it; here it only means that there is no duplicate.
  const diagnostics = createDiagnostics()
  const quiet = { ...workspace, context: { ...workspace.context, diagnostics } }
  const source = sourceOf(resource, pathsOf(resource, workspace).item, quiet)
  return source === undefined || diagnostics.all.length > 0 ? undefined : { ...source, param: resource.param }
}

function makeForm(
  resource: Resource,
  kind: 'create' | 'edit',
  role: Role,
  workspace: Workspace,
): Omit<FormScreenIR, 'close' | 'done' | 'kind'> {
  const { context, lookups } = workspace
  const raw: RawForm = statedScreen(resource.raw, kind) ?? {}
  const path = pathsOf(resource, workspace)[kind]
  const op = resource.ops[role]?.op
  const document = documentOf(resource, path, workspace)
  const self = kind === 'edit' && document === undefined ? 'route' : undefined
  const call = document?.write ??
    callFor(resource, role, path, self, workspace, raw) ?? {
      operation: '',
      path: [],
      query: [],
    }
  const body = document === undefined ? op?.request.schema : itemSchema(resource, workspace)
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
            ...(kind === 'edit'
              ? {
                  edit: {
                    row: resource.viewSchema,
                    // What creates or replaces a thing takes the whole of it, and so does what replaces a set.
                    clears: document === undefined && role === 'update' ? (raw.clears ?? []) : true,
                    ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
                  },
                }
              : {}),
            place: (...s) => resource.place(kind, ...s),
            ...(ofBody === undefined ? {} : { fields: ofBody }),
          },
          context,
          lookups,
        )
  const fixed =
    kind === 'edit' && body !== undefined && document === undefined
      ? { ...keptFields(resource.viewSchema, body, asked, raw.body ?? {}, context), ...raw.body }
      : raw.body
  const bodyCall =
    op === undefined || document !== undefined
      ? {}
      : readBody(
          fixed,
          op,
          asked.length > 0,
          { at: path, row: resource.viewSchema, place: (...s) => resource.place(kind, 'body', ...s) },
          context,
        )
  const fields = inStatedOrder([...params, ...asked], raw.fields).map((f) =>
    withOrigin(f, resource.viewSchema, context, resource.raw.lift),
  )
  const verb = kind === 'create' ? 'create' : 'update'
  const affected = resource.entry.raw.effects
  const effects = effectsOf(
    [resource.entity],
    [...(affected?.[verb] ?? []), ...(role === 'upsert' ? (affected?.['upsert'] ?? []) : [])],
  )
  const bodyType = body === undefined ? undefined : context.schemas.resolve(body).name
  const toast = raw.toast ?? defaultToast(resource, kind)
  const above = rowAbove(resource, context)
  checkedPaths(toast, { row: resource.viewSchema, form: fields, ...above }, resource.place(kind, 'toast'), context)
  const full: BoundCall = op === undefined || document !== undefined ? call : withBody(call, bodyCall, op, context)
  return {
    ...base(resource, kind, path, titleOf(resource, kind), workspace),
    ...roleOf(resource, verb),
    submit:
      raw.submit ?? `${kind === 'create' ? 'Create' : 'Update'} ${titleOf(resource, 'edit').replace(/^Edit /, '')}`,
    fields,
    call: full,
    ...(document === undefined ? {} : { document }),
    effects,
    toast,
    rowName: resource.nameField,
    ...(raw.see === undefined
      ? {}
      : seeOf(raw.see, { at: path, form: fields, place: resource.place(kind, 'see') }, workspace)),
    ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    ...(bodyType === undefined ? {} : { bodyType }),
    uses: usesOf({ calls: [full, document?.read], fields }, lookups.all()),
  }
}

/** What is only one, such as an allow list, is called by its label. */
const defaultToast = ({ label, nameField }: Resource, kind: 'create' | 'edit'): string =>
  `${label.one} ${nameField === '' ? '' : '{name} '}${kind === 'create' ? 'created' : 'updated'}`

/** The order the manifest states, if it does. */
function inStatedOrder(fields: readonly FormFieldIR[], order: readonly string[] | undefined): FormFieldIR[] {
  return order === undefined ? [...fields] : [...fields].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
