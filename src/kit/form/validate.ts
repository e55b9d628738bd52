/** What is wrong with a form, per field path, in the order of the fields. Messages follow spec §5 and screens §1.13. */
import { readPath } from '../../lib/condition.ts'
import { keyProblem } from '../../lib/keys.ts'
import { isMissing } from '../../lib/missing.ts'
import { requiredText } from '../../lib/names.ts'
import type { FormField, Widget } from '../spec.ts'
import { applicable, type BodyContext, canBeEmptied, wholeForm } from './body.ts'
import { asEntries, asItems, asUnion, entriesOf, isEmpty, isUntouched } from './empty.ts'
import { madeOnce, ofHeld, type RawItem } from './held-list.ts'
import { isMandatory } from './mandatory.ts'
import { joinPath, variantOf } from './raw.ts'
import { orderProblem } from './address-rules.ts'
import { valueProblem } from './rules.ts'
import { hasDuplicates, uniqueText } from './unique.ts'

export type Problems = ReadonlyMap<string, string>

type Context = Parameters<typeof applicable>[2]

/** All problems of a form's raw values; an empty map when it can be sent. Fields that do not apply have none. */
export function validate(fields: readonly FormField[], values: unknown, context: BodyContext = {}): Problems {
  const problems = new Map<string, string>()
  checkGroup(fields, values, { base: '', context: { ...context, form: wholeForm(fields, values, context) }, problems })
  return problems
}

interface Place {
  base: string
  context: Context
  problems: Map<string, string>
}

function checkGroup(fields: readonly FormField[], values: unknown, place: Place): void {
  const applies = applicable(fields, values, place.context)
  for (const field of fields) {
    if (!applies(field)) continue
    const raw = readPath(values, field.id)
    const base = joinPath(place.base, field.id)
    checkField(field, raw, { ...place, base })
    if (place.problems.has(base)) continue
    const problem = isStuck(field, raw, place.context)
      ? `${field.label} cannot be removed, only changed`
      : field.widget.kind === 'ip' && typeof raw === 'string'
        ? orderProblem(field.widget, raw.trim(), values)
        : undefined
    if (problem) place.problems.set(base, problem)
  }
}

/** Whether a field was emptied that the server would keep as it is. */
const isStuck = (field: FormField, raw: unknown, { row }: Context): boolean =>
  !canBeEmptied(field) && isEmpty(field, raw) && !isMissing(readPath(row, field.from ?? field.id))

function checkField(field: FormField, raw: unknown, place: Place): void {
  const { widget } = field
  const { base: path, problems, context } = place
  const mandatory = field.required && !field.nullable
  const held = raw instanceof File ? context.files?.get(raw) : raw
  const misplaced = field.holds && typeof held === 'string' ? keyProblem(field.holds, held) : undefined
  if (misplaced !== undefined) {
    problems.set(path, misplaced)
    return
  }
  if (context.custom?.has(field.id)) {
    if (mandatory && isMissing(raw)) problems.set(path, requiredText(field.label))
    return
  }
  const inner: Place = { ...place, context: { ...context, custom: undefined } }
  switch (widget.kind) {
    case 'group':
      if (mandatory || !isUntouched(field, raw)) checkGroup(widget.fields, raw, inner)
      return
    case 'ipRange':
      if (mandatory || !isEmpty(field, raw)) checkRange(raw, inner)
      return
    case 'union':
      checkUnion(field, widget, raw, inner)
      return
    case 'list':
      checkList(field, widget, raw, inner)
      return
    case 'map':
      checkMap(widget, raw, inner)
      return
    case 'checkbox':
    case 'grid':
      return
    default: {
      if (isEmpty(field, raw)) {
        if (mandatory && !mayBeEmptyText(widget)) problems.set(path, requiredText(field.label))
        return
      }
      const problem = valueProblem(widget, raw, { ...context, minimum: context.minimum?.get(path) })
      if (problem) problems.set(path, problem)
    }
  }
}

// The platform demands a description and is content with an empty one.
const mayBeEmptyText = (widget: Widget): boolean => widget.kind === 'description'

