/**
 * Reads of rows that require more than before: each entity keeps what it has. What can only have one value is sent; a page reads its row from
 * the list where it can; a list asks for the rest before it shows rows.
 */
import type { Schema } from '../../model/types/contract.ts'
import type { Model, Operation } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { neededNames, paramsOf } from '../../link/paths.ts'
import { entitiesOf, entriesOf, operationIn, type Entry } from './manifest-names.ts'
import {
  type At,
  isRecord,
  merge,
  type Name,
  namesIn,
  type Path,
  recordOf,
  remove,
  replaceAll,
  valueAt,
} from './yaml-text.ts'

/** A parameter that an operation requires by now and nothing gives it, in the client's words. */
export interface Missing {
  /** What the operation was called before. */
  was: string
  operation: string
  where: 'path' | 'query'
  parameter: string
  schema: Schema
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** What an entity, or a view of it, reads with an operation. */
export interface Reader extends At {
  file: string
  entry: Entry
  id: string
  role: 'list' | 'view'
  raw: Readonly<Record<string, unknown>>
  /** The operation that lists the same rows. */
  list: string | undefined
}

/** Writes into `texts` what such reads are to do. @returns what somebody has to look at */
export function settleReads(texts: Map<string, string>, missing: readonly Missing[]): string[] {
  return [...settleRows(texts, missing), ...settleLinks(texts, missing)]
}

/** Lists from one end of a link. */
function settleLinks(texts: Map<string, string>, missing: readonly Missing[]): string[] {
  return missing.flatMap((one) =>
    entriesOf(texts).flatMap(({ file, document, path, id, kind, raw }) => {
      const { list } = kind === 'link' ? operationsOf(raw) : {}
      return Object.entries(isRecord(list) ? list : {}).flatMap(([side, name]) => {
        const { operation, parameter } = one
        if (name !== operation || one.where !== 'query') return []
        const value = onlyValue(one)
        const said = { sides: { [side]: { query: { [parameter]: value ?? `$form.${parameter}` } } } }
        texts.set(file, merge(texts.get(file) ?? '', { document, path }, said))
        const rows = `\`${id}.${side}.list\``
        return value === undefined
          ? [
              `${rows} asks for \`${parameter}\` before it shows rows, since \`${operation}\` requires it: is it somewhere in the address or the row above?`,
            ]
          : [`${rows} sends \`${parameter}: ${String(value)}\` with \`${operation}\`, which requires it.`]
      })
    }),
  )
}

/** Lists and pages of entities. */
function settleRows(texts: Map<string, string>, missing: readonly Missing[]): string[] {
  const asking = missing.filter((one) => onlyValue(one) === undefined)
  // What a page has in its address, what lies below it has as well: that is settled first.
  const above = missing.flatMap(({ operation, parameter }) =>
    readersOf(operation, texts).flatMap(({ role, id, list }) =>
      role === 'view' && asking.some((other) => other.operation === list) ? [`${id} ${parameter}`] : [],
    ),
  )
  return missing.flatMap((one) =>
    readersOf(one.operation, texts).flatMap((reader) => {
      const value = onlyValue(one)
      const { operation, parameter } = one
      if (value !== undefined) {
        bind(texts, reader, { ...one, value })
        return [
          `\`${reader.id}\` sends \`${parameter}: ${String(value)}\` with \`${operation}\`, which requires it: are these the rows that its pages are to show?`,
        ]
      }
      if (ancestorsOf(reader, texts).some((id) => above.includes(`${id} ${parameter}`))) return []
      if (reader.role === 'list') {
        bind(texts, reader, { ...one, value: `$form.${parameter}` })
        return [
          `\`${reader.id}.list\` asks for \`${parameter}\` before it shows rows, and nothing else lists them, since \`${operation}\` requires it: is it somewhere in the address or the row above?`,
        ]
      }
      return settleView(texts, reader, { one, asking })
    }),
  )
}

/** Pages of rows whose view requires more. */
function settleView(
  texts: Map<string, string>,
  reader: Reader,
  { one, asking }: { one: Missing; asking: readonly Missing[] },
): string[] {
  const { list } = reader
  const { operation, parameter, now } = one
  const listing = now?.operations.find(({ id }) => id === list)
  if (list === undefined || listing === undefined) return []
  const asked = [
    ...askedBy(operationsOf(reader.raw)['list'], listing),
    ...asking.flatMap((other) => (other.operation === list ? [other] : [])),
  ]
  const since = `since \`${operation}\` requires \`${parameter}\``
  if (asked.length === 0) {
    withoutView(texts, reader, 'listed')
    readPartsFrom(list, { texts, reader, operation })
    return [
      `\`${reader.id}\` reads its rows from \`${list}\`, ${since}: is it somewhere in the address or the row above? Then bind it there.`,
    ]
  }
  if (!asked.every((other) => typeof other === 'string' || fitsAddress(other))) {
    withoutView(texts, reader, 'unlisted')
    return [
      `\`${reader.id}\` has no pages of its rows, ${since}, and \`${list}\` does not list them without more either: is it somewhere in the address or the row above? Then bind it there.`,
    ]
  }
  const names = [...new Set(asked.map((other) => (typeof other === 'string' ? other : other.parameter)))]
  putInAddress(texts, reader, { names, now })
  const required = asking.flatMap((other) => (other.operation === operation ? [other.parameter] : []))
  if (required.every((name) => names.includes(name))) {
    bind(texts, reader, { ...one, value: `$form.${parameter}` })
    return [
      `\`${reader.id}\` has in the addresses of its pages the \`${parameter}\` that its list was asked for, ${since}: is it somewhere in the row above? Then bind it there.`,
    ]
  }
  withoutView(texts, reader, 'listed')
  readPartsFrom(list, { texts, reader, operation })
  return [
    `\`${reader.id}\` reads its rows from \`${list}\`, with what was asked for there in the addresses of its pages, ${since}: is it somewhere in the address or the row above? Then bind it there.`,
  ]
}

/** What has to be filled in already before a list has rows. */
function askedBy(stated: unknown, op: Operation): string[] {
  const [path, query] = ['path', 'query'].map((part) => (isRecord(stated) ? stated[part] : undefined)).map(recordOf)
  return neededNames({ op, raw: { path, query } })
}

/** Whether a value can be a step of an address. */
function fitsAddress({ schema, now }: Missing): boolean {
  if (now === undefined) return false
  const { type, oneOf, anyOf, allOf } = schemasOf(now.document).resolve(schema).schema
  return ['string', 'integer', 'number', 'boolean'].includes(type ?? '') || (oneOf ?? anyOf ?? allOf) !== undefined
}

/** Addresses that are written out have what was asked for right before the row. */
function putInAddress(
  texts: Map<string, string>,
  { file, document, path, id }: Reader,
  { names, now }: { names: readonly string[]; now: Model | undefined },
): void {
  const more = names.map((name) => `:${name}/`).join('')
  const withMore = (address: string): string => address.replace(/(?=:\w+$)/, more)
  const pathOf = (kind: 'detail' | 'edit'): string | undefined =>
    now?.screens.find((screen) => `${screen.id}` === `${id}.${kind}`)?.path
  // A row without a page has a form all the same.
  const page = pathOf('detail') ?? pathOf('edit')?.replace(/\/edit$/, '')
  const own = [...path, 'detail', 'at'].join('\0')
  for (const [name, text] of texts) {
    const isOwn = (one: Name): boolean =>
      name === file && one.document === document && !one.isKey && one.path.join('\0') === own
    const parts = namesIn(text).flatMap((one) => {
      const isBelow = page !== undefined && (one.name === page || one.name.startsWith(`${page}/`))
      const address = isBelow
        ? withMore(page) + one.name.slice(page.length)
        : isOwn(one)
          ? withMore(one.name)
          : undefined
      return address === undefined || names.some((asked) => paramsOf(one.name).includes(asked))
        ? []
        : [{ ...one, text: address }]
    })
    if (parts.length > 0) texts.set(name, replaceAll(text, parts))
  }
}

/** Parts of the row that pages show by the same read are read from the list as well. */
export function readPartsFrom(
  list: string,
  {
    texts,
    reader: { file, document, path, raw },
    operation,
  }: { texts: Map<string, string>; reader: Reader; operation: string },
): void {
  for (const [name, single] of Object.entries(isRecord(raw['singles']) ? raw['singles'] : {})) {
    const view: unknown = isRecord(single) ? single['view'] : undefined
    if (operationIn(view) !== operation) continue
    const text = texts.get(file) ?? ''
    const at = [...path, 'singles', name, 'view']
    // What the view was sent, the list is not.
    const bare = isRecord(view)
      ? ['path', 'query'].reduce(
          (left, part) => (part in view ? (remove(left, { document, path: [...at, part] }) ?? '') : left),
          text,
        )
      : text
    const found = valueAt(bare, { document, path: isRecord(view) ? [...at, 'op'] : at })
    if (found !== undefined) texts.set(file, replaceAll(bare, [{ ...found, text: list }]))
  }
}

/** What rows of an entry lie below. */
function ancestorsOf({ entry, raw }: Reader, texts: ReadonlyMap<string, string>): string[] {
  const entries = entriesOf(texts)
  const parentOf = ({ id, kind, raw: own }: Pick<Entry, 'id' | 'kind' | 'raw'>): string | undefined => {
    if (typeof own['parent'] === 'string') return own['parent']
    return kind === 'child' ? entries.find((one) => id.startsWith(`${one.id}_`) && isWithin(id, one))?.id : undefined
  }
  const isWithin = (id: string, one: Entry): boolean =>
    isRecord(one.raw['children']) && Object.keys(one.raw['children']).some((name) => `${one.id}_${name}` === id)
  const found: string[] = []
  let next = parentOf({ ...entry, raw: { ...entry.raw, ...raw } })
  while (next !== undefined && !found.includes(next)) {
    found.push(next)
    const own: Entry | undefined = entries.find(
      ({ id, kind }) => id === next && (kind === 'entity' || kind === 'child'),
    )
    next = own && parentOf(own)
  }
  return found
}

/** The value that a parameter has unless somebody says otherwise, or the only one that it can have. */
export function onlyValue({ schema, now }: Missing): string | number | boolean | undefined {
  if (now === undefined) return undefined
  const schemas = schemasOf(now.document)
  const all = schemas.enumValues(schema) ?? []
  const value: unknown =
    schema.default ?? schemas.resolve(schema).schema.default ?? (all.length === 1 ? all[0] : undefined)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** Entities and views that list or show rows with an operation, by its name or as stated. */
export function readersOf(operation: string, texts: ReadonlyMap<string, string>): Reader[] {
  const entities = entitiesOf(texts)
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
          ? [{ file, document, entry, path: part.path, id: part.id, raw: part.raw, role, list: nameOf('list') }]
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

const operationsOf = ({ operations }: Reader['raw']): Readonly<Record<string, unknown>> => recordOf(operations)

interface Sends {
  operation: string
  where: 'path' | 'query'
  /** By parameter. */
  said: Readonly<Record<string, string | number | boolean>>
}

/** Says what a read is sent, beside what is said of it already. */
export const bindRead = (
  texts: Map<string, string>,
  { file, document, path, role }: Pick<Reader, 'file' | 'document' | 'path' | 'role'>,
  sends: Sends,
): void => stateCall(texts, { file, document, path, block: ['operations', role] }, sends)

/** The same of any call of an entry, in the block that names its operation. */
export function stateCall(
  texts: Map<string, string>,
  { file, document, path, block }: At & { file: string; block: readonly [string, string] },
  { operation, where, said }: Sends,
): void {
  const text = texts.get(file) ?? ''
  const [part, name] = block
  const stated = { [part]: { [name]: { op: operation, [where]: said } } }
  const joined = merge(text, { document, path }, stated)
  if (joined !== text) {
    texts.set(file, joined)
    return
  }
  // A bare name has to make room for what is sent with it.
  const bare = remove(text, { document, path: [...path, ...block] }) ?? ''
  texts.set(file, merge(bare, { document, path }, stated))
}

const bind = (
  texts: Map<string, string>,
  reader: Reader,
  {
    parameter,
    value,
    ...sends
  }: Pick<Missing, 'operation' | 'where' | 'parameter'> & Record<'value', Sends['said'][string]>,
): void => bindRead(texts, reader, { ...sends, said: { [parameter]: value } })

/** Pages of rows read them from the list; else there are none. */
export function withoutView(
  texts: Map<string, string>,
  { file, document, path, raw }: Reader,
  from: 'listed' | 'unlisted',
): void {
  const isListed = from === 'listed'
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
