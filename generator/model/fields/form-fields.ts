/** Fields of forms: from the schema of a request body, with what the manifest says about them. */
import { refId } from '../../link/refs.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { cidrWidget, ipWidget, withApart } from './address-widgets.ts'
import { readCondition } from '../../link/conditions.ts'
import type { Context } from '../../link/context.ts'
import { type Edited, hasEmptyValue, lifted } from './edited-fields.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { labelOf, singular } from '../../link/names.ts'
import { unnamedIn, type Property, type UnionKind } from '../../schema/schemas.ts'
import { fieldLabel } from '../../link/labels.ts'
import { mergeOptions } from '../../link/shown.ts'
import { numberKind } from '../shown/number-kinds.ts'
import { ownWords } from '../own-words.ts'
import { refByName } from './names-or-ids.ts'
import { refOf } from '../shown/shown.ts'
import type { Schema } from '../types/contract.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { FormFieldIR, WidgetIR } from '../types/ir.ts'
import type { RawField } from '../types/manifest.ts'
import { flatList, type ListIR } from './flat-lists.ts'
import { takenOf, takenParams, withDeciding } from './taken.ts'
import { and, variantsWith } from './union-bodies.ts'
import { uniqueness } from './unique-items.ts'
import {
  bytesWidget,
  choices,
  durationWidget,
  gridWidget,
  initialOf,
  integerWidget,
  isBytes,
  jsonWidget,
  knownOf,
  nameWidget,
  otherUnion,
  stringWidget,
  textWidget,
} from './value-widgets.ts'
import { ownOf } from '../../schema/records.ts'

export interface FormRequest {
  schema: Schema
  fields?: readonly string[]
  omit: ReadonlySet<string>
  options: readonly Readonly<Record<string, RawField>>[]
  at: string
  edit?: Edited
}

/** The form's fields: the stated ones in their order, else every property, name and description first. */
export function readFormFields(request: FormRequest, context: Context, lookups: Lookups): FormFieldIR[] {
  const properties = context.schemas.properties(request.schema)
  const onlyOf = variantsWith(request.schema, context)
  const wanted =
    request.fields ??
    inOrder(
      properties.map((p) => p.client),
      context,
    ).filter((name) => !request.omit.has(name))
  const fields: FormFieldIR[] = []
  for (const name of wanted) {
    const property = properties.find((p) => p.client === name)
    if (property === undefined) continue
    const variant = onlyOf(property)
    const field = readField(
      { ...property, required: variant?.required ?? property.required },
      { id: name, path: name },
      { request, context, lookups, trail: [] },
    )
    if (field !== undefined)
      fields.push(variant === undefined ? field : { ...field, when: and(variant.when, field.when) })
  }
  return withDeciding(fields)
}

function inOrder(names: readonly string[], { contract }: Context): string[] {
  const { name, description } = rowFields(contract.conventions)
  const first = [name, description].filter((n) => names.includes(n))
  return [...first, ...names.filter((n) => !first.includes(n))]
}

/** One reading of a form, at some depth. */
interface Reading {
  request: FormRequest
  context: Context
  lookups: Lookups
  /** Schemas on the way here: one that contains itself is written as JSON. */
  trail: readonly Schema[]
}

/** Where a field is: its name in its form or group, and its path from the form. */
interface FieldPlace {
  id: string
  path: string
}

function optionsAt(path: string, request: FormRequest): RawField {
  return mergeOptions(request.options.map((o) => ownOf(o, path) ?? {}))
}

