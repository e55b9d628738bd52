/**
 * The one way in which the console changes anything, in this order:
 *
 *     bind → form or confirm → call → cancel reads in flight → navigate when the page's own row moved or went →
 *     ask again for what is on screen and was not read since → toast
 *
 * Navigation comes before anything is asked again, so that a page whose row is gone is not. Everything with a
 * side effect is a port: the order is tested without a page.
 */
import { ApiError, isUnsure, toApiError, toUserMessage } from '../../api/errors.ts'
import { bodyOf } from '../../api/result.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { capitalise, midSentence } from '../../lib/truncate.ts'
import { errorToast } from '../feedback/error-toast.ts'
import type { Former } from '../former.ts'
import { plainText } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import type { About } from '../relations.ts'
import { removing } from '../routing/removing.ts'
import type { BodyFor } from '../body-for.ts'
import type { Action, Call, FormField, Params, Row, Scope, Shown } from '../spec.ts'
import { knownNames } from './known-names.ts'
import { failureTitle, filledText, messageText, questionTitle, type TextScope } from './wording.ts'

export interface Toast {
  /** It takes the place of the one with this id. */
  id?: string
  title?: string
  content: string
  variant: 'success' | 'error'
  /** Of the calls that failed. */
  requestIds?: readonly string[]
  /** Where the thing is afterwards. */
  cta?: { link: string; text: string }
}

/** A one-time value of an answer. */
export interface Secret {
  label: string
  value: string
}

/** An answer that the action was done for. */
export interface Result {
  title: string
  shown: readonly Shown[]
  answer: Row
  params: Params
}

/** What the server has refused with 403. */
export type Refused = { page: string } | { action: Action; params: Params; row: Row }

/** What stands in the body for `{name}` and the like is in `name`, `row` and `parent`. */
export type Question = (
  | { kind: 'confirm'; body: string; danger: boolean; former?: Former }
  | {
      kind: 'form'
      submit: string
      fields: readonly FormField[]
      /** Above the fields. */
      intro?: string
      /** The fields are those of the row: as long as nothing differs there is nothing to send. */
      changes: boolean
    }
) & {
  title: string
  /** What the row is called. */
  name: string
  row: Row
  parent: Row
  params: Params
  /** Lookups of fields that a text names. */
  names?: Action['names']
  /** Of a delete: what else it concerns. */
  about?: About
  preview?: Action['preview']
  /** Makes the call that agreeing leads to. Only for finding out what it would send (src/api/dry-run.ts). */
  request: (form: Row) => unknown
}

export type Outcome = { status: 'done'; answer: Row } | { status: 'failed'; error: unknown } | { status: 'cancelled' }

/** Runs the rest of the pipeline with what the user filled in. Never rejects. `bodyFor`: see `Job`. */
export type Submit = (form: Row, bodyFor?: BodyFor) => Promise<Outcome>

export interface Ports {
  /** Puts a question; calls `submit` when the user agrees; resolves once the dialog is closed. */
  ask: (question: Question, submit: Submit) => Promise<Outcome>
  /** Which visit of a page is on screen: the same value as long as nobody has gone elsewhere. */
  visit: () => unknown
  /** Resolves when the new page is there. */
  navigate: (to: string) => Promise<void>
  /** Marks cached reads of these entities as wrong without asking again, so that the next page waits for new ones. */
  expire: (entities: readonly string[]) => Promise<void>
  cancelReads: (entities: readonly string[]) => Promise<void>
  /** Asks again for what is on screen; nobody waits for the answers. */
  invalidate: (entities: readonly string[]) => Promise<void>
  /** The same for what was marked as wrong and has not been read since. */
  refreshExpired: (entities: readonly string[]) => Promise<void>
  toast: (toast: Toast) => unknown
  reveal: (secret: Secret) => void
  show: (result: Result) => void
  /** Keeps the page from being left for the login page, until what it returns is called. */
  hold: () => () => void
  /** The server said that somebody may not do this: an action on a row, or the form at an address. */
  refused: (what: Refused) => void
}

/** What is left to do once the user has answered. */
export interface Job {
  call: Call
  scope: Scope
  /** Makes the form's body for the row as it is when the call writes it; without it the scope's form is sent. */
  bodyFor?: BodyFor
  /** What it means when the server says that somebody may not do this. */
  refused?: Refused
  effects: readonly string[]
  /** What is said when it is done, given the answer. */
  toast?: (answer: Row) => Toast | undefined
  reveal?: { path: string; label: string }
  /** The page to go to, given the answer; undefined = stay. */
  next?: (answer: Row) => string | undefined
}

