/** The entries of a list or map, as a form holds them: one value, which is replaced and never changed. */
import { isPlainObject } from '../../lib/plain-object.ts'
import type { FormField, Widget } from '../spec.ts'

export interface RawItem {
  value: unknown
}

export interface RawEntry extends RawItem {
  key: string
}

/**
 * One value to react-hook-form, which copies none of it and compares it by what it is: of an array it would copy and compare every entry
 * with each key that is pressed, and there may be a hundred thousand. That is so as long as it has no fields that can be counted up.
 */
export class HeldList {
  readonly #items: readonly RawItem[]
  #text: string | undefined

  constructor(items: readonly RawItem[]) {
    this.#items = items
  }

  get items(): readonly RawItem[] {
    return this.#items
  }

  /** All of it as JSON, for comparing. */
  get text(): string {
    return (this.#text ??= JSON.stringify(this.#items))
  }

  toJSON(): readonly RawItem[] {
    return this.#items
  }
}

/** Lists of more entries are sent, but nothing is made of them while something is typed. */
const mostAtOnce = 1_000

/** How many entries the longest of the very long lists of a form has; 0 where there is none. */
export const longList = (raw: unknown): number =>
  raw instanceof HeldList
    ? raw.items.length > mostAtOnce
      ? raw.items.length
      : 0
    : isPlainObject(raw)
      ? Math.max(0, ...Object.values(raw).map(longList))
      : 0

/**
 * What is made of the entries of such lists, made once of each for as long as it is there.
 *
 * @returns what `make` makes of an entry, or of a whole list, by the part of the form that it belongs to
 */
export function madeOnce<T>(): (part: object, held: object, make: () => T) => T {
  const known = new WeakMap<object, WeakMap<object, { made: T }>>()
  return (part, held, make) => {
    let own = known.get(part)
    if (!own) known.set(part, (own = new WeakMap()))
    let one = own.get(held)
    if (!one) own.set(held, (one = { made: make() }))
    return one.made
  }
}

/** What is made of a list, or of an entry of it, once where nothing else decides it. */
export interface Made {
  /** What it is made by. */
  part: object
  item: FormField
  list: unknown
  entry?: RawItem
  /** What chosen files hold, once they have been read. */
  files?: object | undefined
}

/** What `make` makes of it: `once`, unless that depends on the rest of the form or on what a file holds. */
export function ofHeld<T>(once: ReturnType<typeof madeOnce<T>>, of: Made, make: () => T): T {
  const { part, item, list, entry, files } = of
  if (!(list instanceof HeldList) || !isApart(item)) return make()
  const held = entry ?? list
  return files !== undefined && hasFile(held) ? make() : once(part, held, make)
}

const hasFile = (raw: unknown): boolean =>
  raw instanceof File ||
  (raw instanceof HeldList ? raw.items.some(hasFile) : isPlainObject(raw) && Object.values(raw).some(hasFile))

const apart = madeOnce<boolean>()

/** Whether entries of this kind are what they are, whatever else a form has. */
export const isApart = (item: FormField): boolean =>
  apart(item, item, () => !item.when && !readsOthers(item.widget) && partsOf(item).every(isApart))

/** What an address has to be may stand elsewhere in the form, or in the row above. */
const readsOthers = (widget: Widget): boolean =>
  ('version' in widget && widget.version?.startsWith('$')) === true ||
  ('inside' in widget && widget.inside?.some((one) => one.startsWith('$'))) === true

function partsOf({ widget }: FormField): readonly FormField[] {
  switch (widget.kind) {
    case 'group':
      return widget.fields
    case 'union':
      return widget.variants.flatMap(({ fields }) => fields)
    case 'list':
      return [widget.item]
    case 'map':
      return [widget.value]
    default:
      return []
  }
}
