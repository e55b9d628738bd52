/** A question and the page that it was asked on. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { askUser, dropDialogs } from '../actions/dialog-store.ts'
import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import { showCrates } from './crates.fixture.tsx'

const question: Question = {
  kind: 'confirm',
  title: 'Stop crate figs?',
  body: 'It can be opened again.',
  danger: false,
  name: 'figs',
  row: {},
  parent: {},
  params: {},
  request: () => undefined,
}
const dialog = () => page.getByRole('dialog', { name: 'Stop crate figs?' })

async function ask(submit: Submit) {
  const shown = await showCrates()
  const outcome = askUser(question, submit)
  await expect.element(dialog()).toBeVisible()
  return { ...shown, outcome }
}

// Questions outlive the page that they were asked from, also that of another test.
beforeEach(dropDialogs)

test('a question stayed open over the page that Back led to', async () => {
  const { back, outcome } = await ask(async () => ({ status: 'done', answer: {} }))
  await back()
  await expect.poll(() => dialog().elements()).toEqual([])
  expect(await outcome).toEqual({ status: 'cancelled' })
})

test('what was agreed to goes on when Back is pressed', async () => {
  const answered = Promise.withResolvers<Outcome>()
  const { back, address, outcome } = await ask(() => answered.promise)
  await dialog().getByRole('button', { name: 'Confirm' }).click()
  await back()
  await expect.poll(address).toBe('/')
  answered.resolve({ status: 'done', answer: { id: '1' } })
  expect(await outcome).toEqual({ status: 'done', answer: { id: '1' } })
  await expect.poll(() => dialog().elements()).toEqual([])
})
