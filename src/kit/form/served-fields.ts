/** Which fields of a form the server takes: one of another version may not know all of them. */
import { lackOf, otherVersion } from '../../api/server-version.ts'
import type { FormField, Widget } from '../spec.ts'

export interface ServedFields {
  fields: readonly FormField[]
  /** Of the others: what they are called, and why they are not asked for. */
  lacking: readonly { label: string; why: string }[]
}

export function servedFields(all: readonly FormField[]): ServedFields {
  const other = otherVersion.get()
  if (other === undefined) return { fields: all, lacking: [] }
  const lacking = new Map<string, string>()
  const below = (fields: readonly FormField[]): readonly FormField[] =>
    fields.flatMap((field) => {
      const why = lackOf(field)
      const required = field.required || other.needs(field.versions)
      if (why === undefined) return [{ ...field, required, widget: inner(field.widget) }]
      lacking.set(field.label, why)
      return []
    })
  const inner = (widget: Widget): Widget => {
    switch (widget.kind) {
      case 'group':
        return { ...widget, fields: below(widget.fields) }
      case 'union':
        return { ...widget, variants: widget.variants.map((one) => ({ ...one, fields: below(one.fields) })) }
      case 'list':
        return { ...widget, item: below([widget.item])[0] ?? widget.item }
      default:
        return widget
    }
  }
  const fields = below(all)
  return { fields, lacking: [...lacking].map(([label, why]) => ({ label, why })) }
}
