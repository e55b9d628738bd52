/** What a story writes in words: sizes with their unit, and things by name where the API takes ids alone. */
import { byteUnits } from '../../lib/bytes.ts'
import type { Check, Violation } from '../contract/contract.ts'
import { isUuid } from '../formats/uuid.ts'
import { entitySpec } from '../crud/select.ts'
import { stepsOf, valueAt } from '../parse/pointer.ts'
import type { Entry } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** `image:web-shop/ubuntu`: what of which entity, after the names of its parents if need be. */
export const referencePattern = /^([a-z][a-z0-9_]*):(.+)$/

/** `10 GiB` */
export const sizePattern = new RegExp(`^(\\d+(?:\\.\\d+)?) ?(${byteUnits.join('|')})$`)

/** Why a name leads nowhere. */
export class UnknownRowError extends Error {
  /** JSON pointer to the name, where it stands in a body. */
  readonly pointer: string
  readonly entity: string
  readonly given: string
  /** Names that there are. */
  readonly known: readonly string[]

  constructor(message: string, at: { pointer?: string; entity: string; given: string; known?: readonly string[] }) {
    super(message)
    this.name = 'UnknownRowError'
    this.pointer = at.pointer ?? ''
    this.entity = at.entity
    this.given = at.given
    this.known = at.known ?? []
  }
}

/**
 * The value with all words put as the contract wants them. Only what breaks the contract is read as a word: a description
 * may say anything.
 *
 * @throws UnknownRowError for a name that is not there, or that several have
 */
export function withoutWords(value: unknown, check: Check, store: Store): unknown {
  let read = value
  for (const { instancePath, keyword, params } of check(value)) {
    const word = valueAt(value, instancePath)
    if (typeof word !== 'string') continue
    const meant = isNumber(keyword, params)
      ? bytesOf(word)
      : keyword === 'format'
        ? idOf(store, word, instancePath)
        : undefined
    if (meant !== undefined) read = replaced(read, stepsOf(instancePath), meant)
  }
  return read
}

function isNumber(keyword: string, { type }: Violation['params']): boolean {
  return keyword === 'type' && [type].flat().some((one) => one === 'integer' || one === 'number')
}

function bytesOf(word: string): number | undefined {
  const [, count, unit] = sizePattern.exec(word) ?? []
  return count === undefined ? undefined : Number(count) * 1024 ** byteUnits.findIndex((known) => known === unit)
}

/** The id of what a text like `image:ubuntu` refers to; undefined for any other text. */
export function idOf(store: Store, word: string, pointer = ''): string | undefined {
  const [, entity, name] = referencePattern.exec(word) ?? []
  return entity === undefined || name === undefined ? undefined : rowNamed(store, entity, name, pointer).key
}

/** A row by id, or by name: with the names of its parents before it where several have it. */
export function rowNamed(store: Store, entity: string, text: string, pointer = ''): Entry {
  if (isUuid(text)) {
    const byId = store.collection(entity).get(text)
    if (byId !== undefined) return byId
  }
  const names = text.split('/')
  const all = store.collection(entity).all()
  const found = all.filter((entry) => hasNames(store, entity, entry, names))
  const [first, second] = found
  const at = { pointer, entity, given: text }
  if (first === undefined)
    throw new UnknownRowError(`there is no ${entity} "${text}"`, {
      ...at,
      known: all.flatMap((one) => nameOf(one) ?? []),
    })
  if (second === undefined) return first
  throw new UnknownRowError(
    `${found.length} have the name ${entity} "${text}": write the name of what it belongs to before it, like "parent/${names.at(-1)}"`,
    at,
  )
}

function hasNames(store: Store, entity: string, entry: Entry | undefined, names: readonly string[]): boolean {
  const [last, ...parents] = names.toReversed()
  if (last === undefined) return true
  if (entry === undefined || nameOf(entry) !== last) return false
  const spec = entitySpec(entity)
  const above = spec.parent?.entity ?? spec.scope
  if (parents.length === 0) return true
  return (
    above !== undefined && hasNames(store, above, store.collection(above).get(entry.parent ?? ''), parents.toReversed())
  )
}

/** What people call it: users and groups have a field of their own for it, hardware has serial numbers. */
function nameOf({ row }: Entry): string | undefined {
  const baseboard = row['baseboard']
  const serial = typeof baseboard === 'object' && baseboard !== null ? Reflect.get(baseboard, 'serial') : undefined
  const name = row['name'] ?? row['display_name'] ?? row['serial'] ?? serial
  return typeof name === 'string' ? name : undefined
}

function replaced(value: unknown, steps: readonly string[], meant: unknown): unknown {
  const [first, ...rest] = steps
  if (first === undefined) return meant
  if (Array.isArray(value)) return value.with(Number(first), replaced(value[Number(first)], rest, meant))
  const before: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  return { ...before, [first]: replaced(before[first], rest, meant) }
}
