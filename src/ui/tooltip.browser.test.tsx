import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible, painted, pass, stopClock } from './browser.fixture.ts'
import { Button } from './Button.tsx'
import { CopyText } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import { RefreshIcon } from './Icons.tsx'
import { Tip, Tooltip } from './Tooltip.tsx'

const tooltip = () => page.getByRole('tooltip')
/** Now, without waiting: the clock stands still. */
const isShown = () => tooltip().query() !== null

const show = () =>
  render(
    <main>
      <h1>Page</h1>
      <button type="button">Before</button>
      <Tooltip content="What it does">
        <Button>Start</Button>
      </Tooltip>
    </main>,
  )

test('a tooltip waits a quarter of a second for a pointer that only passes by', async () => {
  stopClock()
  await show()
  await page.getByRole('button', { name: 'Start' }).hover()
  await pass(249)
  expect(isShown()).toBe(false)
  await pass(1)
  expect(isShown()).toBe(true)
  expect(page.getByRole('button', { name: 'Start' }).element()).toHaveAccessibleDescription('What it does')
})

test('a tooltip stays while the pointer moves onto it, and goes a moment after it left', async () => {
  stopClock()
  await show()
  await page.getByRole('button', { name: 'Start' }).hover()
  await pass(250)
  await tooltip().hover()
  await pass(10_000)
  expect(isShown()).toBe(true)
  await page.getByRole('heading', { name: 'Page' }).hover()
  await pass(119)
  expect(isShown()).toBe(true)
  await pass(1)
  expect(isShown()).toBe(false)
})

test('a tooltip comes with keyboard focus and goes with it', async () => {
  stopClock()
  await show()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.tab()
  await pass(250)
  expect(isShown()).toBe(true)
  await userEvent.tab({ shift: true })
  await painted()
  expect(isShown()).toBe(false)
})

test('a press takes a tooltip away: what it said has been read', async () => {
  stopClock()
  await show()
  await page.getByRole('button', { name: 'Start' }).hover()
  await pass(250)
  await page.getByRole('button', { name: 'Start' }).click()
  await pass(1_000)
  expect(isShown()).toBe(false)
})

test('the first Escape belongs to the tooltip, the second to the dialog around it', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog title="Disk" onClose={onClose}>
      <Tip>Bytes per block</Tip>
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Help' }).hover()
  await expect.element(tooltip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip()).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('regression: a dialog stayed open at Escape because a tooltip repeated what its button is called', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog title="Disk" onClose={onClose}>
      <CopyText text="web-1" />
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Click to copy' }).hover()
  await expect.element(tooltip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect.element(tooltip()).not.toBeInTheDocument()
})

test('a finger opens help and a reason, and closes it again there or elsewhere', async () => {
  await render(
    <main>
      <h1>Page</h1>
      <Tip>Bytes per block</Tip>
      <Button disabledReason="It is not running">Stop</Button>
    </main>,
  )
  for (const [name, text] of [
    ['Help', 'Bytes per block'],
    ['Stop', 'It is not running'],
  ] as const) {
    const button = page.getByRole('button', { name })
    touch(button.element())
    await expect.element(tooltip()).toHaveTextContent(text)
    touch(button.element())
    await expect.element(tooltip()).not.toBeInTheDocument()
    touch(button.element())
    await expect.element(tooltip()).toBeVisible()
    await painted()
    touch(page.getByRole('heading').element())
    await expect.element(tooltip()).not.toBeInTheDocument()
  }
})

/** What a browser tells of a finger: it comes, presses, is lifted and so leaves; then there is a click. */
function touch(element: Element): void {
  const how = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 2 }
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    element.dispatchEvent(new PointerEvent(type, how))
  if (element instanceof HTMLElement) element.click()
}

test('regression: after a quick click on Copy the first Escape closed a tooltip that was not asked for', async () => {
  const onClose = vi.fn()
  stopClock()
  await render(
    <Dialog title="Disk" onClose={onClose}>
      <Tip>Bytes per block</Tip>
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Help' }).click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a press on help leaves it open', async () => {
  await render(<Tip>Bytes per block</Tip>)
  await page.getByRole('button', { name: 'Help' }).click()
  await painted()
  await expect.element(tooltip()).toBeVisible()
})

test('a tooltip at the edge of the page is seen whole', async () => {
  for (const place of ['top-0 left-0', 'top-0 right-0', 'bottom-0 left-0', 'bottom-0 right-0']) {
    const { unmount } = await render(
      <div className={`fixed ${place}`}>
        <Tooltip content={'A long explanation of what this button is for. '.repeat(3)}>
          <Button>Start</Button>
        </Tooltip>
      </div>,
    )
    await page.getByRole('button', { name: 'Start' }).hover()
    await expect.element(tooltip()).toBeVisible()
    const { left, top, right, bottom } = tooltip().element().getBoundingClientRect()
    expect(Math.min(left, top), place).toBeGreaterThanOrEqual(0)
    expect(right, place).toBeLessThanOrEqual(innerWidth)
    expect(bottom, place).toBeLessThanOrEqual(innerHeight)
    await unmount()
  }
})

test('a disabled button is reached, says why, and does nothing', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  await render(
    <main>
      <h1>Page</h1>
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" disabledReason="The quota is used up" onClick={onClick}>
          Create
        </Button>
      </form>
    </main>,
  )
  const button = page.getByRole('button', { name: 'Create' })
  await expect.element(button).toHaveAccessibleDescription('The quota is used up')
  await userEvent.type(page.getByLabelText('Name'), 'orders{Enter}')
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(tooltip()).toHaveTextContent('The quota is used up')
  await userEvent.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  await expectAccessible()
})

test('a button with a spinner shows it for half a second at least, and then as long as it takes', async () => {
  stopClock()
  const view = (pending: boolean) => <Button pending={pending}>Save</Button>
  const { rerender } = await render(view(true))
  const isBusy = () => page.getByRole('button', { name: 'Save' }).element().getAttribute('aria-busy') === 'true'
  await rerender(view(false))
  await pass(499)
  expect(isBusy()).toBe(true)
  await pass(1)
  expect(isBusy()).toBe(false)
  await rerender(view(true))
  await pass(60_000)
  expect(isBusy()).toBe(true)
  await rerender(view(false))
  expect(isBusy()).toBe(false)
})

test('a button that works keeps its width, its name and focus, and takes no second click', async () => {
  const onClick = vi.fn()
  const view = (pending: boolean) => (
    <Button pending={pending} onClick={onClick}>
      Save changes
    </Button>
  )
  const { rerender } = await render(view(false))
  const button = page.getByRole('button', { name: 'Save changes' })
  await button.click()
  const { width } = button.element().getBoundingClientRect()
  await rerender(view(true))
  await button.click({ force: true })
  await expect.element(button).toHaveFocus()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a button of an icon alone has a name, which its tooltip shows and does not say twice', async () => {
  await render(<IconButton label="Refresh" icon={<RefreshIcon />} />)
  const button = page.getByRole('button', { name: 'Refresh' })
  await button.hover()
  await expect.element(tooltip()).toHaveTextContent('Refresh')
  await expect.element(button).toHaveAccessibleDescription('')
})
