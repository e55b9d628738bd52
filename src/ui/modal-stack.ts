/** The modal dialogs on screen, the latest last: whatever lies outside of it takes no clicks. */

const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** What lies under a dialog stays where it was, and as wide as it was where a scroll bar takes room. */
function holdPage(): void {
  const { style, clientWidth } = document.documentElement
  const isHeld = style.overflow === 'hidden'
  if (isHeld === open.length > 0) return
  style.paddingInlineEnd = isHeld ? '' : `${window.innerWidth - clientWidth}px`
  style.overflow = isHeld ? '' : 'hidden'
}

function tell(): void {
  holdPage()
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
