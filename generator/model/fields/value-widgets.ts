/** Widgets of single values, without fields of their own. */
import { cidrWidget, ipWidget } from './address-widgets.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Context } from '../../link/context.ts'
import { labelOf } from '../../link/names.ts'
import type { Property } from '../../schema/schemas.ts'
import { isStrings } from '../shown/shown.ts'
import type { Json, Schema } from '../types/contract.ts'
import type { OptionIR, WidgetIR } from '../types/ir.ts'
import type { RawField } from '../types/manifest.ts'
import { durationUnits, type NumberKind } from '../types/manifest-widgets.ts'

export function textWidget(schema: Schema): WidgetIR & { kind: 'text' } {
  return {
    kind: 'text',
    ...(schema.minLength === undefined ? {} : { minLength: schema.minLength }),
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    ...(schema.pattern === undefined ? {} : { pattern: schema.pattern }),
  }
}

export function stringWidget(
  { property, path, options }: { property: Property; path: string; options: RawField },
  { contract }: Context,
): WidgetIR {
  if (property.name === contract.conventions.schemas.name) return nameWidget(options)
  const { description } = rowFields(contract.conventions)
  if (path === description || path.endsWith(`.${description}`)) return { kind: 'description' }
  switch (property.schema.format) {
    case 'ip':
    case 'ipv4':
    case 'ipv6':
      return ipWidget(property.schema, options)
    case 'ipv4-net':
    case 'ipv6-net':
      return cidrWidget(property.schema, options)
    case 'uuid':
      return { kind: 'uuid' }
    case 'date-time':
      return { kind: 'date' }
    default:
      return textWidget(property.schema)
  }
}

/** A name; it may be one that another list of the form has. */
export function nameWidget({ offers }: RawField): WidgetIR {
  if (offers === undefined) return { kind: 'name' }
  const at = offers.lastIndexOf('.')
  return { kind: 'name', offers: { list: offers.slice(0, at), field: offers.slice(at + 1) } }
}

/** Bounds of the integer formats; 64-bit ones have none that a person could reach. */
const formatBounds: Readonly<Record<string, readonly [number, number]>> = {
  uint8: [0, 255],
  uint16: [0, 65_535],
  uint32: [0, 4_294_967_295],
  int8: [-128, 127],
  int16: [-32_768, 32_767],
  int32: [-2_147_483_648, 2_147_483_647],
}

export function integerWidget(schema: Schema, options: RawField): Extract<WidgetIR, { kind: 'integer' }> {
  const bounds = schema.format === undefined ? undefined : formatBounds[schema.format]
  const min = options.min ?? schema.minimum ?? bounds?.[0]
  const max = options.max ?? schema.maximum ?? bounds?.[1]
  return {
    kind: 'integer',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(options.unit === undefined ? {} : { unit: options.unit }),
    ...knownOf(options),
  }
}

/** Numbers that have names. */
export const knownOf = ({ known, knownBy }: RawField): { known?: string; knownBy?: string } => ({
  ...(known === undefined ? {} : { known }),
  ...(knownBy === undefined ? {} : { knownBy }),
})

/** A length of time, in the unit that the contract holds it in; seconds where nobody has said. */
export function durationWidget(schema: Schema, options: RawField, kind: NumberKind | undefined): WidgetIR {
  const { unit: _unit, ...rest } = options
  return { ...integerWidget(schema, rest), length: durationUnits.find((one) => one === kind) ?? 's' }
}

export function bytesWidget(options: RawField): WidgetIR {
  return {
    kind: 'bytes',
    unit: options.unit ?? 'GiB',
    ...(options.min === undefined ? {} : { min: options.min }),
    ...(options.max === undefined ? {} : { max: options.max }),
  }
}

/** The choices of an enum in its order, but for the one that the manifest puts first. */
export function choices(
  { values, schema }: { values: readonly (string | number)[]; schema: Schema },
  options: RawField,
  context: Context,
): OptionIR[] {
  const union = context.schemas.union(schema)
  const statedOf = (value: string | number) => options.options?.[String(value)]
  const isFirst = (value: string | number) => {
    const stated = statedOf(value)
    return stated !== undefined && stated !== false && stated.first === true
  }
  return values
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .flatMap((value): OptionIR[] => {
      const stated = statedOf(value)
      if (stated === false) return []
      // Who says what a value is called has said what it is: the contract explains those without a label of their own.
      const contract = stated?.label === undefined && union.kind === 'enum' ? union.help[String(value)] : undefined
      const help = stated?.help ?? contract
      return [
        {
          value,
          label: stated?.label ?? (typeof value === 'string' ? labelOf(value, context.acronyms) : String(value)),
          ...(help === undefined ? {} : { help }),
        },
      ]
    })
}

/** A document that the contract says nothing about. */
export const jsonWidget = ({ needs }: RawField): WidgetIR => ({
  kind: 'json',
  ...(needs === undefined ? {} : { needs }),
})

/** Unions without a tag: strings of several forms, or a range of addresses of either family. */
export function otherUnion(schema: Schema, options: RawField, context: Context): WidgetIR {
  if (isStrings(schema, context)) {
    const variants = (context.schemas.variants(schema) ?? []).map((v) => context.schemas.resolve(v))
    if (variants.every((v) => /net/i.test(v.schema.format ?? v.name ?? ''))) return cidrWidget({}, options)
    return { kind: 'text' }
  }
  const names = context.schemas.properties(schema).map((p) => p.client)
  return names.length === 2 && names.includes('first') && names.includes('last')
    ? { kind: 'ipRange' }
    : { kind: 'json' }
}

/** Choices that must be made start on their first option: there is no honest "nothing" for them. */
export function initialOf(widget: WidgetIR, required: boolean): Json | undefined {
  switch (widget.kind) {
    case 'select':
    case 'radio':
      return required ? widget.options[0]?.value : undefined
    case 'checkbox':
      return required ? false : undefined
    default:
      return undefined
  }
}

/** The contents of a file, in a body of several parts. */
export const isBytes = ({ type, format }: Schema): boolean => type === 'string' && format === 'binary'

/** Choices under keys that the manifest names: a row for each. @param values what stands under a key: a list of the choices */
export function gridWidget(values: Schema, options: RawField, context: Context): WidgetIR {
  const rows = Object.entries(options.keys ?? {}).map(([key, { label, help }]) => ({
    value: key,
    label: label ?? labelOf(key, context.acronyms),
    ...(help === undefined ? {} : { help }),
  }))
  const { schema: list } = context.schemas.resolve(values)
  const { schema } = context.schemas.resolve(list.items ?? {})
  return {
    kind: 'grid',
    rows,
    options: choices({ values: context.schemas.enumValues(schema) ?? [], schema }, options, context),
  }
}
