/** A form for tests in a browser: what its fields hold shows in the body that it sends. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import type { Outcome } from '../actions/pipeline.ts'
import type { FormField, Row } from '../spec.ts'
import { FormFields } from './FormFields.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface ShownForm {
  /** The bodies that were sent. */
  sent: Row[]
  submit: () => Promise<void>
  client: QueryClient
}

const params = {}
const done: Outcome = { status: 'done', answer: {} }

/** Renders a form of these fields. @param answer what the server says */
export async function showForm(
  fields: readonly FormField[],
  { row, answer = async () => done }: { row?: Row; answer?: (body: Row) => Promise<Outcome> } = {},
): Promise<ShownForm> {
  const sent: Row[] = []
  const client = createQueryClient()
  const send = vi.fn((body: Row) => {
    sent.push(body)
    return answer(body)
  })
  function TestForm() {
    const form = useRequestForm({ fields, params, row, send })
    return (
      <main>
        <h1>Page</h1>
        <form noValidate onSubmit={form.onSubmit} aria-label="Form">
          <ErrorPanel errors={form.summary} requestId={form.requestId} />
          <FormFields form={form} />
          <Button type="submit">Send</Button>
        </form>
      </main>
    )
  }
  await render(
    <QueryClientProvider client={client}>
      <TestForm />
    </QueryClientProvider>,
  )
  return { sent, client, submit: () => page.getByRole('button', { name: 'Send' }).click() }
}
