/**
 * New operations of rows that the mock keeps: where an entry names what its mock answers by itself, the rest is written by hand, and nobody has
 * written anything for these yet.
 */
import type { Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Change } from '../compare/change.ts'
import { entitiesOf, type Entry, type Texts } from './manifest-names.ts'
import { isRecord, merge } from './yaml-text.ts'
import { ownOf } from '../../schema/records.ts'

export interface Answered {
  texts: Texts
  /** What the mock still has no answer for. */
  questions: readonly string[]
}

/** With them among what the mock answers; undefined where it has an answer for everything. */
export function answerNew(
  texts: Texts,
  { changes, old, now }: { changes: readonly Change[]; old: Model; now: Model },
): Answered | undefined {
  const next = new Map(texts)
  // What is called otherwise has its answer under the old name: that is told where the name is.
  const renamed = new Set(changes.flatMap((change) => (change.type === 'operation-renamed' ? [change.to] : [])))
  const hadNone = (id: string): boolean => ownOf(old.coverage.operations, id)?.mock === 'none'
  const unanswered = Object.entries(now.coverage.operations).flatMap(([id, { mock, screens }]) =>
    mock === 'none' && screens.length > 0 && !renamed.has(id) && !hadNone(id) ? [id] : [],
  )
  const questions = unanswered.flatMap((operation) => {
    const told = now.screens.flatMap((screen) => {
      const verb = verbOf(screen, operation)
      return verb === undefined ? [] : [{ verb, entity: screen.id.of.split('.')[0] ?? '' }]
    })
    const [found] = told.flatMap(({ verb, entity }) => {
      const entry = entryWithMock(next, entity)
      return entry === undefined ? [] : [{ verb, entry }]
    })
    if (found === undefined) return [`What does the mock answer to \`${operation}\`? So far it has nothing.`]
    const { file, document, path } = found.entry
    next.set(file, merge(next.get(file) ?? '', { document, path }, { mock: { only: [found.verb] } }))
    return []
  })
  return unanswered.length === 0 ? undefined : { texts: next, questions }
}

/** What the mock is told that screens of rows do, by the last part of their names. */
const verbs: Readonly<Record<string, string>> = { list: 'list', create: 'create', edit: 'update', detail: 'view' }

/** What a screen does with an operation, in the words of `mock: {only: …}`. */
function verbOf(screen: ScreenIR, operation: string): string | undefined {
  const { main, actions } = viewOf(screen)
  const calls = [main, 'call' in screen ? screen.call : undefined]
  if (calls.some((call) => call?.operation === operation)) return verbs[screen.id.view ?? '']
  return actions.find(({ call }) => call.operation === operation)?.id
}

/** The entry that says what the mock answers for an entity: its own, or that of the rows above. */
function entryWithMock(texts: Texts, entity: string): Entry | undefined {
  const entries = entitiesOf(texts)
  const own = entries.find(({ id }) => id === entity)
  return entries
    .filter(
      (one) =>
        one.file === own?.file && one.document === own.document && one.path.every((step, i) => step === own.path[i]),
    )
    .findLast(({ raw: { mock } }) => isRecord(mock) && Array.isArray(mock['only']))
}
