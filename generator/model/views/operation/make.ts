/** A page of a single operation: a form of what it takes, and what it answers. */
import { askedSchema, linkBody } from '../../../link/bodies.ts'
import { linkOperation } from '../../../link/views/operation/view.ts'
import { paramFields, withBody } from '../../actions/actions.ts'
import { seeOf } from '../../actions/menus.ts'
import { type FormRequest, readFormFields } from '../../fields/form-fields.ts'
import { unnamedIn } from '../../../schema/schemas.ts'
import type { Schema } from '../../types/contract.ts'
import type { BoundCall, FormFieldIR, Operation } from '../../types/ir.ts'
import type { WholePage } from '../../types/raw-page.ts'
import type { OperationPageIR, ScreenBase } from '../../types/screen-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

/** Undefined where there is no such operation. */
export function makeOperation(raw: WholePage, shared: ScreenBase, workspace: Workspace): OperationPageIR | undefined {
  const { context, lookups } = workspace
  const linked = linkOperation(raw, context)?.value
  if (linked === undefined) return undefined
  const { op, asks } = linked
  // What the manifest says of these fields holds wherever they are asked for.
  const options = context.resources
    .filter(({ ops }) => Object.values(ops).some((one) => one.op === op))
    .flatMap(({ raw: { fields } }) => (fields === undefined ? [] : [fields]))
  const params = paramFields({ raw: asks, op }, { at: raw.at, options }, { context, lookups })
  const { fields: ofBody, call } = bodyOf({ ...linked, options }, raw.at, workspace)
  const fields = [...params, ...ofBody]
  return {
    ...shared,
    kind: 'operation',
    file: 'operation',
    about: raw.summary ?? op.summary,
    request: `${op.method.toUpperCase()} ${op.path}`,
    submit: op.response.transport === 'socket' ? 'Connect' : op.isQuery ? 'Show' : 'Send request',
    changes: !op.isQuery,
    answer: answerOf(op),
    ...(raw.see === undefined ? {} : seeOf(raw.see, { at: raw.at, form: fields, op }, workspace)),
    fields,
    call,
    uses: usesOf({ calls: [call], fields }, lookups.all()),
  }
}

function answerOf({ response: { transport } }: Operation): OperationPageIR['answer'] {
  if (transport === 'none' || transport === 'socket') return transport
  return transport === 'json' ? 'value' : 'file'
}

/** Names of the field that asks for all of a body. */
const wholeValue = 'body'
const wholeFile = 'file'

function bodyOf(
  { op, call, options }: { op: Operation; call: BoundCall; options: FormRequest['options'] },
  at: string,
  { context, lookups }: Workspace,
): { fields: FormFieldIR[]; call: BoundCall } {
  const { transport, schema, required } = op.request
  if (transport === 'none') return { fields: [], call }
  const isFields = transport === 'json' || transport === 'form' || transport === 'parts'
  const whole = !isFields ? wholeFile : schema === undefined || !hasFields(schema, context) ? wholeValue : undefined
  if (whole === wholeFile) {
    const file = { id: wholeFile, label: 'File', required, widget: { kind: 'file', encoding: 'bytes' } } as const
    return {
      fields: [file],
      call: { ...call, body: { form: false, whole: { from: 'form', path: wholeFile }, fixed: [] } },
    }
  }
  const asked = readFormFields(
    {
      schema: askedSchema(schema ?? {}, whole === undefined ? {} : { whole }),
      omit: new Set(),
      options,
      at,
    },
    context,
    lookups,
  )
  const fields = whole === undefined ? asked : asked.map((field) => ({ ...field, required }))
  const linked = linkBody(
    { raw: whole === undefined ? undefined : `$form.${whole}`, op, form: true, scope: { at } },
    context,
  ).value
  return { fields, call: withBody(call, { linked, op }, context) }
}

/** Whether a body is an object whose properties are known and can be asked for, or one of several such. */
function hasFields(schema: Schema, context: Workspace['context']): boolean {
  const { properties, variants } = context.schemas
  if (unnamedIn(schema, context.schemas).length > 0) return false
  return variants(schema)?.every((one) => hasFields(one, context)) ?? properties(schema).length > 0
}
