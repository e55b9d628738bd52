import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { OpenDialog } from '../actions/dialog-store.ts'

const question = (name: string): OpenDialog => ({
  id: 1,
  question: {
    kind: 'confirm',
    title: `Remove access of ${name}?`,
    body: '{name} keeps only those rights that come from other roles.',
    name,
    row: {},
    parent: {},
    params: {},
    danger: true,
    request: () => undefined,
  },
  submit: async () => ({ status: 'cancelled' }),
  settle: () => {},
})

const show = (name: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActionDialog dialog={question(name)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

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
    expect(
      dialog
        .getByRole('note')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([told, told])
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
