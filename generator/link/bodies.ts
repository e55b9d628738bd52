/** Bodies of calls: what is bound into them, and what forms fill in. */
import { missingFaults, valueFaults, type BindScope } from './bind-types.ts'
import { readBoundBody, topLevel } from './bound-variant.ts'
import { linkBind, type Binding } from './calls.ts'
import { rowFields } from '../schema/row-fields.ts'
import { unnamedIn } from '../schema/schemas.ts'
import type { Context } from './context.ts'
import { below, type Fault, type Read } from './faults.ts'
import { isNeeded } from './operations.ts'
import { unique } from './resources.ts'
import { suggestAmong } from './suggest.ts'
import type { Json, Schema } from '../model/types/contract.ts'
import { kept } from '../model/types/conventions.ts'
import type { BoundCall, Operation } from '../model/types/ir.ts'
import type { RawAction, RawBinds } from '../model/types/manifest.ts'
import { ownOf } from '../schema/records.ts'

type Body = NonNullable<BoundCall['body']>

export interface BodyRequest {
  /** One bind for all of it, or binds by field path. */
  raw: Json | Readonly<Record<string, Json>> | undefined
  op: Operation
  /** Whether a form's values go in. */
  form: boolean
  scope: BindScope
}

/** The body of a call: one bind for all of it, or fixed parts. */
export function linkBody({ raw, op, form, scope }: BodyRequest, context: Binding): Read<{ body?: Body }> {
  if (op.request.transport === 'none') {
    const fault = {
      code: 'ILL_TYPED_BIND',
      steps: [],
      cause: `\`${op.id}\` takes no body`,
      suggestion: 'remove `body`',
    }
    return { value: {}, faults: raw === undefined ? [] : [fault] }
  }
  if (typeof raw === 'string') {
    const { value: whole, faults } = linkBind(raw, scope, context)
    if (whole === undefined) return { value: {}, faults }
    const { schema, required } = op.request
    const nullable = schema !== undefined && context.schemas.resolve(schema).nullable
    const wrong =
      schema === undefined
        ? []
        : [
            ...valueFaults({ bind: whole, wanted: { name: 'body', schema } }, scope, context),
            ...missingFaults({ bind: whole, wanted: { name: 'body', required, nullable } }, scope, context),
          ]
    return { value: wrong.length > 0 ? {} : { body: { form: false, whole, fixed: [] } }, faults: [...faults, ...wrong] }
  }
  const {
    value: { schema, binds, variant },
    faults: unsure,
  } = readBoundBody(op, raw, context)
  const bound = topLevel(Object.keys(binds))
  const parts = Object.entries(binds).map(([path, value]) => {
    const part = linkPart(path, value, { id: op.id, schema, scope, context, bound })
    return { value: part.value, faults: below(part.faults, path) }
  })
  const fixed = parts.flatMap(({ value }) => value ?? [])
  const body = { form, ...(variant === undefined ? {} : { variant }), fixed }
  return { value: { body }, faults: [...unsure, ...parts.flatMap(({ faults }) => faults)] }
}

interface PartSite extends Pick<BodyRequest, 'scope'> {
  /** Of the operation. */
  id: string
  schema: Schema | undefined
  context: Binding
  bound: readonly string[]
}

function linkPart(
  path: string,
  value: Json,
  { id, schema, scope, context, bound }: PartSite,
): Read<Body['fixed'][number] | undefined> {
  const target = schema === undefined ? undefined : context.schemas.at(schema, path)
  if (schema !== undefined && target === undefined) {
    const names = context.schemas.properties(schema).flatMap(({ client }) => (bound.includes(client) ? [] : client))
    const fault: Fault = {
      code: 'UNKNOWN_FIELD',
      steps: [],
      cause: `the body of \`${id}\` has no field \`${path}\``,
      suggestion: suggestAmong(path, names),
    }
    return { value: undefined, faults: [fault] }
  }
  const { value: bind, faults } = linkBind(value, scope, context)
  if (bind === undefined) return { value: undefined, faults }
  const wrong =
    target === undefined
      ? []
      : [
          ...valueFaults({ bind, wanted: { name: path, schema: target.schema } }, scope, context),
          ...missingFaults({ bind, wanted: { ...target, name: path } }, scope, context),
        ]
  if (wrong.length > 0) return { value: undefined, faults: wrong }
  const emptied = target?.required === true && target.nullable && bind.from !== 'literal'
  return { value: { path, bind, ...(emptied ? { orNull: true } : {}) }, faults: [] }
}

/**
 * Fields that a body requires and nothing gives it: the server refuses every such request.
 *
 * @param sent names of fields that are asked for, bound or kept
 */
