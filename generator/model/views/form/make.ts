/** Forms of a resource: create and edit. */
import { paramFields, withBody } from '../../actions/actions.ts'
import { askedSchema, emptiedBy, keptFields, linkBody } from '../../../link/bodies.ts'
import { readBoundBody, topLevel } from '../../../link/bound-variant.ts'
import { documentOf } from '../../actions/documents.ts'
import { withOrigin } from '../../fields/edited-fields.ts'
import { readFormFields } from '../../fields/form-fields.ts'
import { itemSchema } from '../../../link/forms.ts'
import { routePath, rowPath } from '../../lookups/lookups.ts'
import { formConditions, roleOf, seeOf } from '../../actions/menus.ts'
import { paramsOf, pathsOf } from '../../../link/paths.ts'
import { hasCreateForm } from '../../../link/refs.ts'
import { effectsOf, statedEffects, statedScreen, type Resource } from '../../../link/resources.ts'
import { callFor, listCall, sourceFaults, sourceOf } from '../../../link/own-calls.ts'
import { itemFields, itemsOf } from '../../../link/views/form/rows.ts'
import { editsOverList, formRole } from '../../../link/views/form/view.ts'
import { fieldOptions } from '../../../link/shown.ts'
import { base } from '../base.ts'
import { formCrumb, listCrumbs, rowCrumbs } from '../crumbs.ts'
import { formTitle } from './title.ts'
import type { BoundCall, FormFieldIR } from '../../types/ir.ts'
import type { FieldRowsIR, FormScreenIR } from '../../types/screen-ir.ts'
import type { RawForm } from '../../types/manifest.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

export function makeCreate(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list } = pathsOf(resource, workspace)
  const raw = statedScreen(resource.raw, 'create')
  const page = workspace.pageOf(resource)
  const known = [...paramsOf(pathsOf(resource, workspace).create), resource.param]
  // A page may have in its address what its list was asked for.
  const isKnown = page !== undefined && paramsOf(page).every((param) => known.includes(param))
  const toPage = isKnown && raw?.then === 'detail'
  const form = makeForm(resource, 'create', workspace)
  const duplicate = duplicateSource(resource, form.fields, workspace)
  const others = formRole(resource, 'create') === 'upsert' ? workspace.lookups.find(resource.id, list) : undefined
  return {
    kind: 'create',
    ...form,
    ...(others === undefined ? {} : { asNew: others.id }),
    ...(duplicate === undefined
      ? {}
      : { duplicate, uses: [...new Set([...form.uses, duplicate.call.operation])].sort() }),
    crumbs: [...listCrumbs(resource, workspace), formCrumb({ at: form.path, title: form.title })],
    over: list,
    close: routePath(list),
    done: toPage ? rowPath(resource, page) : routePath(list),
  }
}

export function makeEdit(resource: Resource, workspace: Workspace): FormScreenIR {
  const { list, item } = pathsOf(resource, workspace)
  const raw = statedScreen(resource.raw, 'edit')
  const overDetail = !editsOverList(resource)
  const below = overDetail ? item : list
  const toDetail = raw?.then === undefined ? overDetail : raw.then === 'detail'
  const form = makeForm(resource, 'edit', workspace)
  const current = sourceOf(resource, pathsOf(resource, workspace).edit, workspace)
  const rows = fieldRows(resource, raw, workspace)
  return {
    kind: 'edit',
    ...form,
    ...(current === undefined
      ? {}
      : {
          current: {
            ...current,
            ...(resource.key.kind === 'nameOrId' && current.pick === undefined ? { param: resource.param } : {}),
            ...(rows.length === 0 ? {} : { rows }),
          },
          ...(form.document === undefined ? { call: { ...form.call, readFirst: { of: 'row' } } } : {}),
        }),
    uses: [
      ...new Set([
        ...form.uses,
        ...(current === undefined ? [] : [current.call.operation]),
        ...rows.map(({ call }) => call.operation),
      ]),
    ].sort(),
    crumbs: [
      ...(below === item ? rowCrumbs(resource, workspace) : listCrumbs(resource, workspace)),
      formCrumb({ at: form.path, title: form.title }),
    ],
    over: below,
    close: routePath(below),
    done: toDetail ? rowPath(resource, item) : routePath(list),
  }
}

/** Lists of the body that start with the rows of other lists. */
function fieldRows(resource: Resource, raw: RawForm | undefined, workspace: Workspace): FieldRowsIR[] {
  const { context } = workspace
  const { edit } = pathsOf(resource, workspace)
  const body = resource.ops[formRole(resource, 'edit')]?.op.request.schema
  return Object.entries(raw?.rows ?? {}).flatMap(([field, list]) => {
    const of = context.resource(list)
    const items = body && itemsOf(body, field, context)
    if (of === undefined || items === undefined) return []
    const fields = itemFields({ items, row: of.schema }, context).flatMap(([name, from]) =>
      from === undefined ? [] : [[name, from]],
    )
    return [{ field, call: listCall(of, edit, workspace), fields: Object.fromEntries(fields) }]
  })
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
  if (!hasCreateForm(resource) || raw.create === false) return undefined
  // Written by name, and with rows of another list in it, which a duplicate would start without.
  if (ops.create === undefined && statedScreen(raw, 'edit')?.rows !== undefined) return undefined
  // The address has to name the row.
  if (resource.key.field === '') return undefined
  if (raw.create?.duplicate === false || manifest.links.some((link) => link.raw.link === entity)) return undefined
  const isShared = ({ id, from, widget }: FormFieldIR): boolean =>
    schemas.at(viewSchema, from ?? id) !== undefined && widget.kind !== 'file'
  if (!fields.some(isShared)) return undefined
  const { item } = pathsOf(resource, workspace)
  const source = sourceOf(resource, item, workspace)
  const known = [...paramsOf(pathsOf(resource, workspace).create), resource.param]
  // Nothing of the address says what the list was asked for.
  if (!paramsOf(item).every((param) => known.includes(param))) return undefined
  if (source === undefined || sourceFaults(resource, item, workspace).faults.length > 0) return undefined
  return { ...source, param: resource.param }
}