/** Call → navigate → cancel → invalidate → toast. A failure changes nothing on screen: the caller shows it. */
export async function carryOut(job: Job, ports: Ports): Promise<Outcome> {
  const begun = ports.visit()
  let answer: Row
  try {
    answer = answerOf(await send(job))
  } catch (error) {
    if (isOutdated(error, job.scope)) void ports.invalidate(job.effects)
    if (job.refused && error instanceof ApiError && error.statusCode === 403) ports.refused(job.refused)
    return { status: 'failed', error: job.reveal && isUnsure(error) ? withSecretLost(error, job, job.reveal) : error }
  }
  const secret = job.reveal && secretOf(answer, job.reveal)
  // The session may end with the reads that follow: nobody has seen the secret yet.
  const release = secret && ports.hold()
  try {
    await follow(job, answer, { ...ports, hasLeft: ports.visit() !== begun })
  } finally {
    if (secret) ports.reveal(secret)
    else if (job.reveal)
      ports.toast({
        content: `The answer had no ${midSentence(job.reveal.label)}. ${lostText(job, job.reveal)}`,
        variant: 'error',
      })
    release?.()
  }
  return { status: 'done', answer }
}

/** What to do about a one-time value that nobody has seen. */
function lostText({ scope }: Job, { label }: { label: string }): string {
  const what = midSentence(label)
  return `${isNew(scope) ? `If the list has a new ${what}, delete it and create another` : `For a new ${what}, do this again`}: it is shown only once.`
}

/** The same failure. What it lost is in no list. */
const withSecretLost = (error: unknown, job: Job, reveal: { label: string }): ApiError =>
  new ApiError(`${toUserMessage(error)} ${lostText(job, reveal)}`, {
    ...(error instanceof ApiError && error),
    kind: 'told',
  })

const isNew = ({ row }: Scope): boolean => Object.keys(row).length === 0

/** Cancel → navigate → ask again → toast. Whoever has gone elsewhere meanwhile is not taken away from there. */
async function follow(
  { next, effects, toast }: Job,
  answer: Row,
  { hasLeft, ...ports }: Ports & { hasLeft: boolean },
): Promise<void> {
  const to = hasLeft ? undefined : next?.(answer)
  await ports.cancelReads(effects)
  if (to === undefined) void ports.invalidate(effects)
  else {
    await ports.expire(effects)
    await ports.navigate(to)
    // The new page has read what it shows: once is enough.
    void ports.refreshExpired(effects)
  }
  const said = toast?.(answer)
  if (said) ports.toast(said)
}

async function send({ call, scope, bodyFor }: Job): Promise<unknown> {
  // What a call reads before it writes may be hidden from somebody else: that it is not there would be no reason.
  const stopped = await sessionGuard.beforeWrite()
  if (stopped) throw toApiError(stopped)
  return bodyFor && call.update ? call.update(scope, bodyFor) : call(scope)
}

/**
 * Whether a failure says that what is on screen is wrong, or may be: the server no longer has it, or has it in another state, or
 * its answer got lost and nobody knows what was done. Only where something new is made, a bad request is about nothing but what
 * was filled in.
 */
function isOutdated(error: unknown, scope: Scope): boolean {
  if (!(error instanceof ApiError)) return false
  const { statusCode, kind } = error
  if (kind !== 'error' || isUnsure(error)) return true
  return (
    statusCode === 404 ||
    statusCode === 409 ||
    (statusCode === 400 && (Object.keys(scope.form).length === 0 || !isNew(scope)))
  )
}

export interface Bound {
  row: Row
  params: Params
  parent: Row
  me: Row
  /** What the row is called. */
  name: string
  /** Whether the action was started on the row's own page. */
  ownPage: boolean
}

