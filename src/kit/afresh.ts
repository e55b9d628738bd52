/**
 * Calls that send a whole thing to change a part of it, because the API has no other way. What they keep is read again right
 * before: what somebody else has changed meanwhile is not taken back.
 */
import { hashKey } from '../api/query-client.ts'
import { bodyOf } from '../api/result.ts'
import { readPath } from '../lib/condition.ts'
import type { Call, Row, Scope } from './spec.ts'

/** How a thing is read and replaced. */
export interface Afresh {
  /** Which part of the scope the call keeps fields of. */
  of: 'row' | 'parent'
  read: Call
  write: Call
  /** Form field → the field of the thing that it starts with: what the person has left as it was is kept as well. */
  fields?: Readonly<Record<string, string>>
}

/** Reads the thing, then sends it with the changes. Beforehand the request is shown as it would be if nothing has changed. */
export function afresh({ of, read, write, fields = {} }: Afresh): Call {
  const call: Call = async (scope) => {
    const answer: unknown = bodyOf(await read(scope))
    const now: Row = isRow(answer) ? answer : {}
    return write({ ...scope, [of]: now, form: kept(scope, scope[of], now) })
  }
  call.preview = write
  const kept = ({ form }: Scope, seen: Row, now: Row): Row =>
    Object.fromEntries(
      Object.entries(form).map(([id, value]) => {
        const path = Object.hasOwn(fields, id) ? fields[id] : undefined
        const isUntouched = path !== undefined && isSame(value, readPath(seen, path))
        return [id, isUntouched ? (readPath(now, path) ?? null) : value]
      }),
    )
  return call
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown): boolean => hashKey([a ?? null]) === hashKey([b ?? null])
