import { use, useEffect, useRef, useState } from 'react'

import { holdSignIn } from '../../api/unauthorized.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { chance } from '../../lib/chance.ts'
import { generatedName } from '../../lib/names.ts'
import { connectionFor, judge, type ImagePlan } from './connection.ts'
import { diskPrefix, forgetUpload, keepUpload, snapshotPrefix, uploadsKey, whileLocked } from './unfinished.ts'
import { createUpload, type Upload, type UploadStatus } from './upload.ts'
import { wait } from '../../lib/wait.ts'
import { siteStorage } from '../../lib/storage.ts'

export interface UploadOnPage {
  upload: Upload
  status: UploadStatus
}

export interface UploadHandlers {
  /** The image of this name is there. */
  onImage: (name: string) => void
  /** Disks, snapshots or images came or went. */
  onOver: () => void
}

/** The upload of this page, if one was begun. */
export function useUpload({ onImage, onOver }: UploadHandlers) {
  const user = use(MeContext)['id']
  const key = typeof user === 'string' ? uploadsKey(user) : undefined
  const [upload, setUpload] = useState<Upload>()
  const [status, setStatus] = useState<UploadStatus>()
  const imageName = useRef('')
  const handlers = useRef({ onImage, onOver })
  useEffect(() => {
    handlers.current = { onImage, onOver }
  })

  useEffect(() => {
    if (upload === undefined) return
    const tell = () => upload.onNetwork()
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }, [upload])

  const isDone = status?.phase === 'done'
  const isUnderWay = status !== undefined && !isDone && status.phase !== 'cancelled'
  // The way to the login page would lose the file; what was sent stays, and goes on after signing in.
  useEffect(() => (isUnderWay ? holdSignIn() : undefined), [isUnderWay])
  useEffect(() => {
    if (isDone) handlers.current.onImage(imageName.current)
  }, [isDone])

  const begin = (plan: ImagePlan, file: File) => {
    const names = {
      disk: generatedName([diskPrefix], chance),
      snapshot: generatedName([snapshotPrefix], chance),
      image: plan.name,
    }
    if (key !== undefined) keepUpload(siteStorage, key, { project: plan.project, ...names })
    const created = createUpload({
      api: connectionFor(plan),
      file,
      judge,
      names,
      isOnline: () => navigator.onLine,
      now: () => performance.now(),
      wait,
      onStatus: (now) => {
        setStatus(now)
        // Whatever it left behind is gone.
        if (key !== undefined && now.steps.cleanup === 'done') forgetUpload(siteStorage, key, names.disk)
      },
    })
    imageName.current = plan.name
    setUpload(created)
    void whileLocked(names.disk, created.start).then(() => handlers.current.onOver())
  }
  const forget = () => {
    setUpload(undefined)
    setStatus(undefined)
  }
  const current: UploadOnPage | undefined = upload && status && { upload, status }
  return { current, begin, forget }
}
