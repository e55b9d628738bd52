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

test('a toast under the id of another one takes its place', () => {
  const first = addToast({ id: 'moved', content: 'Second' })
  const other = addToast({ content: 'Disk created' })
  expect(addToast({ id: 'moved', content: 'Third' })).toBe(first)
  expect(toastStore.get().map(({ id, content }) => [id, content])).toEqual([
    ['moved', 'Third'],
    [other, 'Disk created'],
  ])
  ;[first, other].forEach(removeToast)
})