function readField(property: Property, { id, path }: FieldPlace, reading: Reading): FormFieldIR | undefined {
  const { request, context, lookups, trail } = reading
  const options = optionsAt(path, request)
  if (options.hidden === true) return undefined
  const edit = trail.length > 0 ? undefined : request.edit
  // What a row has already is not "left out to keep it": the form shows it, and says of it what its page says.
  const held =
    edit === undefined || property.required ? undefined : context.schemas.at(edit.row, lifted(path, edit.lift) ?? path)
  const widget = withApart(
    widgetOf(property, { path, options }, reading),
    { path, apart: options.apart },
    { at: request.at, lookups },
  )
  const help =
    options.help ??
    (explainsItself(widget) ? undefined : ((held && ownWords(held, context)) ?? ownWords(property, context)))
  const initial =
    options.initial ?? property.schema.default ?? initialOf(widget, property.required && !property.nullable)
  const when = options.when === undefined ? undefined : readCondition(options.when, { schema: request.schema }, context)
  const fixed =
    options.fixed === undefined || edit === undefined
      ? undefined
      : readCondition(options.fixed, { schema: edit.row }, context)
  const keep = edit !== undefined && !property.required && edit.clears !== true && !edit.clears.includes(path)
  // A row always has it, and what is left empty would silently stay as it is.
  const isMandatory = keep && held?.required === true && !held.nullable && !hasEmptyValue(widget, property.schema)
  return {
    id,
    label: options.label ?? fieldLabel(path, context),
    ...(help === undefined || help === false ? {} : { help }),
    // What may be null is asked for by nobody, and still has to be sent.
    required: isMandatory || (property.required && (property.nullable || widget.kind !== 'checkbox')),
    ...(!isMandatory && (property.nullable || !property.required) ? { nullable: property.nullable } : {}),
    widget,
    ...(initial === undefined ? {} : { initial }),
    ...(when === undefined ? {} : { when }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(keep ? { keep: true } : {}),
    ...(options.refused === undefined ? {} : { refused: options.refused }),
    ...(options.holds === undefined ? {} : { holds: options.holds }),
  }
}

/** What is read into a widget. */
interface Stated {
  path: string
  options: RawField
}

function widgetOf(property: Property, stated: Stated, reading: Reading): WidgetIR {
  const { path, options } = stated
  const { request, context, lookups, trail } = reading
  const { schema } = property
  // What is picked is a text or a number; what has fields or kinds of its own is asked for by those.
  const isWhole = schema.type === 'object' || context.schemas.union(schema).kind === 'tagged'
  const isPicked = !isWhole && (options.widget === undefined || options.widget === 'picker')
  const place = { at: withParams(request.at, options.within), context, lookups }
  const byId = isPicked ? refOf({ path, property, options }, place.at, lookups) : undefined
  const reference = byId ?? (isPicked ? refByName(property, stated, place) : undefined)
  if (reference !== undefined) {
    const among = options.among === undefined ? undefined : readAmong(options, context)
    // A field of type Name holds names; one of type name-or-id takes the id, which survives a rename.
    const value = options.value ?? (property.name === context.contract.conventions.schemas.name ? 'name' : undefined)
    return {
      kind: 'picker',
      lookup: reference,
      ...(value === undefined ? {} : { value }),
      ...(options.free === true ? { free: true } : {}),
      ...(among === undefined ? {} : { among }),
      ...(among === undefined || options.reason === undefined ? {} : { reason: options.reason }),
      ...(options.within === undefined ? {} : { within: options.within }),
      ...(options.minimum === undefined ? {} : { minimum: options.minimum }),
      ...takenOf(options, withParams(request.at, takenParams(options.taken)), { context, lookups }),
      ...(options.create === true && canCreate(reference, lookups) ? { create: true } : {}),
    }
  }
  const values = context.schemas.enumValues(schema)
  // What is said of the widget of a list is said of its items.
  if (schema.type === 'array' && options.widget !== undefined && options.widget !== 'json')
    return listWidget(schema, path, { ...reading, trail: [...trail, schema] })
  switch (options.widget) {
    case 'ip':
      return ipWidget(schema, options)
    case 'cidr':
      return cidrWidget(schema, options)
    case 'uuid':
    case 'date':
    case 'ipRange':
    case 'description':
    case 'checkbox':
      return { kind: options.widget }
    case 'name':
      return nameWidget(options)
    case 'json':
      return jsonWidget(options)
    case 'portRange':
      return { kind: 'portRange', ...(options.max === undefined ? {} : { max: options.max }), ...knownOf(options) }
    case 'textarea':
      return { ...textWidget(schema), multiline: true }
    case 'secret':
      return { ...textWidget(schema), secret: true }
    case 'text':
      return textWidget(schema)
    case 'file':
      return { kind: 'file', encoding: options.encoding ?? (isBytes(schema) ? 'bytes' : 'text') }
    case 'integer':
      return integerWidget(schema, options)
    case 'duration':
      return durationWidget(schema, options, numberKind(path, options, context.manifest.console.raw.numbers ?? {}))
    case 'bytes':
      return bytesWidget(options)
    case 'radio':
    case 'select':
      return {
        kind: options.widget,
        options: choices({ values: values ?? Object.keys(options.options ?? {}), schema }, options, context),
        ...noneOf(options),
      }
    default:
      break
  }
  if (isBytes(schema)) return { kind: 'file', encoding: 'bytes' }
  if (values !== undefined)
    return {
      kind: values.length <= 3 ? 'radio' : 'select',
      options: choices({ values, schema }, options, context),
      ...noneOf(options),
    }
  if (trail.includes(schema)) return { kind: 'json' }
  const deeper = { ...reading, trail: [...trail, schema] }
  const union = context.schemas.union(schema)
  if (unnamedIn(schema, context.schemas).length > 0) return { kind: 'json' }
  if (union.kind === 'tagged') return unionWidget(union, stated, deeper)
  if (union.kind === 'other') return otherUnion(schema, options, context)
  switch (schema.type) {
    case 'boolean':
      return { kind: 'checkbox' }
    case 'integer':
    case 'number':
      return property.name === context.contract.conventions.schemas.bytes
        ? bytesWidget(options)
        : integerWidget(schema, options)
    case 'array':
      return listWidget(schema, path, deeper)
    case 'string':
      return stringWidget({ property, path, options }, context)
    case 'object':
      return objectWidget(schema, stated, deeper)
    case undefined:
      return schema.properties === undefined ? { kind: 'json' } : objectWidget(schema, stated, deeper)
  }
}

const noneOf = ({ none }: RawField): { none?: string } => (none === undefined ? {} : { none })

/** A route with the parameters that the form holds. */
const withParams = (at: string, within: RawField['within']): string =>
  [at, ...Object.keys(within ?? {}).map((param) => `:${param}`)].join('/')

const canCreate = (lookup: string, lookups: Lookups): boolean =>
  lookups.all().some(({ id, create }) => id === lookup && create !== undefined)

/** What a description is for needs no words, and what is said of all references alike says nothing of this one. */
const explainsItself = (widget: WidgetIR): boolean =>
  widget.kind === 'name' || widget.kind === 'description' || (widget.kind === 'picker' && widget.free !== true)

/** Which candidates of a picker are eligible, by fields of the candidate. */
function readAmong(options: RawField, context: Context): Condition | undefined {
  const target = options.ref === undefined ? undefined : context.resource(refId(options.ref))
  if (target === undefined || options.among === undefined) return undefined
  return readCondition(options.among, { schema: target.schema, ofForm: true }, context)
}

function unionWidget(
  union: Extract<UnionKind, { kind: 'tagged' }>,
  { path, options }: Stated,
  reading: Reading,
): WidgetIR {
  const { context } = reading
  const variants = union.variants.flatMap((variant) => {
    const stated = ownOf(options.variants, variant.value)
    if (stated === false) return []
    const fields = context.schemas
      .properties(variant.schema)
      .filter((p) => p.client !== union.tag)
      .map((p) =>
        readField(
          p,
          { id: p.client, path: `${path}.${p.client}` },
          { ...reading, request: ofVariant(reading.request, path, variant.value) },
        ),
      )
      .filter((f): f is FormFieldIR => f !== undefined)
    const help = stated?.help ?? variant.help
    return [
      {
        value: variant.value,
        label: stated?.label ?? labelOf(variant.value, context.acronyms),
        ...(help === undefined ? {} : { help }),
        fields,
      },
    ]
  })
  return { kind: 'union', tag: union.tag, variants }
}

/** Options stated for one variant (`target[instance].value`) stand before those for all (`target.value`). */
function ofVariant(request: FormRequest, path: string, variant: string): FormRequest {
  const prefix = `${path}[${variant}].`
  const own = request.options.map((options) =>
    Object.fromEntries(
      Object.entries(options).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[`${path}.${key.slice(prefix.length)}`, value]] : [],
      ),
    ),
  )
  return own.every((o) => Object.keys(o).length === 0) ? request : { ...request, options: [...own, ...request.options] }
}

