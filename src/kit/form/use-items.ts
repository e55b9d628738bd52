import { useController } from 'react-hook-form'

import { readPath } from '../../lib/condition.ts'
import { sameRaw } from './drafts.ts'
import { asItems } from './empty.ts'
import { useFormContext } from './form-context.ts'
import { HeldList, type RawItem } from './held-list.ts'

const keys = new WeakMap<RawItem, number>()
let last = 0

/** What an entry is known by while it is changed and others come and go: React's key of what shows it. */
export function keyOf(entry: RawItem): number {
  const key = keys.get(entry) ?? ++last
  keys.set(entry, key)
  return key
}

/** The entries of a list or map of the form, and the ways to change them. */
export function useItems(name: string) {
  const { methods } = useFormContext()
  const { field } = useController({ control: methods.control, name })
  const raw: unknown = field.value
  const set = (change: (items: RawItem[]) => void): void => {
    // Several changes may come before the next picture.
    const items = [...asItems(methods.getValues(name))]
    change(items)
    // What is as it was at first is no change.
    const start: unknown = readPath(methods.formState.defaultValues, name)
    field.onChange(start instanceof HeldList && sameItems(start.items, items) ? start : new HeldList(items))
  }
  return {
    list: raw,
    items: asItems(raw),
    append: (entry: RawItem) => set((items) => void items.push(entry)),
    remove: (place: number) => set((items) => void items.splice(place, 1)),
    update: (place: number, entry: RawItem) =>
      set((items) => {
        const before = items[place]
        if (before) keys.set(entry, keyOf(before))
        items[place] = entry
      }),
    /** Puts one before all others. */
    putFirst: (place: number) => set((items) => void items.unshift(...items.splice(place, 1))),
  }
}

const sameItems = (one: readonly RawItem[], other: readonly RawItem[]): boolean =>
  one.length === other.length && one.every((entry, at) => sameRaw(entry, other[at]))
