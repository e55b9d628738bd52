import { useId } from 'react'
import type { ReactNode } from 'react'

import { type FieldControl, FieldContext } from './field-control.ts'
import { ErrorIcon } from './LazyIcons.tsx'
import { MessageText } from './NameText.tsx'

export interface FieldProps {
  label: string
  help?: ReactNode
  error?: string
  /** False shows "(Optional)" behind the label. */
  required?: boolean
  hideOptional?: boolean
  /** At the right end of the label's line. */
  action?: ReactNode
  children: ReactNode
}

interface Parts extends FieldProps {
  control: FieldControl
  ids: { help: string; error: string }
}

function useParts(props: FieldProps, group: boolean): Parts {
  const id = useId()
  const ids = { help: `${id}-help`, error: `${id}-error` }
  const describedBy =
    [props.error && ids.error, props.help !== undefined && ids.help].filter(Boolean).join(' ') || undefined
  const { required = true, error } = props
  return {
    ...props,
    ids,
    // The members of a group have names of their own.
    control: {
      id: group ? undefined : id,
      describedBy: group ? undefined : describedBy,
      invalid: Boolean(error),
      required: !group && required,
    },
  }
}

/** Label, help and error around one control. */
export function Field(props: FieldProps) {
  const parts = useParts(props, false)
  return (
    <div className="mb-5">
      <div className="mb-1 flex items-baseline justify-between gap-2">
        <label htmlFor={parts.control.id} className="font-medium">
          <LabelText {...parts} />
        </label>
        {parts.action}
      </div>
      <Body {...parts} />
    </div>
  )
}

/** The same around several controls: radio cards, lists, groups of fields. */
export function FieldGroup(props: FieldProps) {
  const parts = useParts(props, true)
  const describedBy = [parts.error && parts.ids.error, parts.help !== undefined && parts.ids.help]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset className="mb-5 min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-1 flex w-full items-baseline justify-between gap-2 font-medium">
        <span>
          <LabelText {...parts} />
        </span>
        {parts.action}
      </legend>
      <Body {...parts} />
    </fieldset>
  )
}

function LabelText({ label, required = true, hideOptional = false }: Parts) {
  return (
    <>
      {label}
      {!required && !hideOptional && <span className="text-sm font-normal text-ink-3"> (Optional)</span>}
    </>
  )
}

function Body({ help, error, ids, control, children }: Parts) {
  const message = error && (
    <div id={ids.error} className="my-1 flex items-start gap-1 text-sm text-danger">
      <ErrorIcon size={14} className="mt-[3px] shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <MessageText text={error} />
      </span>
    </div>
  )
  // What is in a group may be longer than the page: below it nobody would see the message.
  const isGroup = control.id === undefined
  return (
    <>
      {help !== undefined && (
        <div id={ids.help} className="mb-1.5 max-w-prose text-sm text-ink-2">
          {help}
        </div>
      )}
      {isGroup && message}
      <FieldContext value={control}>{children}</FieldContext>
      {!isGroup && message}
    </>
  )
}
