/** Fields that most rows have, as the API family calls them, in the client view. */
import type { Conventions } from '../model/types/conventions.ts'
import { camelCase } from './client-name.ts'

export interface RowFields {
  id: string
  name: string
  description: string
  created: string
  /** Whether a field is a time, by its name. */
  isTime: (field: string) => boolean
  /** The field with the ID of what is called so: `instance` → `instanceId`. */
  idOf: (name: string) => string
  /** The way back; undefined for a field that holds no such ID. */
  referredBy: (field: string) => string | undefined
}

const known = new WeakMap<Conventions['rows'], RowFields>()

export function rowFields({ rows }: Pick<Conventions, 'rows'>): RowFields {
  const found = known.get(rows) ?? read(rows)
  known.set(rows, found)
  return found
}

function read({ id, name, description, created, time, reference }: Conventions['rows']): RowFields {
  const ending = (wire: string): string => camelCase(`x${wire}`).slice(1)
  // `time_created`, or `created_at`.
  const first = time.startsWith('_') ? '' : camelCase(`${time}x`).slice(0, -1)
  const last = first === '' ? ending(time) : ''
  const idEnd = ending(reference)
  return {
    id: camelCase(id),
    name: camelCase(name),
    description: camelCase(description),
    created: camelCase(created),
    isTime: (field) =>
      first === '' ? field.endsWith(last) : field.startsWith(first) && /^[A-Z]/.test(field.slice(first.length)),
    idOf: (what) => `${what}${idEnd}`,
    referredBy: (field) =>
      field.endsWith(idEnd) && field.length > idEnd.length ? field.slice(0, -idEnd.length) : undefined,
  }
}