function makeForm(
  resource: Resource,
  kind: 'create' | 'edit',
  workspace: Workspace,
): Omit<FormScreenIR, 'close' | 'done' | 'kind' | 'over'> {
  const { context, lookups } = workspace
  const raw: RawForm = statedScreen(resource.raw, kind) ?? {}
  const path = pathsOf(resource, workspace)[kind]
  const role = formRole(resource, kind)
  const op = resource.ops[role]?.op
  const document = documentOf(resource, path, workspace)
  const self = kind === 'edit' && document === undefined ? 'route' : undefined
  const call = document?.write ??
    callFor(resource, { role, at: path, form: raw, ...(self === undefined ? {} : { self }) }, workspace) ?? {
      operation: '',
      path: [],
      query: [],
    }
  const bound = op && readBoundBody(op, raw.body, context).value
  const request = bound?.schema
  const body = document === undefined ? request && askedSchema(request, raw) : itemSchema(resource, context)
  const params =
    op === undefined
      ? []
      : paramFields({ raw, op }, { at: path, options: fieldOptions(resource) }, { context, lookups })
  // What creates or replaces a thing takes the whole of it, and so does what replaces a set.
  const clears = op !== undefined && role === 'update' ? emptiedBy(raw.clears, op, context) : true
  const ofBody = raw.fields?.filter((name) => !params.some((p) => p.id === name))
  const asked =
    body === undefined
      ? []
      : readFormFields(
          {
            schema: body,
            omit: new Set([...(raw.omit ?? []), ...topLevel(Object.keys(bound?.binds ?? {}))]),
            options: fieldOptions(resource),
            at: path,
            ...(kind === 'edit'
              ? {
                  edit: {
                    row: resource.viewSchema,
                    clears,
                    ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
                  },
                }
              : {}),
            ...(ofBody === undefined ? {} : { fields: ofBody }),
          },
          context,
          lookups,
        )
  const row = resource.viewSchema
  const names = asked.map(({ id }) => id)
  const fixed =
    kind === 'edit' && body !== undefined && document === undefined
      ? { ...keptFields({ row, body }, { asked: names, stated: bound?.binds ?? {} }, context), ...raw.body }
      : raw.body
  const bodyCall =
    op === undefined || document !== undefined
      ? {}
      : linkBody(
          {
            raw: raw.whole === undefined ? fixed : `$form.${raw.whole}`,
            op,
            form: asked.length > 0,
            scope: { at: path, row },
          },
          context,
        ).value
  const fields = inStatedOrder([...params, ...asked], raw.fields).map((f) =>
    withOrigin(f, { row: resource.viewSchema, lift: resource.raw.lift }, context),
  )
  const verb = kind === 'create' ? 'create' : 'update'
  const affected = statedEffects(resource.entry.raw)
  const effects = effectsOf(
    [resource.entity],
    [...(affected[verb] ?? []), ...(role === 'upsert' ? (affected['upsert'] ?? []) : [])],
  )
  // Of a body of several kinds, the name is that of all.
  const named = bound?.variant === undefined ? body : op?.request.schema
  const bodyType = named === undefined ? undefined : context.schemas.resolve(named).name
  const rowType = resource.viewSchemaName
  const toast = raw.toast ?? defaultToast(resource, kind)
  const full: BoundCall =
    op === undefined || document !== undefined ? call : withBody(call, { linked: bodyCall, op }, context)
  return {
    ...base(resource, { kind, path, title: formTitle(resource, kind), crumbs: [] }, workspace),
    ...openTo(resource, verb, workspace),
    submit:
      raw.submit ?? `${kind === 'create' ? 'Create' : 'Update'} ${formTitle(resource, 'edit').replace(/^Edit /, '')}`,
    fields,
    call: full,
    ...(document === undefined ? {} : { document }),
    effects,
    toast,
    rowName: resource.nameField,
    ...(raw.see === undefined || op === undefined ? {} : seeOf(raw.see, { at: path, form: fields, op }, workspace)),
    ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    ...(bodyType === undefined ? {} : { bodyType }),
    ...(rowType === undefined ? {} : { rowType }),
    uses: usesOf({ calls: [full, document?.read], fields }, lookups.all()),
  }
}

/** When the form can be filled in, and by whom. How many rows there are is known to their list alone. */
function openTo(
  resource: Resource,
  verb: 'create' | 'update',
  workspace: Workspace,
): ReturnType<typeof formConditions> {
  const conditions = formConditions(resource, verb, workspace)
  return conditions.offer?.kind === 'fewer' ? roleOf(resource, verb) : conditions
}

/** What is only one, such as an allow list, is called by its label. */
const defaultToast = ({ label, nameField }: Resource, kind: 'create' | 'edit'): string =>
  `${label.one} ${nameField === '' ? '' : '{name} '}${kind === 'create' ? 'created' : 'updated'}`

/** The order the manifest states, if it does. */
function inStatedOrder(fields: readonly FormFieldIR[], order: readonly string[] | undefined): FormFieldIR[] {
  return order === undefined ? [...fields] : [...fields].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
