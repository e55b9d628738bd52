/** What a picker offers, and what is sent with one of its choices: everything else is filled in so that it is no reason to refuse. */
import { inGroups } from '../../../../src/kit/form/grouped.ts'
import { createQueryClient } from '../../../../src/api/query-client.ts'
import type { Drained, DrainedQuery } from '../../../../src/api/drain.ts'
import { setPath } from '../../../../src/kit/form/raw.ts'
import { takenOptions, takenRule } from '../../../../src/kit/form/taken-rule.ts'
import { candidateOptions } from '../../../../src/kit/lookup/candidates.ts'
import { pickerOptions } from '../../../../src/kit/lookup/eligible.ts'
import type { FormField, Params, Row, Widget } from '../../../../src/kit/spec.ts'
import { holds, readPath } from '../../../../src/lib/condition.ts'
import { sampleBody } from '../../equivalent/sample.ts'

type PickerWidget = Extract<Widget, { kind: 'picker' }>

export interface PickerPlace {
  /** `diskSource imageId` */
  path: string
  field: FormField
  widget: PickerWidget
  /** The fields beside it. */
  siblings: readonly FormField[]
}

/** Every picker of a form, those inside of groups, unions, lists and maps as well. */
export const pickersIn = (fields: readonly FormField[], at = ''): PickerPlace[] =>
  fields.flatMap((field) => {
    const path = `${at} ${field.id}`.trim()
    const own = field.widget.kind === 'picker' ? [{ path, field, widget: field.widget, siblings: fields }] : []
    return [...own, ...partsOf(field.widget).flatMap(({ name, fields: inner }) => pickersIn(inner, `${path}${name}`))]
  })

function partsOf(widget: Widget): { name: string; fields: readonly FormField[] }[] {
  switch (widget.kind) {
    case 'group':
      return [{ name: '', fields: widget.fields }]
    case 'union':
      return widget.variants.map(({ value, fields }) => ({ name: `[${value}]`, fields }))
    case 'list':
      return [{ name: '', fields: [widget.item] }]
    case 'map':
      return [{ name: '', fields: [widget.value] }]
    default:
      return []
  }
}

export interface Situation {
  params: Params
  /** The row that the form is about; empty for one that makes a row. */
  row: Row
}

/** The value that a picker has, where it stands in the form, and what else that asks for. */
export interface Choice {
  field: FormField
  value: string
  /** The candidate itself. */
  candidate: Row
}

async function read(query: DrainedQuery): Promise<readonly Row[]> {
  const { rows }: Drained = await createQueryClient().fetchQuery(query)
  return rows
}

/** What can be chosen in a picker, given what the fields beside it hold. */
async function choicesOf(
  { field, widget }: Pick<PickerPlace, 'field' | 'widget'>,
  { params, row }: Situation,
  beside: Row,
): Promise<Choice[]> {
  const { lookup, among, without, taken, within = {} } = widget
  const held = Object.entries(within).map(([param, path]) => [param, String(readPath(beside, path))])
  const at: Params = { ...params, ...Object.fromEntries(held) }
  const rows = await read(candidateOptions(lookup, at))
  const rule = taken && takenRule(taken, await read(takenOptions(taken, { params: at, row, candidates: rows })), row)
  return pickerOptions(rows, lookup, { among, without, row, taken: rule })
    .filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ value }) => {
      const candidate = rows.find((one) => String(readPath(one, lookup.value)) === value)
      if (candidate === undefined) throw new Error(`no candidate ${value}`)
      return { field, value, candidate }
    })
}

/** The form cannot be sent with such a choice: it is not asked for, or nothing can be chosen in a field that is required. */
class NoChoice extends Error {}

/** Everything that can be sent with something chosen in a picker: one form for each candidate, and for each list of candidates. */
export async function formsWith(
  place: PickerPlace,
  fields: readonly FormField[],
  situation: Situation,
): Promise<{ choice: Choice; form: Row }[]> {
  const found: { choice: Choice; form: Row }[] = []
  for (const before of await contextsOf(place, situation)) {
    const beside = Object.fromEntries(before.map(({ field, value }) => [field.id, value]))
    for (const choice of await choicesOf(place, situation, beside)) {
      const form = await formFor(fields, situation, [...before, choice])
      if (form !== undefined) found.push({ choice, form })
    }
  }
  return found
}

