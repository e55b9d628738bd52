/** Actions of a resource: calls, conditions, what is asked and said. */
import { nearest, type Place } from '../diagnostics.ts'
import { bindCall, checkValue, readBind } from './calls.ts'
import { readCondition } from '../link/conditions.ts'
import type { Context } from '../link/context.ts'
import { withOrigin } from './edited-fields.ts'
import { readFormFields } from './form-fields.ts'
import type { Lookups } from './lookups.ts'
import { inSentence, labelOf } from '../link/names.ts'
import { readReasons } from './reasons.ts'
import { namesIn } from './action-texts.ts'
import { checkKind, effectsOf, unique, type Resource } from '../link/resources.ts'
import { defaultRows, readShown } from './shown.ts'
import type { Json, Schema } from './types/contract.ts'
import type { Condition } from './types/condition-ir.ts'
import type { ActionIR, BoundCall, FormFieldIR, Operation, PathTemplate, ShownIR } from './types/ir.ts'
import { formerOf } from './former.ts'
import type { MockBind } from './types/mock-ir.ts'
import type { RawAction, RawBinds, RawField } from './types/manifest.ts'

export interface ActionOwner {
  /** `disk`, for ids: `disk.delete`. */
  id: string
  entity: string
  label: string
  at: string
  row: Schema
  resource?: Resource
  parentRow?: Schema
  fields: readonly Readonly<Record<string, RawField>>[]
  effects: Readonly<Record<string, readonly string[]>>
  /** Where a screen of the manifest is, for texts that lead there. */
  see?: (screen: string, form: readonly FormFieldIR[], place: Place) => Pick<ActionIR, 'see'>
  /** Where to go when the row is gone and its own page was open. */
  leave?: PathTemplate
  place: (...steps: readonly (string | number)[]) => Place
}

/** An action of the manifest; undefined when its operation does not exist (reported). */
export function readAction(
  id: string,
  raw: RawAction,
  op: Operation,
  owner: ActionOwner,
  context: Context,
  lookups: Lookups,
): ActionIR {
  const place = (...steps: readonly (string | number)[]): Place => owner.place('actions', id, ...steps)
  const isDelete = id === 'delete'
  if (!isDelete) checkKind(op, false, place('op'), context)
  const form = readActionForm(raw, op, owner, place, context, lookups)
  const bound = withBody(
    bindCall(
      {
        op,
        at: owner.at,
        row: owner.row,
        self: 'row',
        place,
        ...(owner.resource === undefined ? {} : { resource: owner.resource }),
        ...(owner.parentRow === undefined ? {} : { parentRow: owner.parentRow }),
        ...(raw.path === undefined ? {} : { path: raw.path }),
        ...(raw.query === undefined ? {} : { query: raw.query }),
      },
      context,
    ),
    readBody(
      raw.body,
      op,
      form.length > 0,
      {
        at: owner.at,
        row: owner.row,
        place: (...s) => place('body', ...s),
        ...(owner.parentRow === undefined ? {} : { parentRow: owner.parentRow }),
      },
      context,
    ),
    op,
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
          confirm: { body: raw.text ?? question(id), ...formerOf(raw, owner, place, context, lookups) },
        }
      : {}),
    ...(raw.phrase === undefined ? {} : { phrase: raw.phrase }),
    ...(form.length > 0 && raw.text !== undefined ? { intro: raw.text } : {}),
    ...namesIn(raw, { ...owner, form }, place, context, lookups),
    ...readOffer(raw, owner, place, context),
    ...readReasons(
      raw,
      { schema: owner.row, place, ...(owner.parentRow === undefined ? {} : { parent: owner.parentRow }) },
      context,
    ),
    ...(raw.role === undefined ? {} : { role: raw.role }),
    ...(form.length === 0 ? {} : { form, ...(title === label ? {} : { title }) }),
    ...(form.length > 0 && owner.resource?.ops.update?.op.id === op.id ? { changes: true } : {}),
    bulk: raw.bulk ?? isDelete,
    call,
    ...(raw.toast === undefined && !isDelete ? {} : { toast: raw.toast ?? `${owner.label} {name} deleted` }),
    ...(raw.see === undefined || owner.see === undefined ? {} : owner.see(raw.see, form, place('see'))),
    effects: effectsOf([owner.entity], statedEffects(id, op, owner)),
    ...((isDelete || raw.leaves === true) && owner.leave !== undefined ? { leave: owner.leave } : {}),
    ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    ...readResult(raw, op, owner, place, context, lookups),
    ...(raw.mock?.set === undefined ? {} : { mockSet: readMockSet(raw.mock.set) }),
  }
}