/** The whole pipeline for an action of a row. */
export async function runAction(action: Action, bound: Bound, ports: Ports): Promise<Outcome> {
  const carry = (form: Row, bodyFor?: BodyFor): Promise<Outcome> =>
    carryOut(
      {
        call: action.call,
        scope: scopeOf(bound, form),
        bodyFor,
        refused: { action, params: bound.params, row: bound.row },
        effects: action.effects,
        toast: (answer) => doneToast(action, bound, { form, answer }),
        reveal: action.reveal,
        next: () => (bound.ownPage ? action.leave?.(bound.params) : undefined),
      },
      ports,
    )
  const isRemoval = action.relations !== undefined || (bound.ownPage && action.leave !== undefined)
  const submit: Submit = async (form, bodyFor) => {
    if (isRemoval) removing.set(true)
    const outcome = await carry(form, bodyFor)
    // It is still there, and its form may stay open.
    if (outcome.status === 'failed') removing.set(false)
    return outcome
  }
  const question = (await isNeedless(action, bound)) ? undefined : questionOf(action, bound)
  const outcome = await (question ? ports.ask(question, submit) : submit({})).finally(() => removing.set(false))
  if (outcome.status === 'done' && action.result) {
    const { label, title = label, result: shown } = action
    ports.show({ title, shown, answer: outcome.answer, params: bound.params })
  }
  // A form shows its failures itself and stays open.
  if (outcome.status === 'failed' && question?.kind !== 'form')
    ports.toast(errorToast(failureTitle(action, textScopeOf(action, bound)), outcome.error))
  return outcome
}

/** Whether there is nothing to decide about. Who cannot find out asks. */
const isNeedless = async ({ confirm }: Action, bound: Bound): Promise<boolean> =>
  (await confirm?.needed?.(bound).catch(() => true)) === false

/** What to ask before an action runs: its fields, else a confirmation, else nothing. */
export function questionOf(action: Action, bound: Bound): Question | undefined {
  const { row, params, name, parent } = bound
  const scope = textScopeOf(action, bound)
  const request = (form: Row) => (action.call.preview ?? action.call)(scopeOf(bound, form))
  const { relations } = action
  const shared = {
    name,
    row,
    parent,
    params,
    request,
    ...(action.names && { names: action.names }),
    ...(relations && { about: { relations, row, params } }),
    ...(action.preview && { preview: action.preview }),
  }
  if (action.form && action.form.length > 0) {
    const { label, form: fields, changes = false, intro } = action
    const title = action.danger === true ? questionTitle(action, scope) : filledText(action.title ?? label, scope)
    return { kind: 'form', title, submit: label, fields, changes, ...(intro && { intro }), ...shared }
  }
  if (!action.confirm) return undefined
  const { body, notes = [], former } = action.confirm
  const texts = [body, ...notes.filter(({ when }) => holds(when, row) === true).map(({ text }) => text)]
  const title = questionTitle(action, scope)
  return {
    kind: 'confirm',
    title,
    body: texts.join(' '),
    danger: action.danger === true,
    ...(former && { former }),
    ...shared,
  }
}

const scopeOf = ({ params, row, parent, me }: Bound, form: Row): Scope => ({ params, row, parent, me, form })

/** What the texts of an action speak of. */
const textScopeOf = (action: Action, { name, row, parent, params }: Bound, form: Row = {}): TextScope => ({
  name,
  row,
  parent,
  form,
  nameOf: knownNames({ names: action.names, fields: action.form }, { row, form }, params),
})

/** That it is done, and to what. */
export function doneToast(
  action: Action,
  bound: Bound,
  { form, answer }: { form: Row; answer: Row },
): Toast | undefined {
  if (action.toastOf) return { ...action.toastOf(answer, bound.name), variant: 'success' }
  if (action.toast === undefined) return undefined
  const scope = textScopeOf(action, bound, form)
  const link =
    action.see && pathOf(action.see.to, { ...bound.row, ...answer }, { ...bound.params, ...namesOf(form, scope) })
  return {
    content: messageText(action.toast, scope),
    variant: 'success',
    ...(link !== undefined && action.see && { cta: { link, text: action.see.label } }),
  }
}

/** What was filled in, with the names of what was chosen. */
const namesOf = (form: Row, { nameOf }: TextScope): Params =>
  Object.fromEntries(Object.entries(form).map(([id, value]) => [id, nameOf?.(`$form.${id}`) ?? plainText(value)]))

/**
 * The body of an answer. Calls resolve to a result of the client or to the body itself. Answers without a body become an empty row.
 */
export function answerOf(result: unknown): Row {
  const body = bodyOf(result)
  return isRow(body) ? body : {}
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function secretOf(answer: Row, { path, label }: { path: string; label: string }): Secret | undefined {
  const value = readPath(answer, path)
  return typeof value === 'string' && value !== '' ? { label: capitalise(label), value } : undefined
}
