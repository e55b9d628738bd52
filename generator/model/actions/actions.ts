/** Actions of a resource: calls, conditions, what is asked and said. */
import { actionBody, linkActionCall } from '../../link/actions.ts'
import { askedParams, linkBody, replacedRow } from '../../link/bodies.ts'
import { readBoundBody, topLevel } from '../../link/bound-variant.ts'
import { readCondition } from '../../link/conditions.ts'
import type { Context } from '../../link/context.ts'
import { withOrigin } from '../fields/edited-fields.ts'
import { readFormFields } from '../fields/form-fields.ts'
import type { LookupSite } from '../lookups/lookups.ts'
import { inSentence, labelOf } from '../../link/names.ts'
import { readReasons } from './reasons.ts'
import { namesIn } from './action-texts.ts'
import { effectsOf, statedScreen, type Resource } from '../../link/resources.ts'
import { defaultRows, readShown } from '../shown/shown.ts'
import type { Json, Schema } from '../types/contract.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { ActionIR, BoundCall, FormFieldIR, Operation, PathTemplate, ShownIR } from '../types/ir.ts'
import { formerOf } from './former.ts'
import type { MockBind } from '../types/mock-ir.ts'
import type { RawAction, RawField } from '../types/manifest.ts'
import type { RawSee } from '../types/raw-naming.ts'

export interface ActionOwner {
  /** `disk`, for ids: `disk.delete`. */
  id: string
  entity: string
  label: string
  at: string
  row: Schema
  resource: Resource
  parentRow?: Schema
  fields: readonly Readonly<Record<string, RawField>>[]
  effects: Readonly<Record<string, readonly string[]>>
  /** Where a screen of the manifest is, for texts that lead there. */
  see?: (screen: RawSee, form: readonly FormFieldIR[], op: Operation) => Pick<ActionIR, 'see'>
  /** Where to go when the row is gone and its own page was open. */
  leave?: PathTemplate
}

/** An action of the manifest. */
export function readAction(
  { id, raw, op }: { id: string; raw: RawAction; op: Operation },
  owner: ActionOwner,
  { context, lookups }: LookupSite,
): ActionIR {
  const isDelete = id === 'delete'
  const form = readActionForm({ raw, op }, owner, { context, lookups })
  const { resource, at, row, parentRow } = owner
  const scope = { at, row, ...(parentRow === undefined ? {} : { parentRow }) }
  const bound = withBody(
    linkActionCall({ raw, op, resource, at }, context).value,
    {
      linked: linkBody(
        { raw: actionBody({ raw, op, resource, at }, context), op, form: form.length > 0, scope },
        context,
      ).value,
      op,
    },
    context,
  )
  const readFirst = readFirstOf(bound, op, context)
  const call: BoundCall = readFirst === undefined ? bound : { ...bound, readFirst }
  const label = raw.label ?? labelOf(id, context.acronyms)
  const title = label.includes(' ') ? label : `${label} ${inSentence(owner.label)}`
  const danger = raw.confirm === 'danger' || (isDelete && raw.confirm === undefined)
  const asks = raw.confirm === undefined ? isDelete || form.length === 0 : raw.confirm !== false
  return {
    id,
    label,
    danger,
    ...(asks && form.length === 0
      ? {
          confirm: { body: raw.text ?? question(id), ...formerOf(raw, owner, { context, lookups }) },
        }
      : {}),
    ...(raw.phrase === undefined ? {} : { phrase: raw.phrase }),
    ...(form.length > 0 && raw.text !== undefined ? { intro: raw.text } : {}),
    ...namesIn(raw, { owner, form: form.map((field) => field.id) }, { context, lookups }),
    ...readOffer(raw, owner, context),
    ...readReasons(
      raw,
      { schema: owner.row, ...(owner.parentRow === undefined ? {} : { parent: owner.parentRow }) },
      context,
    ),
    ...ownRole(raw),
    ...(form.length === 0 ? {} : { form, ...(title === label ? {} : { title }) }),
    ...(form.length > 0 && isUpdate(op, owner.resource, context) ? { changes: true } : {}),
    bulk: raw.bulk ?? isDelete,
    ...(onTabs(owner.resource).includes(id) ? { onTab: true } : {}),
    call,
    ...(raw.toast === undefined && !isDelete ? {} : { toast: raw.toast ?? `${owner.label} {name} deleted` }),
    ...(raw.see === undefined || owner.see === undefined ? {} : owner.see(raw.see, form, op)),
    effects: effectsOf([owner.entity], statedEffects(id, op, owner)),
    ...((isDelete || raw.leaves === true) && owner.leave !== undefined ? { leave: owner.leave } : {}),
    ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    ...readResult({ raw, op }, owner, { context, lookups }),
    ...(raw.mock?.set === undefined ? {} : { mockSet: readMockSet(raw.mock.set) }),
  }
}

/** Whether an operation changes the rows of a resource, or what a link says of the two it joins. */
const isUpdate = ({ id }: Operation, { ops, entity }: Resource, { manifest }: Pick<Context, 'manifest'>): boolean =>
  ops.update?.op.id === id || manifest.links.some(({ raw }) => raw.link === entity && raw.operations.update === id)

