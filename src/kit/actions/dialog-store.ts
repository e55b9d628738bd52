/**
 * The one question the console may have open, and the secrets to show after it. A plain store: the pipeline asks from
 * outside of React, and a question outlives the row or page that it was asked from.
 */
import type { Outcome, Question, Secret, Submit } from './pipeline.ts'

/** What is on screen. `settle` closes it and tells the pipeline how it went. */
export type OpenDialog =
  | { id: number; question: Question; submit: Submit; settle: (outcome: Outcome) => void }
  | { id: number; question: { kind: 'secret'; secret: Secret }; settle: () => void }

let open: readonly OpenDialog[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly OpenDialog[]): void {
  open = next
  for (const listener of listeners) listener()
}

const close = (id: number): void => set(open.filter((dialog) => dialog.id !== id))

/** Puts a question. Resolves once its dialog has closed. */
export function askUser(question: Question, submit: Submit): Promise<Outcome> {
  const id = ++count
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      close(id)
      resolve(outcome)
    }
    set([...open, { id, question, submit, settle }])
  })
}

/** Shows a one-time value until the user puts it away. */
export function showSecret(secret: Secret): void {
  const id = ++count
  set([...open, { id, question: { kind: 'secret', secret }, settle: () => close(id) }])
}

/** Takes everything away, as if nobody had agreed to anything. */
export function dropDialogs(): void {
  for (const dialog of open) {
    if ('submit' in dialog) dialog.settle({ status: 'cancelled' })
    else dialog.settle()
  }
}

/** For useSyncExternalStore: the dialogs in the order they were opened. */
export const dialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly OpenDialog[] => open,
}
