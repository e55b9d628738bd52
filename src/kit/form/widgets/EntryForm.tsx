import { memo, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react'

import type { FormField } from '../../spec.ts'
import { sameRaw } from '../drafts.ts'
import { FormContext, OuterFormContext, useFormContext } from '../form-context.ts'
import type { RawItem } from '../held-list.ts'
import { UnservedContext } from '../use-unserved.ts'
import { type RequestForm, useRequestForm } from '../use-request-form.ts'
import type { Problems } from '../validate.ts'

export interface EntryFormProps {
  /** What an entry has, `value` and maybe `key`. */
  fields: readonly FormField[]
  /** Path of the list. */
  name: string
  place: number
  entry: RawItem
  problems: Problems | undefined
  /** What it is after a change. The first one that was given is asked. */
  onChange: (place: number, entry: RawItem) => void
  /** The fields. They depend on nothing that is not given here. */
  children: ReactNode
}

const none: Problems = new Map()
const nothingSent = () => Promise.resolve({ status: 'done', answer: {} } as const)

/** One entry of a list, in a form of its own: what is typed there is no matter of all the others. */
export const EntryForm = memo(
  function EntryForm({ fields, name, place, entry, problems = none, onChange, children }: EntryFormProps) {
    const below = useFormContext()
    const outer = use(OuterFormContext) ?? below
    const { params, context } = below
    const own = useRequestForm({ fields, params, prefill: { ...entry }, send: nothingSent })
    const { subscribe, reset, getValues } = own.methods
    /** What both forms have of it; undefined while the other one is being followed. */
    const shared = useRef<RawItem | undefined>(entry)

    const change = useEffectEvent((values: RawItem) => {
      if (shared.current === undefined) return
      shared.current = values
      onChange(place, values)
    })
    useEffect(
      () =>
        subscribe({ formState: { values: true }, callback: ({ values }) => change({ value: undefined, ...values }) }),
      [subscribe],
    )
    useEffect(() => {
      if (sameRaw(entry, shared.current)) return
      shared.current = undefined
      reset({ ...entry })
      shared.current = entry
    }, [entry, reset])

    const rule: RequestForm['rule'] = (path, one) =>
      below.rule(`${name}.${place}.${path}`, one && (() => one(getValues(path))), name)
    return (
      <OuterFormContext value={outer}>
        <FormContext value={{ ...own, problems, context, rule }}>
          {/* What the server does not take is said of the list. */}
          <UnservedContext value={undefined}>{children}</UnservedContext>
        </FormContext>
      </OuterFormContext>
    )
  },
  (one, other) =>
    one.entry === other.entry &&
    one.place === other.place &&
    one.problems === other.problems &&
    one.fields === other.fields,
)
