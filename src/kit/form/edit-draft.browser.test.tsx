/** The session of somebody ends amid an edit, and meanwhile somebody else saves theirs. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { tellLeaving } from '../../lib/leaving.ts'
import type { Row } from '../spec.ts'
import { control, dialog, editing } from './edit-form.fixture.tsx'

const keepMine = () => dialog().getByRole('button', { name: 'Keep mine: Description' })
const save = () => dialog().getByRole('button', { name: 'Save' })
const restored = () => dialog().getByText(/^What you had filled in has been restored/)

/** As a page load does it: nothing of the page is taken down, what the tab keeps stays. */
async function endSession(): Promise<void> {
  tellLeaving('sign-in')
  const kept = Object.entries({ ...sessionStorage }) as [string, string][]
  await cleanup()
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
}

/** Ada is back, and meanwhile Bruno has saved this. */
async function comeBack(his: Row) {
  const { server, shown } = editing({ id: 'ada' }, undefined, his)
  const { client } = await shown
  await expect.element(restored()).toBeVisible()
  await expect.element(control('Description')).toHaveValue('mine')
  return { server, client }
}

beforeEach(async () => {
  sessionStorage.clear()
  await editing({ id: 'ada' }).shown
  await userEvent.fill(control('Description'), 'mine')
  await endSession()
})

test('regression: a draft that was restored undid unseen what somebody else had saved meanwhile: both sides are shown', async () => {
  await comeBack({ description: 'theirs' })
  await expect.element(dialog().getByRole('listitem')).toMatchTextContent(/Yours.*mine.*Theirs.*theirs/)
  await expect.element(save()).toHaveAccessibleDescription('Choose which values to keep first')
  // The session ends again, and nothing is chosen yet.
  await endSession()
  const { server } = await comeBack({ description: 'theirs' })
  await expect.element(keepMine()).toBeVisible()
  await userEvent.type(control('Name'), '{Enter}')
  expect(server.sent).toEqual([])
  await keepMine().click()
  // What is chosen is not asked again.
  await endSession()
  const again = await comeBack({ description: 'theirs' })
  await expect.element(save()).toBeEnabled()
  await expect.element(keepMine()).not.toBeInTheDocument()
  await save().click()
  await expect.element(page.getByText('Crate saved')).toBeVisible()
  expect(again.server.sent).toEqual([{ description: 'mine' }])
})

test('theirs can be taken instead of what the draft has', async () => {
  await comeBack({ description: 'theirs' })
  await dialog().getByRole('button', { name: 'Take theirs: Description' }).click()
  await expect.element(control('Description')).toHaveValue('theirs')
  await expect.element(save()).toHaveAccessibleDescription('Nothing has been changed')
})

test('what somebody else has saved in another field stays, and nothing is asked', async () => {
  const { server } = await comeBack({ size: 5 })
  await expect.element(control('Size')).toHaveValue('5')
  await save().click()
  await expect.element(page.getByText('Crate saved')).toBeVisible()
  expect(server.sent).toEqual([{ description: 'mine' }])
})

test('regression: a field that had followed the server was kept as if Ada had changed it', async () => {
  const { server, client } = await comeBack({})
  server.row = { ...server.row, size: 5 }
  await client.refetchQueries()
  await expect.element(control('Size')).toHaveValue('5')
  await endSession()
  await comeBack({ size: 6 })
  await expect.element(control('Size')).toHaveValue('6')
})

test('a draft that is discarded takes its question along', async () => {
  await comeBack({ description: 'theirs' })
  await expect.element(keepMine()).toBeVisible()
  await dialog().getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(control('Description')).toHaveValue('theirs')
  await expect.element(keepMine()).not.toBeInTheDocument()
})

test('regression: to discard a draft filled in what the row had been when the form was opened', async () => {
  const { server, client } = await comeBack({})
  server.row = { ...server.row, size: 5 }
  await client.refetchQueries()
  await expect.element(control('Size')).toHaveValue('5')
  await dialog().getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(control('Description')).toHaveValue('first')
  await expect.element(control('Size')).toHaveValue('5')
})

test('regression: a draft that had been discarded was there again when the page was loaded again', async () => {
  await comeBack({})
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  await dialog().getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(restored()).not.toBeInTheDocument()
  // To load the page takes nothing down: what the tab keeps by now is what it finds.
  expect(Object.keys(sessionStorage)).toEqual([])
})
