import { type RefObject, useEffect, useState } from 'react'

import { serverNow } from '../../lib/clock.ts'
import { beforeLeaving } from '../../lib/leaving.ts'
import { tabStorage } from '../../lib/storage.ts'
import { dropDraft, restoreDraft, saveDraft } from './drafts.ts'
import { longList } from './held-list.ts'
import type { RequestForm } from './use-request-form.ts'

export interface Draft {
  /** The form shows a draft. */
  isRestored: boolean
  /** Back to how the form would be without it. */
  discard: () => void
}

/** Keeps what was filled in when the session ends or a newer version is loaded, and brings it back afterwards. */
export function useDraft(
  { fields, methods, start, context: { custom } }: RequestForm,
  { key, leaving }: { key: string | undefined; leaving: RefObject<boolean> },
): Draft {
  const [isRestored, setRestored] = useState(false)
  const { reset, getValues } = methods

  // Who is signed in may be known later than the form is shown.
  useEffect(() => {
    if (key === undefined) return
    const values = restoreDraft(tabStorage, key, { fields, start, now: serverNow(), custom })
    if (!values) return
    const show = (): void => {
      reset(values, { keepDefaultValues: true })
      // What storage holds is known after the page is there, and who it belongs to still later.
      setRestored(true)
    }
    if (longList(values) === 0) return show()
    // To read a very long list takes a while, and so does showing it: one is a task of the page, the other the next.
    const timer = setTimeout(show)
    return () => clearTimeout(timer)
  }, [key, fields, start, custom, reset])

  useEffect(() => {
    if (key === undefined) return
    return beforeLeaving(() => {
      // What is kept is not lost: nobody is asked whether the page may go.
      leaving.current = saveDraft(tabStorage, key, { fields, values: getValues(), start, now: serverNow() })
      return () => {
        leaving.current = false
        dropDraft(tabStorage, key)
      }
    })
  }, [key, fields, start, getValues, leaving])

  // A form that was left in any other way has had its draft.
  useEffect(() => {
    if (key === undefined) return
    return () => dropDraft(tabStorage, key)
  }, [key])

  return {
    isRestored,
    discard: () => {
      reset(start)
      setRestored(false)
    },
  }
}
