/** Which rows have to do with a row, from the lists of those that might. */
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { inTurns, type Work } from '../../lib/turns.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import type { Related } from '../relations.ts'
import type { Row } from '../spec.ts'
import { valuesAt } from './related.ts'

export interface Meant {
  /** Those that refer to the row by one of the fields that the relation speaks of, in the order of their list. */
  rows: readonly Row[]
  /** Of some nobody can tell, because one of the fields cannot be read. */
  isUnsure: boolean
}

/** What rows hold at a path. */
interface Held {
  /** Places in their list, by value. */
  places: ReadonlyMap<string, readonly number[]>
  isUnreadable: boolean
}

type Field = NonNullable<Related['match']>[number]

/** Lists are looked through once, not for each row that is on screen: both may be long. */
const known = new WeakMap<readonly Row[], Map<string, Promise<Held>>>()

/** Of these rows, those that have to do with `row`. */
export async function meantOf(rows: readonly Row[], row: Row, match: Related['match']): Promise<Meant> {
  if (match === undefined) return { rows, isUnsure: false }
  const found = new Set<number>()
  let isUnsure = false
  for (const field of match) {
    const wanted = readPath(row, field.value)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each is work of the same processor
    const held = await heldAt(rows, field)
    isUnsure ||= held.isUnreadable || (rows.length > 0 && isUnreadable(wanted))
    if (!isMissing(wanted)) for (const place of held.places.get(String(wanted)) ?? []) found.add(place)
  }
  const places = [...found].sort((one, other) => one - other)
  return { rows: places.map((place) => rows[place]).filter((one) => one !== undefined), isUnsure }
}

function heldAt(rows: readonly Row[], field: Field): Promise<Held> {
  let byField = known.get(rows)
  if (!byField) known.set(rows, (byField = new Map()))
  const key = `${field.path} ${field.tag}`
  let held = byField.get(key)
  if (!held) byField.set(key, (held = inTurns(lookThrough(rows, field))))
  return held
}

/** So many rows are looked at before it is asked whether others wait. */
const atOnce = 100

function* lookThrough(rows: readonly Row[], { path, tag }: Field): Work<Held> {
  const places = new Map<string, number[]>()
  let isUnsure = false
  for (const [place, row] of rows.entries()) {
    for (const one of valuesAt(row, path, tag)) {
      isUnsure ||= isUnreadable(one)
      const value = String(one)
      const others = places.get(value)
      if (!others) places.set(value, [place])
      // One row may hold the same twice.
      else if (others.at(-1) !== place) others.push(place)
    }
    if (place % atOnce === atOnce - 1) yield
  }
  return { places, isUnreadable: isUnsure }
}
