/** The modal dialogs on screen, the latest last: whatever lies outside of it takes no clicks. */

const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Says that a dialog has become modal. Returns what says that it is not any more; to be called while it is still in the page. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    const index = open.lastIndexOf(dialog)
    if (index >= 0) open.splice(index, 1)
    tell()
  }
}

/** For parts that belong above everything. */
export const modalStack = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  top: (): HTMLDialogElement | undefined => open.at(-1),
}
