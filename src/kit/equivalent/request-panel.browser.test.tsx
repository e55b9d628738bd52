import { afterAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { instanceStop } from '../../../generated/api/sdk/instances.gen.ts'
import { projectCreate } from '../../../generated/api/sdk/projects.gen.ts'
import { createClient } from '../../api/client.ts'
import { expectAccessible, painted } from '../../ui/browser.fixture.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RequestPanel } from './RequestPanel.tsx'

const key = `ssh-ed25519 ${'A'.repeat(400)} me@laptop`
const before = bindClient(createClient({}))
afterAll(() => bindClient(before))

const panel = <RequestPanel make={() => projectCreate({ body: { name: 'web', description: key } })} />

const dialogs = {
  question: (
    <ConfirmDialog title="Stop web-1?" size="md" onConfirm={() => {}} onCancel={() => {}}>
      {panel}
    </ConfirmDialog>
  ),
  form: (
    <Dialog title="Add SSH key" onClose={() => {}} footer={<Button>Add</Button>}>
      {panel}
    </Dialog>
  ),
}

const widthOf = (element: Element) => element.getBoundingClientRect()

describe.each([
  { width: 390, height: 700 },
  { width: 1440, height: 600 },
])('at $width px', ({ width, height }) => {
  test.each(Object.entries(dialogs))('a long request scrolls within its %s', async (_, dialog) => {
    await page.viewport(width, height)
    await render(dialog)
    const code = page.getByRole('region', { name: 'Request as curl' })
    await expect.element(code).toBeInTheDocument()
    await painted()
    const pre = code.element()
    const box = page.getByRole('dialog').element()
    // The line is longer than its box, which scrolls and lies inside of the dialog.
    expect(pre.scrollWidth).toBeGreaterThan(pre.clientWidth + 100)
    expect(widthOf(pre).right).toBeLessThanOrEqual(widthOf(box).right)
    pre.scrollLeft = 100
    expect(pre.scrollLeft).toBe(100)
    // The dialog fits the window, and nothing in it but the text is wider than it.
    expect(widthOf(box).right).toBeLessThanOrEqual(width)
    expect(widthOf(box).bottom).toBeLessThanOrEqual(height)
    const wide = [...box.querySelectorAll('*')].filter(
      (element) => element !== pre && widthOf(element).right > widthOf(box).right + 1 && !pre.contains(element),
    )
    expect(wide).toEqual([])
    // Every button of the dialog can be seen without scrolling.
    for (const button of box.querySelectorAll('footer button, [class*="justify-end"] button'))
      expect(widthOf(button).bottom).toBeLessThanOrEqual(height)
  })
})

describe('Terraform', () => {
  test('requests that make what the provider knows are shown in its words, too', async () => {
    await render(dialogs.question)
    await page.getByRole('tab', { name: 'Terraform' }).click()
    await expect
      .element(page.getByRole('region', { name: 'Request as Terraform' }))
      .toHaveTextContent(`resource "oxide_project" "web" { description = "${key}" name = "web" }`)
    await expect.element(page.getByText(/^For the provider oxidecomputer\/oxide 0\.17; check the plan/)).toBeVisible()
    await expectAccessible()
  })

  test('others are not, and the arrow keys go around the tabs that are there', async () => {
    await render(<RequestPanel make={() => instanceStop({ path: { instance: 'web-1' } })} />)
    await page.getByRole('tab', { name: 'curl' }).click()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
    await expect.element(page.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tab', { name: 'Terraform' })).not.toBeInTheDocument()
  })
})