/** What an item of a list is, or a value under a free key. */
const unnamed = (own: Schema, { schemas }: Context): Property => ({
  ...schemas.resolve(own),
  own,
  wire: '',
  client: '',
  required: true,
})

function listWidget(schema: Schema, path: string, reading: Reading): WidgetIR {
  const { request, context } = reading
  const items = schema.items ?? {}
  const own = optionsAt(path, request)
  const [min, max] = [own.min ?? schema.minItems, own.max ?? schema.maxItems]
  const item = readField(
    unnamed(items, context),
    { id: '', path },
    { ...reading, request: { ...request, options: request.options.map((o) => itemOptions(o, path)) } },
  )
  const list: ListIR = {
    kind: 'list',
    item: { ...(item ?? unreadable), label: singular(item?.label ?? fieldLabel(path, context)) },
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...uniqueness(own, context.schemas.resolve(items).schema, context),
  }
  return own.flat === undefined ? list : flatList(list, own.flat)
}

/** What the contract says nothing about is written as JSON. */
const unreadable: FormFieldIR = { id: '', label: '', required: true, widget: { kind: 'json' } }

/** Options of a list speak of the list, and so does its help; of its items only what decides their widget. */
function itemOptions(options: Readonly<Record<string, RawField>>, path: string): Readonly<Record<string, RawField>> {
  const own = ownOf(options, path)
  if (own === undefined) return options
  const {
    initial: _initial,
    when: _when,
    hidden: _hidden,
    min: _min,
    max: _max,
    unique: _unique,
    flat: _flat,
    refused: _refused,
    ...rest
  } = own
  return { ...options, [path]: { ...rest, ...(own.help === undefined ? {} : { help: false }) } }
}

