import { expect, test, vi } from 'vitest'

import { addToast, removeToast, toastStore } from './toast-store.ts'

test('a toast has its own id and goes when it is removed', () => {
  const changed = vi.fn()
  const stop = toastStore.subscribe(changed)
  const first = addToast({ content: 'Disk created' })
  const second = addToast({ content: 'Disk created' })
  expect(first).not.toBe(second)
  expect(toastStore.get().map((toast) => toast.id)).toEqual([first, second])
  removeToast(first)
  expect(toastStore.get().map((toast) => toast.id)).toEqual([second])
  removeToast('unknown')
  expect(changed).toHaveBeenCalledTimes(4)
  stop()
  removeToast(second)
  expect(changed).toHaveBeenCalledTimes(4)
})

test('timeouts follow the variant unless told otherwise', () => {
  const ids = [addToast({}), addToast({ variant: 'info' }), addToast({ variant: 'error' }), addToast({ timeout: null })]
  expect(toastStore.get().map((toast) => toast.timeout)).toEqual([5000, 5000, 15_000, null])
  ids.forEach(removeToast)
})
