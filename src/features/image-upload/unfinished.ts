/**
 * Uploads that were begun in this browser and never ended, since their tab was closed: kept in storage, so that what they left
 * behind can be removed later. Their temporary names are all that is known of them.
 */
import { readPath } from '../../lib/condition.ts'
import type { KeptTexts } from '../../lib/storage.ts'

export interface UnfinishedUpload {
  project: string
  /** What the image was to be called. */
  image: string
  /** Names of the temporary things. */
  disk: string
  snapshot: string
}

type Kept = Pick<KeptTexts, 'getItem' | 'setItem' | 'removeItem'>

/** One list per person. */
export const uploadsKey = (user: string): string => `cairn.uploads.${user}`

/** What storage has; anything else that may be in there is left out. */
export function readUploads(storage: Kept, key: string): UnfinishedUpload[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((one) => asUpload(one) ?? []) : []
  } catch {
    return []
  }
}

function asUpload(value: unknown): UnfinishedUpload | undefined {
  const [project, image, disk, snapshot] = ['project', 'image', 'disk', 'snapshot'].map((name) => readPath(value, name))
  return typeof project === 'string' &&
    typeof image === 'string' &&
    // Nothing else is ever offered to be deleted.
    isTemporary(disk, diskPrefix) &&
    isTemporary(snapshot, snapshotPrefix)
    ? { project, image, disk, snapshot }
    : undefined
}

/** First part of the names of temporary things. */
export const diskPrefix = 'tmp-for-image'
export const snapshotPrefix = 'tmp-snapshot'

const isTemporary = (name: unknown, prefix: string): name is string =>
  typeof name === 'string' && new RegExp(`^${prefix}-[0-9a-f]{6}$`).test(name)

/** Does nothing when storage is full or barred: the upload matters more. */
export function keepUpload(storage: Kept, key: string, upload: UnfinishedUpload): void {
  write(storage, key, [...readUploads(storage, key).filter(({ disk }) => disk !== upload.disk), upload])
}

export function forgetUpload(storage: Kept, key: string, disk: string): void {
  write(
    storage,
    key,
    readUploads(storage, key).filter((one) => one.disk !== disk),
  )
}

function write(storage: Kept, key: string, uploads: readonly UnfinishedUpload[]): void {
  if (uploads.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(uploads))
}

const lockName = (disk: string): string => `cairn.upload.${disk}`

/** Says to other tabs that the upload is under way for as long as `work` is: the lock goes with the tab. */
export async function whileLocked(disk: string, work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(lockName(disk), work) : work())
}

/** Whether the upload is under way, in this tab or in another. */
export async function isUnderWay(disk: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockName(disk))
}
