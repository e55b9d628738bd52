import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { field } from '../../kit/form/fields.fixture.ts'
import { FormContext } from '../../kit/form/form-context.ts'
import { useRequestForm } from '../../kit/form/use-request-form.ts'
import { QuotaPanel } from './QuotaPanel.tsx'

const fields = [field('ncpus', { kind: 'integer', min: 1 })]
const params = {}
const row = { ncpus: 1_000 }
const quota = {
  capacity: { cpus: 4_000, memory: 0, storage: 0 },
  provisioned: { cpus: 500, memory: 0, storage: 0 },
}
const send = async () => ({ status: 'done', answer: {} }) as const

function Panel() {
  return (
    <FormContext value={useRequestForm({ fields, params, row, send })}>
      <QuotaPanel quota={quota} />
    </FormContext>
  )
}

test('regression: thousands of vCPUs were not grouped, as numbers are everywhere else', async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Panel />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Uses 1,000, 3,500 available')).toBeVisible()
})
