import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ReviewDialog } from '../bulk/ReviewDialog.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { OpenDialog } from '../actions/dialog-store.ts'
import type { Question } from '../actions/pipeline.ts'
import type { Lookup, Page } from '../spec.ts'

const confirm = (name: string): Extract<Question, { kind: 'confirm' }> => ({
  kind: 'confirm',
  title: `Remove access of ${name}?`,
  body: '{name} keeps only those rights that come from other roles.',
  name,
  row: {},
  parent: {},
  params: {},
  danger: true,
  request: () => undefined,
})

const dialogOf = (question: Question): OpenDialog => ({
  id: 1,
  question,
  submit: async () => ({ status: 'cancelled' }),
  settle: () => {},
})

const showAll = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )

const show = (name: string) => showAll(<ActionDialog dialog={dialogOf(confirm(name))} />)

const notesIn = (dialog: Locator): (string | null)[] =>
  dialog
    .getByRole('note')
    .elements()
    .map(({ textContent }) => textContent)

describe('two names that look alike have questions that do not', () => {
  test.each([
    ['a zero width space', 'gita\u200B-rao', 'gitaU+200B-rao'],
    ['a change of direction', 'gita\u202E-rao', 'gitaU+202E-rao'],
  ])('%s is shown', async (_, name, shown) => {
    await show(name)
    const dialog = page.getByRole('dialog', { name: `Remove access of ${shown}?` })
    await expect.element(dialog).toBeInTheDocument()
    expect(dialog.element().textContent).toContain(`${shown} keeps only those rights`)
    // The character itself is not there: it acts upon nothing.
    expect(dialog.element().textContent).not.toMatch(/[\u200B\u202E]/)
  })

  test.each([
    ['a Cyrillic letter', 'gitа-rao', '“а” in “gitа” is Cyrillic'],
    ['a letter of another width', 'ｇita-rao', '“ｇ” in “ｇita” is no plain letter'],
    ['Cyrillic letters only', 'аррӏе', '“аррӏе” is all Cyrillic'],
  ])('%s is told, in the heading and in the text', async (_, name, told) => {
    await show(name)
    const dialog = page.getByRole('dialog', { name: `Remove access of ${name}?` })
    await expect.element(dialog).toBeInTheDocument()
    expect(notesIn(dialog)).toEqual([told, told])
    await expectAccessible()
  })

  test('a plain name stays as it is, apart from the words around it', async () => {
    await show('gita-rao')
    const dialog = page.getByRole('dialog', { name: 'Remove access of gita-rao?' })
    await expect.element(dialog).toBeInTheDocument()
    expect([...dialog.element().querySelectorAll('bdi')].map((one) => one.textContent)).toContain('gita-rao')
    expect(dialog.getByRole('note').elements()).toEqual([])
  })
})

describe('regression: what looks like something else was not told beside the names that a decision is also about', () => {
  const name = 'gitа-rao'
  const told = '“а” in “gitа” is Cyrillic'
  const pools: Lookup = {
    entity: 'ip_pool',
    label: { one: 'IP pool', many: 'IP pools' },
    source: {
      query: () => ({
        queryKey: [{ _id: 'pools' }],
        queryFn: async (): Promise<Page> => ({ items: [{ id: 'p-1', name }], nextPage: null }),
      }),
      shape: { kind: 'page' },
      paged: true,
    },
    value: 'id',
    text: 'name',
  }

  test.each([
    ['a name that the question refers to', { poolId: 'p-1' }, pools],
    ['a name that nothing is found by', { poolId: name }, { ...pools, value: 'name' }],
  ])('%s', async (_, row, lookup) => {
    const question = { ...confirm('web-1'), body: 'From {poolId}.', row, names: { poolId: lookup } }
    await showAll(<ActionDialog dialog={dialogOf(question)} />)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('note')).toBeInTheDocument()
    await expect.element(dialog).toMatchTextContent(/From gitа-rao/)
    expect(notesIn(dialog)).toEqual([told])
  })

  test('the name above the fields of an action', async () => {
    const { danger: _danger, body: _body, ...shared } = confirm(name)
    const question: Question = {
      ...shared,
      kind: 'form',
      title: 'Resize?',
      submit: 'Resize',
      fields: [],
      changes: false,
    }
    await showAll(<ActionDialog dialog={dialogOf(question)} />)
    await expect.element(page.getByRole('dialog').getByRole('note')).toHaveTextContent(told)
  })

  test('what is said of the only one of the rows selected', async () => {
    const row = { id: 'i-1', name }
    await showAll(
      <ReviewDialog
        action={{
          id: 'stop',
          label: 'Stop',
          confirm: { body: '{name} loses what it has not written.' },
          call: async () => ({}),
          effects: [],
        }}
        title="Instances"
        params={{}}
        parent={{}}
        review={{ ready: [{ id: 'i-1', name, row }], leftOut: [] }}
        request={() => undefined}
        onCancel={() => undefined}
        onRun={() => undefined}
      />,
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeInTheDocument()
    // In the heading, in the text and in the list.
    expect(notesIn(dialog)).toEqual([told, told, told])
  })
})
