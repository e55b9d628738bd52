/** Networks that must not overlap those of other rows. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { field, listOf } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

const rows = [
  { id: 'a', name: 'meadow', block: '10.20.0.0/24' },
  { id: 'b', name: 'orchard', block: '10.20.1.0/24' },
  { id: 'c', name: 'hedge', block: 'unreadable' },
]
const blockOf = (held: typeof rows) =>
  field('block', {
    kind: 'cidr',
    width: [8, 26],
    inside: ['10.0.0.0/8'],
    apart: { lookup: listOf('fields', held), by: 'block' },
  })

test('a network that overlaps another one is refused before it is sent, with the name of the other', async () => {
  const form = await showForm([blockOf(rows)])
  const block = page.getByLabelText('Block')
  await block.fill('10.20.1.128/25')
  await expect.element(page.getByRole('button', { name: 'Use 10.20.2.0/24' })).toBeVisible()
  await form.submit()
  await expect.element(page.getByText('Overlaps 10.20.1.0/24 of orchard')).toBeVisible()
  await expect.element(block).toHaveAttribute('aria-invalid', 'true')
  await block.fill('10.20/8')
  await expect.element(page.getByText('Not a valid IP address')).toBeVisible()
  await block.fill('10.20.2.0/25')
  await expect.element(block).not.toHaveAttribute('aria-invalid', 'true')
  await form.submit()
  expect(form.sent).toEqual([{ block: '10.20.2.0/25' }])
})

test('the next free network is proposed, and taken only when somebody wants it', async () => {
  const form = await showForm([blockOf(rows)])
  await page.getByRole('button', { name: 'Use 10.20.2.0/24' }).click()
  await expect.element(page.getByLabelText('Block')).toHaveValue('10.20.2.0/24')
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument()
  await form.submit()
  expect(form.sent).toEqual([{ block: '10.20.2.0/24' }])
})

test('no network is proposed where none is left', async () => {
  const form = await showForm([blockOf([{ id: 'a', name: 'all', block: '10.0.0.0/8' }])])
  await page.getByLabelText('Block').fill('10.1.0.0/24')
  await form.submit()
  await expect.element(page.getByText('Overlaps 10.0.0.0/8 of all')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument()
})