/** What is shown of the answer, for actions that one does for its sake. */
function readResult(
  { result }: RawAction,
  op: Operation,
  { at, fields }: ActionOwner,
  place: ActionOwner['place'],
  context: Context,
  lookups: Lookups,
): { result?: ShownIR[] } {
  if (result === undefined) return {}
  const schema = op.response.schema
  if (schema === undefined) {
    context.diagnostics.error('UNKNOWN_FIELD', place('result'), `\`${op.id}\` has no answer to show`, 'remove `result`')
    return {}
  }
  const rows = result === 'dialog' ? undefined : result.rows
  const shown = {
    schema,
    options: fields,
    at,
    place: (...s: readonly (string | number)[]) => place('result', 'rows', ...s),
  }
  return { result: readShown(rows, () => defaultRows(schema, context), shown, context, lookups) }
}

/** A PUT replaces what a GET at the same path answers: what it keeps of that has to be what is there now. */
function readFirstOf(call: BoundCall, op: Operation, { operations }: Context): BoundCall['readFirst'] {
  const own = call.path.at(-1)?.bind.from
  if (op.method !== 'put' || own === undefined) return undefined
  // What the route names is the row of the page.
  const of = own === 'row' ? own : 'parent'
  if (call.body?.fixed.some(({ bind }) => bind.from === of) !== true) return undefined
  const view = [...operations.values()].find(({ method, path }) => method === 'get' && path === op.path)
  return view === undefined ? undefined : { of, operation: view.id }
}

/** What the manifest says of the action, and of the upsert if that is what it calls. */
function statedEffects(id: string, op: Operation, { effects, resource }: ActionOwner): string[] {
  const keys = resource?.ops.upsert?.op.id === op.id ? [id, 'upsert'] : [id]
  return keys.flatMap((key) => (Object.hasOwn(effects, key) ? (effects[key] ?? []) : []))
}

const question = (id: string): string => (id === 'delete' ? 'This deletes {name} and cannot be undone.' : '')

function readOffer(
  raw: RawAction,
  owner: ActionOwner,
  place: ActionOwner['place'],
  context: Context,
): { offer?: Condition } {
  if (raw.offer === undefined) return {}
  const offer = readCondition(
    raw.offer,
    {
      schema: owner.row,
      place: (...steps) => place('offer', ...steps),
      ...(owner.parentRow === undefined ? {} : { parent: owner.parentRow }),
    },
    context,
  )
  if (offer === undefined) return {}
  if (raw.reason === undefined) reportMissingReason(place, context)
  return { offer }
}

export function reportMissingReason(place: ActionOwner['place'], context: Context): void {
  context.diagnostics.error(
    'MISSING_REASON',
    place('offer'),
    'an action that can be disabled has to say why',
    'add `reason:` in plain words',
  )
}

function readActionForm(
  raw: RawAction,
  op: Operation,
  owner: ActionOwner,
  place: ActionOwner['place'],
  context: Context,
  lookups: Lookups,
): FormFieldIR[] {
  const body = op.request.schema
  const fixed =
    typeof raw.body === 'object' && raw.body !== null && !Array.isArray(raw.body) ? topLevel(Object.keys(raw.body)) : []
  const params = paramFields(
    raw,
    op,
    { at: owner.at, options: owner.fields, place: (...steps) => place('form', ...steps) },
    context,
    lookups,
  )
  if (body === undefined || typeof raw.body === 'string') return params
  if (op.request.transport !== 'json' && op.request.transport !== 'form') return params
  return [
    ...params,
    ...readFormFields(
      {
        schema: body,
        omit: new Set([...fixed, ...(raw.form?.omit ?? [])]),
        options: owner.fields,
        at: owner.at,
        place: (...steps) => place('form', ...steps),
        ...(raw.form?.fields === undefined ? {} : { fields: raw.form.fields }),
      },
      context,
      lookups,
    ).map((field) => ({ ...withOrigin(field, owner.row, context), ...proposedOf(field.id, raw.form?.propose) })),
  ]
}

/** What a name that is asked for is made of. */
const proposedOf = (id: string, propose: Readonly<Record<string, string>> = {}): { proposed?: string } => {
  const from = Object.hasOwn(propose, id) ? propose[id] : undefined
  return from === undefined ? {} : { proposed: from }
}

