/** The store as a file that people keep and hand on. */
import type { Entry } from './collection.ts'
import type { Snapshot, Store } from './store.ts'

const format = 'cairn-mock-1'

/** Why a file cannot be taken. */
export type ImportProblem =
  /** It is not one of ours. */
  | 'unreadable'
  /** It was made with another contract: its rows may not fit. */
  | 'other-contract'

/** Everything the store holds, as JSON. */
export const exported = (store: Store): string => JSON.stringify({ format, snapshot: store.snapshot() })

/** Reads what `exported` wrote. */
export function readExport(text: string, contract: string): { snapshot: Snapshot } | { problem: ImportProblem } {
  const file = parsed(text)
  if (!isRecord(file) || file['format'] !== format) return { problem: 'unreadable' }
  const snapshot = readSnapshot(file['snapshot'])
  if (snapshot === undefined) return { problem: 'unreadable' }
  return snapshot.version.contract === contract ? { snapshot } : { problem: 'other-contract' }
}

function readSnapshot(value: unknown): Snapshot | undefined {
  const state = readState(value)
  const collections = isRecord(value) ? value['collections'] : undefined
  if (state === undefined || !isRecord(collections)) return undefined
  const read: Record<string, Entry[]> = {}
  for (const [name, entries] of Object.entries(collections)) {
    if (!Array.isArray(entries) || !entries.every(isEntry)) return undefined
    read[name] = entries
  }
  return { ...state, collections: read }
}

/** What a store is beside its rows; undefined where it is not that. */
export function readState(value: unknown): Omit<Snapshot, 'collections'> | undefined {
  if (!isRecord(value)) return undefined
  const { version, counter, meta } = value
  if (!isRecord(version) || typeof version['contract'] !== 'string' || typeof version['seed'] !== 'string')
    return undefined
  if (typeof counter !== 'number' || !isRecord(meta)) return undefined
  const texts = Object.entries(meta).filter((note): note is [string, string] => typeof note[1] === 'string')
  return {
    version: { contract: version['contract'], seed: version['seed'] },
    counter,
    meta: Object.fromEntries(texts),
  }
}

/** Whether it is a row as a store holds it. */
export const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['seq'] === 'number' && isRecord(value['row'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
