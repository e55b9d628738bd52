/** What an upload asks of the platform, as calls of its API. */
import {
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
  diskView,
} from '../../../generated/api/sdk/disks.gen.ts'
import { imageCreate, imageView } from '../../../generated/api/sdk/images.gen.ts'
import { snapshotDelete, snapshotView } from '../../../generated/api/sdk/snapshots.gen.ts'
import { ApiError, isNameTaken, toApiError } from '../../api/errors.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { base64 } from '../../kit/form/files.ts'
import { selector } from '../../kit/selectors.ts'
import { judge as judgeCall } from '../transfer/judge.ts'
import type { UploadApi, UploadPorts } from './upload.ts'

export interface ImagePlan {
  readonly project: string
  readonly name: string
  readonly description: string
  readonly os: string
  readonly version: string
  readonly blockSize: 512 | 2048 | 4096
}

/** Browsers that can do it themselves do it twenty times as fast. */
const encode = (data: Uint8Array): string =>
  'toBase64' in data && typeof data.toBase64 === 'function' ? String(data.toBase64()) : base64(data)

/** Milliseconds that one piece may take. */
const pieceTime = 30_000

/** The calls for one image. */
export function connectionFor({ project, blockSize, ...image }: ImagePlan): UploadApi {
  const query = { project }
  const of = (disk: string) => ({ path: { disk }, query, throwOnError: true }) as const
  return {
    createDisk: async ({ name, size }) => {
      const description = `Takes the file of image ${image.name}; goes when that is done`
      const body = { name, description, size, diskSource: { type: 'importing_blocks' as const, blockSize } }
      await diskCreate({ query, body, throwOnError: true })
    },
    diskState: (disk) => unlessMissing(async () => (await diskView({ ...of(disk), ...mayBeMissing })).data.state.state),
    startWrites: (disk) => diskBulkWriteImportStart(of(disk)),
    write: (disk, { offset, data }, signal) =>
      diskBulkWriteImport({
        ...of(disk),
        body: { offset, base64EncodedData: encode(data) },
        // It has a time of its own, and is sent again by itself.
        patient: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(pieceTime)]),
      }),
    stopWrites: (disk) => diskBulkWriteImportStop(of(disk)),
    finalize: (disk, snapshotName) =>
      diskFinalizeImport({ ...of(disk), body: snapshotName === undefined ? {} : { snapshotName } }),
    snapshotId: (snapshot) =>
      unlessMissing(
        async () => (await snapshotView({ path: { snapshot }, query, throwOnError: true, ...mayBeMissing })).data.id,
      ),
    createImage: (name, id) =>
      imageCreate({ query, body: { ...image, name, source: { type: 'snapshot', id } }, throwOnError: true }),
    hasImage: async (name) => {
      const found = await imageOf(project, name)
      const { description, os, version } = image
      return (
        found?.description === description &&
        found.os === os &&
        found.version === version &&
        found.blockSize === blockSize
      )
    },
    deleteSnapshot: (snapshot) =>
      unlessMissing(() =>
        snapshotDelete({ path: { snapshot }, query: selector(snapshot, query), throwOnError: true, ...mayBeMissing }),
      ),
    deleteDisk: (disk) => unlessMissing(() => diskDelete({ ...of(disk), ...mayBeMissing })),
  }
}

/** Whether the project has an image of this name. */
export const isTaken = async (project: string, name: string): Promise<boolean> =>
  (await imageOf(project, name)) !== undefined

const imageOf = (project: string, name: string) =>
  unlessMissing(
    async () =>
      (await imageView({ path: { image: name }, query: { project }, throwOnError: true, ...mayBeMissing })).data,
  )

const mayBeMissing = { expected: [404] }

/** For calls that have {@link mayBeMissing}. */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error
    // From somebody else it is only hidden: what is left behind would be forgotten.
    const stopped = await sessionGuard.beforeWrite()
    if (stopped) throw toApiError(stopped)
    return undefined
  }
}

/** What a failure of an upload means. */
export const judge: UploadPorts['judge'] = (error) =>
  // No call fails so: it is the file that was to be sent.
  error instanceof DOMException
    ? {
        message: 'Cannot read the file. It may have been changed or removed: cancel the upload and choose it again.',
        passing: false,
        taken: false,
      }
    : { ...judgeCall(error), ...sessionEnd(error), taken: isNameTaken(error) }

/** The page stays, as it has the file. */
const sessionEnd = (error: unknown): { message: string } | undefined =>
  error instanceof ApiError && error.statusCode === 401
    ? { message: 'Your session has ended. Sign in in another tab, then try again here.' }
    : undefined
