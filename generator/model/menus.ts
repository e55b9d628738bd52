/** Menus of rows: actions, and links to other screens. */
import { readAction, reportMissingReason, reportNoOperation, type ActionOwner } from './actions.ts'
import { rowAbove } from './calls.ts'
import { readCondition } from '../link/conditions.ts'
import type { Context } from '../link/context.ts'
import { createDiagnostics, type Place } from '../diagnostics.ts'
import { removal } from './documents.ts'
import { routePath, rowPath } from './lookups.ts'
import { inSentence, labelOf } from '../link/names.ts'
import { paramsOf } from '../link/paths.ts'
import { readReasons } from './reasons.ts'
import { parentOf, suggest, type Resource } from '../link/resources.ts'
import { fieldOptions, hasScreen } from './screen-parts.ts'
import type { ActionIR, FormFieldIR, FormScreenIR, LinkIR, PathTemplate } from './types/ir.ts'
import type { RawAction } from './types/manifest.ts'
import { pathsOf, type Workspace } from './workspace.ts'

/** Every action of a resource, delete last. */
export function actionsOf(
  resource: Resource,
  at: string,
  leave: PathTemplate | undefined,
  workspace: Workspace,
): ActionIR[] {
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
    see: (screen, form, place) => seeOf(screen, { at, form, place }, workspace),
    ...rowAbove(resource, context),
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
  if (resource.document) return [...actions, ...removal(resource, owner, workspace)]
  const remove = resource.ops.delete
  if (remove !== undefined) {
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

/** Actions in the order that `menu` gives them; those it leaves out follow in that of the manifest. */
function inMenuOrder(
  actions: Readonly<Record<string, RawAction>>,
  menu: readonly string[] = [],
): [string, RawAction][] {
  const rank = (id: string): number => (menu.includes(id) ? menu.indexOf(id) : menu.length)
  return Object.entries(actions).sort(([a], [b]) => rank(a) - rank(b))
}

/** The way to the edit form, with the conditions of the update. */
export function editLink(resource: Resource, to: PathTemplate, workspace: Workspace): LinkIR[] {
  if (!hasScreen(resource, 'edit')) return []
  return [
    {
      id: 'edit',
      label: resource.raw.actions?.['update']?.label ?? 'Edit',
      to,
      ...formConditions(resource, 'update', workspace),
    },
  ]
}

/** When the way to a form is open, and for whom. */
export function formConditions(
  resource: Resource,
  form: 'create' | 'update',
  workspace: Workspace,
): Pick<LinkIR, 'offer' | 'reason' | 'because' | 'role'> {
  return { ...offerOf(resource, form, workspace.context), ...roleOf(resource, form) }
}

/** When an action that is no call of its own is offered, and why not otherwise. */
function offerOf(resource: Resource, id: string, context: Context): Pick<LinkIR, 'offer' | 'reason' | 'because'> {
  const raw = resource.raw.actions?.[id]
  const place: ActionOwner['place'] = (...steps) => resource.place('actions', id, ...steps)
  const parent = parentOf(resource, context)
  const scope = { schema: resource.schema, ...(parent === undefined ? {} : { parent: parent.schema }) }
  const reasons = readReasons(raw, { ...scope, place }, context)
  if (raw?.offer === undefined) return reasons
  if (raw.reason === undefined) reportMissingReason(place, context)
  const offer = readCondition(raw.offer, { ...scope, place: (...steps) => place('offer', ...steps) }, context)
  return { ...(offer === undefined ? {} : { offer }), ...reasons }
}

/** The role that a form needs; who may delete (or unlink) may create and update, unless the manifest says otherwise. */
export function roleOf(resource: Resource, form: 'create' | 'update'): { role?: string } {
  const { actions = {} } = resource.raw
  const role = actions[form]?.role ?? actions['delete']?.role ?? actions['remove']?.role
  return role === undefined ? {} : { role }
}

/** Whether the create form is written by hand and says of itself that it can start with a row. */
export function isByHand({ raw: { create } }: Resource): boolean {
  return create !== undefined && create !== false && create.bespoke !== undefined && create.duplicate === true
}

/** The way to the create form that starts with the row's values, with the conditions of the create. */
export function duplicateLink(resource: Resource, form: FormScreenIR | undefined, workspace: Workspace): LinkIR[] {
  if (form?.duplicate === undefined && !isByHand(resource)) return []
  // What is wrong with the offer is reported by the create form.
  const quiet = { ...workspace.context, diagnostics: createDiagnostics() }
  const { create } = pathsOf(resource, workspace)
  const to = routePath(create)
  return [
    {
      id: 'duplicate',
      label: 'Duplicate',
      to: {
        template: `${create}?from=:from`,
        binds: { ...to.binds, from: { from: 'row', path: resource.key.field } },
      },
      ...offerOf(resource, 'create', quiet),
      ...roleOf(resource, 'create'),
    },
  ]
}

/** Actions that only lead to another screen. */
export function linksOf(resource: Resource, at: string, workspace: Workspace): LinkIR[] {
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
    return [
      {
        id,
        label: raw.label ?? labelOf(id, context.acronyms),
        to: rowPath(resource, path),
        ...offerOf(resource, id, context),
        ...(raw.role === undefined ? {} : { role: raw.role }),
      },
    ]
  })
}

/** Where a row is afterwards: a screen whose parameters the row, the route and what was filled in give. */
export function seeOf(
  id: string,
  { at, form, place }: { at: string; form: readonly FormFieldIR[]; place: Place },
  workspace: Workspace,
): Pick<ActionIR, 'see'> {
  const [, owner, kind] = screenName.exec(id) ?? []
  const resource = owner === undefined ? undefined : workspace.context.resource(owner)
  const path = pathOfScreen(id, workspace)
  const { diagnostics } = workspace.context
  if (resource === undefined || path === undefined) {
    diagnostics.error('UNKNOWN_SCREEN', place, `there is no screen \`${id}\``, 'name a list or a detail page')
    return {}
  }
  const known = new Set([
    ...paramsOf(at),
    ...form.map((field) => field.id),
    ...(kind === 'list' ? [] : [resource.param]),
  ])
  const missing = paramsOf(path).find((param) => !known.has(param))
  if (missing !== undefined)
    diagnostics.error(
      'MISSING_PARAM',
      place,
      `\`${path}\` needs \`${missing}\`, which neither \`${at}\` nor the form has`,
      'lead to a screen whose parameters are known',
    )
  const { one, many } = resource.label
  return { see: { label: `View ${inSentence(kind === 'list' ? many : one)}`, to: rowPath(resource, path) } }
}

const screenName = /^(.+)\.(list|create|edit|detail)$/

/** The route path of a screen named in the manifest: `<resource>.<list|create|edit|detail>` or a page. */
function pathOfScreen(id: string, workspace: Workspace): string | undefined {
  const page = workspace.context.manifest.pages.find((p) => p.raw.page === id)
  if (page !== undefined) return page.raw.at
  const [, owner, kind] = screenName.exec(id) ?? []
  const resource = owner === undefined ? undefined : workspace.context.resource(owner)
  if (resource === undefined || !hasScreen(resource, kind as 'list')) return undefined
  const paths = pathsOf(resource, workspace)
  return kind === 'detail' ? paths.item : paths[kind as 'list' | 'create' | 'edit']
}
