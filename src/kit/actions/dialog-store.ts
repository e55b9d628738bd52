/**
 * The one question the console may have open, and the secrets to show after it. A plain store: the pipeline asks from
 * outside of React, and a question outlives the row or page that it was asked from.
 */
import { holdSignIn } from '../../api/unauthorized.ts'
import { createStore, type Readable } from '../../lib/store.ts'
import type { Outcome, Question, Result, Secret, Submit } from './pipeline.ts'

/** What is on screen. `settle` closes it and tells the pipeline how it went. */
export type OpenDialog =
  | { id: number; question: Question; submit: Submit; settle: (outcome: Outcome) => void }
  | {
      id: number
      question: { kind: 'secret'; secret: Secret } | { kind: 'result'; result: Result }
      settle: () => void
    }

const open = createStore<readonly OpenDialog[]>([])
let count = 0

const close = (id: number): void => open.set(open.get().filter((dialog) => dialog.id !== id))

/** Puts a question. Resolves once its dialog has closed. */
export function askUser(question: Question, submit: Submit): Promise<Outcome> {
  const id = ++count
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      close(id)
      resolve(outcome)
    }
    open.set([...open.get(), { id, question, submit, settle }])
  })
}

/** Shows a one-time value until the user puts it away. As long as it is there the page is not left for the login page. */
export function showSecret(secret: Secret): void {
  const id = ++count
  const release = holdSignIn()
  const settle = (): void => {
    close(id)
    release()
  }
  open.set([...open.get(), { id, question: { kind: 'secret', secret }, settle }])
}

/** Shows an answer until the user puts it away. */
export function showResult(result: Result): void {
  const id = ++count
  open.set([...open.get(), { id, question: { kind: 'result', result }, settle: () => close(id) }])
}

/** Takes everything away, as if nobody had agreed to anything. */
export function dropDialogs(): void {
  for (const dialog of open.get()) {
    if ('submit' in dialog) dialog.settle({ status: 'cancelled' })
    else dialog.settle()
  }
}

/** The dialogs in the order they were opened. */
export const dialogStore: Readable<readonly OpenDialog[]> = open
