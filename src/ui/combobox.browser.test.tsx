import { useState } from 'react'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from './browser.fixture.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxProps } from './Combobox.tsx'
import type { ComboboxOption } from './combobox-options.ts'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'

const few: readonly ComboboxOption[] = [
  { value: 'a', label: 'orders', hint: '500 GiB' },
  { value: 'b', label: 'orders-old' },
  { value: 'c', label: 'broken', disabledReason: 'The disk is faulted' },
]

const numberOf = (index: number) => `branch-${String(index + 1).padStart(5, '0')}`
/** 10,001 of them, the last of which cannot be chosen. */
const many: readonly ComboboxOption[] = [
  ...Array.from({ length: 10_000 }, (_, index) => ({ value: `id-${index + 1}`, label: numberOf(index) })),
  { value: 'system', label: 'system', disabledReason: 'It belongs to the platform' },
]

const input = () => page.getByRole('combobox', { name: 'Disk' })
const option = (name: string | RegExp) => page.getByRole('option', { name, exact: true })

/** What the keyboard points at: it has to exist. */
function pointedAt(): HTMLElement {
  const id = input().element().getAttribute('aria-activedescendant')
  const found = id === null ? null : document.getElementById(id)
  if (!found) throw new Error(`${String(id)} is not in the page`)
  return found
}

interface Shown extends Partial<ComboboxProps> {
  start?: string | null
  onSubmit?: (event: FormEvent) => void
}

function show({ start, onSubmit, ...props }: Shown = {}) {
  const onChange = vi.fn()
  function Picker() {
    const [value, setValue] = useState<string | null>(start ?? null)
    return (
      <main>
        <h1>Page</h1>
        <form onSubmit={onSubmit}>
          <Field label="Disk">
            <Combobox
              options={few}
              {...props}
              value={value}
              onChange={(next) => {
                onChange(next)
                setValue(next)
              }}
            />
          </Field>
        </form>
        <button type="button">After</button>
      </main>
    )
  }
  return render(<Picker />).then(() => onChange)
}

test('typing narrows the choice and Enter takes the first that can be chosen', async () => {
  const onChange = await show()
  await userEvent.type(input(), 'OLD')
  await expect.element(option('orders-old')).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['b']])
  await expect.element(input()).toHaveValue('orders-old')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
})

test('what cannot be chosen is shown with the reason: neither Enter, a click nor its name chooses it', async () => {
  const onChange = await show()
  await userEvent.type(input(), 'broken')
  await expect.element(option(/^broken/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(option(/^broken/)).toMatchTextContent('The disk is faulted')
  await userEvent.keyboard('{Enter}')
  await option(/^broken/).click({ force: true })
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(input()).toHaveValue('')
})

test('Escape leaves the choice as it was, and only the second one is for the dialog around it', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog title="Attach" onClose={onClose}>
      <Field label="Disk">
        <Combobox value="a" onChange={() => {}} options={few} />
      </Field>
    </Dialog>,
  )
  await userEvent.type(input(), 'xyz')
  await expect.element(page.getByText('No items match')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(input()).toHaveValue('orders')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a text that was only searched for is no choice; an exact name is, and an emptied field is none', async () => {
  const onChange = await show({ start: 'a' })
  await userEvent.fill(input(), 'ord')
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(input()).toHaveValue('orders')
  await userEvent.fill(input(), 'orders-old')
  await userEvent.tab()
  await userEvent.fill(input(), '')
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([['b'], [null]])
})

test('Enter with no match sends no form and chooses nothing; text and value agree once the field is left', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const onChange = await show({ start: 'a', onSubmit })
  await input().fill('nothing like it')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No items match')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(input()).toHaveValue('orders')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(input())
  await userEvent.keyboard('{Escape}{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Enter in an emptied field takes the choice away and sends no form', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const onChange = await show({ start: 'a', onSubmit })
  await input().fill('')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends the composition of a character neither chooses nor sends: %o',
  async (how) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const onChange = await show({ onSubmit })
    await input().fill('ord')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how })
    expect(input().element().dispatchEvent(enter)).toBe(false)
    await expect.element(input()).toHaveValue('ord')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(input()).toHaveValue('orders')
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('a free text counts, by Enter and by leaving the field', async () => {
  const onChange = await show({ free: true })
  await userEvent.type(input(), '10.0.0.9{Enter}')
  await userEvent.fill(input(), '10.0.0.10')
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([['10.0.0.9'], ['10.0.0.10']])
})

test('a choice is cleared by its button, and focus is back in the field', async () => {
  const onChange = await show({ start: 'a', clearable: true })
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(onChange.mock.calls).toEqual([[null]])
  await expect.element(input()).toHaveFocus()
})

test('a disabled one is reached, says why and does not open', async () => {
  const onChange = await show({ start: 'a', disabledReason: 'The instance is running', clearable: true })
  await expect.element(input()).toHaveAccessibleDescription('The instance is running')
  await input().click({ force: true })
  await userEvent.keyboard('x{ArrowDown}')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(input()).toHaveValue('orders')
  expect(onChange).not.toHaveBeenCalled()
})

test('while options come it never says that there is none', async () => {
  const view = (props: Partial<ComboboxProps>) => (
    <Field label="Disk">
      <Combobox value={null} onChange={() => {}} options={[]} {...props} />
    </Field>
  )
  const { rerender } = await render(view({ loading: true }))
  await userEvent.type(input(), 'web')
  await expect.element(page.getByText('Loading…')).toBeVisible()
  await rerender(view({ partial: true, options: few }))
  await expect.element(page.getByText('No match yet, still loading…')).toBeVisible()
  await rerender(view({ options: few }))
  await expect.element(page.getByText('No items match')).toBeVisible()
  await rerender(view({ options: [], emptyText: 'No disks' }))
  await expect.element(page.getByText('No disks')).toBeVisible()
})

test('the last of 10,001 is found by typing', async () => {
  const onChange = await show({ options: many })
  await userEvent.fill(input(), 'branch-10000')
  await expect.element(option('branch-10000')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['id-10000']])
  await expect.element(input()).toHaveValue('branch-10000')
})

