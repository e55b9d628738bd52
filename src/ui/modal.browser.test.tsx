import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible, painted } from './browser.fixture.ts'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { SideDialog } from './SideDialog.tsx'
import { TextInput } from './TextInput.tsx'

/** A page with a button that opens what the test is about. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </main>
  )
}

const opener = () => page.getByRole('button', { name: 'Open' })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

const kinds = [
  { kind: 'dialog', Part: Dialog },
  { kind: 'side dialog', Part: SideDialog },
] as const

for (const { kind, Part } of kinds) {
  const open = async (body: ReactNode, onSubmit?: () => void) => {
    await render(
      <Opener>
        {(close) => (
          <Part
            title="New disk"
            onClose={close}
            footer={<Button type="submit">Send</Button>}
            onSubmit={
              onSubmit &&
              ((event) => {
                event.preventDefault()
                onSubmit()
              })
            }
          >
            {body}
          </Part>
        )}
      </Opener>,
    )
    await opener().click()
    await expect.element(dialog('New disk')).toBeVisible()
  }

  test(`a ${kind} starts at its first field and gives focus back, however it is closed`, async () => {
    await open(
      <Field label="Name">
        <TextInput />
      </Field>,
    )
    const ways = {
      Escape: () => userEvent.keyboard('{Escape}'),
      'its button': () => dialog('New disk').getByRole('button', { name: 'Close' }).click(),
      backdrop: () => userEvent.click(document.documentElement, { position: { x: 2, y: 700 }, force: true }),
    }
    for (const [way, close] of Object.entries(ways)) {
      if (dialog('New disk').query() === null) await opener().click()
      await expect.element(page.getByLabelText('Name')).toHaveFocus()
      await close()
      await expect.element(dialog('New disk'), { message: way }).not.toBeInTheDocument()
      await expect.element(opener(), { message: way }).toHaveFocus()
    }
  })

  test(`a ${kind} without fields starts at its heading`, async () => {
    await open(<p>Something to read</p>)
    await expect.element(page.getByRole('heading', { name: 'New disk' })).toHaveFocus()
  })

  test(`the keyboard does not leave a ${kind}`, async () => {
    await open(
      <Field label="Name">
        <TextInput />
      </Field>,
    )
    for (let step = 0; step < 8; step++) {
      await userEvent.tab()
      // Behind the last control comes the browser itself, which a page sees as its body.
      const inside = document.querySelector('dialog')?.contains(document.activeElement)
      expect(inside === true || document.activeElement === document.body).toBe(true)
    }
  })

  test(`a ${kind} is one form: Enter in a field sends it, and no form around it`, async () => {
    const sent = vi.fn()
    const outer = vi.fn()
    await render(
      <form onSubmit={outer}>
        <Part
          title="Inner"
          onClose={() => {}}
          onSubmit={(event) => {
            event.preventDefault()
            sent()
          }}
          footer={<Button type="submit">Send</Button>}
        >
          <Field label="Name">
            <TextInput />
          </Field>
        </Part>
      </form>,
    )
    await userEvent.type(page.getByLabelText('Name'), 'orders{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
    expect(outer).not.toHaveBeenCalled()
  })

  test(`a ${kind} with a title of ten thousand letters fits the page`, async () => {
    await render(
      <Part title={'x'.repeat(10_000)} onClose={() => {}}>
        <p>Body</p>
      </Part>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const box = document.querySelector('dialog')?.getBoundingClientRect()
    expect(box?.right).toBeLessThanOrEqual(innerWidth)
    expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
  })
}

test('a side dialog lists what it was refused for, once as it is, several counted', async () => {
  const view = (errors: readonly string[]) => (
    <main>
      <h1>Page</h1>
      <SideDialog title="New disk" onClose={() => {}} errors={errors} footer={<Button>Send</Button>}>
        <p>Body</p>
      </SideDialog>
    </main>
  )
  const { rerender } = await render(view(['Quota is exhausted']))
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('ErrorQuota is exhausted')
  await rerender(view(['Quota is exhausted', 'Size is too large']))
  await expect.element(alert).toMatchTextContent('2 issues:')
  await expect.element(alert.getByRole('listitem').nth(1)).toHaveTextContent('Size is too large')
  await expectAccessible()
})

test('a question starts on Cancel when it is dangerous, and on its answer when not', async () => {
  const ask = (danger: boolean) => (
    <main>
      <h1>Page</h1>
      <ConfirmDialog key={String(danger)} title="Delete disk" danger={danger} onConfirm={() => {}} onCancel={() => {}}>
        Delete it?
      </ConfirmDialog>
    </main>
  )
  const { rerender } = await render(ask(true))
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await rerender(ask(false))
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus()
})

test('a question that is being answered is neither answered again nor left', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  await render(
    <main>
      <h1>Page</h1>
      <ConfirmDialog title="Delete disk" danger pending onConfirm={onConfirm} onCancel={onCancel}>
        Delete it?
      </ConfirmDialog>
    </main>,
  )
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await confirm.click({ force: true })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('{Escape}')
  // The browser itself closes a dialog at the second request: it has to be open again.
  await userEvent.keyboard('{Escape}')
  await painted()
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
  await expect.element(dialog('Delete disk')).toBeVisible()
  await expectAccessible()
})

test('a dialog over a dialog: Escape closes the upper one, and focus is back in the lower one', async () => {
  function Two() {
    const [open, setOpen] = useState(false)
    return (
      <SideDialog title="Lower" onClose={() => {}}>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        {open && (
          <Dialog title="Upper" onClose={() => setOpen(false)}>
            <p>Sure?</p>
          </Dialog>
        )}
      </SideDialog>
    )
  }
  await render(<Two />)
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(dialog('Upper')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Upper')).not.toBeInTheDocument()
  await expect.element(dialog('Lower')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

test('the page under a dialog does not scroll, and does again after it', async () => {
  const { rerender } = await render(
    <main className="h-[300vh]">
      <Dialog title="Disk" onClose={() => {}}>
        Text
      </Dialog>
    </main>,
  )
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  expect(overflow()).toBe('hidden')
  await rerender(<main className="h-[300vh]" />)
  expect(overflow()).toBe('visible')
})

test('focus goes to the heading of the page when what had it is gone', async () => {
  function Vanishing() {
    const [state, setState] = useState<'before' | 'open' | 'after'>('before')
    return (
      <main>
        <h1 tabIndex={-1}>Disks</h1>
        {state !== 'after' && <Button onClick={() => setState('open')}>Delete</Button>}
        {state === 'open' && (
          <ConfirmDialog title="Delete disk" onConfirm={() => setState('after')} onCancel={() => {}}>
            Delete it?
          </ConfirmDialog>
        )}
      </main>
    )
  }
  await render(<Vanishing />)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('heading', { name: 'Disks' })).toHaveFocus()
})

test('the last button of a form was cut off on a narrow page: buttons that have no room beside each other stand below each other', async () => {
  await page.viewport(320, 600)
  await render(
    <main>
      <h1>Page</h1>
      <SideDialog
        title="Internet gateway"
        onClose={() => undefined}
        footer={
          <>
            <Button>Show request</Button>
            <Button>Cancel</Button>
            <Button>Create internet gateway</Button>
          </>
        }
      >
        Body
      </SideDialog>
    </main>,
  )
  const last = page.getByRole('button', { name: 'Create internet gateway' })
  await expect.element(last).toBeVisible()
  expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  expect(dialog('Internet gateway').element().scrollWidth).toBe(320)
})
