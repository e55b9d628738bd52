/** Messages that pass by. A plain store, so that code outside of components can post too. */
import { createStore, type Readable } from '../lib/store.ts'

export interface Toast {
  id: string
  title?: string
  content?: string
  variant: 'success' | 'error' | 'info'
  /** Of the call that failed. */
  requestId?: string
  /** Milliseconds until it closes by itself; null keeps it. */
  timeout: number | null
  /** One thing to do about it: a path and its label. */
  cta?: { link: string; text: string }
}

export type NewToast = Partial<Omit<Toast, 'id'>>

const timeouts = { success: 5_000, info: 5_000, error: 15_000 } as const

const toasts = createStore<readonly Toast[]>([])
let count = 0

/** Shows a message and returns its id. Success and info close after 5 s, errors after 15 s. */
export function addToast({ variant = 'success', timeout = timeouts[variant], ...rest }: NewToast): string {
  const id = `toast-${++count}`
  toasts.set([...toasts.get(), { id, variant, timeout, ...rest }])
  return id
}

/** Takes a message away; unknown ids are ignored. */
export function removeToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

export const toastStore: Readable<readonly Toast[]> = toasts
