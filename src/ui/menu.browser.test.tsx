import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from './browser.fixture.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { MenuButton } from './Menu.tsx'
import type { MenuItem } from './Menu.tsx'

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const menu = () => page.getByRole('menu', { name: 'Row actions' })
const button = () => page.getByRole('button', { name: 'Row actions' })

const items = (onSelect: (id: string) => void): MenuItem[] => [
  { id: 'start', label: 'Start', onSelect: () => onSelect('start') },
  { id: 'stop', label: 'Stop', disabledReason: 'It is not running', onSelect: () => onSelect('stop') },
  { kind: 'separator', id: 'line' },
  { id: 'restart', label: 'Restart', onSelect: () => onSelect('restart') },
  { kind: 'link', id: 'edit', label: 'Edit', to: '#edit' },
  { id: 'delete', label: 'Delete', danger: true, onSelect: () => onSelect('delete') },
]

const show = (onSelect: (id: string) => void = () => {}) =>
  render(
    <main>
      <h1>Page</h1>
      <MenuButton label="Row actions" items={items(onSelect)} />
      <button type="button">Next</button>
    </main>,
  )

test('a menu is walked by arrow keys, over what is disabled too, and from end to end', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Start')).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Stop')).toHaveFocus()
  await expect.element(item('Stop')).toHaveAccessibleDescription('It is not running')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Start')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Start')).toHaveFocus()
})

test('a menu opens for software that presses its button without pointer or focus, as assistive technology does', async () => {
  await show()
  const trigger = button().element()
  if (!(trigger instanceof HTMLButtonElement)) throw new Error('not a button')
  trigger.click()
  await expect.element(item('Start')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
})

test('letters find an entry; one letter again and again steps through those that begin with it', async () => {
  await show()
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  await userEvent.keyboard('re')
  await expect.element(item('Restart')).toHaveFocus()
})

test('ArrowUp opens a menu at its last entry', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.element(item('Start')).toHaveFocus()
})

test('a space between letters is one of them, and chooses nothing', async () => {
  const onSelect = vi.fn()
  const names = ['Copy ID', 'Copy name', 'Delete']
  await render(
    <MenuButton
      label="Row actions"
      items={names.map((label) => ({ id: label, label, onSelect: () => onSelect(label) }))}
    />,
  )
  await button().click()
  await expect.element(item('Copy ID')).toHaveFocus()
  await userEvent.keyboard('copy n')
  await expect.element(item('Copy name')).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{End} ')
  expect(onSelect.mock.calls).toEqual([['Delete']])
})

test('a menu moves with its button when the page scrolls', async () => {
  await render(
    <div className="h-[200vh] pt-[60vh]">
      <MenuButton label="Row actions" items={items(() => {})} />
    </div>,
  )
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  const distance = () => menu().element().getBoundingClientRect().top - button().element().getBoundingClientRect().top
  const before = distance()
  window.scrollTo(0, 150)
  await expect.poll(() => button().element().getBoundingClientRect().top).toBeLessThan(innerHeight * 0.6 - 100)
  await expect.poll(distance).toBe(before)
  window.scrollTo(0, 0)
})

test('what is disabled stays: neither a click nor Enter chooses it', async () => {
  const onSelect = vi.fn()
  await show(onSelect)
  await button().click()
  await item('Stop').click({ force: true })
  await expect.element(menu()).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.element(item('Stop')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu()).toBeVisible()
  expect(onSelect).not.toHaveBeenCalled()
})

test('Escape, Tab and a choice close a menu and give focus back', async () => {
  const onSelect = vi.fn()
  await show(onSelect)
  for (const key of ['{Escape}', '{Enter}']) {
    await button().click()
    await expect.element(item('Start')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  }
  expect(onSelect.mock.calls).toEqual([['start']])
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  await userEvent.tab()
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a click elsewhere closes a menu', async () => {
  await show()
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  await page.getByRole('heading', { name: 'Page' }).click()
  await expect.element(menu()).not.toBeInTheDocument()
})

test('a dialog that an entry opens gives focus back to the button of the menu', async () => {
  function Deleting() {
    const [open, setOpen] = useState(false)
    return (
      <main>
        <h1>Page</h1>
        <MenuButton label="Row actions" items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
        {open && (
          <ConfirmDialog title="Delete disk" danger onConfirm={() => {}} onCancel={() => setOpen(false)}>
            Delete it?
          </ConfirmDialog>
        )}
      </main>
    )
  }
  await render(<Deleting />)
  await button().click()
  await item('Delete').click()
  await expect.element(page.getByRole('dialog', { name: 'Delete disk' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
})

test('entries that change while a menu is open keep focus in its place', async () => {
  const view = (reason?: string) => (
    <MenuButton
      label="Row actions"
      items={[
        { id: 'start', label: 'Start', disabledReason: reason, onSelect: () => {} },
        { id: 'stop', label: 'Stop', onSelect: () => {} },
      ]}
    />
  )
  const { rerender } = await render(view())
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  await rerender(view('It is starting'))
  await expect.element(item('Start')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item('Start')).toHaveFocus()
})

test('one of a choice is a radio that says whether it is chosen', async () => {
  await render(
    <main>
      <h1>Page</h1>
      <MenuButton
        label="Row actions"
        items={[
          { kind: 'heading', id: 'theme', label: 'Theme' },
          { id: 'light', label: 'Light', checked: true, onSelect: () => {} },
          { id: 'dark', label: 'Dark', checked: false, onSelect: () => {} },
        ]}
      />
    </main>,
  )
  await button().click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked()
  await expectAccessible()
})

test('an open menu with everything that can be in it has no violations', async () => {
  await show()
  await button().click()
  await expect.element(item('Start')).toHaveFocus()
  await expectAccessible()
})

test('a reason that many entries share is said once, and describes each of them', async () => {
  const role = 'Requires the Collaborator role'
  const barred = ['Start', 'Stop', 'Delete'].map((label): MenuItem => ({
    id: label,
    label,
    disabledReason: role,
    onSelect: () => {},
  }))
  const own: MenuItem = { id: 'move', label: 'Move', disabledReason: 'It is not running', onSelect: () => {} }
  await render(
    <main>
      <h1>Page</h1>
      <MenuButton label="Row actions" items={[...barred, own]} />
    </main>,
  )
  await button().click()
  for (const label of ['Start', 'Stop', 'Delete']) await expect.element(item(label)).toHaveAccessibleDescription(role)
  await expect.element(item('Move')).toHaveAccessibleDescription('It is not running')
  expect(page.getByText(role).elements()).toHaveLength(1)
  await expectAccessible()
})
