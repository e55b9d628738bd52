/** Pages of a single operation: what is sent, and what is shown of the answer. */
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from '../form/fields.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Scope } from '../spec.ts'
import { OperationPage } from './OperationPage.tsx'
import type { OperationScreen } from './spec.ts'

const level = field('level', { kind: 'integer', min: 0, max: 9 })

async function show(more: Partial<OperationScreen>) {
  const call = vi.fn<(scope: Scope) => Promise<unknown>>(async () => ({ height: 7, measuredAt: new Date(0) }))
  const screen: OperationScreen = {
    id: 'calibrate',
    title: 'Calibrate',
    about: 'Says where zero is.',
    request: 'POST /v1/tides/{gauge}',
    submit: 'Send request',
    changes: true,
    answer: 'value',
    fields: [level],
    call,
    ...more,
  }
  const shown = await showRoutes([{ path: 'tides/:gauge', element: <OperationPage screen={screen} /> }], '/tides/radar')
  return { ...shown, call }
}

const answer = page.getByRole('region', { name: 'Answer', exact: true })
const send = () => page.getByRole('button', { name: 'Send request' }).click()

test('what is filled in is sent with what the address names, and the answer is shown as the server gave it', async () => {
  const { call } = await show({})
  await expect.element(page.getByText('POST /v1/tides/{gauge}')).toBeVisible()
  await send()
  await expect.element(page.getByText('Level is required')).toBeVisible()
  expect(call).not.toHaveBeenCalled()
  await page.getByLabelText('Level').fill('4')
  await send()
  await expect.element(answer).toHaveTextContent('Answer{ "height": 7, "measured_at": "1970-01-01T00:00:00.000Z" }')
  expect(call.mock.calls.map(([{ params, form }]) => ({ params, form }))).toEqual([
    { params: { gauge: 'radar' }, form: { level: 4 } },
  ])
  await expectAccessible()
})

test('a refusal stands in the form, which keeps what was filled in, and no answer of before stays', async () => {
  const { call } = await show({})
  await page.getByLabelText('Level').fill('4')
  await send()
  await expect.element(answer).toBeVisible()
  call.mockRejectedValueOnce(new ApiError('The gauge is frozen', { kind: 'error', statusCode: 400 }))
  await send()
  await expect.element(page.getByRole('alert').getByText('The gauge is frozen')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Level')).toHaveValue('4')
})

test('what is on other pages is asked for anew after a change, and only then', async () => {
  const { client } = await show({})
  client.setQueryData(['other'], 1)
  await page.getByLabelText('Level').fill('4')
  await send()
  await expect.element(answer).toBeVisible()
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(true)
})

test('a question that needs nothing is put at once, and makes nothing stale', async () => {
  const { call, client } = await show({ changes: false, submit: 'Show', fields: [] })
  client.setQueryData(['other'], 1)
  await expect.element(answer).toHaveTextContent('Answer{ "height": 7, "measured_at": "1970-01-01T00:00:00.000Z" }')
  expect(call).toHaveBeenCalledTimes(1)
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(false)
})

test('a file can be saved; an answer without content is said to be one', async () => {
  const { call } = await show({ answer: 'file', fields: [] })
  call.mockResolvedValueOnce(new Blob(['12345']))
  await send()
  await expect.element(answer.getByRole('button', { name: 'Save file (5 B)' })).toBeVisible()
  call.mockResolvedValueOnce(undefined)
  await send()
  await expect.element(answer.getByText('Done. The server answered without content.')).toBeVisible()
})

test('the row that was found leads to its page', async () => {
  const { call } = await show({
    changes: false,
    submit: 'Show',
    see: { label: 'View gauge', to: (row, { level: at }) => `/gauges/${String(at)}/${String(row['name'])}` },
  })
  call.mockResolvedValueOnce({ name: 'radar' })
  await page.getByLabelText('Level').fill('4')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(answer.getByRole('link', { name: 'View gauge' })).toHaveAttribute('href', '/gauges/4/radar')
  await expectAccessible()
})

test('a list is shown whole', async () => {
  const { call } = await show({ fields: [] })
  call.mockResolvedValueOnce([{ level: 1 }, { level: 2 }])
  await send()
  await expect.element(answer).toHaveTextContent('Answer[ { "level": 1 }, { "level": 2 } ]')
})
