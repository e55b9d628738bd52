/** Messages that pass by. A plain store, so that code outside of components can post too. */

export interface Toast {
  id: string
  title?: string
  content?: string
  variant: 'success' | 'error' | 'info'
  /** Milliseconds until it closes by itself; null keeps it. */
  timeout: number | null
  /** One thing to do about it: a path and its label. */
  cta?: { link: string; text: string }
}

export type NewToast = Partial<Omit<Toast, 'id'>>

const timeouts = { success: 5_000, info: 5_000, error: 15_000 } as const

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message and returns its id. Success and info close after 5 s, errors after 15 s. */
export function addToast({ variant = 'success', timeout = timeouts[variant], ...rest }: NewToast): string {
  const id = `toast-${++count}`
  set([...toasts, { id, variant, timeout, ...rest }])
  return id
}

/** Takes a message away; unknown ids are ignored. */
export function removeToast(id: string): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly Toast[] => toasts,
}