/** What may be chosen in the fields that decide which list the candidates are from. */
async function contextsOf({ widget, siblings }: PickerPlace, situation: Situation): Promise<readonly Choice[][]> {
  let contexts: Choice[][] = [[]]
  for (const id of Object.values(widget.within ?? {})) {
    const field = siblings.find((one) => one.id === id)
    if (field?.widget.kind !== 'picker') throw new Error(`${id} is no picker`)
    const choices = await choicesOf({ field, widget: field.widget }, situation, {})
    contexts = contexts.flatMap((context) => choices.map((choice) => [...context, choice]))
  }
  return contexts
}

async function formFor(
  fields: readonly FormField[],
  situation: Situation,
  choices: readonly Choice[],
): Promise<Row | undefined> {
  try {
    const form = await bodyOf(fields, situation, choices)
    for (const { field, candidate } of choices) raise(form, field, candidate)
    return form
  } catch (error) {
    if (error instanceof NoChoice) return undefined
    throw error
  }
}

/** The form raises what must not be less than the candidate has. */
function raise(form: Record<string, unknown>, { widget }: FormField, candidate: Row): void {
  if (widget.kind !== 'picker') return
  for (const [path, { from, step }] of Object.entries(widget.minimum ?? {})) {
    const minimum = Math.ceil(Number(readPath(candidate, from)) / step) * step
    if (Number(readPath(form, path)) < minimum) setPath(form, path, minimum)
  }
}

async function bodyOf(
  fields: readonly FormField[],
  situation: Situation,
  choices: readonly Choice[],
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.when && holds(field.when, body) === false) continue
    if (field.fixed && holds(field.fixed, situation.row) === true) {
      if (isIn(field, choices)) throw new NoChoice(field.label)
      if (!field.required) continue
    }
    const value = await valueOf(field, situation, choices, body)
    if (value !== undefined) setPath(body, field.id, value)
  }
  return body
}

const isIn = (field: FormField, choices: readonly Choice[]): boolean =>
  choices.some((choice) => choice.field === field) ||
  partsOf(field.widget).some(({ fields }) => fields.some((one) => isIn(one, choices)))

async function valueOf(
  field: FormField,
  situation: Situation,
  choices: readonly Choice[],
  beside: Row,
): Promise<unknown> {
  const chosen = choices.find((choice) => choice.field === field)
  if (chosen) return chosen.value
  const isWanted = isIn(field, choices)
  const now = readPath(situation.row, field.from ?? field.id)
  // Nothing else is changed.
  if (!isWanted && field.keep) return undefined
  if (!isWanted && now !== undefined) return now
  if (!isWanted && !field.required) return field.initial
  const { widget } = field
  switch (widget.kind) {
    case 'picker': {
      const [first] = await choicesOf({ field, widget }, situation, beside)
      if (first === undefined) throw new NoChoice(field.label)
      return first.value
    }
    case 'group':
      return bodyOf(widget.fields, situation, choices)
    case 'union': {
      const variant =
        widget.variants.find(({ fields }) => fields.some((one) => isIn(one, choices))) ?? widget.variants[0]
      return { [widget.tag]: variant?.value, ...(await bodyOf(variant?.fields ?? [], situation, choices)) }
    }
    case 'list': {
      const items = isWanted || (widget.min ?? 0) > 0 ? [await valueOf(widget.item, situation, choices, {})] : []
      return widget.grouped ? inGroups(items, widget.grouped) : items
    }
    case 'text':
    case 'description':
      return 'text'
    case 'integer':
    case 'bytes':
      return field.initial ?? widget.min ?? 1
    default:
      return field.initial ?? sampleBody([{ ...field, id: 'one' }], 0)['one']
  }
}
