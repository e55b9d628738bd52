/**
 * Views that answer their row inside an object now, `{boat: …}`, while the list has its rows as they were. Columns, rules and actions are said once for
 * both: pages read the row from the list, where all of that holds. Where no list has such rows, paths are written below the new field.
 */
import type { Model } from '../../model/types/ir.ts'
import { screenId } from '../../link/views/register.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Change } from '../compare/change.ts'
import { clientPath } from '../compare/leaves.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { entitiesOf, operationIn, type Texts } from './manifest-names.ts'
import { withoutReads } from './no-objects.ts'
import { readersOf, type Reader } from './reads.ts'
import { isRecord, merge, recordOf, remove } from './yaml-text.ts'

interface Between {
  changes: readonly Change[]
  old: Model
  now: Model
}

/** With what such views become; undefined where there are none. `questions`: what somebody has to look at. */
export function settleWrappedViews(
  texts: Texts,
  { changes, old, now }: Between,
): { texts: Texts; questions: readonly string[] } | undefined {
  const next = new Map(texts)
  const wraps = wrapsIn(changes, old)
  if (wraps.size === 0) return undefined
  const { operations: nameNow } = substitutionsOf(changes)
  const wrapNow = new Map([...wraps].map(([was, field]) => [nameNow.get(was) ?? was, field] as const))
  const questions = now.operations.flatMap(({ id: operation }) =>
    readersOf(operation, next).flatMap((reader): string[] => {
      if (reader.role !== 'view') return []
      const list = now.operations.find(({ id }) => id === reader.list)?.id
      const field = wrapNow.get(operation)
      const inList = list === undefined ? field : wrapNow.get(list)
      if (inList !== undefined) nameRow(next, reader, { field: inList, old, now })
      if (inList === field) return []
      const why =
        field === undefined
          ? `\`${list}\` answers its rows in \`${inList}\` now, and \`${operation}\` does not`
          : `\`${operation}\` answers it in \`${field}\` now, and \`${list}\` does not`
      return withoutReads(next, operation, { why, now })
    }),
  )
  for (const [operation, field] of wrapNow) questions.push(...withoutForms(next, operation, field))
  return [...next].some(([file, text]) => texts.get(file) !== text) ? { texts: next, questions } : undefined
}

/** A form of a part of a row begins with what its view answers, by the same names: elsewhere it would begin empty, and empty what is there. */
function withoutForms(texts: Map<string, string>, operation: string, field: string): string[] {
  return entitiesOf(texts).flatMap(({ file, document, path, id, raw }) =>
    Object.entries(recordOf(raw['singles'])).flatMap(([name, single]) => {
      if (!isRecord(single) || operationIn(single['view']) !== operation || single['update'] === undefined) return []
      const left = remove(texts.get(file) ?? '', { document, path: [...path, 'singles', name, 'update'] })
      if (left === undefined) return []
      texts.set(file, left)
      return [
        `\`${id}.${name}\` is shown and no longer filled in, since \`${operation}\` answers it in \`${field}\` now: which operation answers what \`${String(operationIn(single['update']))}\` takes?`,
      ]
    }),
  )
}

/** Operations whose rows are, as a whole, in one new field now: that of the answer of a view, or of each row of a list. */
function wrapsIn(changes: readonly Change[], old: Model): Map<string, string> {
  const schemas = schemasOf(old.document)
  const items = camelCase(old.conventions.paging.items)
  const into = new Map<string, Map<string, string>>()
  for (const change of changes) {
    if (change.type !== 'field-moved' || change.to === undefined) continue
    const [from, to] = [clientPath(change.field), clientPath(change.to)]
    for (const { operation, side } of change.uses) {
      if (side !== 'answer') continue
      // Rows without a name of their own are told with the page that they are on.
      const [name, place] = [from, to].map((path) =>
        path.startsWith(`${items}.`) ? path.slice(items.length + 1) : path,
      )
      if (name === undefined || place?.endsWith(`.${name}`) !== true) continue
      const found = into.get(operation) ?? new Map<string, string>()
      into.set(operation, found.set(name, place.slice(0, -name.length - 1)))
    }
  }
  const found = new Map<string, string>()
  for (const [operation, moved] of into) {
    const answer = old.operations.find(({ id }) => id === operation)?.response.schema
    if (answer === undefined) continue
    const row = schemas.at(answer, items)?.schema.items ?? answer
    const [field, ...others] = new Set(moved.values())
    const isWhole = schemas.properties(row).every(({ client }) => moved.has(client))
    if (field !== undefined && others.length === 0 && isWhole) found.set(operation, field)
  }
  return found
}

/** What rows are told by and called is below the new field, where it followed from names; and so is what forms of them begin with. */
function nameRow(
  texts: Map<string, string>,
  { file, document, path, raw, id }: Reader,
  { field, old, now }: { field: string; old: Model; now: Model },
): void {
  const screenOf = (model: Model, kind: 'detail' | 'list' | 'edit'): ScreenIR | undefined =>
    model.screens.find((one) => `${one.id}` === `${screenId({ id }, kind)}`)
  const screens = (['detail', 'list'] as const).flatMap((kind) => screenOf(old, kind) ?? [])
  const [rowType] = screens.flatMap((one) => ('rowType' in one && one.rowType !== undefined ? [one.rowType] : []))
  const schemas = schemasOf(old.document)
  const row = rowType === undefined ? undefined : schemas.named(rowType)
  if (row === undefined) return
  const { id: key, name } = rowFields(old.conventions)
  const has = (one: string): boolean => schemas.at(row, one) !== undefined
  const form = screenOf(now, 'edit')
  const edits = form !== undefined && 'call' in form ? form.call.operation : undefined
  const body = now.operations.find((one) => one.id === edits)?.request.schema
  const asked =
    body === undefined
      ? []
      : schemasOf(now.document)
          .properties(body)
          .map(({ client }) => client)
  const lift = Object.fromEntries(asked.filter(has).map((one) => [one, `${field}.${one}`]))
  const said = {
    ...(has(key) && raw['key'] === undefined ? { key: `${field}.${key}` } : {}),
    ...(has(name) && raw['name'] === undefined ? { name: `${field}.${name}` } : {}),
    ...(Object.keys(lift).length === 0 ? {} : { lift }),
  }
  texts.set(file, merge(texts.get(file) ?? '', { document, path }, said))
}
