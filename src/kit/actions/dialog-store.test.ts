import { expect, test } from 'vitest'

import { askUser, dialogStore, showSecret } from './dialog-store.ts'

test('a question is open until it is settled, and only then answered', async () => {
  const seen: number[] = []
  const stop = dialogStore.subscribe(() => seen.push(dialogStore.get().length))
  const answer = askUser(
    { kind: 'confirm', title: 't', body: 'b', name: 'n', danger: false, request: () => {} },
    async () => ({
      status: 'cancelled',
    }),
  )
  const [open] = dialogStore.get()
  if (open && 'submit' in open) open.settle({ status: 'cancelled' })
  expect(await answer).toEqual({ status: 'cancelled' })
  expect(seen).toEqual([1, 0])
  stop()
})

test('a secret waits its turn and stays until it is put away', () => {
  showSecret({ label: 'Key', value: 's' })
  const [open] = dialogStore.get()
  expect(open?.question).toEqual({ kind: 'secret', secret: { label: 'Key', value: 's' } })
  if (open && !('submit' in open)) open.settle()
  expect(dialogStore.get()).toEqual([])
})
