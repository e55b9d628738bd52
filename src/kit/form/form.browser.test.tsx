/** A form screen as a whole: what the server refuses, what it changes meanwhile, and leaving with something to lose. */
import { useSyncExternalStore } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createStore } from '../../lib/store.ts'
import { ApiError } from '../../api/errors.ts'
import { ParentContext } from '../routing/page-scope.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { fill } from '../selectors.ts'
import type { FormScreen, Row } from '../spec.ts'
import { control, dialog, editing } from './edit-form.fixture.tsx'
import { field } from './fields.fixture.ts'
import { Form } from './Form.tsx'
import { showForm } from './form.fixture.tsx'

const refusal = (message: string, errorCode?: string) =>
  new ApiError(message, { kind: 'error', statusCode: 400, errorCode, requestId: 'r-1' })

test('what the server says of a field stands at that field, which has focus, until it is changed', async () => {
  const error = refusal('Disk name already exists', 'ObjectAlreadyExists')
  const form = await showForm([field('size', { kind: 'integer', max: 9 }), field('name', { kind: 'name' })], {
    answer: async () => ({ status: 'failed', error }),
  })
  const name = page.getByLabelText('Name')
  await userEvent.fill(page.getByLabelText('Size'), '3')
  await userEvent.fill(name, 'orders')
  await form.submit()
  await expect.element(name).toHaveAccessibleDescription('Disk name already exists')
  await expect.element(name).toHaveFocus()
  await userEvent.type(name, '-2')
  await expect.element(name).toHaveAccessibleDescription('')
})

test('what the server says of no field stands above the form, one line for each issue', async () => {
  const error = refusal('Storage quota is exhausted.\nToo many disks.')
  const form = await showForm([field('name', { kind: 'name' })], { answer: async () => ({ status: 'failed', error }) })
  await userEvent.fill(page.getByLabelText('Name'), 'orders')
  await form.submit()
  await expect.element(page.getByRole('alert')).toMatchTextContent('2 issues:')
  await expect
    .element(page.getByRole('alert').getByRole('listitem').first())
    .toHaveTextContent('Storage quota is exhausted.')
  await expect.element(page.getByRole('alert').getByText('Request ID: r-1')).toBeVisible()
})

test('a form is sent once, however often it is asked to be', async () => {
  let answer = () => {}
  const form = await showForm([field('name', { kind: 'name' })], {
    answer: () => new Promise((resolve) => (answer = () => resolve({ status: 'done', answer: {} }))),
  })
  await userEvent.type(page.getByLabelText('Name'), 'orders{Enter}{Enter}')
  // Also in one breath.
  const element = document.querySelector('form')
  element?.requestSubmit()
  element?.requestSubmit()
  expect(form.sent).toHaveLength(1)
  answer()
})

const question = () => page.getByRole('dialog', { name: 'Confirm navigation' })

