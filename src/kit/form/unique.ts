/** Items of a list that must not occur twice: as they would be sent, whatever way they are written. */
import { readPath } from '../../lib/condition.ts'
import { parseCidr, parseIp } from '../../lib/ip.ts'
import { jsonText } from '../format/view.ts'
import type { FormField, Widget } from '../spec.ts'
import { buildBody } from './body.ts'
import { asItems, isEmpty } from './empty.ts'
import { madeOnce, ofHeld, type RawItem } from './held-list.ts'

type List = Extract<Widget, { kind: 'list' }>

/** What is said of a list, and of an item that is there already. */
export const uniqueText = 'Items must be unique'

/** Whether two of these raw items are the same one. Empty ones are no items yet. */
export function hasDuplicates(widget: List, list: unknown): boolean {
  return ofHeld(duplicates, { part: widget, item: widget.item, list }, () => {
    const keys = asItems(list).flatMap((entry) => entryKey(widget, entry, list) ?? [])
    return new Set(keys).size < keys.length
  })
}

const duplicates = madeOnce<boolean>()
const entryKeys = madeOnce<string | undefined>()

/** What tells an entry of a list apart from the others; undefined when nothing does. */
export const entryKey = (widget: List, entry: RawItem, list: unknown): string | undefined =>
  ofHeld(entryKeys, { part: widget, item: widget.item, list, entry }, () => itemKey(widget, entry.value))

/** Where an item says that it is there already: at the field that tells items apart. */
export function duplicateAt({ item, unique }: List): string {
  if (item.widget.kind !== 'group') return 'item'
  return (unique !== true && unique?.[0]) || (item.widget.fields[0]?.id ?? '')
}

/** What tells a raw item apart from the others; undefined when nothing does. */
export function itemKey({ item, unique }: List, value: unknown): string | undefined {
  const field: FormField = { ...item, id: 'value' }
  if (unique === undefined || isEmpty(field, value)) return undefined
  const sent = buildBody([field], { value })['value']
  if (unique === true) return jsonText(canonical(sent), 0)
  const parts = unique.map((path) => readPath(sent, path))
  return parts.every((part) => part === undefined) ? undefined : jsonText(parts.map(canonical), 0)
}

/** `FD00:0::/48` and `fd00::/48` are one network. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { ip, width } = parseCidr(value) ?? { ip: parseIp(value), width: undefined }
  return ip === undefined ? value : [ip.version, ip.value.toString(), width]
}
