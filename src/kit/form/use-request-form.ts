/** A form that becomes one request: values, validation, refusals of the server, and never two submissions at once. */
import { type FormEvent, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'

import { isUnsure, requestIdOf, toUserMessage } from '../../api/errors.ts'
import { unreadRequest } from '../../api/refused-field.ts'
import { readPath } from '../../lib/condition.ts'
import { isolateName } from '../../lib/isolate.ts'
import { isMissingModule } from '../../lib/missing-module.ts'
import { chance } from '../../lib/chance.ts'
import { inTurns, pause, type Work } from '../../lib/turns.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Outcome } from '../actions/pipeline.ts'
import { errorToast } from '../feedback/error-toast.ts'
import { ParentContext } from '../routing/page-scope.ts'
import type { FormSlots } from '../slots.ts'
import type { FormError } from '../../ui/ErrorPanel.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { ChangedMeanwhile } from '../queries/read-modify-write.ts'
import type { BodyFor } from '../body-for.ts'
import type { FormField, Params, Row } from '../spec.ts'
import { type BodyContext, buildBody } from './body.ts'
import { editBody, untouchedUnreadable, valuesOver, withoutUnreadable } from './changed-body.ts'
import { startValues } from './duplicate.ts'
import { readFiles } from './files.ts'
import { type Minimum, raised } from './minimum.ts'
import { prepareLists } from './prepare.ts'
import { type RawGroup, rawOf } from './raw.ts'
import { placeRefusals, type Refusal } from './refusal.ts'
import { type ServedFields, servedFields } from './served-fields.ts'
import { shownFields, type UnreadableField } from './shown-fields.ts'
import { useHasLeft } from './use-has-left.ts'
import { type Proposals, useProposals } from './use-proposals.ts'
import { type OpenConflicts, useServerChanges } from './use-server-changes.ts'
import { type Problems, validate } from './validate.ts'

export interface RequestFormOptions {
  fields: readonly FormField[]
  params: Params
  /** What the server has now, if anything: the first one gives the values that the form starts with. */
  row?: Row
  /** The form changes fields of the row: what was not changed is not sent, unless the server demands it. */
  changes?: boolean
  /** Raw values to start with instead; they are not what the server has. */
  prefill?: RawGroup
  /** From 0 up to but not including 1: for names that the form proposes. */
  random?: () => number
  slots?: FormSlots<object, string, never>
  /** Rules beyond those of the single fields: messages by field path. */
  check?: (values: unknown) => Problems
  /** What sending it is called. A failure is told with it when the form has been left meanwhile. */
  submitLabel?: string
  /** What that is called which it changes or makes, for the same message; '' = it has no name. */
  nameOf?: (values: unknown) => string
  /** Works off in turns what `check` would take too long for at once. */
  prepare?: () => Work<void>
  /** The page that shows what came of it when that is not known. */
  look?: string
  /** Knows where a refusal belongs; undefined leaves that to the usual search. */
  place?: (error: unknown, values: unknown) => readonly Refusal[] | undefined
  /**
   * Sends the body; a failed outcome is shown in the form.
   * @param bodyFor with a row: the body for a newer state of it, for calls that read it before they write
   */
  send: (body: Row, bodyFor?: BodyFor) => Promise<Outcome>
}

export interface RequestForm extends Proposals {
  fields: readonly FormField[]
  /** Fields that the server does not have. */
  lacking: ServedFields['lacking']
  /** Fields of the row that are left as they are, because the server says of them what cannot be read. */
  unreadable: readonly UnreadableField[]
  params: Params
  methods: UseFormReturn<FieldValues>
  /** The values that the form started with. */
  start: RawGroup
  /** Messages by field path: of validation and of the server. */
  problems: Problems
  /** What the server refused without naming a field of this form. */
  summary: readonly FormError[]
  /** Of the call that was refused. */
  requestId: string | undefined
  pending: boolean
  dirty: boolean
  /** Fields that were changed here and on the server. As long as there are any, nothing is sent. */
  changes: OpenConflicts
  context: BodyContext
  slots?: FormSlots<object, string, never>
  /**
   * Another field must not be less than this, or may be again. A value that is less is raised to a multiple of `step` as long as
   * nobody has touched it; else the field says so.
   */
  demand: (field: string, minimum?: Minimum, step?: number) => void
  /** What else is wrong with a field's value, as far as it is known by now; without one, nothing is. `of`: the list that the field is in. */
  rule: (path: string, rule?: Rule, of?: string) => void
  /** What is wrong with these values, whether or not it is shown yet. */
  problemsOf: (values: unknown) => Problems
  /** The request body for these values; contents of files are read beforehand. */
  bodyOf: (values: unknown, files: ReadonlyMap<File, string>) => Row
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** @returns what is wrong with the raw value of a field */
export type Rule = (raw: unknown) => string | undefined

const none: Problems = new Map()
const noRefusals: readonly Refusal[] = []

/** State and submission of one form. The caller renders the dialog around it. */
export function useRequestForm(options: RequestFormOptions): RequestForm {
  const {
    fields: given,
    params,
    row,
    changes: isEdit = false,
    prefill,
    random = chance,
    slots,
    check,
    prepare,
    submitLabel,
    nameOf,
    look,
    place,
    send,
  } = options
  const [begin] = useState(() => {
    const { fields: all, lacking } = servedFields(given)
    const fields = shownFields(all, row)
    return {
      all,
      lacking,
      fields,
      start: prefill ?? startValues(fields, row, random),
      custom: new Set(Object.keys(slots?.fields ?? {})),
      minimum: new Map<string, Minimum>(),
      rules: new Map<string, Rule>(),
    }
  })
  const { all, lacking, fields: asked, start, custom, minimum, rules } = begin
  const [latest, setLatest] = useLatest(row)
  const parent = use(ParentContext)
  const context = useMemo(
    (): BodyContext => ({ row: latest, parent, custom, minimum }),
    [latest, parent, custom, minimum],
  )
  const methods = useForm<FieldValues>({ defaultValues: start })
  const { subscribe, getValues, setValue, formState } = methods
  const { propose, isUntouched } = useProposals(methods, start)
  const heldBy = (values: unknown, now: Row | undefined) => ({
    values,
    start: formState.defaultValues,
    row: isEdit ? now : undefined,
  })
  const unreadable = untouchedUnreadable(all, heldBy(getValues(), latest))
  const unasked = unreadable.map(({ field }) => field.id).join(' ')
  const fields = useMemo(() => asked.filter(({ id }) => !unasked.split(' ').includes(id)), [asked, unasked])
  const [found, setFound] = useState(none)
  /** What is said before anything is sent: of a value that stays although more was asked for. */
  const [early, setEarly] = useState(none)
  const [refusals, setRefusals] = useState(noRefusals)
  const [requestId, setRequestId] = useState<string>()
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const submitted = useRef(false)
  const focusFirst = useFocusFirstInvalid()
  const hasLeft = useHasLeft()
  const changes = useServerChanges({ fields: asked, methods }, isEdit ? latest : undefined)

  // What a single field says about itself comes first.
  const problemsOf = (values: unknown): Problems => {
    const own = validate(fields, values, context)
    const more = [...rules].flatMap(([path, rule]) => {
      const problem = rule(readPath(values, path))
      return problem === undefined ? [] : [[path, problem] as const]
    })
    return new Map([...(check?.(values) ?? none), ...more, ...own])
  }
  const showProblems = useEffectEvent((values: unknown) => setFound(problemsOf(values)))

  // Validated on submit, then on every change; what the server said about a field goes when that field changes.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (submitted.current) showProblems(values)
          setEarly((old) =>
            old.size === 0 ? old : among([...old.keys()], validate(fields, values, { custom, minimum })),
          )
          setRefusals((old) => {
            const left = old.filter(({ path }) => path === undefined || !isWithin(name, path))
            return left.length === old.length ? old : left
          })
        },
      }),
    [subscribe, fields, custom, minimum],
  )

  const demand = useCallback(
    (id: string, wanted?: Minimum, step = 1) => {
      if (wanted === undefined) minimum.delete(id)
      else minimum.set(id, wanted)
      const field = fields.find((one) => one.id === id)
      const held: unknown = getValues(id)
      const isLess = field !== undefined && wanted !== undefined && isBelow(field, held, wanted)
      if (isLess && isUntouched(id)) propose(id, rawOf(field, raised(wanted.value, step, maxOf(field))))
      // Also the value that stays is set: what is said of it is judged anew.
      else setValue(id, held)
      const problem = isLess ? validate(fields, getValues(), { custom, minimum }).get(id) : undefined
      setEarly(
        (old) => new Map([...old].filter(([path]) => path !== id).concat(problem === undefined ? [] : [[id, problem]])),
      )
    },
    [fields, custom, minimum, getValues, setValue, propose, isUntouched],
  )
  const rule = useCallback(
    (path: string, one?: Rule, of = path) => {
      if (one === undefined) rules.delete(path)
      else rules.set(path, one)
      if (submitted.current) setValue(of, getValues(of))
    },
    [rules, getValues, setValue],
  )

  const bodyOf = (values: unknown, files: ReadonlyMap<File, string>, now: Row | undefined = latest): Row => {
    const filled = withoutUnreadable(all, heldBy(values, now))
    const body =
      isEdit && now
        ? editBody(all, filled, { ...context, row: now, files })
        : buildBody(fields, values, { ...context, files })
    return { ...body, ...slots?.also?.({ form: body, params, row: now ?? {} }) }
  }

  const submit = async (element: HTMLFormElement, values: unknown, isLong: boolean) => {
    const files = await readFiles(fields, values)
    if (isLong) await pause()
    const misplaced = validate(fields, values, { ...context, files })
    if (misplaced.size > 0) {
      setRefusals([...misplaced].map(([path, message]) => ({ path, message })))
      return focusFirst(element)
    }
    if (isLong) await pause()
    const { seen } = changes
    const bodyFor = seen && ((now: Row) => bodyOf(valuesOver(fields, values, { seen, now }), files, now))
    const outcome = await send(bodyOf(values, files), bodyFor)
    if (outcome.status !== 'failed') return
    if (hasLeft() && submitLabel !== undefined) {
      const name = nameOf?.(values)
      const what = midSentence(submitLabel) + (name ? ` ${isolateName(name)}` : '')
      return void addToast(errorToast(`Could not ${what}`, outcome.error))
    }
    // What has changed is said beside the choice between the values.
    if (outcome.error instanceof ChangedMeanwhile) return setLatest(outcome.error.now)
    const own = unreadRequest(outcome.error) === undefined ? place?.(outcome.error, values) : undefined
    const placed = own ?? placeRefusals(outcome.error, fields, values)
    setRefusals(isUnsure(outcome.error) ? placed.map((one) => ({ ...one, look })) : placed)
    setRequestId(requestIdOf(outcome.error))
    if (placed.some(({ path }) => path !== undefined)) focusFirst(element)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current || changes.conflicts.length > 0) return
    const element = event.currentTarget
    const values: unknown = getValues()
    const work = prepareLists(fields, values, prepare)
    if (work.next().done === true) return void sendIfRight(element, values, false)
    // Very long lists are checked in turns. Whoever leaves meanwhile has sent nothing.
    sending.current = true
    setPending(true)
    const sendAfterwards = async (): Promise<void> => {
      await inTurns(work)
      sending.current = false
      if (!hasLeft() && !sendIfRight(element, values, true)) setPending(false)
    }
    sendAfterwards().catch((error: unknown) => {
      setRefusals([{ message: messageOf(error) }])
      sending.current = false
      setPending(false)
    })
  }

  /** Returns whether it is under way. */
  const sendIfRight = (element: HTMLFormElement, values: unknown, isLong: boolean): boolean => {
    const problems = problemsOf(values)
    submitted.current = true
    setFound(problems)
    setRefusals(noRefusals)
    setRequestId(undefined)
    if (problems.size > 0) {
      focusFirst(element)
      return false
    }
    sending.current = true
    setPending(true)
    submit(element, values, isLong)
      // A file that cannot be read, or code of the call that cannot be loaded.
      .catch((error: unknown) => setRefusals([{ message: messageOf(error) }]))
      .finally(() => {
        sending.current = false
        setPending(false)
      })
    return true
  }

  const placed = refusals.flatMap(({ path, message }) => (path === undefined ? [] : [[path, message] as const]))
  return {
    fields,
    lacking,
    unreadable,
    params,
    methods,
    start,
    problems: placed.length === 0 && early.size === 0 ? found : new Map([...early, ...found, ...placed]),
    summary: refusals.flatMap(({ path, message, detail, look: at }) =>
      path !== undefined ? [] : [detail === undefined && at === undefined ? message : { message, detail, look: at }],
    ),
    requestId,
    pending,
    dirty: formState.isDirty,
    changes,
    context,
    slots,
    demand,
    rule,
    propose,
    isUntouched,
    problemsOf,
    bodyOf,
    onSubmit,
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && !isMissingModule(error) ? error.message : toUserMessage(error)

/** The newest state of a row: the one that is given, until a newer one is found out otherwise. */
function useLatest(given: Row | undefined): [latest: Row | undefined, setLatest: (row: Row) => void] {
  const [{ row, from }, set] = useState({ row: given, from: given })
  if (given !== from) set({ row: given, from: given })
  return [given === from ? row : given, (newer) => set({ row: newer, from: given })]
}

/** An empty value is below everything that is asked for. */
function isBelow(field: FormField, raw: unknown, { value }: Minimum): boolean {
  const held = buildBody([field], { [field.id]: raw })[field.id]
  return held === undefined || held === null || (typeof held === 'number' && held < value)
}

/** The problems of some paths only. */
const among = (paths: readonly string[], problems: Problems): Problems =>
  new Map([...problems].filter(([path]) => paths.includes(path)))

const maxOf = ({ widget }: FormField): number | undefined => ('max' in widget ? widget.max : undefined)

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
