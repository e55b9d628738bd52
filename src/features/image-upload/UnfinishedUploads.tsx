import * as effects from '../../../generated/model/effects.gen.ts'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { messageText } from '../../kit/actions/wording.ts'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'

import { invalidateEntities } from '../../api/invalidate.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { cleanUp } from './clean-up.ts'
import { connectionFor, judge } from './connection.ts'
import { type Reason } from '../transfer/judge.ts'
import type { UploadApi } from './upload.ts'
import { TryingAgain } from '../transfer/TryingAgain.tsx'
import { forgetUpload, isUnderWay, readUploads, type UnfinishedUpload, uploadsKey } from './unfinished.ts'
import { wait } from '../../lib/wait.ts'
import { siteStorage } from '../../lib/storage.ts'

/** Offers to remove what uploads of this project left behind when their tab was closed. */
export function UnfinishedUploads({ project }: { project: string }) {
  const user = use(MeContext)['id']
  const key = typeof user === 'string' ? uploadsKey(user) : undefined
  const [found, setFound] = useState<readonly UnfinishedUpload[]>([])
  useEffect(() => {
    if (key === undefined) return undefined
    let isGone = false
    const kept = readUploads(siteStorage, key).filter((one) => one.project === project)
    for (const upload of kept) {
      const look = async () => {
        const isThere = await stillThere(upload, key)
        if (isThere && !isGone) setFound((others) => [...others, upload])
      }
      void look()
    }
    return () => {
      isGone = true
      setFound([])
    }
  }, [key, project])
  const drop = (upload: UnfinishedUpload) => {
    if (key !== undefined) forgetUpload(siteStorage, key, upload.disk)
    setFound((all) => all.filter((one) => one !== upload))
  }
  if (found.length === 0) return null
  return (
    <div className="mb-4 grid max-w-3xl gap-3">
      {found.map((upload) => (
        <Unfinished key={upload.disk} upload={upload} onOver={() => drop(upload)} />
      ))}
    </div>
  )
}

/** Whether it left something behind. What is gone is forgotten; what cannot be asked about is left for another time. */
async function stillThere(upload: UnfinishedUpload, key: string): Promise<boolean> {
  if (await isUnderWay(upload.disk)) return false
  const api = apiOf(upload)
  try {
    const [disk, snapshot] = await Promise.all([api.diskState(upload.disk), api.snapshotId(upload.snapshot)])
    if (disk !== undefined || snapshot !== undefined) return true
    forgetUpload(siteStorage, key, upload.disk)
  } catch {
    // Another visit tells.
  }
  return false
}

/** Only for asking and removing: of the image itself nothing is known any more. */
const apiOf = ({ project, image }: UnfinishedUpload): UploadApi =>
  connectionFor({ project, name: image, description: '', os: '', version: '', blockSize: 512 })

function Unfinished({ upload, onOver }: { upload: UnfinishedUpload; onOver: () => void }) {
  const { image, disk, snapshot } = upload
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [again, setAgain] = useState<Reason>()
  const remove = async () => {
    setPending(true)
    const begun = { disk: true, snapshot: true }
    const onTrouble = (_work: object, reason?: Reason) => setAgain(reason)
    const left = await cleanUp({
      api: apiOf(upload),
      names: { disk, snapshot },
      isOnline: () => navigator.onLine,
      judge,
      wait,
      begun,
      onTrouble,
    })
    void invalidateEntities(client, effectsOf(effects.disk_delete, effects.snapshot_delete))
    setPending(false)
    setAsking(false)
    if (left.length > 0) {
      addToast({
        variant: 'error',
        title: messageText('Could not clean up after {name}', { name: image, row: {}, parent: {} }),
        content: left.map(({ text }) => text).join(' '),
        requestIds: left.flatMap(({ requestId }) => requestId ?? []),
      })
      return
    }
    addToast({
      variant: 'success',
      content: messageText('Temporary disk {name} deleted', { name: disk, row: {}, parent: {} }),
    })
    onOver()
  }
  return (
    <>
      <Notice
        tone="warning"
        title={`The upload of ${image} was interrupted`}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAsking(true)}>
              Clean up
            </Button>
            <Button size="sm" variant="ghost" onClick={onOver}>
              Keep it
            </Button>
          </span>
        }
      >
        Its temporary disk {disk} is still there and takes storage. The upload cannot be resumed: start it again.
      </Notice>
      {asking && (
        <ConfirmDialog
          title={`Clean up after ${image}?`}
          danger
          pending={pending}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          This deletes the temporary disk{' '}
          <span className="font-semibold text-ink">
            <NameText text={disk} />
          </span>{' '}
          and its snapshot, if it has one. No image is touched.
          {again && <TryingAgain {...again} />}
        </ConfirmDialog>
      )}
    </>
  )
}
