/** What is wrong with what the manifest says of a form. */
import { askedParams, askedSchema, keptFields, linkBody, unsentFaults } from '../../bodies.ts'
import { readBoundBody, topLevel } from '../../bound-variant.ts'
import { rowAbove } from '../../calls.ts'
import { below, placed, type Fault, type Placed } from '../../faults.ts'
import { askedNames, fieldFaults, itemSchema } from '../../forms.ts'
import type { Site } from '../../lists.ts'
import { linkOwnCall, sourceFaults } from '../../own-calls.ts'
import { pathsOf } from '../../paths.ts'
import { statedScreen, type Resource } from '../../resources.ts'
import { bodyFaults } from '../../objects.ts'
import { fieldOptions } from '../../shown.ts'
import { linkText } from '../../texts.ts'
import { linkSee } from '../../ways.ts'
import type { RawForm } from '../../../model/types/manifest.ts'
import { rowsFaults } from './rows.ts'
import { formRole } from './view.ts'

export const createFaults = (resource: Resource, site: Site): Placed[] => faultsOf(resource, 'create', site)

export const editFaults = (resource: Resource, site: Site): Placed[] => faultsOf(resource, 'edit', site)

function faultsOf(resource: Resource, kind: 'create' | 'edit', site: Site): Placed[] {
  const { form, operations } = formFaults(resource, kind, site)
  return [
    ...placed(form, (...steps) => resource.place(kind, ...steps)),
    ...placed(operations, (...steps) => resource.place('operations', ...steps)),
  ]
}

/** Faults of a form, by the part of the entry that they are in. */
interface FormFaults {
  /** What the form itself states. */
  form: Fault[]
  /** In its operations. */
  operations: Fault[]
}

function formFaults(resource: Resource, kind: 'create' | 'edit', site: Site): FormFaults {
  const { context } = site
  const raw: RawForm = statedScreen(resource.raw, kind) ?? {}
  const at = pathsOf(resource, site)[kind]
  const role = formRole(resource, kind)
  const op = resource.ops[role]?.op
  const item = itemSchema(resource, context)
  const bound = op && readBoundBody(op, raw.body, context).value
  const request = bound?.schema
  const body = item ?? (request && askedSchema(request, raw))
  const params = op === undefined ? [] : askedParams(raw, op, context).map(({ name }) => name)
  const fields = raw.fields?.filter((name) => !params.includes(name))
  const omit = [...(raw.omit ?? []), ...topLevel(Object.keys(bound?.binds ?? {}))]
  const asked = body === undefined ? [] : askedNames({ body, fields, omit, options: fieldOptions(resource) }, context)
  const ofForm: Fault[] = body === undefined ? [] : fieldFaults({ fields: raw.fields, body, except: params }, context)
  const operations: Fault[] = []
  // A set is read and replaced as its list is; what a form of it sends is the set.
  for (const one of item === undefined ? [role] : (['list', 'update'] as const)) {
    const self = kind === 'edit' && item === undefined ? { self: 'route' as const } : {}
    const form = item === undefined ? { form: raw } : {}
    for (const fault of linkOwnCall(resource, { role: one, at, ...self, ...form }, site)?.faults ?? []) {
      const where = fault.steps[0]
      const isStated = item === undefined && (where === 'path' || where === 'query') && raw[where] !== undefined
      if (isStated) ofForm.push(fault)
      else operations.push(...below([fault], one))
    }
  }
  if (op !== undefined && item === undefined && raw.whole === undefined) {
    const suggestion = `ask for it as one value: \`whole: …\`, or say \`${kind}: false\``
    ofForm.push(...bodyFaults(op, { raw: undefined, suggestion }, context))
  }
  if (op !== undefined && item === undefined) {
    const row = resource.viewSchema
    const kept =
      kind === 'edit' && body !== undefined
        ? keptFields({ row, body }, { asked, stated: bound?.binds ?? {} }, context)
        : undefined
    const fixed = kept === undefined ? raw.body : { ...kept, ...raw.body }
    const whole = raw.whole === undefined ? fixed : `$form.${raw.whole}`
    const { faults } = linkBody({ raw: whole, op, form: asked.length > 0, scope: { at, row } }, context)
    ofForm.push(...below(faults, 'body'))
    // A name that is misspelt may be that of the field.
    const isNamed =
      body !== undefined && fieldFaults({ fields: raw.fields, body, except: params }, context).length === 0
    if (isNamed && raw.whole === undefined)
      ofForm.push(
        ...unsentFaults(
          { op, body, sent: [...asked, ...topLevel(Object.keys({ ...bound?.binds, ...fixed }))] },
          context,
        ),
      )
  }
  if (body !== undefined)
    for (const [field, list] of Object.entries(raw.rows ?? {}))
      ofForm.push(...below(rowsFaults({ field, list }, { body, at }, site), 'rows', field))
  const names = [...params, ...asked]
  const scope = { row: resource.viewSchema, form: names, ...rowAbove(resource, context) }
  ofForm.push(...below(linkText(raw.toast, scope, context).faults, 'toast'))
  if (raw.see !== undefined)
    ofForm.push(...linkSee(raw.see, { at, form: names, answer: op?.response.schema }, site).faults)
  if (kind === 'edit') {
    const source = sourceFaults(resource, at, site)
    operations.push(...below(source.faults, source.role))
  }
  return { form: ofForm, operations }
}
