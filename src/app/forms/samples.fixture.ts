/** What a server may have in the fields of a form, whatever their widgets: values that the form takes. */
import { inGroups } from '../../kit/form/grouped.ts'
import { withPath } from '../../kit/form/raw.ts'
import type { FormField, Row, Widget } from '../../kit/spec.ts'

/** Samples of another row have other texts, numbers and choices. */
const isOther = (text: string): boolean => text !== 'sample'

/** @param text tells the texts of one row from those of another */
function sampleOf(widget: Widget, text = 'sample'): unknown {
  switch (widget.kind) {
    case 'text':
    case 'description':
    case 'name':
    case 'picker':
      return text
    case 'integer':
      return isOther(text) ? (widget.max ?? (widget.min ?? 0) + 7) : (widget.min ?? widget.max ?? 2 ** 30)
    case 'bytes':
      return isOther(text) ? (widget.max ?? 2 ** 32) : (widget.min ?? widget.max ?? 2 ** 30)
    case 'select':
    case 'radio':
      return widget.options.at(isOther(text) ? -1 : 0)?.value
    case 'checkbox':
      return !isOther(text)
    case 'ip':
      return '10.0.0.1'
    case 'cidr':
      return '10.0.0.0/24'
    case 'portRange':
      return '80'
    case 'uuid':
      return '00000000-0000-4000-8000-000000000001'
    case 'date':
      return new Date(0)
    case 'json':
      return { any: 'thing' }
    case 'file':
      return undefined
    case 'grid':
      return Object.fromEntries(widget.rows.map(({ value }) => [value, []]))
    case 'ipRange':
      return { first: '10.0.0.1', last: '10.0.0.9' }
    case 'group':
      return sampleRow(widget.fields, text)
    case 'union':
      return { [widget.tag]: widget.variants[0]?.value, ...sampleRow(widget.variants[0]?.fields ?? [], text) }
    case 'list': {
      const items = [sampleOf(widget.item.widget, text)]
      return widget.grouped ? inGroups(items, widget.grouped) : items
    }
    case 'map':
      return { key: sampleOf(widget.value.widget, text) }
  }
}

/** A row with a value for each of the fields. */
export const sampleRow = (fields: readonly FormField[], text?: string): Row =>
  fields.reduce<Row>((row, field) => withPath(row, field.from ?? field.id, sampleOf(field.widget, text)), {})
