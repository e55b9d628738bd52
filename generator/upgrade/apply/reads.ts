/**
 * Reads of rows that require more than before: each entity keeps what it has. What can only have one value is sent; a page reads its row from
 * the list where it can; a list asks for the rest before it shows rows.
 */
import type { Schema } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { entriesOf, type Entry } from './manifest-names.ts'
import { isRecord, merge, remove, type At, type Path } from './yaml-text.ts'

/** A parameter of a query that an operation requires by now and nothing gives it, in the client's words. */
export interface Missing {
  /** What the operation was called before. */
  was: string
  operation: string
  parameter: string
  schema: Schema | undefined
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** What an entity, or a view of it, reads with an operation. */
interface Reader extends At {
  file: string
  id: string
  role: 'list' | 'view'
  raw: Readonly<Record<string, unknown>>
  /** The operation that lists the same rows. */
  list: string | undefined
}

/** Writes into `texts` what such reads are to do. @returns what somebody has to look at */
export function settleReads(texts: Map<string, string>, missing: readonly Missing[]): string[] {
  const lists = new Set(missing.filter((one) => onlyValue(one) === undefined).map(({ operation }) => operation))
  return missing.flatMap((one) =>
    readersOf(one.operation, texts).flatMap((reader) => {
      const value = onlyValue(one)
      const { operation, parameter, now } = one
      if (value !== undefined) {
        bind(texts, reader, { operation, binds: { [parameter]: value } })
        return [
          `\`${reader.id}\` sends \`${parameter}: ${String(value)}\` with \`${operation}\`, which requires it: are these the rows that its pages are to show?`,
        ]
      }
      if (reader.role === 'list') {
        bind(texts, reader, { operation, binds: { [parameter]: `$form.${parameter}` } })
        return [
          `\`${reader.id}.list\` asks for \`${parameter}\` before it shows rows, and nothing else lists them, since \`${operation}\` requires it: is it somewhere in the address or the row above?`,
        ]
      }
      const { list } = reader
      if (list === undefined || now?.operations.some(({ id }) => id === list) !== true) return []
      const isListed = !lists.has(list)
      withoutView(texts, reader, isListed)
      if (!isListed)
        return [
          `\`${reader.id}\` has no pages of its rows, since \`${operation}\` requires \`${parameter}\`, and \`${list}\` does not list them without more either: is it somewhere in the address or the row above? Then bind it there.`,
        ]
      return [
        `\`${reader.id}\` reads its rows from \`${list}\`, since \`${operation}\` requires \`${parameter}\`: is it somewhere in the address or the row above? Then bind it there.`,
      ]
    }),
  )
}

/** The value that a parameter has unless somebody says otherwise, or the only one that it can have. */
function onlyValue({ schema, now }: Missing): string | number | boolean | undefined {
  if (schema === undefined || now === undefined) return undefined
  const schemas = schemasOf(now.document)
  const all = schemas.enumValues(schema) ?? []
  const value: unknown =
    schema.default ?? schemas.resolve(schema).schema.default ?? (all.length === 1 ? all[0] : undefined)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** Entities and views that list or show rows with an operation, by its name or as stated. */
function readersOf(operation: string, texts: ReadonlyMap<string, string>): Reader[] {
  const entities = entriesOf(texts).filter(({ kind }) => kind === 'entity' || kind === 'child')
  return entities.flatMap((entry) =>
    partsOf(entry).flatMap((part) => {
      const { stem = part.stem, ...stated } = operationsOf(part.raw)
      const nameOf = (role: 'list' | 'view'): string | undefined => {
        const said = stated[role]
        if (said === undefined) return typeof stem === 'string' ? `${stem}_${role}` : undefined
        if (typeof said === 'string') return said
        return isRecord(said) && typeof said['op'] === 'string' ? said['op'] : undefined
      }
      const { file, document } = entry
      return (['list', 'view'] as const).flatMap((role) =>
        nameOf(role) === operation
          ? [{ file, document, path: part.path, id: part.id, raw: part.raw, role, list: nameOf('list') }]
          : [],
      )
    }),
  )
}

/** An entry and its views. */
function partsOf({ id, path, raw }: Entry): { id: string; path: Path; raw: Reader['raw']; stem?: string }[] {
  const views = isRecord(raw['views']) ? raw['views'] : {}
  return [
    { id, path, raw, stem: id },
    ...Object.entries(views).flatMap(([name, view]) =>
      isRecord(view) ? [{ id: `${id}.${name}`, path: [...path, 'views', name], raw: view }] : [],
    ),
  ]
}

const operationsOf = ({ operations }: Reader['raw']): Readonly<Record<string, unknown>> =>
  isRecord(operations) ? operations : {}

function bind(
  texts: Map<string, string>,
  { file, document, path, role }: Reader,
  { operation, binds }: { operation: string; binds: object },
): void {
  const text = texts.get(file) ?? ''
  const at = { document, path: [...path, 'operations', role] }
  const said = { operations: { [role]: { op: operation, query: binds } } }
  const joined = merge(text, { document, path }, said)
  // A bare name has to make room for what is sent with it.
  texts.set(file, joined === text ? merge(remove(text, at) ?? '', { document, path }, said) : joined)
}

/** @param isListed pages of rows read them from the list; else there are none */
function withoutView(texts: Map<string, string>, { file, document, path, raw }: Reader, isListed: boolean): void {
  const gone = [
    ...('view' in operationsOf(raw) ? [['operations', 'view']] : []),
    ...(isListed ? [] : ['detail', 'edit'].flatMap((page) => (page in raw ? [[page]] : []))),
    ...(isListed || !('update' in operationsOf(raw)) ? [] : [['operations', 'update']]),
  ]
  const bare = gone.reduce(
    (left, steps) => remove(left, { document, path: [...path, ...steps] }) ?? '',
    texts.get(file) ?? '',
  )
  // Without a view there is a page of each row only where one is stated.
  const pages = !isListed ? { detail: false, edit: false } : raw['detail'] === undefined ? { detail: {} } : {}
  // What no form of a row can send has a page of its own.
  const operations = isListed ? { view: false } : { view: false, update: false }
  texts.set(file, merge(bare, { document, path }, { operations, ...pages }))
}
