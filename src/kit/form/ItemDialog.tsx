import { use } from 'react'

import type { FormField } from '../spec.ts'
import { FormDialog } from './FormDialog.tsx'
import { OuterFormContext, useFormContext } from './form-context.ts'
import type { RawGroup } from './raw.ts'
import { readPath } from '../../lib/condition.ts'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'

export interface ItemDialogProps {
  item: FormField
  raw: unknown
  title: string
  submit: string
  slots?: RequestFormOptions['slots']
  check?: RequestFormOptions['check']
  prepare?: RequestFormOptions['prepare']
  /** The raw value, once it is valid. */
  onDone: (raw: unknown) => void
  onClose: () => void
}

/** One item of a list, in a form of its own: nothing of it reaches the form below until it is valid and accepted. */
export function ItemDialog({ item, raw, title, submit, slots, check, prepare, onDone, onClose }: ItemDialogProps) {
  const below = useFormContext()
  const outer = use(OuterFormContext) ?? below
  const { params } = below
  const { widget } = item
  const isGroup = widget.kind === 'group'
  const form = useRequestForm({
    fields: isGroup ? widget.fields : [{ ...item, id: 'item', required: true }],
    params,
    prefill: (isGroup ? raw : { item: raw }) as RawGroup,
    slots,
    check,
    prepare,
    send: () => {
      const values: unknown = form.methods.getValues()
      onDone(isGroup ? values : readPath(values, 'item'))
      return Promise.resolve({ status: 'done', answer: {} })
    },
  })
  return (
    <OuterFormContext value={outer}>
      <FormDialog isPart title={title} submit={submit} form={form} onClose={onClose} />
    </OuterFormContext>
  )
}
