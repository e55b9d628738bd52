/** Menus of rows: actions, and links to other screens. */
import { actionOperation, mergedDelete } from '../../link/actions.ts'
import { ownRole, readAction, type ActionOwner } from './actions.ts'
import { rowAbove } from '../../link/calls.ts'
import { readCondition } from '../../link/conditions.ts'
import type { Context } from '../../link/context.ts'
import { removal } from './documents.ts'
import { routePath, rowPath } from '../lookups/lookups.ts'
import { inSentence, labelOf } from '../../link/names.ts'
import { pathsOf } from '../../link/paths.ts'
import { readReasons } from './reasons.ts'
import { parentOf, statedEffects, type Resource } from '../../link/resources.ts'
import { hasScreen, resourceViews } from '../../link/views/register.ts'
import { fieldOptions } from '../../link/shown.ts'
import { linkSee, linkTo } from '../../link/ways.ts'
import type { ActionIR, FormFieldIR, LinkIR, Operation, PathTemplate } from '../types/ir.ts'
import type { FormScreenIR } from '../types/screen-ir.ts'
import type { RawAction } from '../types/manifest.ts'
import type { RawSee } from '../types/raw-naming.ts'
import type { Workspace } from '../workspace.ts'
import { ownOf } from '../../schema/records.ts'

/** Every action of a resource, delete last. */
export function actionsOf(
  resource: Resource,
  { at, leave }: { at: string; leave: PathTemplate | undefined },
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
    effects: statedEffects(resource.entry.raw),
    see: (screen, form, op) => seeOf(screen, { at, form, op }, workspace),
    ...rowAbove(resource, context),
    ...(leave === undefined ? {} : { leave }),
  }
  const actions: ActionIR[] = []
  for (const [id, raw] of inMenuOrder(stated, resource.raw.menu)) {
    if (id === 'delete' || id === 'update' || id === 'create' || raw.to !== undefined) continue
    const op = actionOperation({ id, raw }, resource, context)
    if (op === undefined) continue
    actions.push(readAction({ id, raw, op }, owner, { context, lookups: workspace.lookups }))
  }
  if (resource.document) return [...actions, ...removal(resource, owner, workspace)]
  const remove = resource.ops.delete
  if (remove !== undefined) {
    const merged = mergedDelete(stated['delete'] ?? {}, remove.raw)
    actions.push(
      readAction({ id: 'delete', raw: merged, op: remove.op }, owner, { context, lookups: workspace.lookups }),
    )
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
  const raw = ownOf(resource.raw.actions, id)
  const parent = parentOf(resource, context)
  const scope = { schema: resource.schema, ...(parent === undefined ? {} : { parent: parent.schema }) }
  const offer = raw?.offer && readCondition(raw.offer, scope, context)
  return { ...(offer === undefined ? {} : { offer }), ...readReasons(raw, scope, context) }
}

/** The role that a form needs; who may delete (or unlink) may create and update, unless the manifest says otherwise. */
export function roleOf(resource: Resource, form: 'create' | 'update'): { role?: string } {
  const { actions = {} } = resource.raw
  const role = actions[form]?.role ?? actions['delete']?.role ?? actions['remove']?.role
  return role === undefined || role === false ? {} : { role }
}

/** Whether the create form is written by hand and says of itself that it can start with a row. */
export function isByHand({ raw: { create } }: Resource): boolean {
  return create !== undefined && create !== false && create.bespoke !== undefined && create.duplicate === true
}

/** The way to the create form that starts with the row's values, with the conditions of the create. */
export function duplicateLink(resource: Resource, form: FormScreenIR | undefined, workspace: Workspace): LinkIR[] {
  if (form?.duplicate === undefined && !isByHand(resource)) return []
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
      ...offerOf(resource, 'create', workspace.context),
      ...roleOf(resource, 'create'),
    },
  ]
}

/** Actions that only lead to another screen. */
export function linksOf(resource: Resource, at: string, workspace: Workspace): LinkIR[] {
  const { context } = workspace
  return inMenuOrder(resource.raw.actions ?? {}, resource.raw.menu).flatMap(([id, raw]): LinkIR[] => {
    const path = raw.to === undefined ? undefined : linkTo(raw.to, { resource, at }, workspace).value
    if (path === undefined) return []
    return [
      {
        id,
        label: raw.label ?? labelOf(id, context.acronyms),
        to: rowPath(resource, path),
        ...offerOf(resource, id, context),
        ...ownRole(raw),
      },
    ]
  })
}

/** Where a row is afterwards: a screen whose parameters the row, the route and what was filled in give. */
export function seeOf(
  raw: RawSee,
  { at, form, op }: { at: string; form: readonly FormFieldIR[]; op: Operation },
  workspace: Workspace,
): Pick<ActionIR, 'see'> {
  const names = form.map((field) => field.id)
  const screen = linkSee(raw, { at, form: names, answer: op.response.schema }, workspace).value
  if (screen === undefined) return {}
  const { resource, kind, path, by } = screen
  const { one, many } = resource.label
  const to = rowPath(resource, path)
  const binds = by === undefined ? to.binds : { ...to.binds, [resource.param]: { from: 'row' as const, path: by } }
  return { see: { label: `View ${inSentence(resourceViews[kind].ofRow ? one : many)}`, to: { ...to, binds } } }
}
