import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ActionHost } from './ActionHost.tsx'
import { dropDialogs, showResult } from '../actions/dialog-store.ts'
import type { Cell } from '../spec.ts'

beforeEach(() => dropDialogs())

test('what an action answers is shown in a dialog: fields to read, and all of it as JSON', async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Page</h1>
        <ActionHost />
      </main>
    </QueryClientProvider>,
  )
  showResult({
    title: 'Send probe',
    shown: [
      { id: 'state', label: 'State', path: 'probe.state', cell: { kind: 'badge', tones: { failed: 'danger' } } },
      { id: 'again', label: 'Sent again', path: 'resendsStarted', cell: { kind: 'number' } },
    ],
    answer: { probe: { state: 'failed', alertClass: 'probe' }, resendsStarted: null },
    params: {},
  })
  const dialog = page.getByRole('dialog', { name: 'Send probe' })
  await expect.element(dialog).toMatchTextContent('failed')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Show JSON' }).click()
  await expect
    .element(dialog.getByRole('region', { name: 'Answer as JSON' }))
    .toMatchTextContent('"alert_class": "probe"')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what was tried is shown as a table, and as JSON only when that is asked for', async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Page</h1>
        <ActionHost />
      </main>
    </QueryClientProvider>,
  )
  const tries: Cell = {
    kind: 'table',
    of: [
      { id: 'n', label: 'Attempt', path: 'n', cell: { kind: 'identifier' } },
      { id: 'end', label: 'Result', path: 'end', cell: { kind: 'badge', tones: { lost: 'danger' } } },
    ],
  }
  showResult({
    title: 'Send probe',
    shown: [{ id: 'tries', label: 'Attempts', path: 'tries', cell: tries }],
    answer: { tries: [{ n: 1, end: 'lost' }] },
    params: {},
  })
  const table = page.getByRole('table', { name: 'Attempts' })
  await expect.element(table.getByRole('columnheader', { name: 'Result' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: 'lost' })).toBeVisible()
  expect(document.body.textContent).not.toContain('{')
  await expectAccessible()
})
