/**
 * Reads that are sent by POST now. The console names them under `queries`, and pages read with them as before. Rows cannot be read with a body: where
 * the body has what the address had, or has to be sent, the pages do without, and somebody has to say how they read now.
 */
import type { Model, Operation } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { wholeOf, type Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { entriesOf, type Texts } from './manifest-names.ts'
import { withoutReads } from './no-objects.ts'
import { readersOf } from './reads.ts'
import { merge } from './yaml-text.ts'

/** A read that is a POST now. */
interface Posted {
  /** What it was called before. */
  was: string
  op: Operation
  /** Screens that are made of what it answers; where there are none, those that call it. */
  screens: readonly string[]
}

interface Between {
  changes: readonly Change[]
  old: Model
  now: Model
}

/** With what such reads become; undefined where there are none. `questions`: what somebody has to look at. */
export function settlePostedReads(
  texts: Texts,
  between: Between,
): { texts: Texts; questions: readonly string[] } | undefined {
  const next = new Map(texts)
  // Rows without a view are read from their list: what becomes of that is known first.
  const isList = ({ op }: Posted): boolean => readersOf(op.id, texts).some(({ role }) => role === 'list')
  const posted = postedIn(between)
  const questions = [...posted.filter(isList), ...posted.filter((one) => !isList(one))].flatMap((one) => {
    const why = whyUnsaid(one, between)
    return why === undefined ? nameAsQuery(next, one) : withoutBody(next, one, { why, now: between.now })
  })
  return questions.length === 0 ? undefined : { texts: next, questions }
}

/** Those that answer what they answered: what answers something else may do something else. */
function postedIn({ changes, old, now }: Between): Posted[] {
  const { operations: nameNow } = substitutionsOf(changes)
  return changes.flatMap((change): Posted[] => {
    if (change.type !== 'operation-moved') return []
    const before = old.operations.find(({ id }) => id === change.operation)
    const op = now.operations.find(({ id }) => id === (nameNow.get(change.operation) ?? change.operation))
    const isPosted = before?.method === 'get' && op?.method === 'post' && !op.isQuery
    if (op === undefined || !isPosted || isOtherAnswer(change.operation, changes)) return []
    const callers = old.screens.filter(({ uses }) => uses.includes(change.operation))
    const readers = callers.filter((one) => isMadeOf(one, change.operation))
    const screens = (readers.length > 0 ? readers : callers).map(({ id }) => `${id}`)
    return screens.length === 0 ? [] : [{ was: change.operation, op, screens }]
  })
}

/** Others look up names in it, or lead to what it shows. */
const isMadeOf = (screen: ScreenIR, operation: string): boolean =>
  viewOf(screen).served === 'bespoke' || viewOf(screen).main?.operation === operation

const isOtherAnswer = (operation: string, changes: readonly Change[]): boolean =>
  changes.some((change) => {
    if (change.type === 'answer-changed') return change.operation === operation
    const whole = 'owner' in change && change.type === 'field-changed' ? wholeOf(change) : undefined
    return whole?.side === 'answer' && whole.operation === operation
  })

/** Why pages cannot read with it; undefined where they can. */
function whyUnsaid({ was, op }: Posted, { changes, old, now }: Between): string | undefined {
  const body = op.request.schema
  const fields = new Set(
    (body === undefined ? [] : schemasOf(now.document).allProperties(body)).map((one) => one.client),
  )
  const gone = changes.flatMap((change) =>
    change.type === 'parameter-removed' && change.operation === was ? [camelCase(change.parameter)] : [],
  )
  const sent = gone.filter((param) => fields.has(param) && isSent(param, was, old))
  if (sent.length > 0) return `\`${op.id}\` is sent ${sent.map((one) => `\`${one}\``).join(', ')} in its body now`
  return op.request.required ? `\`${op.id}\` has to be sent a body now` : undefined
}

/** Whether screens send a parameter; lists send by themselves what pages are asked for with. */
function isSent(param: string, operation: string, { screens, conventions }: Model): boolean {
  const { limit, token, sort } = conventions.paging
  if ([limit, token, sort].map(camelCase).includes(param)) return true
  return screens.some((screen) => {
    const call = viewOf(screen).main
    return call?.operation === operation && [...call.path, ...call.query].some((one) => one.param === param)
  })
}

function nameAsQuery(texts: Map<string, string>, { op, screens }: Posted): string[] {
  const entry = entriesOf(texts).find(({ kind }) => kind === 'console')
  if (entry === undefined) return []
  texts.set(entry.file, merge(texts.get(entry.file) ?? '', entry, { queries: [op.id] }))
  return [
    `\`${op.id}\` is a POST now, and stands under \`queries\`, since ${namesOf(screens)} read with it: does it change nothing?`,
  ]
}

/** What reads rows with it does without; all else is taken out as what is wrong. */
function withoutBody(
  texts: Map<string, string>,
  { op, screens }: Posted,
  { why, now }: { why: string; now: Model },
): string[] {
  const owners = new Set(readersOf(op.id, texts).map(({ id }) => id))
  const others = screens.filter((screen) => ![...owners].some((id) => screen.startsWith(`${id}.`)))
  return [
    ...withoutReads(texts, op.id, { why, now }),
    ...(others.length === 0
      ? []
      : [`${namesOf(others)} cannot read with \`${op.id}\` any more, since ${why}: what do they read with now?`]),
  ]
}

const namesOf = (screens: readonly string[]): string => screens.map((one) => `\`${one}\``).join(', ')