/** Parameters bound to the form (`query: {resend: $form.resend}`) are asked for like fields of the body. */
export function paramFields(
  raw: Pick<RawAction, 'path' | 'query'>,
  op: Operation,
  form: { at: string; options: readonly Readonly<Record<string, RawField>>[]; place: ActionOwner['place'] },
  context: Context,
  lookups: Lookups,
): FormFieldIR[] {
  const asked = [...Object.values(raw.path ?? {}), ...Object.values(raw.query ?? {})].flatMap((v) =>
    typeof v === 'string' && v.startsWith('$form.') ? [v.slice('$form.'.length)] : [],
  )
  const params = [...op.pathParams, ...op.queryParams]
  const schemaOf = (name: string): [string, Schema][] => {
    const param = params.find(
      (p) => raw.path?.[p.client] === `$form.${name}` || raw.query?.[p.client] === `$form.${name}`,
    )
    return param === undefined ? [] : [[name, param.schema]]
  }
  const body = op.request.schema
  const own = asked.filter((name) => body === undefined || context.schemas.at(body, name) === undefined)
  if (own.length === 0) return []
  const required = own.filter((name) =>
    params.some(
      (p) => p.required && (raw.path?.[p.client] === `$form.${name}` || raw.query?.[p.client] === `$form.${name}`),
    ),
  )
  const schema: Schema = { type: 'object', properties: Object.fromEntries(own.flatMap(schemaOf)), required }
  return readFormFields(
    { schema, omit: new Set(), options: form.options, at: form.at, place: form.place },
    context,
    lookups,
  )
}

/** The body of a call: one bind for all of it, fixed parts, and whether a form's values go in. */
export function readBody(
  raw: Json | Readonly<Record<string, Json>> | undefined,
  op: Operation,
  form: boolean,
  scope: { at: string; row?: Schema; parentRow?: Schema; place: (...steps: readonly (string | number)[]) => Place },
  context: Context,
): { body?: NonNullable<BoundCall['body']> } {
  if (op.request.transport === 'none') {
    if (raw !== undefined)
      context.diagnostics.error('ILL_TYPED_BIND', scope.place(), `\`${op.id}\` takes no body`, 'remove `body`')
    return {}
  }
  if (typeof raw === 'string') {
    const whole = readBind(raw, scope, context)
    return whole === undefined ? {} : { body: { form: false, whole, fixed: [] } }
  }
  const fixed: NonNullable<BoundCall['body']>['fixed'][number][] = []
  for (const [path, value] of Object.entries((raw ?? {}) as Readonly<Record<string, Json>>)) {
    const place = (): Place => scope.place(path)
    if (op.request.schema !== undefined && context.schemas.at(op.request.schema, path) === undefined) {
      const names = context.schemas.properties(op.request.schema).map((p) => p.client)
      context.diagnostics.error(
        'UNKNOWN_FIELD',
        place(),
        `the body of \`${op.id}\` has no field \`${path}\``,
        names.length === 0 ? undefined : `it has ${names.join(', ')}`,
      )
      continue
    }
    const bind = readBind(value, { ...scope, place }, context)
    const target = op.request.schema === undefined ? undefined : context.schemas.at(op.request.schema, path)
    if (bind !== undefined && target !== undefined)
      checkValue(bind, target, { name: path, row: scope.row, parentRow: scope.parentRow, place: place() }, context)
    const emptied = target?.required === true && target.nullable && bind?.from !== 'literal'
    if (bind !== undefined) fixed.push({ path, bind, ...(emptied ? { orNull: true } : {}) })
  }
  return { body: { form, fixed } }
}

/** The call with its body: what of the form is a parameter stays out of it. */
export function withBody(
  call: BoundCall,
  { body }: { body?: NonNullable<BoundCall['body']> },
  op: Operation,
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

/** Fields of the body that paths begin with: what is bound in parts is not asked for. */
export const topLevel = (paths: readonly string[]): string[] => unique(paths.map((path) => path.split('.')[0] ?? path))

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

/** Required parts of a replacing body that the form does not ask for keep the row's value. */
export function keptFields(
  row: Schema,
  body: Schema,
  asked: readonly FormFieldIR[],
  stated: RawBinds,
  { schemas }: Context,
): Record<string, string> {
  const bound = topLevel(Object.keys(stated))
  const kept = schemas.properties(body).flatMap(({ client: name, required }): [string, string][] => {
    if (!required || asked.some((f) => f.id === name) || bound.includes(name)) return []
    const from = [name, `${name}Id`].find((field) => schemas.at(row, field) !== undefined)
    return from === undefined ? [] : [[name, `$row.${from}`]]
  })
  return Object.fromEntries(kept)
}

/** An action whose operation is found by its name, and is not. */
export function reportNoOperation(id: string, { entity, place }: Resource, context: Context): void {
  const wanted = `${entity}_${id}`
  const near = nearest(wanted, context.operations.keys())
  if (near !== undefined) context.meant.add(near)
  context.diagnostics.error(
    'UNKNOWN_OPERATION',
    place('actions', id),
    `there is no operation \`${wanted}\` for the action \`${id}\``,
    near === undefined ? 'state `op:`' : `did you mean \`${near}\`? Else state \`op:\``,
  )
}
