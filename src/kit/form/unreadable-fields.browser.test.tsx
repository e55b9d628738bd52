import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import type { Outcome } from '../actions/pipeline.ts'
import type { Row } from '../spec.ts'
import { field } from './fields.fixture.ts'
import { FormFields } from './FormFields.tsx'
import { readAs } from '../format/unreadable.fixture.ts'
import { useRequestForm } from './use-request-form.ts'

const fields = [
  field('name', { kind: 'name' }, { keep: true }),
  field('description', { kind: 'description' }, { required: false, keep: true }),
  field('size', { kind: 'integer' }),
]

const send = vi.fn<(body: Row) => Promise<Outcome>>(async () => ({ status: 'cancelled' }))

function EditCrate({ row }: { row: Row }) {
  const form = useRequestForm({ fields, params: {}, row, changes: true, send })
  return (
    <form onSubmit={form.onSubmit} aria-label="Edit crate">
      <h1>Edit crate</h1>
      <FormFields form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

test('a field that the server says nothing readable of is not edited, and not overwritten', async () => {
  const row = readAs({ name: 'apples', description: { text: 'red' }, size: 'big' }, ['description', 'size'])
  await showRoutes([{ path: 'edit', element: <EditCrate row={row} /> }], '/edit')
  await expect.element(page.getByText('Some fields cannot be edited')).toBeVisible()
  const list = page.getByRole('listitem')
  expect(list.elements().map((item) => item.textContent)).toEqual(['Description Unreadable', 'Size Unreadable'])
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Name' }).fill('pears')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'pears', size: 'big' })
})
