import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createClient } from '../api/client.ts'
import { patience } from '../api/slow-calls.ts'
import { pass, stopClock } from '../ui/browser.fixture.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { followSlowCalls } from './follow-slow-calls.ts'

test('a server that hangs is told once for all calls, with Retry and Cancel, and what a cancelled change may have done', async () => {
  const stop = followSlowCalls()
  await render(
    <main>
      <h1>Page</h1>
      <Toasts />
    </main>,
  )
  stopClock()
  const fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const { request } = createClient({ fetch })
  const results = [
    request({ method: 'GET', url: '/v1/disks', operation: 'diskList' }),
    request({ method: 'POST', url: '/v1/disks', operation: 'diskCreate' }),
  ]
  await pass(patience)
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notice.getByText('No answer yet')).toBeVisible()
  await expect.element(notice).toMatchTextContent('2 requests: diskList, diskCreate')
  await expect.element(notice).toMatchTextContent('The change may have been made all the same')
  await notice.getByRole('button', { name: 'Retry' }).click()
  expect(fetch).toHaveBeenCalledTimes(4)
  await expect.element(notice.getByText('No answer yet')).not.toBeInTheDocument()
  await pass(patience)
  await notice.getByRole('button', { name: 'Cancel' }).click()
  expect((await Promise.all(results)).map(({ type }) => type)).toEqual(['network', 'network'])
  await expect.element(notice.getByText('No answer yet')).not.toBeInTheDocument()
  stop()
})
