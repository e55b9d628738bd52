/**
 * Uploading a release: one request with all of the file. It cannot be paused or continued; what was lost on the way starts over.
 * Knows neither page nor transport.
 */
import type { TufRepoUpload } from '../../../generated/api/types.gen.ts'
import { createMeter, type Progress } from '../../features/transfer/progress.ts'

export type Phase =
  | 'sending'
  /** All of it has gone out; the server has not answered yet. */
  | 'sent'
  /** The connection broke and there is no network: starts over by itself when it is back. */
  | 'offline'
  | 'failed'
  | 'cancelled'
  | 'done'

export interface UploadStatus {
  readonly phase: Phase
  /** Of the last try. */
  readonly progress: Progress
  /** Why it failed. */
  readonly error?: unknown
  /** What came of it. */
  readonly answer?: TufRepoUpload
}

export interface UploadPorts {
  readonly file: Pick<File, 'size'>
  /** One try. @param onSent told the bytes that have gone out */
  send(signal: AbortSignal, onSent: (bytes: number) => void): Promise<TufRepoUpload>
  /** Whether the connection broke. */
  isBroken(error: unknown): boolean
  isOnline(): boolean
  /** Resolves when the network is back; rejects when the signal fires. */
  onceOnline(signal: AbortSignal): Promise<void>
  now(): number
  onStatus(status: UploadStatus): void
}

export interface Upload {
  /** Resolves when it is over. Never rejects. */
  start(): Promise<void>
  cancel(): void
}

/** An upload that has not started. */
export function createUpload(ports: UploadPorts): Upload {
  const { file, onStatus, now } = ports
  const cancelled = new AbortController()
  const { signal } = cancelled
  let progress: Progress = { done: 0, total: file.size, skipped: 0 }

  /** One try, with its own count: nothing of an earlier one is kept by the server. */
  const send = (): Promise<TufRepoUpload> => {
    const meter = createMeter(file.size, now)
    let sent = 0
    const heard = (bytes: number): void => {
      meter.add(bytes - sent, false)
      sent = bytes
      progress = meter.read()
      // Browsers tell no more than twenty times a second.
      onStatus({ phase: sent < file.size ? 'sending' : 'sent', progress })
    }
    heard(0)
    return ports.send(signal, heard)
  }

  return {
    start: async () => {
      for (;;) {
        // oxlint-disable no-await-in-loop -- one try after the other
        try {
          const answer = await send()
          return onStatus({ phase: 'done', progress, answer })
        } catch (error) {
          if (signal.aborted) return onStatus({ phase: 'cancelled', progress })
          if (!ports.isBroken(error) || ports.isOnline()) return onStatus({ phase: 'failed', progress, error })
          onStatus({ phase: 'offline', progress })
          try {
            await ports.onceOnline(signal)
          } catch {
            return onStatus({ phase: 'cancelled', progress })
          }
        }
        // oxlint-enable no-await-in-loop
      }
    },
    cancel: () => cancelled.abort(),
  }
}