function checkRange(raw: unknown, { base, problems }: Place): void {
  const first = String(readPath(raw, 'first') ?? '').trim()
  const last = String(readPath(raw, 'last') ?? '').trim()
  const firstProblem = first === '' ? requiredText('First') : valueProblem({ kind: 'ip' }, first)
  const lastProblem = last === '' ? requiredText('Last') : valueProblem({ kind: 'ip' }, last)
  if (firstProblem) problems.set(`${base}.first`, firstProblem)
  if (lastProblem) problems.set(`${base}.last`, lastProblem)
  if (firstProblem || lastProblem) return
  const problem = valueProblem({ kind: 'ipRange' }, { first, last })
  if (problem) problems.set(`${base}.last`, problem)
}

function checkUnion(field: FormField, widget: Extract<Widget, { kind: 'union' }>, raw: unknown, place: Place): void {
  const { tag, variants } = asUnion(raw)
  if (tag === '') {
    if (field.required && !field.nullable) place.problems.set(place.base, requiredText(field.label))
    return
  }
  const variant = variantOf(widget, tag)
  if (variant) checkGroup(variant.fields, variants[tag], { ...place, base: `${place.base}.variants.${tag}` })
}

function checkList(field: FormField, widget: Extract<Widget, { kind: 'list' }>, raw: unknown, place: Place): void {
  const items = asItems(raw)
  const { base, problems } = place
  const min = Math.max(widget.min ?? 0, 0)
  if (items.length < min && (items.length > 0 || isMandatory(field))) {
    problems.set(base, items.length === 0 ? requiredText(field.label) : `Must have at least ${count(min)}`)
  } else if (widget.max !== undefined && items.length > widget.max) {
    problems.set(base, `Can have at most ${count(widget.max)}`)
  } else if (hasDuplicates(widget, raw)) {
    problems.set(base, widget.item.widget.kind === 'portRange' ? 'Port range already added' : uniqueText)
  }
  for (const [path, problem] of problemsOfEntries(widget, raw, place.context)) problems.set(`${base}.${path}`, problem)
}

/** Of more, nobody mends all before sending again: names for each of a hundred thousand take as long as what they are about. */
const mostProblems = 1_000

type EntryProblem = readonly [path: string, problem: string]

/** What is wrong with the entries of a list, by paths within it. */
export const problemsOfEntries = (
  widget: Extract<Widget, { kind: 'list' }>,
  list: unknown,
  context: Context,
): readonly EntryProblem[] =>
  ofHeld(listProblems, { part: widget, item: widget.item, list, files: context.files }, () => {
    const all: EntryProblem[] = []
    for (const [index, entry] of asItems(list).entries()) {
      if (all.length >= mostProblems) break
      for (const [path, problem] of problemsOfEntry(widget.item, entry, list, context))
        all.push([`${index}.${path}`, problem])
    }
    return all
  })

const listProblems = madeOnce<readonly EntryProblem[]>()
const entryProblems = madeOnce<Problems>()

/** What is wrong with an entry of a list, by paths within it. */
export const problemsOfEntry = (item: FormField, entry: RawItem, list: unknown, context: Context): Problems =>
  ofHeld(entryProblems, { part: item, item, list, entry, files: context.files }, () => {
    const problems = new Map<string, string>()
    // A minimum is asked of fields outside of lists.
    const place = { base: 'value', context: { ...context, minimum: undefined }, problems }
    checkField({ ...item, id: '', required: true }, entry.value, place)
    return problems
  })

const count = (n: number): string => `${n} ${n === 1 ? 'item' : 'items'}`

function checkMap(widget: Extract<Widget, { kind: 'map' }>, raw: unknown, place: Place): void {
  const entries = new Set(entriesOf(raw))
  const { base, problems } = place
  if (new Set([...entries].map(({ key }) => key)).size < entries.size) problems.set(base, uniqueText)
  // Blank lines are no entries but keep their place in the form.
  for (const [index, entry] of asEntries(raw).entries()) {
    if (!entries.has(entry)) continue
    if (entry.key === '') problems.set(`${base}.${index}.key`, requiredText('Key'))
    checkField({ ...widget.value, id: '' }, entry.value, { ...place, base: `${base}.${index}.value` })
  }
}
