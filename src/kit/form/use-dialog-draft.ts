import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { sessionGuard } from '../../api/session-guard.ts'
import { holdSignIn, signInWaits } from '../../api/unauthorized.ts'
import { useUnloadGuard } from '../feedback/use-unload-guard.ts'
import { draftKey } from './draft-keys.ts'
import { type Draft, useDraft } from './use-draft.ts'
import type { RequestForm } from './use-request-form.ts'

export interface DialogDraft {
  draft: Draft
  /** The session has ended, and the page waits for this dialog before it leads to where one signs in. */
  hasEnded: boolean
}

/**
 * What becomes of what is filled in, in a form without a route, when the console leaves the page.
 * @param about tells it apart from other forms of the page: also what it is about
 * @param isPart it is a part of the form below, which keeps what is accepted here: the page waits for that
 */
export function useDialogDraft(form: RequestForm, about: string, isPart: boolean): DialogDraft {
  const leaving = useRef(false)
  const [user] = useState(() => sessionGuard.shown.get()?.id)
  const waits = useSyncExternalStore(signInWaits.subscribe, signInWaits.get)
  useUnloadGuard(form.dirty, leaving)
  const isHeld = isPart && form.dirty
  useEffect(() => (isHeld ? holdSignIn() : undefined), [isHeld])
  const key = isPart || user === undefined ? undefined : draftKey(user, `${window.location.pathname} ${about}`)
  return { draft: useDraft(form, { key, leaving }), hasEnded: isPart && waits }
}