function objectWidget(schema: Schema, { path, options }: Stated, reading: Reading): WidgetIR {
  const { context } = reading
  const { additionalProperties: rest } = schema
  if (typeof rest === 'object') {
    if (options.keys !== undefined) return gridWidget(rest, options, context)
    const read = readField(unnamed(rest, context), { id: '', path: `${path}.*` }, reading)
    const value = read ?? { ...unreadable, label: options.label ?? '' }
    // It has no name that it could be called by.
    return { kind: 'map', value: { ...value, label: value.label || 'Value' } }
  }
  const properties = context.schemas.properties(schema)
  const names = inOrder(
    properties.map((p) => p.client),
    context,
  )
  const fields = [...new Set([...(options.order ?? []), ...names])]
    .flatMap((name) => properties.find((p) => p.client === name) ?? [])
    .map((p) => readField(p, { id: p.client, path: path === '' ? p.client : `${path}.${p.client}` }, reading))
    .filter((f): f is FormFieldIR => f !== undefined)
  return fields.length === 0 ? { kind: 'json' } : { kind: 'group', fields: deciding(fields) }
}

const knownBy = ({ widget }: FormFieldIR): string | undefined => ('knownBy' in widget ? widget.knownBy : undefined)

/** What says what another field means comes before it. */
const deciding = (fields: readonly FormFieldIR[]): FormFieldIR[] => [
  ...fields.filter((field) => knownBy(field) === undefined),
  ...fields.filter((field) => knownBy(field) !== undefined),
]
