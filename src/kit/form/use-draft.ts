import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { serverNow } from '../../lib/clock.ts'
import { beforeLeaving } from '../../lib/leaving.ts'
import { tabStorage } from '../../lib/storage.ts'
import { dropDraft, restoreDraft, saveDraft } from './drafts.ts'
import { longList } from './held-list.ts'
import { type RawGroup, startOf, withPath } from './raw.ts'
import type { RequestForm } from './use-request-form.ts'

export interface Draft {
  /** The form shows a draft. */
  isRestored: boolean
  /** Back to how the form would be without it. */
  discard: () => void
}

/** Keeps what was filled in when the session ends or a newer version is loaded, and brings it back afterwards. */
export function useDraft(
  { fields, methods, start, changes, context: { custom } }: RequestForm,
  { key, leaving }: { key: string | undefined; leaving: RefObject<boolean> },
): Draft {
  const [isRestored, setRestored] = useState(false)
  const { reset, getValues } = methods
  const { seen, conflicts, doubt } = changes
  /** How the form would be if nobody had filled anything in: its row may be another one than it started with. */
  const untouched = (): RawGroup =>
    seen ? fields.reduce((values, field) => withPath(values, field.id, startOf(field, seen)), start) : start

  const restore = useEffectEvent((of: string) => {
    const draft = restoreDraft(tabStorage, of, { fields, start: untouched(), now: serverNow(), custom })
    if (!draft) return undefined
    const show = (): void => {
      // Somebody else may have changed the row since the draft was begun, which is not undone unseen.
      if (seen) doubt(draft.doubtful())
      reset(draft.values, { keepDefaultValues: true })
      setRestored(true)
    }
    // What storage holds is known after the page is there, and who it belongs to still later.
    if (longList(draft.values) === 0) return void show()
    // To read a very long list takes a while, and so does showing it: one is a task of the page, the other the next.
    return setTimeout(show)
  })
  const keep = useEffectEvent((of: string): boolean =>
    saveDraft(tabStorage, of, {
      fields,
      values: getValues(),
      start: untouched(),
      now: serverNow(),
      undecided: conflicts.map(({ field }) => field.id),
    }),
  )

  // Who is signed in may be known later than the form is shown.
  useEffect(() => {
    if (key === undefined) return
    const timer = restore(key)
    const stopListening = beforeLeaving(() => {
      // What is kept is not lost: nobody is asked whether the page may go.
      leaving.current = keep(key)
      return () => {
        leaving.current = false
        dropDraft(tabStorage, key)
      }
    })
    return () => {
      clearTimeout(timer)
      stopListening()
      // A form that was left in any other way has had its draft.
      dropDraft(tabStorage, key)
    }
  }, [key, leaving])

  return {
    isRestored,
    discard: () => {
      // At once: the page may be loaded again, which tells nobody here.
      if (key !== undefined) dropDraft(tabStorage, key)
      reset(untouched())
      doubt([])
      setRestored(false)
    },
  }
}
