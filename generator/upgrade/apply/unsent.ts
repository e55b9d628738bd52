/** Actions that have nothing left to send: without it they would ask for a whole body, or send one that changes nothing. And bodies that may be of several kinds. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Entry } from './manifest-names.ts'
import { dataOf, isRecord, merge, partIn, type At, type Path } from './yaml-text.ts'

export interface Unsent {
  /** The action, or the part of it that can go alone. */
  path: Path
  /** What stays although nothing is in it: `form: {fields: []}` asks for nothing, no form for everything. */
  stays?: At & { value: object }
  /** What somebody has to look at. */
  question?: string
}

interface Sent {
  text: string
  entry: Entry
  /** Of the older contract. */
  old: Model
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** What goes with a part of what an action sends; undefined where that is the part alone. */
export function unsentAt({ document, path }: At, error: Diagnostic, sent: Sent): Unsent | undefined {
  const { text, entry, now } = sent
  const data = dataOf(text)[document]
  const key = path.findIndex((step, index) => step === 'actions' && isSent(path.slice(index + 2)))
  const action = path.slice(0, key + 2)
  const raw = partIn(data, action)
  if (key === -1 || !isRecord(raw)) return error.code === unsureVariant ? unsureForm(path, error, sent) : undefined
  const name = String(action.at(-1))
  const operation = typeof raw['op'] === 'string' ? raw['op'] : `${entry.id}_${name}`
  const whole = { path: action, ...viewThatStays(data, { document, path: action }) }
  const called = [entry.id, ...action.slice(entry.path.length)].join('.')
  if (error.code === unsureVariant)
    return { ...whole, question: unsureQuestion(error, { called, operation, screens: screensWith(name, sent) }) }
  // A call that takes nothing any more does all that it does.
  const known = now?.operations.find(({ id }) => id === operation)
  if (known !== undefined && known.request.schema === undefined) return undefined
  const [part, inner] = path.slice(key + 2)
  const { body } = raw
  const fields = partIn(raw, ['form', 'fields'])
  const asked = (Array.isArray(fields) ? fields.length : 0) - (part === 'form' ? 1 : 0)
  const bound = isRecord(body) ? Object.keys(body).length : body === undefined ? 0 : 1
  const given = part !== 'body' ? bound : inner === undefined ? 0 : bound - 1
  if (asked <= 0 && given <= 0) {
    return {
      ...whole,
      question: `\`${called}\` is taken out, since nothing is left of what it sent with \`${operation}\`: ${error.cause}. Which call does that now?`,
    }
  }
  const isLast = part === 'form' && asked <= 0
  return isLast ? { path, stays: { document, path: action, value: { form: { fields: [] } } } } : undefined
}

/** What is bound does not say which of several kinds a body is. */
export const unsureVariant = 'UNSURE_VARIANT'

/** A view that states no actions has those of its entity. */
function viewThatStays(data: unknown, { document, path }: At): Pick<Unsent, 'stays'> {
  const list = path.slice(0, -1)
  const own = partIn(data, list)
  const isOnly = isRecord(own) && Object.keys(own).length === 1
  return isOnly && path.includes('views')
    ? { stays: { document, path: list.slice(0, -1), value: { actions: {} } } }
    : {}
}

/** A form that asks for all that was bound, which somebody has to know. */
function unsureForm(path: Path, error: Diagnostic, { entry, old }: Sent): Unsent {
  const [kind = 'create', part] = path.slice(entry.path.length).map(String)
  const form = old.screens.find(({ id }) => id.of === entry.id && id.view === kind)
  const operation = form !== undefined && 'call' in form ? form.call.operation : undefined
  return {
    path,
    question: unsureQuestion(error, {
      called: [entry.id, kind, part].join('.'),
      operation,
      screens: form === undefined ? [] : [`${form.id}`],
    }),
  }
}

interface Unsure {
  /** What is taken out. */
  called: string
  operation: string | undefined
  screens: readonly string[]
}

function unsureQuestion({ cause, suggestion, place }: Diagnostic, { called, operation, screens }: Unsure): string {
  const of = operation === undefined ? '' : `, which called \`${operation}\``
  const on = screens.length === 0 ? '' : ` on ${screens.map((id) => `\`${id}\``).join(', ')}`
  return `\`${called}\`${on}${of}, is taken out: ${cause}. To have it again, write it into ${place.file} and ${suggestion ?? 'bind what says the kind'}. Which kind is it?`
}

/** Screens that had an action. */
const screensWith = (action: string, { entry, old }: Sent): string[] =>
  old.screens
    .filter((screen) => screen.entity === entry.id && viewOf(screen).actions.some(({ id }) => id === action))
    .map(({ id }) => `${id}`)

const isSent = ([part, inner]: Path): boolean => part === 'body' || (part === 'form' && inner === 'fields')

/** With what stays, where that is gone by now. */
export const withWhatStays = (text: string, { stays }: Pick<Unsent, 'stays'>): string =>
  stays === undefined ? text : merge(text, stays, stays.value)
