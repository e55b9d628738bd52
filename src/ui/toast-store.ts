/** Messages that pass by. A plain store, so that code outside of components can post too. */
import { createStore, type Readable } from '../lib/store.ts'

export interface Toast {
  id: string
  title?: string
  content?: string
  variant: 'success' | 'error' | 'info'
  /** Of the calls that failed. */
  requestIds?: readonly string[]
  /** Milliseconds until it closes by itself; null keeps it. */
  timeout: number | null
  /** One thing to do about it: a path and its label. */
  cta?: { link: string; text: string }
  /** What can be done about it on the spot. */
  actions?: readonly { label: string; onSelect: () => void }[]
}

export type NewToast = Partial<Toast>

const timeouts = { success: 5_000, info: 5_000, error: 15_000 } as const

const toasts = createStore<readonly Toast[]>([])
let count = 0

/**
 * Shows a message and returns its id; with one of the caller's, in the place of the message that has it. Success and info close
 * after 5 s, errors after 15 s.
 */
export function addToast({ variant = 'success', timeout = timeouts[variant], ...rest }: NewToast): string {
  const toast = { id: `toast-${++count}`, variant, timeout, ...rest }
  const { id } = toast
  const shown = toasts.get()
  toasts.set(shown.some((one) => one.id === id) ? shown.map((one) => (one.id === id ? toast : one)) : [...shown, toast])
  return id
}

/** Takes a message away; unknown ids are ignored. */
export function removeToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

export const toastStore: Readable<readonly Toast[]> = toasts
