/**
 * What bulk runs did, kept when the page is left: to sign in, for a newer version, or since somebody loads it again. Per user and per
 * tab, and only until it was brought back. What was still under way then may or may not have been done.
 */
import { beforeLeaving } from '../../lib/leaving.ts'
import { tabStorage } from '../../lib/storage.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import type { BulkItem, ItemState } from './runner.ts'

/** A run as it is kept: names and results, no rows. */
type RunRecord = Pick<BulkRun, 'label' | 'title' | 'path'> & { items: readonly Pick<BulkItem, 'name' | 'state'>[] }

const prefix = 'cairn.bulk.'

/** Set once the page leaves to sign in with all runs kept: then nobody is asked whether it may. */
export const leaving = { current: false }

let isWatching = false

/** From now on runs are kept when the console leaves the page. */
export function keepRuns(): void {
  if (isWatching) return
  isWatching = true
  // Once the page is going its calls are broken off, which would read as failures of theirs.
  let runs: readonly BulkRun[] | undefined
  window.addEventListener('beforeunload', () => {
    runs = bulkStore.get()
  })
  let isKept = false
  window.addEventListener('pagehide', () => isKept || saveRuns(runs ?? bulkStore.get()))
  // Some browsers keep the page as it is, and bring it back.
  window.addEventListener('pageshow', dropRecords)
  beforeLeaving((why) => {
    const isSaved = saveRuns(bulkStore.get())
    isKept = true
    // Nobody asked for the end of the session; whoever loads the page again may want to wait for the end of a run.
    leaving.current = isSaved && why === 'sign-in'
    // The call that was refused, and what was called off with it, is told right after.
    const stop = bulkStore.subscribe(() => saveRuns(bulkStore.get()))
    return () => {
      leaving.current = isKept = false
      stop()
      dropRecords()
    }
  })
}

/** Whether all could be kept. */
export function saveRuns(runs: readonly BulkRun[]): boolean {
  return [...Map.groupBy(runs, (run) => run.user)].every(
    ([user, own]) => user !== '' && tabStorage.setItem(prefix + user, JSON.stringify(own.map(recordOf))),
  )
}

const recordOf = ({ label, title, path, items }: BulkRun): RunRecord => ({
  label,
  title,
  path,
  items: items.map(({ name, state }) => ({ name, state: stateAtEnd(state) })),
})

function stateAtEnd(state: ItemState): ItemState {
  if (state.status === 'waiting') return { status: 'cancelled' }
  return state.status === 'running' ? { status: 'unknown' } : state
}

/** Brings back what a user's runs did before this page. What others left behind in this tab is dropped. */
export function restoreRuns(user: string): void {
  for (const { label, title, path, items } of takeRecords(user)) {
    // Whoever loads the page once more has not put it away.
    keepRuns()
    bulkStore.add({
      user,
      label,
      title,
      path,
      list: '',
      danger: false,
      items: items.map((item, at) => ({ ...item, id: String(at), row: {} })),
      running: false,
      ended: 1,
      open: false,
      interrupted: true,
      cancel: () => {},
      retry: () => {},
    })
  }
}

function dropRecords(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.removeItem(key)
}

function takeRecords(user: string): readonly RunRecord[] {
  try {
    const text = tabStorage.getItem(prefix + user)
    dropRecords()
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readRecord) : []
  } catch {
    return []
  }
}

function readRecord(stored: unknown): RunRecord[] {
  if (!isRecord(stored)) return []
  const { label, title, path, items } = stored
  if (typeof label !== 'string' || typeof title !== 'string' || typeof path !== 'string' || !Array.isArray(items))
    return []
  // A path of this console.
  return /^\/(?![/\\])/.test(path) ? [{ label, title, path, items: items.flatMap(readItem) }] : []
}

function readItem(stored: unknown): RunRecord['items'][number][] {
  if (!isRecord(stored) || !isRecord(stored['state'])) return []
  const { name, state } = stored
  const result = readState(state)
  return typeof name === 'string' && result ? [{ name, state: result }] : []
}

function readState({ status, message, requestId, reason }: Readonly<Record<string, unknown>>): ItemState | undefined {
  switch (status) {
    case 'done':
    case 'cancelled':
    case 'unknown':
      return { status }
    // Why it did not go well is what there is to say of these.
    case 'failed':
      return typeof message === 'string'
        ? { status, message, ...(typeof requestId === 'string' && { requestId }) }
        : { status: 'unknown' }
    case 'skipped':
      return typeof reason === 'string' ? { status, reason } : { status: 'unknown' }
    default:
      return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
