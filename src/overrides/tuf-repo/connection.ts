/** One try to upload a release, as a call of the API. */
import type { TufRepoUpload } from '../../../generated/api/types.gen.ts'
import { systemUpdateRepositoryUpload } from '../../../generated/api/sdk/system-update.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { sendTelling } from '../../api/upload-send.ts'

/** Sends the whole file. */
export async function sendRelease(
  file: File,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<TufRepoUpload> {
  const { data } = await systemUpdateRepositoryUpload({
    query: { fileName: file.name },
    body: file,
    signal,
    send: sendTelling(onSent),
    // The page stays, and says so: the way to the login page would lose the file.
    expected: [401],
    throwOnError: true,
  })
  return data
}

/** Whether a failure is that of the connection: the server has not answered. */
export const isBroken = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/** Resolves when the browser is online again. */
export const onceOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
