/** A raw value in a few words, for the row of a table that stands for a part of a form. */
import { readPath } from '../../lib/condition.ts'
import { durationText } from '../../lib/durations.ts'
import { numberAndName } from '../../lib/icmp.ts'
import { namesOf } from '../known-numbers.ts'
import type { FormField, Widget } from '../spec.ts'
import { asChoices, asItems, asUnion, entriesOf, isEmpty } from './empty.ts'
import { variantOf } from './raw.ts'

/** One column of a sub-table. */
export interface SummaryColumn {
  label: string
  field: FormField
  /** Path of its raw value in the item; empty for the item itself. */
  path: string
}

const maxColumns = 3

const isLong = (widget: Widget): boolean =>
  widget.kind === 'description' || widget.kind === 'json' || (widget.kind === 'text' && widget.multiline === true)

/** Columns for items with these fields: the first few of a group that fit into one; all in one for a union. */
export function summaryColumns(item: FormField): SummaryColumn[] {
  if (item.widget.kind !== 'group') return [{ label: item.label, field: item, path: '' }]
  const short = item.widget.fields.filter(({ widget }) => !isLong(widget))
  const shown = short.length === 0 ? item.widget.fields : short
  return shown.slice(0, maxColumns).map((field) => ({ label: field.label, field, path: field.id }))
}

/**
 * The raw value as text; '' when nothing was filled in and that has no name of its own. Secrets stay secret.
 *
 * @param nameOf what a picked value is called
 */
export function summaryText(field: FormField, raw: unknown, nameOf: NameOf = (_, value) => value): string {
  const { widget } = field
  if (widget.kind !== 'checkbox' && isEmpty(field, raw)) return ('none' in widget && widget.none) || ''
  switch (widget.kind) {
    case 'text':
      return widget.secret ? '••••••' : String(raw)
    case 'integer':
    case 'bytes':
      if ('known' in widget && widget.known && typeof raw === 'number')
        return numberAndName(raw, namesOf(widget.known, undefined))
      if ('length' in widget && widget.length && typeof raw === 'number') return durationText(raw, widget.length)
      return widget.unit === undefined ? String(raw) : `${String(raw)} ${widget.unit}`
    case 'select':
    case 'radio':
      return widget.options.find(({ value }) => String(value) === raw)?.label ?? String(raw)
    case 'checkbox':
      return raw === true ? 'Yes' : 'No'
    case 'picker':
      return nameOf(widget, String(raw))
    case 'date':
      return String(raw).replace('T', ' ')
    case 'file':
      return raw instanceof File ? raw.name : ''
    case 'ipRange':
      return `${String(readPath(raw, 'first'))} – ${String(readPath(raw, 'last'))}`
    case 'group':
      return join(widget.fields.map((inner) => summaryText(inner, readPath(raw, inner.id), nameOf)))
    case 'union': {
      const { tag, variants } = asUnion(raw)
      const variant = variantOf(widget, tag)
      const details = (variant?.fields ?? []).map((inner) =>
        summaryText(inner, readPath(variants[tag], inner.id), nameOf),
      )
      return [variant?.label ?? tag, join(details)].filter((text) => text !== '').join(': ')
    }
    case 'list':
      return join(asItems(raw).map(({ value }) => summaryText(widget.item, value, nameOf)))
    case 'grid':
      return join(
        widget.rows.map(({ value, label }) => {
          const chosen = asChoices(raw)[value] ?? []
          const labels = widget.options.filter((option) => chosen.includes(String(option.value)))
          return labels.length === 0 ? '' : `${label}: ${join(labels.map((option) => option.label))}`
        }),
      )
    case 'map':
      return join(entriesOf(raw).map(({ key, value }) => `${key}=${summaryText(widget.value, value, nameOf)}`))
    default:
      return String(raw)
  }
}

export type NameOf = (picker: Extract<Widget, { kind: 'picker' }>, value: string) => string

const join = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ')

/** What a form starts with, in a few words. Pickers say themselves what is chosen. */
export const presentText = (fields: readonly FormField[], start: unknown): string =>
  fields
    .flatMap((field) => (field.widget.kind === 'picker' ? [] : [summaryText(field, readPath(start, field.id))]))
    .filter((text) => text !== '')
    .join(', ')
