/** Long lists are checked, and made into what is sent, in turns; whatever asks for that afterwards has it. */
import { readPath } from '../../lib/condition.ts'
import type { Work } from '../../lib/turns.ts'
import type { FormField, Widget } from '../spec.ts'
import { buildEntry, buildList } from './body.ts'
import { asUnion } from './empty.ts'
import { HeldList, isApart, longList, type RawItem } from './held-list.ts'
import { variantOf } from './raw.ts'
import { entryKey, hasDuplicates } from './unique.ts'
import { problemsOfEntries, problemsOfEntry } from './validate.ts'

/** Entries between two places where the work can be left off. */
const stride = 100

/** Prepares all lists of these fields, and what `more` does. */
export function* prepareLists(fields: readonly FormField[], values: unknown, more?: () => Work<void>): Work<void> {
  for (const field of fields) {
    const { widget } = field
    const raw = readPath(values, field.id)
    if (widget.kind === 'group') yield* prepareLists(widget.fields, raw)
    else if (widget.kind === 'union') {
      const { tag, variants } = asUnion(raw)
      yield* prepareLists(variantOf(widget, tag)?.fields ?? [], variants[tag])
    } else if (widget.kind === 'list') {
      yield* eachOf(raw, widget.item, (entry) => {
        problemsOfEntry(widget.item, entry, raw, alone)
        buildEntry(widget.item, entry, raw, alone)
        entryKey(widget, entry, raw)
      })
      if (longList(raw) === 0 || !isApart(widget.item)) continue
      // What is made of all of them together. Each is a turn of its own.
      problemsOfEntries(widget, raw, alone)
      yield
      hasDuplicates(widget, raw)
      yield
      buildList(widget, raw, alone)
      yield
    } else if (widget.kind === 'map') {
      yield* eachOf(raw, widget.value, (entry) => buildEntry(widget.value, entry, raw, alone))
    }
  }
  if (more) yield* more()
}

/** What tells the entries of a list apart is found out. */
export const prepareKeys = (widget: Extract<Widget, { kind: 'list' }>, list: unknown): Work<void> =>
  eachOf(list, widget.item, (entry) => entryKey(widget, entry, list))

/** What entries that are apart are made with. */
const alone = { form: {} }

/** Of others nothing is kept. */
function* eachOf(raw: unknown, item: FormField, prepare: (entry: RawItem) => void): Work<void> {
  if (!(raw instanceof HeldList) || !isApart(item)) return
  for (const [at, entry] of raw.items.entries()) {
    prepare(entry)
    if (at % stride === stride - 1) yield
  }
  // What it is compared by. Each is a turn of its own.
  if (raw.items.length < stride) return
  void raw.text
  yield
}
