/** Removes the temporary things of an upload, however far it came: only a detached disk can be deleted. */
import { pauseAfter, type Reason } from '../transfer/judge.ts'
import type { UploadPorts } from './upload.ts'

/** What is still there, with the reason. */
export interface Leftover {
  text: string
  /** Of the call that failed. */
  requestId: string | undefined
}
export type Leftovers = readonly Leftover[]

export interface CleanUp extends Pick<UploadPorts, 'api' | 'isOnline' | 'judge' | 'wait'> {
  names: Pick<UploadPorts['names'], 'disk' | 'snapshot'>
  /** Something is tried again, and why; without a reason, it is no longer. */
  onTrouble: (work: object, reason?: Reason) => void
  /** What there may be: it was asked for, with whatever answer. */
  begun: { readonly disk: boolean; readonly snapshot: boolean }
}

/** Never rejects. */
export async function cleanUp({ api, names, isOnline, judge, wait, onTrouble, begun }: CleanUp): Promise<Leftovers> {
  const never = new AbortController().signal
  const insist = async (work: () => Promise<unknown>): Promise<Reason | undefined> => {
    for (let tries = 0; ; tries += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        await work()
        onTrouble(work)
        return undefined
      } catch (error) {
        const judgement = judge(error)
        const { message, requestId } = judgement
        const pause = pauseAfter(judgement, tries)
        onTrouble(work, pause === undefined ? undefined : { message, requestId })
        if (pause === undefined) return { message, requestId }
        // oxlint-disable no-await-in-loop -- the pause is between two tries, and as long as there is no network
        do await wait(pause, never)
        while (!isOnline())
        // oxlint-enable no-await-in-loop
      }
    }
  }

  const removeSnapshot = async (): Promise<void> => {
    const id = await api.snapshotId(names.snapshot)
    if (id !== undefined) await api.deleteSnapshot(id)
  }
  const removeDisk = async (): Promise<void> => {
    let state = await api.diskState(names.disk)
    if (state === undefined) return
    if (state === 'importing_from_bulk_writes') {
      await api.stopWrites(names.disk)
      state = 'import_ready'
    }
    if (state === 'import_ready') await api.finalize(names.disk, undefined)
    await api.deleteDisk(names.disk)
  }

  const snapshot = begun.snapshot ? await insist(removeSnapshot) : undefined
  const disk = begun.disk ? await insist(removeDisk) : undefined
  return [
    ...(snapshot ? [{ text: `snapshot ${names.snapshot}: ${snapshot.message}`, requestId: snapshot.requestId }] : []),
    ...(disk ? [{ text: `disk ${names.disk}: ${disk.message}`, requestId: disk.requestId }] : []),
  ]
}
