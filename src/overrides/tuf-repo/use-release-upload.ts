import { useEffect, useRef, useState } from 'react'

import type { TufRepoUpload } from '../../../generated/api/types.gen.ts'
import { holdSignIn } from '../../api/unauthorized.ts'
import { isBroken, onceOnline, sendRelease } from './connection.ts'
import { createUpload, type Upload, type UploadStatus } from './upload.ts'

export interface ReleaseUpload {
  readonly file: File
  readonly status: UploadStatus
}

/** The upload of this page, if one was begun. @param onDone the server has the release */
export function useReleaseUpload(onDone: (answer: TufRepoUpload) => void) {
  const [current, setCurrent] = useState<ReleaseUpload>()
  const upload = useRef<Upload>(undefined)
  const isBegun = current !== undefined
  // Neither the file nor what came of it would be there after signing in.
  useEffect(() => (isBegun ? holdSignIn() : undefined), [isBegun])
  useEffect(() => () => upload.current?.cancel(), [])

  const begin = (file: File) => {
    const created = createUpload({
      file,
      send: (signal, onSent) => sendRelease(file, signal, onSent),
      isBroken,
      isOnline: () => navigator.onLine,
      onceOnline,
      now: () => performance.now(),
      onStatus: (status) => {
        setCurrent({ file, status })
        if (status.answer !== undefined) onDone(status.answer)
      },
    })
    upload.current = created
    void created.start()
  }
  return { current, begin, cancel: () => upload.current?.cancel() }
}
