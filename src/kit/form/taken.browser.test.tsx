/** Pickers whose candidates may be taken: what another list says of them. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { Lookup, Params } from '../spec.ts'
import { field, listOf } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

test('what is linked already is shown with the reason and cannot be chosen', async () => {
  const asked: Params[] = []
  const links = listOf('links', [{ branchId: 'a' }], asked)
  const lookup = listOf('branches', [
    { id: 'a', name: 'oak' },
    { id: 'b', name: 'elm' },
  ])
  const taken = { lookup: links, by: 'branchId', as: 'id', of: { tree: 'id' }, say: 'Already linked' }
  await showForm([field('branch', { kind: 'picker', lookup, taken })], { row: { id: 'tree-1' } })
  await page.getByLabelText('Branch').click()
  await expect.element(page.getByRole('option', { name: /^elm/ })).not.toHaveAttribute('aria-disabled', 'true')
  const oak = page.getByRole('option', { name: /^oak/ })
  await expect.element(oak).toHaveAttribute('aria-disabled', 'true')
  await expect.element(oak).toMatchTextContent('Already linked')
  expect(asked).toEqual([expect.objectContaining({ tree: 'tree-1' })])
})

test('a candidate is checked against the list below it', async () => {
  const asked: Params[] = []
  const lookup = listOf('branches', [
    { id: 'a', name: 'oak' },
    { id: 'b', name: 'elm' },
  ])
  const leaves: Lookup = {
    ...lookup,
    source: {
      shape: { kind: 'array' },
      paged: false,
      query: (params) => ({
        queryKey: [{ _id: 'leaves', path: params }],
        queryFn: async () => {
          asked.push(params)
          return [{ name: params['branch'] === 'b' ? 'green' : 'red', branchId: params['branch'] }]
        },
      }),
    },
  }
  const where = { kind: 'same', path: 'name', as: '$row.name' } as const
  const taken = { lookup: leaves, by: 'branchId', as: 'id', each: { branch: 'id' }, where, say: 'It has such a leaf' }
  await showForm([field('branch', { kind: 'picker', lookup, taken })], { row: { name: 'green' } })
  await page.getByLabelText('Branch').click()
  await expect.element(page.getByRole('option', { name: /^oak/ })).not.toHaveAttribute('aria-disabled', 'true')
  const elm = page.getByRole('option', { name: /^elm/ })
  await expect.element(elm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(elm).toMatchTextContent('It has such a leaf')
  expect(asked.map(({ branch }) => branch)).toEqual(['a', 'b'])
})
