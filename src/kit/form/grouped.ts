/** Items of one list in a form that the API has in groups: `[{link, addresses: [{ip}]}]` is filled in as `[{link, ip}]`. */
import { readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { Grouping } from '../grouping.ts'
import type { Row } from '../spec.ts'

// What goes through here may be a hundred thousand items: nothing is made that is thrown away.
function fieldsOf(row: unknown, names: readonly string[]): Row {
  const fields: Record<string, unknown> = {}
  for (const name of names) {
    const value = readPath(row, name)
    if (value !== undefined) fields[name] = value
  }
  return fields
}

function withoutFields(item: Row, names: readonly string[]): Row {
  const others = { ...item }
  for (const name of names) Reflect.deleteProperty(others, name)
  return others
}

/** The items of all groups, each with what its group shares. */
export const ungrouped = (groups: readonly unknown[], { by, in: inner }: Grouping): unknown[] =>
  groups.flatMap((group) => {
    const items = readPath(group, inner)
    const shared = fieldsOf(group, by)
    return Array.isArray(items)
      ? items.map((item: unknown) => (isPlainObject(item) ? { ...shared, ...item } : item))
      : []
  })

/** The groups of these items, in the order of their first ones. */
export function inGroups(items: readonly unknown[], { by, in: inner }: Grouping): Row[] {
  const groups = new Map<string, { shared: Row; items: unknown[] }>()
  for (const item of items) {
    const shared = fieldsOf(item, by)
    const key = JSON.stringify(shared)
    const group = groups.get(key) ?? { shared, items: [] }
    groups.set(key, group)
    group.items.push(isPlainObject(item) ? withoutFields(item, by) : item)
  }
  return [...groups.values()].map(({ shared, items: inside }) => ({ ...shared, [inner]: inside }))
}
