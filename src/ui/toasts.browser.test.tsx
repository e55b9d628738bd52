import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible, painted, pass, stopClock } from './browser.fixture.ts'
import { CopyButton, CopyText } from './CopyButton.tsx'
import { SideDialog } from './SideDialog.tsx'
import { addToast } from './toast-store.ts'
import { Toasts } from './Toasts.tsx'

const region = () => page.getByRole('region', { name: 'Notifications' })
const dismiss = () => page.getByRole('button', { name: 'Dismiss notification' })
const isShown = (text: string) => region().getByText(text, { exact: true }).query() !== null

async function show(): Promise<void> {
  await render(
    <main>
      <h1>Page</h1>
      <Toasts />
    </main>,
  )
  // A message under the pointer stays, and earlier tests have left it anywhere.
  await page.getByRole('heading', { name: 'Page' }).hover()
}

/** What is in a card comes with the first one. */
async function cardsCome(): Promise<void> {
  await expect.element(dismiss().first()).toBeInTheDocument()
}

/** A message whose time runs by a clock that is stopped, after one that stays. */
async function showMessage(): Promise<void> {
  await show()
  addToast({ content: 'Disk created', timeout: null })
  await cardsCome()
  stopClock()
  addToast({ content: 'Read me' })
  await painted()
}

test('good and plain messages go after 5 seconds, bad ones after 15', async () => {
  await show()
  stopClock()
  addToast({ content: 'Disk created' })
  addToast({ variant: 'info', content: 'By the way' })
  addToast({ variant: 'error', content: 'It failed' })
  await expect.poll(() => dismiss().elements()).toHaveLength(3)
  await pass(3_000)
  expect([isShown('Disk created'), isShown('By the way'), isShown('It failed')]).toEqual([true, true, true])
  await pass(2_000)
  expect([isShown('Disk created'), isShown('By the way'), isShown('It failed')]).toEqual([false, false, true])
  await pass(8_000)
  expect(isShown('It failed')).toBe(true)
  await pass(2_000)
  expect(isShown('It failed')).toBe(false)
})

test('a message of several failures names their requests, each once and a few at most', async () => {
  await show()
  addToast({ variant: 'error', content: 'It failed', requestIds: ['a1', 'b2', 'a1', 'c3', 'd4', 'e5'], timeout: null })
  await cardsCome()
  const ids = region().getByText(/^Request ID:/)
  expect(ids.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('a1'),
    expect.stringContaining('b2'),
    expect.stringContaining('c3'),
  ])
  await expect.element(region().getByText('and 2 more requests')).toBeVisible()
})

test('a message stays while the pointer rests on it, and has its time anew when it leaves', async () => {
  await showMessage()
  await region().getByText('Read me').hover()
  await pass(60_000)
  expect(isShown('Read me')).toBe(true)
  await page.getByRole('heading', { name: 'Page' }).hover()
  await pass(4_999)
  expect(isShown('Read me')).toBe(true)
  await pass(1)
  expect(isShown('Read me')).toBe(false)
})

test('a message stays while focus is in it', async () => {
  await showMessage()
  dismiss().nth(1).element().focus()
  await pass(60_000)
  expect(isShown('Read me')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await painted()
  expect(isShown('Read me')).toBe(false)
})

test('a toast could be seen above a dialog, but not clicked', async () => {
  const view = (open: boolean) => (
    <main>
      <h1>Page</h1>
      <Toasts />
      {open && (
        <SideDialog title="New disk" onClose={() => {}}>
          <p>Body</p>
        </SideDialog>
      )}
    </main>
  )
  const { rerender } = await render(view(false))
  for (const content of ['one', 'two', 'three']) addToast({ content, timeout: null })
  await cardsCome()
  await rerender(view(true))
  await dismiss().first().click()
  expect(dismiss().elements()).toHaveLength(2)
  // They outlive the dialog that they were shown in.
  await rerender(view(false))
  await dismiss().first().click()
  expect(dismiss().elements()).toHaveLength(1)
})

test('messages are in a live region that is there before them, and shut nobody out', async () => {
  await show()
  await expect.element(region()).toHaveAttribute('aria-live', 'polite')
  addToast({ title: 'Disk created', content: 'orders', cta: { link: '#orders', text: 'Show it' } })
  addToast({ variant: 'info', content: 'By the way' })
  addToast({ variant: 'error', title: 'Could not delete disk', content: 'It is attached.' })
  await cardsCome()
  await expect.element(page.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', '#orders')
  await expectAccessible()
})

test('a copy button puts the text on the clipboard and says so for two seconds', async () => {
  const text = '9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10'
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  stopClock()
  await render(<CopyText text={text} display="9d5a8b1c…" />)
  const name = () => page.getByRole('button').element().getAttribute('aria-label')
  expect(name()).toBe('Click to copy')
  await page.getByRole('button').click()
  await painted()
  expect(write.mock.calls).toEqual([[text]])
  expect(name()).toBe('Copied')
  expect(page.getByRole('status').element().textContent).toBe('Copied')
  await pass(1_999)
  expect(name()).toBe('Copied')
  await pass(1)
  expect(name()).toBe('Click to copy')
  expect(page.getByRole('status').element().textContent).toBe('')
  write.mockRestore()
})

test('regression: a console that came over plain HTTP, where browsers have no clipboard, could copy nothing', async () => {
  const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  onTestFinished(() => void (descriptor && Object.defineProperty(Navigator.prototype, 'clipboard', descriptor)))
  const copied: (string | undefined)[] = []
  const note = ({ clipboardData }: ClipboardEvent) => void copied.push(clipboardData?.getData('text/plain'))
  window.addEventListener('copy', note)
  onTestFinished(() => window.removeEventListener('copy', note))
  await render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <CopyButton text="secret" />
    </dialog>,
  )
  await page.getByRole('button').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  expect(copied).toEqual(['secret'])
})

test('a copy button says when it may not', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await render(<CopyButton text="orders" />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copying is not allowed here')
  write.mockRestore()
})
