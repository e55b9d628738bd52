/** The frame of a form with an address of its own, as a page; as a dialog it is tested with `Form`. */
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { diskCreate } from '../../../generated/api/sdk/disks.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { noRefusal, serverThat } from '../../api/other-server.fixture.ts'
import { otherVersion } from '../../api/server-version.ts'
import type { Work } from '../../lib/turns.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from './fields.fixture.ts'
import { FormFields } from './FormFields.tsx'
import { FormPage, type FormPageProps } from './FormPage.tsx'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'

const fields = [field('name', { kind: 'name' })]
const params = {}
const cancel = vi.fn()

function CratePage(props: Pick<FormPageProps, 'aside' | 'note'>) {
  const leaving = useRef(false)
  const send = async () => ({ status: 'failed' as const, error: new ApiError('No room left', { kind: 'network' }) })
  const form = useRequestForm({ fields, params, send })
  return (
    <>
      <h1>Create crate</h1>
      <FormPage
        {...props}
        title="Create crate"
        submit="Create crate"
        form={form}
        needs={undefined}
        cannot="You cannot create crates here"
        leaving={leaving}
        onCancel={cancel}
      >
        <FormFields form={form} />
      </FormPage>
    </>
  )
}

const show = (props: Pick<FormPageProps, 'aside' | 'note'> = {}) =>
  showRoutes([{ path: 'crates-new', element: <CratePage {...props} /> }], '/crates-new')

test.each([undefined, <p key="quota">Quota: 3 left</p>])(
  'a page has its buttons below the fields, what sends it last: %#',
  async (aside) => {
    await show({ aside, note: { tone: 'info', text: 'A copy of orders' } })
    const form = page.getByRole('form', { name: 'Create crate' })
    await expect.element(form.getByText('A copy of orders')).toBeVisible()
    expect(
      form
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Cancel', 'Create crate'])
    await expectAccessible()
  },
)

test('a page says what went wrong beside its buttons, and cancelling asks nobody', async () => {
  await show({ aside: <p>Quota: 3 left</p> })
  await userEvent.fill(page.getByLabelText('Name'), 'orders')
  await page.getByRole('button', { name: 'Create crate' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(cancel).toHaveBeenCalledOnce()
  expect(page.getByRole('dialog').query()).toBe(null)
})

function NewCrate(options: Pick<RequestFormOptions, 'look' | 'prepare' | 'send'>) {
  const leaving = useRef(false)
  const form = useRequestForm({ fields, params, ...options })
  return (
    <>
      <h1>Create crate</h1>
      <FormPage title="Create crate" submit="Create crate" form={form} needs={undefined} cannot="" leaving={leaving}>
        <FormFields form={form} />
      </FormPage>
    </>
  )
}

test('regression: a form that had been accepted said only that the server could not be reached: it says where to look', async () => {
  const error = new ApiError('The server accepted it', { kind: 'told', statusCode: 201, unsure: true })
  const element = <NewCrate look="/crates" send={async () => ({ status: 'failed' as const, error })} />
  await showRoutes([{ path: 'crates-new', element }], '/crates-new')
  await userEvent.fill(page.getByLabelText('Name'), 'orders')
  await page.getByRole('button', { name: 'Create crate' }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('The server accepted it')).toBeVisible()
  const link = alert.getByRole('link', { name: 'Look in a new tab' })
  await expect.element(link).toHaveAttribute('href', '/crates')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

test('regression: a check in turns that failed left the form busy for good', async () => {
  function* prepare(): Work<void> {
    yield
    throw new Error('The rules of crates cannot be read')
  }
  const element = <NewCrate prepare={prepare} send={async () => ({ status: 'done', answer: {} })} />
  await showRoutes([{ path: 'crates-new', element }], '/crates-new')
  await userEvent.fill(page.getByLabelText('Name'), 'orders')
  const submit = page.getByRole('button', { name: 'Create crate' })
  await submit.click()
  await expect.element(page.getByRole('alert').getByText('The rules of crates cannot be read')).toBeVisible()
  await expect.element(submit).toBeEnabled()
  await expect.element(page.getByLabelText('Name')).toHaveValue('orders')
})

const handWritten = [...fields, field('zone', { kind: 'text' }, { required: false })]

/** A page written by hand: its fields say nothing of versions. */
function HandWritten() {
  const leaving = useRef(false)
  const form = useRequestForm({ fields: handWritten, params, send: async () => ({ status: 'done', answer: {} }) })
  const body = { name: '', description: '', size: 1, diskSource: { type: 'blank', blockSize: 512 } } as const
  return (
    <>
      <h1>Create crate</h1>
      <FormPage
        title="Create crate"
        submit="Create crate"
        form={form}
        needs={undefined}
        cannot="You cannot create crates here"
        call={() => diskCreate({ query: { project: '' }, body })}
        leaving={leaving}
      >
        <FormFields form={form} />
      </FormPage>
    </>
  )
}

test('a form written by hand says what a server of another version would refuse, and cannot be sent', async () => {
  const made: unknown[] = []
  onTestFinished(() => otherVersion.set(undefined))
  await showRoutes([{ path: 'crates-new', element: <HandWritten /> }], '/crates-new')
  await expect.element(page.getByLabelText('Name')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create crate' })).not.toHaveAttribute('aria-disabled', 'true')
  const why = (id: string) => (id === 'name' ? 'It has no names' : undefined)
  otherVersion.set(serverThat({ ...noRefusal, call: 'This server requires zone', field: why }, made))
  await expect.element(page.getByText('This server requires zone').first()).toBeVisible()
  await expect.element(page.getByText('Name is not asked for. It has no names.')).toBeVisible()
  expect(page.getByLabelText('Name').query()).toBe(null)
  await expect.element(page.getByRole('button', { name: 'Create crate' })).toHaveAttribute('aria-disabled', 'true')
  expect(made).toEqual(['/v1/disks', 'name', 'zone'])
  await expectAccessible()
})

test('a form written by hand requires what a server of another version does', async () => {
  onTestFinished(() => otherVersion.set(undefined))
  await showRoutes([{ path: 'crates-new', element: <HandWritten /> }], '/crates-new')
  const zone = page.getByLabelText('Zone')
  const optional = page.getByText('(Optional)')
  await expect.element(optional).toBeVisible()
  otherVersion.set(serverThat({ ...noRefusal, needs: (id) => id === 'zone' }))
  await expect.element(optional).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('Name'), 'orders')
  await page.getByRole('button', { name: 'Create crate' }).click()
  await expect.element(page.getByText('Zone is required')).toBeVisible()
  await userEvent.fill(zone, 'north')
  await expect.element(page.getByText('Zone is required')).not.toBeInTheDocument()
})
