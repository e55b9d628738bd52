/** A form that becomes one request: values, validation, refusals of the server, and never two submissions at once. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'

import type { Outcome } from '../actions/pipeline.ts'
import type { FormSlots } from '../slots.ts'
import type { FormField, Params, Row } from '../spec.ts'
import { type BodyContext, buildBody } from './body.ts'
import { readFiles } from './files.ts'
import { initialValues } from './raw.ts'
import { placeRefusal, type Refusal } from './refusal.ts'
import { type Problems, validate } from './validate.ts'

export interface RequestFormOptions {
  fields: readonly FormField[]
  params: Params
  /**
   * What the server has now, if anything: the values the form starts with. Later ones are ignored: a refetch never
   * overwrites what is being edited.
   */
  row?: Row
  slots?: FormSlots<never, string>
  /** Sends the body; a failed outcome is shown in the form. */
  send: (body: Row) => Promise<Outcome>
}

export interface RequestForm {
  fields: readonly FormField[]
  params: Params
  methods: UseFormReturn<FieldValues>
  /** Messages by field path: of validation and of the server. */
  problems: Problems
  /** What the server refused without naming a field of this form. */
  summary: readonly string[]
  pending: boolean
  dirty: boolean
  context: BodyContext
  slots?: FormSlots<never, string>
  /** The request body for these values; contents of files are read beforehand. */
  bodyOf: (values: unknown, files: ReadonlyMap<File, string>) => Row
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const none: Problems = new Map()

/** State and submission of one form. The caller renders the dialog around it. */
export function useRequestForm({ fields, params, row, slots, send }: RequestFormOptions): RequestForm {
  const [start] = useState(() => {
    const context: BodyContext = { row, custom: new Set(Object.keys(slots?.fields ?? {})) }
    return { context, defaultValues: initialValues(fields, row) }
  })
  const { context } = start
  const methods = useForm<FieldValues>({ defaultValues: start.defaultValues })
  const { subscribe, getValues, formState } = methods
  const [found, setFound] = useState(none)
  const [refusal, setRefusal] = useState<Refusal>()
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const submitted = useRef(false)
  const focusFirst = useFocusFirstInvalid()

  // Validated on submit, then on every change; what the server said about a field goes when that field changes.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (submitted.current) setFound(validate(fields, values, context))
          setRefusal((old) => (old?.path !== undefined && isWithin(name, old.path) ? undefined : old))
        },
      }),
    [subscribe, fields, context],
  )

  const bodyOf = (values: unknown, files: ReadonlyMap<File, string>): Row => {
    const body = buildBody(fields, values, { ...context, files })
    return slots?.body ? slots.body(body as never, { params, row: row ?? {} }) : body
  }

  const submit = async (element: HTMLFormElement, values: unknown) => {
    const outcome = await send(bodyOf(values, await readFiles(fields, values)))
    if (outcome.status !== 'failed') return
    const placed = placeRefusal(outcome.error, fields, values)
    setRefusal(placed)
    if (placed.path !== undefined) focusFirst(element)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const element = event.currentTarget
    const values: unknown = getValues()
    const problems = validate(fields, values, context)
    submitted.current = true
    setFound(problems)
    setRefusal(undefined)
    if (problems.size > 0) return focusFirst(element)
    sending.current = true
    setPending(true)
    submit(element, values)
      // Only a file that cannot be read ends here.
      .catch((error: unknown) => setRefusal({ message: error instanceof Error ? error.message : String(error) }))
      .finally(() => {
        sending.current = false
        setPending(false)
      })
  }

  const problems = refusal?.path === undefined ? found : new Map([...found, [refusal.path, refusal.message]])
  const summary = refusal && refusal.path === undefined ? [refusal.message] : []
  return {
    fields,
    params,
    methods,
    problems,
    summary,
    pending,
    dirty: formState.isDirty,
    context,
    slots,
    bodyOf,
    onSubmit,
  }
}

// A change without a name (a reset, a list that lost an item) may concern any field.
const isWithin = (name: string | undefined, path: string): boolean =>
  name === undefined || name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)

/** Focuses the first control with a message, once the messages are on the page. */
function useFocusFirstInvalid(): (form: HTMLFormElement) => void {
  const [target, setTarget] = useState<{ form: HTMLFormElement }>()
  useEffect(() => {
    const invalid = target?.form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const control = invalid?.matches('input, select, textarea, button')
      ? invalid
      : invalid?.querySelector<HTMLElement>('input, select, textarea, button')
    control?.focus()
  }, [target])
  return (form) => setTarget({ form })
}
