/**
 * The literal server table: what the platform answers to each action in each state, typed in from the specification (§4 and
 * the server's behaviour). It reads nothing of the manifest.
 */
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import type { Row } from '../../../../src/mock/store/collection.ts'
import type { Store } from '../../../../src/mock/store/store.ts'
import type { Backend, Request } from '../support/backend.ts'

/** What is done before the cases of a group. */
export type Steps = readonly (readonly [OperationId, Request])[]

export interface Case {
  /** The state it is about. */
  readonly name: string
  /** Puts the row into the state, also into those that no call leads to. */
  readonly arrange?: (store: Store) => void
  readonly call: OperationId
  readonly request: Request | ((store: Store) => Request)
  readonly status: number
  /** Accepted, and the store stays as it was. */
  readonly unchanged?: boolean
}

/** Cases of actions, by `entity.action`, from one start. */
export interface Group {
  readonly prepare: (backend: Backend) => Promise<void>
  readonly actions: Readonly<Record<string, readonly Case[]>>
}

/** What one action sends. */
export interface Sent {
  readonly call: OperationId
  readonly request: Case['request']
}

/**
 * A table as text: a line of states, then a line for each action with the status in each state, `=` behind it where nothing
 * changes.
 */
export function casesOf(
  text: string,
  sent: Readonly<Record<string, Sent>>,
  arrange: (store: Store, state: string) => void,
): Record<string, Case[]> {
  const [states = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    lines.map(([action = '', ...cells]) => {
      const one = sent[action]
      if (one === undefined || cells.length !== states.length) throw new Error(`${action} is not a whole line`)
      const cases = cells.map((cell, at): Case => ({
        ...one,
        name: states[at] ?? '',
        arrange: (store) => arrange(store, states[at] ?? ''),
        status: Number.parseInt(cell),
        unchanged: cell.endsWith('='),
      }))
      return [action, cases]
    }),
  )
}

/** Key of the first row of a collection with these values. */
export function keyOf(store: Store, collection: string, fields: Row): string {
  const fits = (row: Row): boolean => Object.entries(fields).every(([field, value]) => row[field] === value)
  const found = store.collection(collection).find(({ row }) => fits(row))
  if (found === undefined) throw new Error(`no ${collection} ${JSON.stringify(fields)}`)
  return found.key
}

/** Changes fields of that row. */
export function patch(store: Store, collection: string, fields: Row, changes: Row): void {
  store.collection(collection).patch(keyOf(store, collection, fields), changes)
}
