import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

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

  test('a plain name stays as it is, apart from the words around it', async () => {
    await show('gita-rao')
    const dialog = page.getByRole('dialog', { name: 'Remove access of gita-rao?' })
    await expect.element(dialog).toBeInTheDocument()
    expect([...dialog.element().querySelectorAll('bdi')].map((one) => one.textContent)).toContain('gita-rao')
  })
})
