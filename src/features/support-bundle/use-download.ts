import { useEffect, useState } from 'react'

import { fileNameOf, saveFrom } from '../../kit/feedback/save-file.ts'
import { judge } from '../transfer/judge.ts'
import { wait } from '../../lib/wait.ts'
import { addressOf, openAt, type Wanted } from './connection.ts'
import { createDownload, type Download, type DownloadStatus } from './download.ts'
import { canPickFile, memoryPlace, pickFile, type Place, wayFor } from './place.ts'

/** What people want to have. */
export interface Target extends Wanted {
  /** How it is called on the page. */
  label: string
  size: number | undefined
}

export interface DownloadOnPage {
  target: Target
  /** Undefined: the browser does it by itself. */
  download: Download | undefined
  status: DownloadStatus | undefined
  /** The name of the file. */
  name: string
  /** Whether people chose where it goes. */
  isChosen: boolean
}

/** The download of this page, if one was begun: one at a time. */
export function useDownload() {
  const [current, setCurrent] = useState<DownloadOnPage>()
  const { download } = current ?? {}
  useEffect(() => {
    if (!download) return
    const tell = () => download.onNetwork()
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
      download.cancel()
    }
  }, [download])

  const run = (target: Target, name: string, place: Place, isChosen: boolean) => {
    const created: Download = createDownload({
      open: (from, signal) => openAt(target, from, signal),
      place,
      size: target.size,
      judge,
      isOnline: () => navigator.onLine,
      now: () => performance.now(),
      wait,
      // Somebody may have begun another one meanwhile, or put this one away.
      onStatus: (status) =>
        setCurrent((now) =>
          now?.download !== created ? now : status.phase === 'cancelled' ? undefined : { ...now, status },
        ),
    })
    setCurrent({ target, name, isChosen, download: created, status: undefined })
    void created.start()
  }
  /** Called by a click: only then browsers let a page ask for a file. */
  const begin = async (target: Target) => {
    const name =
      target.file === undefined ? `support-bundle-${fileNameOf(target.bundleId)}.zip` : fileNameOf(target.file)
    const way = wayFor(target.size, canPickFile())
    if (way === 'browser') {
      saveFrom(name, addressOf(target) ?? '')
      setCurrent({ target, name, isChosen: false, download: undefined, status: undefined })
      return
    }
    if (way === 'memory') return run(target, name, memoryPlace(name), false)
    try {
      const place = await pickFile(name)
      if (place) run(target, name, place, true)
    } catch {
      // The browser has the picker, and does not let this page use it.
      run(target, name, memoryPlace(name), false)
    }
  }
  const forget = () => setCurrent(undefined)
  return { current, begin, forget }
}