/** Actions that have a button on a tab. */
const onTabs = ({ raw }: Resource): readonly string[] =>
  (statedScreen(raw, 'detail')?.tabs ?? []).flatMap((tab) =>
    typeof tab === 'object' && 'page' in tab ? (tab.actions ?? []) : [],
  )

/** What using it needs. */
export const ownRole = ({ role }: { role?: string | false }): { role?: string } =>
  role === undefined || role === false ? {} : { role }

/** What is shown of the answer, for actions that one does for its sake. */
function readResult(
  { raw: { result }, op }: { raw: RawAction; op: Operation },
  { at, fields }: ActionOwner,
  { context, lookups }: LookupSite,
): { result?: ShownIR[] } {
  const schema = op.response.schema
  if (result === undefined || schema === undefined) return {}
  const rows = result === 'dialog' ? undefined : result.rows
  return {
    result: readShown(
      { stated: rows, inferred: () => defaultRows(schema, context) },
      { schema, options: fields, at },
      { context, lookups },
    ),
  }
}

/** What a call keeps of the row it replaces has to be what is there now. */
function readFirstOf(call: BoundCall, op: Operation, context: Context): BoundCall['readFirst'] {
  const replaced = replacedRow(call, op, context)
  const keeps = call.body?.fixed.some(({ bind }) => bind.from === replaced?.of) === true
  return keeps && replaced?.operation !== undefined ? replaced : undefined
}

/** What the manifest says of the action, and of the upsert if that is what it calls. */
function statedEffects(id: string, op: Operation, { effects, resource }: ActionOwner): string[] {
  const keys = resource.ops.upsert?.op.id === op.id ? [id, 'upsert'] : [id]
  return keys.flatMap((key) => (Object.hasOwn(effects, key) ? (effects[key] ?? []) : []))
}

const question = (id: string): string => (id === 'delete' ? 'This deletes {name} and cannot be undone.' : '')

function readOffer(raw: RawAction, owner: ActionOwner, context: Context): { offer?: Condition } {
  if (raw.offer === undefined) return {}
  const parent = owner.parentRow === undefined ? {} : { parent: owner.parentRow }
  const offer = readCondition(raw.offer, { schema: owner.row, ...parent }, context)
  return offer === undefined ? {} : { offer }
}

function readActionForm(
  { raw, op }: { raw: RawAction; op: Operation },
  owner: ActionOwner,
  { context, lookups }: LookupSite,
): FormFieldIR[] {
  const { schema: body, binds } = readBoundBody(op, raw.body, context).value
  const params = paramFields({ raw, op }, { at: owner.at, options: owner.fields }, { context, lookups })
  if (body === undefined || typeof raw.body === 'string') return params
  if (op.request.transport !== 'json' && op.request.transport !== 'form') return params
  return [
    ...params,
    ...readFormFields(
      {
        schema: body,
        omit: new Set([...topLevel(Object.keys(binds)), ...(raw.form?.omit ?? [])]),
        options: owner.fields,
        at: owner.at,
        ...(raw.form?.fields === undefined ? {} : { fields: raw.form.fields }),
      },
      context,
      lookups,
    ).map((field) => ({
      ...withOrigin(field, { row: owner.row }, context),
      ...proposedOf(field.id, raw.form?.propose),
    })),
  ]
}

/** What a name that is asked for is made of. */
const proposedOf = (id: string, propose: Readonly<Record<string, string>> = {}): { proposed?: string } => {
  const from = Object.hasOwn(propose, id) ? propose[id] : undefined
  return from === undefined ? {} : { proposed: from }
}

/** Parameters bound to the form (`query: {resend: $form.resend}`) are asked for like fields of the body. */
export function paramFields(
  { raw, op }: { raw: Pick<RawAction, 'path' | 'query'>; op: Operation },
  form: { at: string; options: readonly Readonly<Record<string, RawField>>[] },
  { context, lookups }: LookupSite,
): FormFieldIR[] {
  const asked = askedParams(raw, op, context)
  if (asked.length === 0) return []
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema: own }) => [name, own])),
    required: asked.filter(({ required }) => required).map(({ name }) => name),
  }
  return readFormFields({ schema, omit: new Set(), ...form }, context, lookups)
}

/** The call with its body: what of the form is a parameter stays out of it. */
export function withBody(
  call: BoundCall,
  { linked: { body }, op }: { linked: { body?: NonNullable<BoundCall['body']> }; op: Operation },
  context: Context,
): BoundCall {
  if (body?.form !== true) return { ...call, ...(body === undefined ? {} : { body }) }
  const schema = op.request.schema
  const omit = [...call.path, ...call.query].flatMap(({ bind }) =>
    bind.from === 'form' && (schema === undefined || context.schemas.at(schema, bind.path) === undefined)
      ? [bind.path]
      : [],
  )
  return { ...call, body: { ...body, ...(omit.length === 0 ? {} : { omit }) } }
}

function readMockSet(set: Readonly<Record<string, Json>>): Readonly<Record<string, MockBind>> {
  return Object.fromEntries(
    Object.entries(set).map(([path, value]): [string, MockBind] => {
      if (value === '$now') return [path, { from: 'now', path: '' }]
      const match = typeof value === 'string' ? /^\$(body|row)\.(.+)$/.exec(value) : null
      const from = match?.[1]
      if (from === 'body' || from === 'row') return [path, { from, path: match?.[2] ?? '' }]
      return [path, { from: 'literal', value }]
    }),
  )
}
