/** What a call that makes a row answers and no row has, such as a token: the form shows it once, since nothing else ever does. */
import { labelOf } from '../../link/names.ts'
import type { Model } from '../../model/types/ir.ts'
import { refTo } from '../../schema/references.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { entitiesOf, entriesOf, type Texts } from './manifest-names.ts'
import { merge } from './yaml-text.ts'

export interface Revealed {
  texts: Texts
  /** What somebody has to look at. */
  questions: readonly string[]
}

/** The manifest with such fields named; undefined where there are none. */
export function revealAnswers(
  texts: Texts,
  { changes, now: model }: { changes: readonly Change[]; now: Model },
): Revealed | undefined {
  const fresh = new Set(changes.flatMap((change) => (change.type === 'operation-added' ? [change.operation] : [])))
  const next = new Map(texts)
  const questions = model.screens.flatMap((screen) => {
    if (!('close' in screen) || screen.id.view !== 'create' || screen.reveal !== undefined) return []
    const { operation } = screen.call
    const field = fresh.has(operation) ? unseenField(operation, screen.entity, model) : undefined
    const entry = entitiesOf(next).find(({ id, raw }) => id === screen.id.of && raw['create'] !== false)
    if (field === undefined || entry === undefined) return []
    const label = labelOf(field, acronymsOf(next))
    const text = next.get(entry.file) ?? ''
    next.set(entry.file, merge(text, entry, { create: { reveal: { path: field, label } } }))
    return [`\`${screen.id}\` shows \`${field}\` once, which no list of these rows has: is it a secret?`]
  })
  return questions.length === 0 ? undefined : { texts: next, questions }
}

/** As the console writes them in labels. */
function acronymsOf(texts: Texts): string[] {
  const stated = entriesOf(texts).find(({ kind }) => kind === 'console')?.raw['acronyms']
  return Array.isArray(stated) ? stated.map(String) : []
}

/** The one text that only the answer has. */
function unseenField(operation: string, entity: string, { operations, screens, document }: Model): string | undefined {
  const schemas = schemasOf(document)
  const answer = operations.find(({ id }) => id === operation)?.response.schema
  const rowTypes = screens.flatMap((one) =>
    'rowType' in one && one.rowType !== undefined && 'entity' in one && one.entity === entity ? [one.rowType] : [],
  )
  if (answer === undefined || rowTypes.length === 0) return undefined
  const known = new Set(rowTypes.flatMap((name) => schemas.properties({ $ref: refTo(name) }).map(({ wire }) => wire)))
  const unseen = schemas
    .properties(answer)
    .filter(({ wire, schema }) => !known.has(wire) && schema.type === 'string' && schema.format === undefined)
  const [only] = unseen
  return unseen.length === 1 && only !== undefined && only.schema.enum === undefined ? only.client : undefined
}
