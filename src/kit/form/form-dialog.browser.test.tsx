/** A form in a dialog and the end of the session: what is filled in is not lost, and nobody else gets it. */
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { createUnauthorizedHandler, stayHere } from '../../api/unauthorized.ts'
import { noteServerTime } from '../../lib/clock.ts'
import { tellLeaving } from '../../lib/leaving.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from './fields.fixture.ts'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useRequestForm } from './use-request-form.ts'

const fields = [field('label', { kind: 'text' }), field('password', { kind: 'text', secret: true })]

function Dialog(props: Pick<FormDialogProps, 'isPart' | 'about' | 'onClose'>) {
  const form = useRequestForm({ fields, params: {}, send: async () => ({ status: 'done', answer: {} }) })
  return <FormDialog {...props} title="Resize" submit="Resize" form={form} />
}

const open = async (props: Partial<Parameters<typeof Dialog>[0]> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Page</h1>
        <Dialog onClose={() => {}} {...props} />
      </main>
    </QueryClientProvider>,
  )

const label = page.getByLabelText('Label')
const password = page.getByLabelText('Password')

beforeEach(() => {
  sessionStorage.clear()
  sessionGuard.restart()
  sessionGuard.heard({ id: 'ada', displayName: 'Ada' })
})
afterEach(() => sessionGuard.restart())

/** As a page load does it: nothing of the page is taken down, what the tab keeps stays. */
async function leave(screen: Awaited<ReturnType<typeof open>>): Promise<void> {
  tellLeaving('sign-in')
  const kept = Object.entries({ ...sessionStorage }) as [string, string][]
  await screen.unmount()
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
}

test('what was filled in when the session ended was lost: it is there when the dialog is opened again', async () => {
  const screen = await open({ about: 'web-1' })
  await userEvent.fill(label, 'large')
  await userEvent.fill(password, 'hush-hush')
  await leave(screen)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush')
  await open({ about: 'web-1' })
  await expect.element(label).toHaveValue('large')
  await expect.element(password).toHaveValue('')
  await expect.element(page.getByText(/^What you had filled in has been restored/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(label).toHaveValue('')
})

test.each([
  ['about another thing', { about: 'web-2' }, 'ada'],
  ['for somebody else', { about: 'web-1' }, 'eve'],
])('the same dialog %s begins empty', async (_, props, user) => {
  const screen = await open({ about: 'web-1' })
  await userEvent.fill(label, 'large')
  await leave(screen)
  sessionGuard.restart()
  sessionGuard.heard({ id: user, displayName: user })
  await open(props)
  await expect.element(label).toHaveValue('')
})

test('regression: a clock that was set right meanwhile, by a day, lost what was filled in: drafts go by the clock of the server', async () => {
  const hour = 3_600_000
  const right = Date.now()
  const clock = vi.spyOn(Date, 'now')
  /** The computer says that it is so late, and an answer comes. */
  const showTime = (time: number): void => {
    clock.mockReturnValue(time)
    noteServerTime(new Date(right).toUTCString(), time)
  }
  try {
    for (const [before, after] of [
      [-24 * hour, 0],
      [24 * hour, 0],
      [0, 24 * hour],
    ] as const) {
      showTime(right + before)
      const screen = await open({ about: 'web-1' })
      await userEvent.fill(label, 'large')
      await leave(screen)
      showTime(right + after)
      const again = await open({ about: 'web-1' })
      await expect.element(label).toHaveValue('large')
      await again.unmount()
    }
    // Of a draft of yesterday the console knows that it is one, whatever the computer believes.
    showTime(right + 24 * hour)
    const screen = await open({ about: 'web-1' })
    await userEvent.fill(label, 'large')
    await leave(screen)
    clock.mockReturnValue(right)
    noteServerTime(new Date(right + 2 * hour).toUTCString(), right)
    await open({ about: 'web-1' })
    await expect.element(label).toHaveValue('')
  } finally {
    clock.mockRestore()
    noteServerTime(new Date().toUTCString(), Date.now())
  }
})

test('a part of the form below keeps the page until it is accepted, and says why', async () => {
  const load = vi.fn()
  const handle = createUnauthorizedHandler({ location: () => ({ pathname: '/here', search: '' }), load })
  const screen = await open({ isPart: true })
  await userEvent.fill(label, 'large')
  handle({ method: 'GET', url: '/v1/disks' })
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible()
  await expectAccessible()
  expect(load).not.toHaveBeenCalled()
  await screen.unmount()
  expect(load).toHaveBeenCalledOnce()
})

test('whoever signs in again in another tab goes on', async () => {
  const load = vi.fn()
  const handle = createUnauthorizedHandler({ location: () => ({ pathname: '/here', search: '' }), load })
  const screen = await open({ isPart: true })
  await userEvent.fill(label, 'large')
  handle({ method: 'GET', url: '/v1/disks' })
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible()
  stayHere()
  await expect.element(page.getByText(/^Your session has ended/)).not.toBeInTheDocument()
  await screen.unmount()
  expect(load).not.toHaveBeenCalled()
})
