import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { UserIcon } from '../../ui/Icons.tsx'
import { InfoIcon } from '../../ui/LazyIcons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { SideDialog } from '../../ui/SideDialog.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { requestId } from './samples.ts'
import { Line } from './Section.tsx'

const ignore = () => {}
const items: readonly MenuItem[] = [
  { kind: 'heading', id: 'heading', label: 'A heading' },
  { id: 'plain', label: 'An action', onSelect: ignore },
  { kind: 'link', id: 'link', label: 'A link', icon: <UserIcon />, to: '/design#overlays' },
  { kind: 'link', id: 'external', label: 'Out of the console', to: 'https://example.com', external: true },
  { kind: 'separator', id: 'one' },
  { id: 'chosen', label: 'Chosen', icon: <InfoIcon />, checked: true, onSelect: ignore },
  { id: 'other', label: 'Not chosen', icon: <InfoIcon />, checked: false, onSelect: ignore },
  { kind: 'separator', id: 'two' },
  { id: 'off', label: 'Disabled', disabledReason: 'Only a detached disk can be deleted.', onSelect: ignore },
  { id: 'danger', label: 'Delete', danger: true, onSelect: ignore },
]

type Open = 'dialog' | 'confirm' | 'danger' | 'side' | 'refused'

export function Overlays() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Line>
        <MenuButton label="Open menu" items={items} variant="secondary" hideLabelTooltip align="start">
          Menu
        </MenuButton>
        <Tooltip content="It opens after a quarter of a second.">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Question</Button>
        <Button onClick={() => setOpen('danger')}>Dangerous question</Button>
        <Button onClick={() => setOpen('side')}>Side dialog</Button>
        <Button onClick={() => setOpen('refused')}>Refused form</Button>
        <Button onClick={postToasts}>Toasts</Button>
      </Line>
      {open === 'dialog' && (
        <Dialog title="A dialog" onClose={close} footer={<Button onClick={close}>Done</Button>}>
          <p>Something that is read, and then left.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog title="Detach disk" onConfirm={close} onCancel={close}>
          Detach <strong>orders</strong> from db-primary?
        </ConfirmDialog>
      )}
      {open === 'danger' && (
        <ConfirmDialog title="Delete disk" danger confirmLabel="Delete" onConfirm={close} onCancel={close}>
          Delete <strong>orders</strong>? What it holds cannot be brought back.
        </ConfirmDialog>
      )}
      {(open === 'side' || open === 'refused') && (
        <SideDialog
          title="New disk"
          subtitle="In the project web-shop"
          onClose={close}
          errors={open === 'refused' ? ['Storage quota is exhausted.', 'Size: too large'] : []}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary">Create disk</Button>
            </>
          }
        >
          <Field
            label="Name"
            help="Unique in the project."
            error={open === 'refused' ? 'Name already exists' : undefined}
          >
            <TextInput defaultValue="orders" />
          </Field>
          <Field label="Description" required={false}>
            <TextInput />
          </Field>
        </SideDialog>
      )}
    </>
  )
}

function postToasts(): void {
  addToast({ title: 'Disk created', content: 'orders', timeout: null, cta: { link: '/design', text: 'Show it' } })
  const actions = [
    { label: 'Retry', onSelect: ignore },
    { label: 'Cancel', onSelect: ignore },
  ]
  addToast({ variant: 'info', content: 'The server has not answered for 15 seconds.', timeout: null, actions })
  addToast({
    variant: 'error',
    title: 'Could not delete disk',
    content: 'The disk is attached.',
    requestIds: [requestId],
    timeout: null,
  })
}