test('the last of 10,001 is found by scrolling, and the list says how long it is', async () => {
  const onChange = await show({ options: many })
  await input().click()
  await expect.element(option('branch-00001')).toHaveAttribute('aria-setsize', '10001')
  // Only what is in view is rendered, once the code for that is there.
  await expect.poll(() => page.getByRole('option').elements().length).toBeLessThan(60)
  const list = page.getByRole('listbox').element()
  // Heights are measured as rows come by, so that the end moves a little.
  await expect
    .poll(() => {
      list.scrollTop = list.scrollHeight
      return option('branch-10000').query() !== null
    })
    .toBe(true)
  await expect.element(option('branch-10000')).toHaveAttribute('aria-posinset', '10000')
  await option('branch-10000').click()
  expect(onChange.mock.calls).toEqual([['id-10000']])
})

test('the keyboard reaches every one of 10,001: the option it points at exists and is in view', async () => {
  const onChange = await show({ options: many })
  input().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => pointedAt().textContent).toBe('branch-00001')
  await expect.poll(() => page.getByRole('option').elements().length).toBeLessThan(60)
  // Backwards from the first comes the very last: the one that cannot be chosen.
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => pointedAt().textContent).toMatch(/^system/)
  await expect.element(pointedAt()).toBeInViewport()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => pointedAt().textContent).toBe('branch-10000')
  await expect.element(pointedAt()).toBeInViewport()
  await userEvent.keyboard('{PageUp}{ArrowUp}')
  await expect.poll(() => pointedAt().textContent).toBe('branch-09991')
  await expect.element(pointedAt()).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['id-9991']])
})

test('a current value far down shows its name, and the list opens at it', async () => {
  await show({ options: many, start: 'id-9000' })
  await expect.element(input()).toHaveValue('branch-09000')
  await input().click()
  await expect.element(option('branch-09000')).toHaveAttribute('aria-selected', 'true')
  await expect.element(option('branch-09000')).toBeInViewport()
})

test('an open list has no violations, short or long', async () => {
  await show()
  await input().click()
  await expect.element(option(/^orders 500/)).toBeVisible()
  await expectAccessible()
})

test('an open list of thousands has no violations', async () => {
  await show({ options: many })
  await input().click()
  await expect.poll(() => page.getByRole('option').elements().length).toBeLessThan(60)
  await expectAccessible()
})
