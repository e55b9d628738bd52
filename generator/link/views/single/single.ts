/** Singles: one thing per parent row, shown as a tab or page of its own and edited in place. */
import { keptFields, linkBody, unnamedFaults } from '../../bodies.ts'
import { linkCall, type CallRequest } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { below, type Fault, type Read } from '../../faults.ts'
import { askedNames, fieldFaults } from '../../forms.ts'
import type { Site } from '../../lists.ts'
import { kebabCase, labelOf } from '../../names.ts'
import { pathsOf } from '../../paths.ts'
import { operationOf } from '../../operations.ts'
import type { Resource } from '../../resources.ts'
import { bodyFaults, isNoObject, viewFault } from '../../objects.ts'
import { suggestAmong } from '../../suggest.ts'
import { linkOwnCall, pickedFrom, sourceOf } from '../../own-calls.ts'
import { fieldOptions, shownFaults } from '../../shown.ts'
import type { Schema } from '../../../model/types/contract.ts'
import type { BoundCall, Operation, Source } from '../../../model/types/ir.ts'
import type { RawOperation, RawSingle } from '../../../model/types/manifest.ts'
import { ScreenId } from '../../../model/types/screen-id.ts'

export interface Single {
  id: ScreenId
  name: string
  owner: Resource
  raw: RawSingle
  label: string
  path: string
  view: RawOperation
  update?: RawOperation
}

export const singleId = ({ entity }: Pick<Resource, 'entity'>, name: string): ScreenId =>
  new ScreenId(`${entity}.${name}`)

/** The form in which it is edited. */
export const editOf = ({ of }: ScreenId): ScreenId => new ScreenId(of, 'edit')

/** The singles of an entity's first view. */
export function readSingles(owner: Resource, site: Pick<Site, 'context' | 'paths'>): Single[] {
  if (owner.view !== undefined) return []
  const { item } = pathsOf(owner, site)
  return Object.entries(owner.entry.raw.singles ?? {}).map(([name, raw]) => {
    const at = raw.at ?? kebabCase(name)
    return {
      id: singleId(owner, name),
      name,
      owner,
      raw,
      label: raw.label ?? labelOf(name, site.context.acronyms),
      path: at.startsWith('/') ? at : `${item}/${at}`,
      view: operationOf(raw.view),
      ...(raw.update === undefined ? {} : { update: operationOf(raw.update) }),
    }
  })
}

/** Whether a single is a part of the row as the list has it, which is read from there. */
export const isListed = ({ owner: { ops }, view }: Pick<Single, 'owner' | 'view'>): boolean =>
  ops.list?.op.id === view.op

/** What a single shows. */
export const singleSchema = (single: Single, { response }: Operation): Schema =>
  isListed(single) ? single.owner.schema : (response.schema ?? {})

/** How a single is read on its page. */
export function linkSingle(
  single: Single,
  op: Operation,
  site: Pick<Site, 'paths'> & { context: Context },
): Read<Source> {
  const { owner, view: raw, path: at } = single
  if (isListed(single)) {
    const { faults = [] } = linkOwnCall(owner, { role: 'list', at }, site) ?? {}
    const value = pickedFrom(owner, at, site)
    return value === undefined
      ? { value: { call: { operation: raw.op, path: [], query: [] } }, faults: [...faults, unasked(single)] }
      : { value, faults }
  }
  const { value: call, faults } = linkSingleCall(op, { raw, at, owner }, site)
  return { value: { call }, faults }
}

/** Its list is asked for something that the address of the single does not have. */
const unasked = ({ path, view: { op } }: Single): Fault => ({
  code: 'MISSING_PARAM',
  steps: ['view'],
  cause: `\`${op}\` asks for something to be filled in, which \`${path}\` does not have`,
  suggestion:
    'read it with another operation, or let the view of the row take the same `$form` values: then its address has them',
})

/** How a single is read or written on a page. */
export function linkSingleCall(
  op: Operation,
  { raw, at, owner }: { raw: RawOperation; at: string; owner: Resource },
  site: Pick<Site, 'paths'> & { context: Context },
): Read<BoundCall> {
  const above = sourceOf(owner, pathsOf(owner, site).item, site)
  const request: CallRequest = {
    op,
    at,
    resource: owner,
    row: owner.schema,
    parentRow: owner.schema,
    self: 'route',
    isOfRow: true,
    ...(op.isQuery ? { early: true, ...(above === undefined ? {} : { above }) } : {}),
    ...(raw.path === undefined ? {} : { path: raw.path }),
    ...(raw.query === undefined ? {} : { query: raw.query }),
  }
  return linkCall(request, site.context)
}

/** The contract, or the manifest, says what the answer holds. */
const isDescribed = (schema: Schema, { rows = [] }: RawSingle, { schemas }: Context): boolean =>
  rows.length > 0 || schemas.properties(schema).length > 0

/** Labels of fields and values are for those that nobody describes. */
const labelFaults = (raw: RawSingle, described: boolean): Fault[] =>
  (['labels', 'values'] as const).flatMap((key) =>
    raw[key] === undefined || !described
      ? []
      : [
          {
            code: 'IGNORED_LABELS' as const,
            steps: [key],
            cause: `\`${key}\` is for answers that the contract leaves open, and it describes this one`,
            suggestion: 'state each `label` in `rows`, or in `fields` of the entity',
          },
        ],
  )

function actionFault({ owner, raw: { none } }: Single): Fault[] {
  const actions = Object.keys(owner.entry.raw.actions ?? {})
  if (none?.action === undefined || actions.includes(none.action)) return []
  return [
    {
      code: 'UNKNOWN_ACTION',
      steps: ['none', 'action'],
      cause: `there is no action \`${none.action}\``,
      suggestion: suggestAmong(none.action, actions),
    },
  ]
}

/** What is wrong with a single whose operations there are. */
export function singleFaults(single: Single, site: Site): Fault[] {
  const { context } = site
  const { owner, raw, path, view, update } = single
  const viewOp = context.operations.get(view.op)
  if (viewOp === undefined || raw.placeholder !== undefined) return []
  const schema = singleSchema(single, viewOp)
  if (!isListed(single) && isNoObject(viewOp.response, context))
    return [{ ...viewFault(viewOp), steps: ['view'], suggestion: 'use another operation' }]
  const read = [
    ...actionFault(single),
    ...linkSingle(single, viewOp, site).faults,
    ...below(shownFaults(raw.rows ?? [], { schema }, site), 'rows'),
    ...labelFaults(raw, isDescribed(schema, raw, context)),
  ]
  const op = update && context.operations.get(update.op)
  if (update === undefined || op === undefined) return read
  const at = `${path}/edit`
  const body = op.request.schema
  const asked =
    body === undefined
      ? []
      : askedNames({ body, fields: raw.fields, omit: raw.omit ?? [], options: fieldOptions(owner) }, context)
  const kept = body && keptFields({ row: schema, body }, { asked, stated: {} }, context)
  return [
    ...read,
    ...(body === undefined ? [] : fieldFaults({ fields: raw.fields, body, except: [] }, context)),
    ...linkSingleCall(op, { raw: update, at, owner }, site).faults,
    ...below(bodyFaults(op, { raw: undefined, suggestion: 'use another operation' }, context), 'update'),
    ...(body === undefined ? [] : below(unnamedFaults(op, body, context), 'update')),
    ...linkBody({ raw: kept, op, form: asked.length > 0, scope: { at, row: schema } }, context).faults,
  ]
}
