/** Actions of resources: their operations, and what is wrong with what the manifest says of them. */
import { askedParams, emptiedBy, keptFields, linkBody, replacedRow, unsentFaults } from './bodies.ts'
import { isBinds, readBoundBody, topLevel } from './bound-variant.ts'
import { bodyFaults } from './objects.ts'
import { linkCall, rowAbove } from './calls.ts'
import { linkCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { below, type Fault, type Read } from './faults.ts'
import { askedNames, fieldFaults } from './forms.ts'
import type { Site } from './lists.ts'
import { parentOf, statedScreen, type Resource } from './resources.ts'
import { fieldOptions, shownFaults } from './shown.ts'
import { linkText } from './texts.ts'
import { linkSee } from './ways.ts'
import type { BoundCall, Operation } from '../model/types/ir.ts'
import type { RawAction } from '../model/types/manifest.ts'

/** The operation that an action calls. */
export const actionOperation = (
  { id, raw: { op } }: { id: string; raw: Pick<RawAction, 'op'> },
  { entity }: Pick<Resource, 'entity'>,
  { operations }: Pick<Context, 'operations'>,
): Operation | undefined => operations.get(op ?? `${entity}_${id}`)

/** A delete with the binds of its operation, unless it has its own. */
export const mergedDelete = (
  own: RawAction,
  { path, query }: NonNullable<Resource['ops']['delete']>['raw'],
): RawAction => ({
  ...own,
  ...((own.path ?? path) ? { path: own.path ?? path ?? {} } : {}),
  ...((own.query ?? query) ? { query: own.query ?? query ?? {} } : {}),
})

/** An action on the rows of a resource, on a screen. */
export interface ActionUse {
  id: string
  raw: RawAction
  op: Operation
  resource: Resource
  at: string
}

/** The call of an action without its body. */
export const linkActionCall = ({ raw, op, resource, at }: Omit<ActionUse, 'id'>, context: Context): Read<BoundCall> =>
  linkCall(
    {
      op,
      at,
      row: resource.schema,
      self: 'row',
      resource,
      ...rowAbove(resource, context),
      ...(raw.path === undefined ? {} : { path: raw.path }),
      ...(raw.query === undefined ? {} : { query: raw.query }),
    },
    context,
  )

/** Names of the fields that an action asks for. */
function actionForm({ raw, op, resource }: Omit<ActionUse, 'id' | 'at'>, context: Context): string[] {
  const params = askedParams(raw, op, context).map(({ name }) => name)
  const { schema: body, binds } = readBoundBody(op, raw.body, context).value
  if (body === undefined || typeof raw.body === 'string') return params
  if (op.request.transport !== 'json' && op.request.transport !== 'form') return params
  const omit = [...topLevel(Object.keys(binds)), ...(raw.form?.omit ?? [])]
  return [...params, ...askedNames({ body, fields: raw.form?.fields, omit, options: fieldOptions(resource) }, context)]
}

/** What an action puts into its body: what it states, and what it keeps of the row that its operation replaces. */
export function actionBody(use: Omit<ActionUse, 'id'>, context: Context): RawAction['body'] {
  const { raw, op, resource } = use
  const { schema: body, binds: stated } = readBoundBody(op, raw.body, context).value
  const replaced = replacedRow(linkActionCall(use, context).value, op, context)
  const row = replaced?.of === 'parent' ? rowAbove(resource, context).parentRow : resource.schema
  if (body === undefined || replaced === undefined || row === undefined) return raw.body
  if (raw.body !== undefined && !isBinds(raw.body)) return raw.body
  const edit = statedScreen(resource.raw, 'edit')
  const clears = emptiedBy(resource.ops.update?.op.id === op.id ? edit?.clears : undefined, op, context)
  const kept = keptFields({ row, body, of: replaced.of }, { asked: actionForm(use, context), stated, clears }, context)
  return { ...kept, ...stated }
}

/** What is wrong with an action that calls an operation. */
export function actionFaults(use: ActionUse, site: Site): Fault[] {
  const { raw, op, resource, at } = use
  const { context } = site
  const above = rowAbove(resource, context)
  const scope = { at, row: resource.schema, ...above }
  const form = actionForm(use, context)
  const { schema: body, binds } = readBoundBody(op, raw.body, context).value
  const isAsked = body !== undefined && typeof raw.body !== 'string'
  const unknown = isAsked ? fieldFaults({ fields: raw.form?.fields, body, except: [] }, context) : []
  const sent = actionBody(use, context)
  const text = (key: 'phrase' | 'text' | 'toast' | 'former', value: string | undefined): Fault[] =>
    below(linkText(value, { ...scope, form: key === 'toast' ? form : [] }, context).faults, key)
  const former = raw.former && `${raw.former.text.replaceAll('{$former}', '')} ${raw.former.otherwise}`
  return [
    ...fileFaults(op),
    ...(op.request.required
      ? bodyFaults(op, { raw: raw.body, suggestion: 'bind all of it: `body: $row.…`, or remove the action' }, context)
      : []),
    ...below(unknown, 'form'),
    ...linkActionCall(use, context).faults,
    ...below(linkBody({ raw: sent, op, form: form.length > 0, scope }, context).faults, 'body'),
    // A name that is misspelt may be that of the field.
    ...(isAsked && unknown.length === 0 && (sent === undefined || isBinds(sent))
      ? unsentFaults({ op, body, sent: [...form, ...topLevel(Object.keys({ ...binds, ...sent }))] }, context)
      : []),
    ...text('phrase', raw.phrase),
    ...text('text', raw.text),
    ...text('toast', raw.toast),
    ...text('former', former),
    ...offerFaults(raw, resource, context),
    ...(raw.see === undefined ? [] : linkSee(raw.see, { at, form, answer: op.response.schema }, site).faults),
    ...resultFaults(use, site),
    ...formerFaults(use, site),
  ]
}

/** An action asks for fields; a file is chosen on a page. */
const fileFaults = ({ id, request: { transport, required } }: Operation): Fault[] =>
  required && (transport === 'octets' || transport === 'parts')
    ? [
        {
          code: 'UNSENT_FIELD',
          steps: [],
          cause: `\`${id}\` requires a file, which an action does not ask for`,
          suggestion: `give it a page: \`page: …\` with \`operation: ${id}\``,
        },
      ]
    : []

/** What is wrong with when something is offered, and with the reasons when it is not. */
export function offerFaults({ offer, reason, because }: RawAction, resource: Resource, context: Context): Fault[] {
  const parent = parentOf(resource, context)
  const scope = { schema: resource.schema, ...(parent === undefined ? {} : { parent: parent.schema }) }
  const offered = offer && linkCondition(offer, scope, context)
  const isSilent = offered?.value !== undefined && reason === undefined
  return [
    ...below(offered?.faults ?? [], 'offer'),
    ...(because ?? []).flatMap(({ unless }, i) =>
      below(linkCondition(unless, scope, context).faults, 'because', i, 'unless'),
    ),
    ...(isSilent
      ? [
          {
            code: 'MISSING_REASON',
            steps: ['offer'],
            cause: 'an action that can be disabled has to say why',
            suggestion: 'add `reason:` in plain words',
          },
        ]
      : []),
  ]
}

/** What is shown of the answer. */
function resultFaults({ raw: { result }, op }: ActionUse, site: Site): Fault[] {
  if (result === undefined) return []
  const schema = op.response.schema
  if (schema === undefined)
    return [
      {
        code: 'UNKNOWN_FIELD',
        steps: ['result'],
        cause: `\`${op.id}\` has no answer to show`,
        suggestion: 'remove `result`',
      },
    ]
  return result === 'dialog' ? [] : below(shownFaults(result.rows ?? [], { schema }, site), 'result', 'rows')
}

/** The route of the question that names what something is taken from: with what the row gives. */
export const formerAt = (at: string, params: Readonly<Record<string, string>> = {}): string =>
  [at, ...Object.keys(params).map((param) => `:${param}`)].join('/')

function formerFaults({ raw: { former }, at, resource: owner }: ActionUse, { context, lookups }: Site): Fault[] {
  if (former === undefined) return []
  const resource = context.resource(former.in)
  if (resource === undefined || lookups.find(former.in, formerAt(at, former.of)) === undefined)
    return [
      {
        code: 'UNKNOWN_ENTITY',
        steps: ['former', 'in'],
        cause: `there is no list of \`${former.in}\` that can be asked for here`,
        suggestion: 'name a list, and by `of` the fields of the row that its parameters come from',
      },
    ]
  const { parentRow: parent } = rowAbove(owner, context)
  const scope = { schema: resource.schema, ...(parent === undefined ? {} : { parent }) }
  return below(linkCondition(former.where, scope, context).faults, 'former', 'where')
}
