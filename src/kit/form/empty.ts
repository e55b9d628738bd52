/** When a raw value counts as "left empty". */
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { FormField } from '../spec.ts'
import { HeldList, type RawEntry, type RawItem } from './held-list.ts'
import type { RawUnion } from './raw.ts'

/** Whether nothing was filled in: such a field is left out, nulled or reported as required. */
export function isEmpty(field: FormField, raw: unknown): boolean {
  const { widget } = field
  switch (widget.kind) {
    case 'group':
      return widget.fields.every((inner) => isEmpty(inner, readPath(raw, inner.id)))
    case 'ipRange':
      return blank(readPath(raw, 'first')) && blank(readPath(raw, 'last'))
    case 'union':
      return asUnion(raw).tag === ''
    case 'list':
      return asItems(raw).length === 0
    case 'map':
      return entriesOf(raw).length === 0
    case 'grid':
      return Object.values(asChoices(raw)).every((chosen) => chosen.length === 0)
    case 'text':
      return widget.secret ? isMissing(raw) : blank(raw)
    default:
      return blank(raw)
  }
}

/** Within a group that may be left out, an unticked box alone does not count as filled in. */
export function isUntouched(field: FormField, raw: unknown): boolean {
  if (field.widget.kind === 'checkbox') return raw !== true
  if (field.widget.kind === 'group') {
    return field.widget.fields.every((inner) => isUntouched(inner, readPath(raw, inner.id)))
  }
  return isEmpty(field, raw)
}

function blank(raw: unknown): boolean {
  return isMissing(raw) || (typeof raw === 'string' && raw.trim() === '')
}

/** The raw value of a union field. */
export const asUnion = (raw: unknown): RawUnion =>
  typeof raw === 'object' && raw !== null && 'tag' in raw ? (raw as RawUnion) : { tag: '', variants: {} }

/** The raw items of a list field. */
export const asItems = (raw: unknown): readonly RawItem[] =>
  raw instanceof HeldList ? raw.items : Array.isArray(raw) ? (raw as RawItem[]) : []

/** The raw entries of a map field. */
export const asEntries = (raw: unknown): readonly RawEntry[] => asItems(raw) as readonly RawEntry[]

/** The raw value of a grid: what is chosen per key. */
export const asChoices = (raw: unknown): Readonly<Record<string, readonly string[]>> =>
  isPlainObject(raw)
    ? Object.fromEntries(
        Object.entries(raw).map(([key, chosen]) => [
          key,
          Array.isArray(chosen) ? chosen.filter((one) => typeof one === 'string') : [],
        ]),
      )
    : {}

/** The raw entries of a map field, without those that have neither key nor value. */
export function entriesOf(raw: unknown): readonly RawEntry[] {
  return asEntries(raw).filter(({ key, value }) => key !== '' || !blank(value))
}