test('what was touched survives a refetch, the rest follows the server, and both sides are shown', async () => {
  const { server, shown } = editing()
  const { client, address } = await shown
  await userEvent.fill(control('Description'), 'mine')
  server.row = { name: 'orders-2', description: 'theirs', size: 3 }
  await client.refetchQueries()
  await expect.element(control('Name')).toHaveValue('orders-2')
  await expect.element(control('Description')).toHaveValue('mine')
  const versions = dialog().getByRole('listitem')
  await expect.element(versions).toMatchTextContent(/Yours.*mine.*Theirs.*theirs/)
  await dialog().getByRole('button', { name: 'Keep mine: Description' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Crate saved')).toBeVisible()
  expect(server.sent).toEqual([{ description: 'mine' }])
  expect(address()).toBe('/crates')
})

test.each([
  ['leads to the row by its ID: its name may be gone', 'c-1', '/crates/c-1'],
  // Regression: the page broke.
  ['leads to where one was, when the ID cannot be read', '', '/crates/orders'],
])('after an edit whose answer got lost, the link to look %s', async (_, id, path) => {
  const { server, shown } = editing({}, ({ crate = 'orders' }) => fill('/crates/:crate', { crate }))
  server.row = { ...server.row, id }
  await shown
  await userEvent.fill(control('Name'), 'parcels')
  const lost = Promise.reject(new ApiError('Nobody knows', { kind: 'told', statusCode: 200, unsure: true }))
  lost.catch(() => undefined)
  server.answered = lost
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByRole('link', { name: 'Look in a new tab' })).toHaveAttribute('href', path)
})

test('an edit that is saved after somebody else has changed another field does not undo that', async () => {
  const { server, shown } = editing()
  await shown
  await userEvent.fill(control('Description'), 'mine')
  server.row = { ...server.row, size: 5 }
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Crate saved')).toBeVisible()
  expect(server.sent).toEqual([{ description: 'mine' }])
})

test('an edit of a field that somebody else has changed is not saved before people have chosen', async () => {
  const { server, shown } = editing()
  await shown
  const save = dialog().getByRole('button', { name: 'Save' })
  await userEvent.fill(control('Description'), 'mine')
  server.row = { ...server.row, description: 'theirs' }
  await save.click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Changed on the server since you began to edit')
  await expect.element(save).toHaveAccessibleDescription('Choose which values to keep first')
  await userEvent.type(control('Name'), '{Enter}')
  expect(server.sent).toEqual([])
  await dialog().getByRole('button', { name: 'Keep mine: Description' }).click()
  await save.click()
  await expect.element(page.getByText('Crate saved')).toBeVisible()
  expect(server.sent).toEqual([{ description: 'mine' }])
})

test('an edit form in which nothing was changed has nothing to save', async () => {
  const { server, shown } = editing()
  await shown
  const save = dialog().getByRole('button', { name: 'Save' })
  await expect.element(save).toHaveAccessibleDescription('Nothing has been changed')
  await userEvent.type(control('Name'), '{Enter}')
  expect(server.sent).toEqual([])
})

test('theirs can be taken, and then nothing is left to lose', async () => {
  const { server, shown } = editing()
  const { client, address } = await shown
  await userEvent.fill(control('Description'), 'mine')
  server.row = { ...server.row, description: 'theirs' }
  await client.refetchQueries()
  await dialog().getByRole('button', { name: 'Take theirs: Description' }).click()
  await expect.element(control('Description')).toHaveValue('theirs')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/crates')
})

test('with something to lose every way out asks, but Cancel; without, none does', async () => {
  const { shown } = editing()
  const { address, back } = await shown
  await userEvent.fill(control('Description'), 'mine')
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog().getByRole('button', { name: 'Close' }).click(),
    () => back(),
  ]
  for (const leave of ways) {
    await leave()
    await expect.element(question()).toBeVisible()
    await expect.element(question().getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    expect(address()).toBe('/crates/edit')
    await expect.element(control('Description')).toHaveValue('mine')
  }
  // Back to what it was: nothing to lose.
  await userEvent.fill(control('Description'), 'first')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/crates')
})

test('regression: a form that was left while it was sent was said not to be saved, and its failure was not told', async () => {
  const { server, shown } = editing()
  const { address, back } = await shown
  const answer = Promise.withResolvers<void>()
  server.answered = answer.promise
  await userEvent.fill(control('Description'), 'mine')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.sent).toHaveLength(1)
  await back()
  await expect.element(question()).toMatchTextContent('This has been sent, and leaving does not stop it.')
  await question().getByRole('button', { name: 'Leave form' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(address()).toBe('/')
  answer.reject(refusal('Too late'))
  await expect.element(page.getByText(/^Could not save .*orders/)).toBeVisible()
  await expect.element(page.getByText('Too late')).toBeVisible()
})

test('Cancel does not ask', async () => {
  const { shown } = editing()
  const { address } = await shown
  await userEvent.fill(control('Description'), 'mine')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(address).toBe('/crates')
})

test('closing the tab is asked about while there is something to lose, and only then', async () => {
  const { shown } = editing()
  await shown
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await userEvent.fill(control('Description'), 'mine')
  await expect.poll(isAsked).toBe(true)
  await userEvent.fill(control('Description'), 'first')
  await expect.poll(isAsked).toBe(false)
})

test('a form opens and is sent where storage is barred', async () => {
  const barred = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const spies = (['sessionStorage', 'localStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(barred),
  )
  try {
    const { server, shown } = editing({ id: 'ada' })
    await shown
    await userEvent.fill(control('Description'), 'mine')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Crate saved')).toBeVisible()
    expect(server.sent).toEqual([{ description: 'mine' }])
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
})

/** A form that the row above must allow. @returns that row, of which nothing is known yet */
async function belowRow(current?: FormScreen['current']) {
  const screen: FormScreen = {
    kind: current ? 'edit' : 'create',
    id: 'crate.form',
    entity: 'crate',
    title: 'Edit crate',
    submit: 'Save',
    offer: { kind: 'field', path: '$parent.open', in: [true] },
    reason: 'The hold is shut',
    fields: [field('name', { kind: 'name' })],
    ...(current && { current }),
    call: async () => ({}),
    effects: [],
    rowName: 'name',
    toast: 'Saved',
    close: () => '/crates',
    done: () => '/crates',
  }
  const above = createStore<Row>({})
  function Below() {
    const row = useSyncExternalStore(above.subscribe, above.get)
    return (
      <>
        <h1 tabIndex={-1}>Crates</h1>
        <ParentContext value={row}>
          <Form screen={screen} />
        </ParentContext>
      </>
    )
  }
  await showRoutes([{ path: 'crates/new', element: <Below /> }], '/crates/new')
  await expect.element(control('Name')).toBeVisible()
  return above
}

const crate = {
  query: () => ({ queryKey: [{ _id: 'crate' }], queryFn: async (): Promise<Row> => ({ name: 'orders' }) }),
}

describe.each([
  ['a form for something new', undefined],
  ['an edit', crate],
])('%s below a row that is read after it', (_, current) => {
  test('regression: it stayed open where that row allows none', async () => {
    const above = await belowRow(current)
    above.set({ open: false })
    await expect.element(dialog().getByText('The hold is shut')).toBeVisible()
    await expect.element(control('Name')).not.toBeInTheDocument()
  })

  test('it stays open once that row has allowed it', async () => {
    const above = await belowRow(current)
    above.set({ open: true })
    await userEvent.fill(control('Name'), 'mine')
    above.set({ open: false })
    await userEvent.type(control('Name'), '-2')
    await expect.element(control('Name')).toHaveValue('mine-2')
  })
})
