import { expect, test } from 'vitest'

import { askUser, dialogStore, dropDialogs, showSecret } from './dialog-store.ts'

test('a question is open until it is settled, and only then answered', async () => {
  const seen: number[] = []
  const stop = dialogStore.subscribe(() => seen.push(dialogStore.get().length))
  const answer = askUser(
    {
      kind: 'confirm',
      title: 't',
      body: 'b',
      name: 'n',
      row: {},
      parent: {},
      params: {},
      danger: false,
      request: () => {},
    },
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

test('what is taken away counts as not agreed to', async () => {
  const question = {
    kind: 'confirm',
    title: 'Delete?',
    body: '',
    name: 'a',
    row: {},
    parent: {},
    params: {},
    danger: true,
    request: () => {},
  } as const
  const outcome = askUser(question, async () => ({ status: 'cancelled' }))
  showSecret({ label: 'Token', value: 'x' })
  dropDialogs()
  await expect(outcome).resolves.toEqual({ status: 'cancelled' })
  expect(dialogStore.get()).toEqual([])
})