export function unsentFaults(
  { op, body, sent }: { op: Operation; body: Schema; sent: readonly string[] },
  { schemas }: Pick<Context, 'schemas'>,
): Fault[] {
  const unasked = schemas
    .properties(body)
    .filter(({ client, required, schema }) => required && schema.default === undefined && !sent.includes(client))
    .map(({ client }) => ({
      code: 'UNSENT_FIELD',
      steps: [],
      cause: `\`${op.id}\` requires \`${client}\`, which nothing sends`,
      suggestion: `ask for it in \`fields\`, or bind it: \`body: {${client}: …}\``,
    }))
  return [...unasked, ...unnamedFaults(op, body, { schemas })]
}

/** Fields with a dot in their name: nothing can ask for them, but a page that takes the whole body. */
export const unnamedFaults = (
  { id }: Pick<Operation, 'id'>,
  body: Schema,
  { schemas }: Pick<Context, 'schemas'>,
): Fault[] =>
  unique(unnamedIn(body, schemas).map(({ wire }) => wire)).map((wire) => ({
    code: 'UNSENT_FIELD',
    steps: [],
    cause: `\`${id}\` requires \`${wire}\`, which no form can ask for: a dot separates the steps of a path here`,
    suggestion: `take it out here, and give it a page with \`operation: ${id}\`, which takes the whole body as JSON`,
  }))

/** What a form asks for: the fields of the body, or the whole body as one field (`whole: rootRole`). */
export const askedSchema = (body: Schema, { whole }: { whole?: string }): Schema =>
  whole === undefined ? body : { type: 'object', properties: { [whole]: body }, required: [whole] }

/** Parameters that are asked for like fields of the body (`query: {resend: $form.resend}`), by the name of the field. */
export function askedParams(
  raw: Pick<RawAction, 'path' | 'query'>,
  op: Operation,
  { schemas }: Pick<Context, 'schemas'>,
): { name: string; schema: Schema; required: boolean }[] {
  const body = op.request.schema
  const params = [...op.pathParams, ...op.queryParams]
  const asked = [...Object.values(raw.path ?? {}), ...Object.values(raw.query ?? {})].flatMap((bind) =>
    typeof bind === 'string' && bind.startsWith('$form.') ? [bind.slice('$form.'.length)] : [],
  )
  return asked
    .filter((name) => body === undefined || schemas.at(body, name) === undefined)
    .flatMap((name) => {
      const bound = params.filter(({ client }) =>
        [ownOf(raw.path, client), ownOf(raw.query, client)].some((bind) => bind === `$form.${name}`),
      )
      const [first] = bound
      return first === undefined
        ? []
        : [{ name, schema: first.schema, required: bound.some((param) => isNeeded(param, op)) }]
    })
}

/** Fields that the server empties when a call leaves them out: those that are stated, else what the conventions say of a PUT. */
export const emptiedBy = (
  stated: true | readonly string[] | undefined,
  { method }: Pick<Operation, 'method'>,
  { contract }: Pick<Context, 'contract'>,
): true | readonly string[] => stated ?? (method === 'put' && contract.conventions.calls.leftOut !== kept ? true : [])

/**
 * Parts of a replacing body that nobody asks for keep the row's value: what it requires, and what the server empties when it is
 * left out. `of`: which row that is; default: the one of the screen.
 */
export function keptFields(
  { row, body, of = 'row' }: { row: Schema; body: Schema; of?: ReplacedRow['of'] },
  { asked, stated, clears = [] }: { asked: readonly string[]; stated: RawBinds; clears?: true | readonly string[] },
  { contract, schemas }: Pick<Context, 'contract' | 'schemas'>,
): Record<string, string> {
  const { idOf } = rowFields(contract.conventions)
  const bound = topLevel(Object.keys(stated))
  const binds = schemas.properties(body).flatMap(({ client: name, required }): [string, string][] => {
    const isLost = required || clears === true || clears.includes(name)
    if (!isLost || asked.includes(name) || bound.includes(name)) return []
    const from = [name, idOf(name)].find((field) => schemas.at(row, field) !== undefined)
    return from === undefined ? [] : [[name, `$${of}.${from}`]]
  })
  return Object.fromEntries(binds)
}

/**
 * The row that a call replaces: the one it is about, or the one above, and the operation that reads it as it is now, unless that requires
 * what the call does not know.
 */
export interface ReplacedRow {
  of: 'row' | 'parent'
  operation?: string
}

/** A PUT replaces what a GET at the same path answers; a PATCH may require parts of it all the same. Undefined for other calls. */
export function replacedRow(
  call: Pick<BoundCall, 'path' | 'query'>,
  op: Operation,
  { operations }: Pick<Context, 'operations'>,
): ReplacedRow | undefined {
  const own = call.path.at(-1)?.bind.from
  if ((op.method !== 'put' && op.method !== 'patch') || own === undefined) return undefined
  const view = [...operations.values()].find(({ method, path }) => method === 'get' && path === op.path)
  if (view === undefined) return undefined
  const sent = call.query.map(({ param }) => param)
  const isReadable = view.queryParams.every(({ client, required }) => !required || sent.includes(client))
  // What the route names is the row of the page.
  return { of: own === 'row' ? own : 'parent', ...(isReadable ? { operation: view.id } : {}) }
}
