import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { ApiError } from '../../api/errors.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { errorToast } from './error-toast.ts'
import { FailureNotice } from './ErrorText.tsx'
import { FailedList } from '../list/ListStates.tsx'

const requestId = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'
const failure = (statusCode: number, errorCode?: string) =>
  new ApiError('Unknown server error', { kind: 'error', statusCode, errorCode, requestId, operation: 'bfdList' })
const retry = async () => undefined

const copied = async (): Promise<string> => {
  await page.getByRole('button', { name: 'Click to copy' }).click()
  return navigator.clipboard.readText()
}

test('what the server does not offer is said with status, code and operation, and trying again is not offered', async () => {
  await render(
    <main>
      <h1>Page</h1>
      <FailedList title="BFD sessions" error={failure(501, 'NotImplemented')} onRetry={retry} />
      <FailureNotice what="BFD sessions" error={failure(501, 'NotImplemented')} onRetry={retry} />
    </main>,
  )
  expect(page.getByText('This server does not offer BFD sessions').elements()).toHaveLength(2)
  expect(page.getByText('Unknown server error (HTTP 501 NotImplemented, bfdList)').elements()).toHaveLength(2)
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBe(null)
  await expectAccessible()
})

test('other failures can be tried again', async () => {
  await render(
    <main>
      <h1>Page</h1>
      <FailedList title="BFD sessions" error={failure(500)} onRetry={retry} />
    </main>,
  )
  await expect.element(page.getByText('Could not load BFD sessions')).toBeVisible()
  await expect.element(page.getByText('Unknown server error (HTTP 500, bfdList)')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await copied()).toBe(requestId)
})

test('a failed action and a refused form did not say the id of their request', async () => {
  const { rerender } = await render(
    <main>
      <h1>Page</h1>
      <Toasts />
    </main>,
  )
  addToast({ ...errorToast('Could not stop web-1', failure(500)), timeout: null })
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect.element(toast.getByText(`Request ID: ${requestId}`)).toBeVisible()
  expect(await copied()).toBe(requestId)
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Dismiss notification' }))
  for (const errors of [['One'], ['One', 'Two']]) {
    await rerender(
      <main>
        <h1>Page</h1>
        <ErrorPanel errors={errors} requestId={requestId} />
      </main>,
    )
    await expect.element(page.getByRole('alert').getByText(`Request ID: ${requestId}`)).toBeVisible()
    expect(await copied()).toBe(requestId)
  }
})
