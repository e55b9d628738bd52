/** Renames of the contract, written into the manifest: only what is certain, and all at once. */
import type { Diagnostic } from '../../diagnostics.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { clientPath, withoutVariants } from '../compare/leaves.ts'
import {
  dataOf,
  isRecord,
  namesIn,
  pathAt,
  replaceAll,
  scalarText,
  type At,
  type Name,
  type Path,
} from './yaml-text.ts'

/** Path of a file of the manifest → its text. */
export type Texts = ReadonlyMap<string, string>

/** An entry of the manifest that has operations: where it is, and what it is called. */
export interface Entry extends At {
  file: string
  /** `alert_receiver_secret` of the child `secret`. */
  id: string
  kind: 'entity' | 'link' | 'page' | 'console' | 'child'
  raw: Readonly<Record<string, unknown>>
}

export function entriesOf(texts: Texts): Entry[] {
  return [...texts].flatMap(([file, text]) =>
    dataOf(text).flatMap((raw, document): Entry[] => {
      if (!isRecord(raw)) return []
      const kind = (['entity', 'link', 'page', 'console'] as const).find((key) => key in raw)
      if (kind === undefined) return []
      const own: Entry = { file, document, path: [], id: String(raw[kind]), kind, raw }
      return kind === 'entity' ? [own, ...childrenOf(own)] : [own]
    }),
  )
}

function childrenOf(entry: Entry): Entry[] {
  const { children } = entry.raw
  return Object.entries(isRecord(children) ? children : {}).flatMap(([name, raw]): Entry[] => {
    if (!isRecord(raw)) return []
    const path: Path = [...entry.path, 'children', name]
    const child: Entry = { ...entry, path, id: `${entry.id}_${name}`, kind: 'child', raw }
    return [child, ...childrenOf(child)]
  })
}

/** Those that are about an entity. */
export const entitiesOf = (texts: Texts): Entry[] =>
  entriesOf(texts).filter(({ kind }) => kind === 'entity' || kind === 'child')

/** What a call is stated to be: by its name, or with what it is sent. */
export const operationIn = (stated: unknown): unknown => (isRecord(stated) ? stated['op'] : stated)

/** The entry that a place is in, the innermost of several. */
export const entryAt = (texts: Texts, { file, document, path }: At & { file: string }): Entry | undefined =>
  entriesOf(texts)
    .filter((one) => one.file === file && one.document === document && one.path.every((step, i) => step === path[i]))
    .at(-1)

export interface Renamed {
  /** What names are called now in an entry; the mock is told of fields in the words of the wire. */
  renamedAt: (site: { entity: string | undefined; inMock: boolean }) => ReadonlyMap<string, string>
  /** Fields that only some variants of a union have now, in the words of the wire. */
  inVariants: ReadonlySet<string>
}

/** Whether an entity itself makes or answers what a call sends and gets: entity → its operations. */
export type OperationsOf = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Names of fields, parameters and schemas that are called otherwise now, where there is one way to read that. What the operations of an entry have
 * comes first: elsewhere the same name may have become another.
 */
export function renamedNames(changes: readonly Change[], operationsOf: OperationsOf): Renamed {
  const within = changes.flatMap((change) =>
    change.type === 'field-moved' && change.to?.includes('[') === true ? [change.field] : [],
  )
  const known = new Map<string, ReadonlyMap<string, string>>()
  return {
    renamedAt({ entity, inMock }) {
      const own = entity === undefined ? undefined : operationsOf.get(entity)
      const key = `${own === undefined ? '' : entity} ${inMock}`
      const found = known.get(key) ?? namesOfAll(changes, { own, inMock })
      known.set(key, found)
      return found
    },
    inVariants: new Set(within),
  }
}

function namesOfAll(
  changes: readonly Change[],
  { own, inMock }: { own: ReadonlySet<string> | undefined; inMock: boolean },
): ReadonlyMap<string, string> {
  const isOwn = (change: Change): boolean =>
    'owner' in change
      ? change.uses.some(({ operation }) => own?.has(operation) === true)
      : 'operation' in change && own?.has(change.operation) === true
  const everywhere = certainNames(changes, inMock)
  if (own === undefined) return everywhere
  const mine = changes.filter(isOwn)
  // What is gone here is not what something else of that name has become.
  const told = new Set(mine.flatMap((change) => ('owner' in change ? wordsFor(inMock)(change.field) : [])))
  const others = [...everywhere].filter(([name]) => !told.has(name))
  return new Map([...others, ...certainNames(mine, inMock)])
}

const wordsFor = (inMock: boolean): ((field: string) => string) => (inMock ? withoutVariants : clientPath)

function certainNames(changes: readonly Change[], inMock: boolean): Map<string, string> {
  const found = new Map<string, Set<string>>()
  const add = (from: string, to: string): void => {
    if (from !== to) found.set(from, (found.get(from) ?? new Set()).add(to))
  }
  for (const change of changes) {
    if (change.type === 'parameter-renamed') add(camelCase(change.parameter), camelCase(change.to))
    if (change.type === 'schema-renamed') add(change.schema, change.to)
    if ((change.type !== 'field-renamed' && change.type !== 'field-moved') || change.to === undefined) continue
    const words = wordsFor(inMock)
    const [from, to] = [words(change.field), words(change.to)]
    add(from, to)
    // Below the same field the last step alone is another.
    const [a, b] = [from.split('.'), to.split('.')]
    if (a.slice(0, -1).join('.') === b.slice(0, -1).join('.')) add(a.at(-1) ?? from, b.at(-1) ?? to)
  }
  return new Map([...found].flatMap(([from, to]) => (to.size === 1 ? [[from, [...to][0] ?? ''] as const] : [])))
}

/** With what the generator does not find under its old name; the same texts when nothing of that has a new one. */
export function renameRefused(
  texts: Texts,
  refused: readonly Diagnostic[],
  { renamedAt, inVariants, isThere }: Renamed & { isThere: (path: string) => boolean },
): Map<string, string> | undefined {
  /** What attributes of a provider are called is its own business, and a default is one of a whole variant. */
  const mayBeRenamed = ({ isKey, path, name }: Name): boolean => {
    const isDefault = path.includes('mock') && path.at(-2) === 'defaults'
    return !isKey || !(path.includes('terraform') || (isDefault && inVariants.has(name)))
  }
  const parts = new Map<string, Map<number, Name & { text: string }>>()
  const put = (file: string, name: Name, text: string): void => {
    parts.set(
      file,
      (parts.get(file) ?? new Map<number, Name & { text: string }>()).set(name.start, {
        ...name,
        text: scalarText(text),
      }),
    )
  }
  for (const { place, cause } of refused) {
    const text = texts.get(place.file)
    const at = text === undefined ? undefined : pathAt(text, place)
    const renamed = renamedAt(siteOf(texts, place.file, at))
    for (const { file, name, text: address } of addressesIn(texts, cause, renamed)) put(file, name, address)
    if (text === undefined || at === undefined) continue
    const around = namesIn(text)
      .filter((name) => name.document === at.document && isWithin(name.path, at.path) && mayBeRenamed(name))
      .flatMap((name) => [name, ...placeholdersIn(text, name)])
    for (const [, told = ''] of cause.matchAll(/`([^`]+)`/g)) {
      // Where the place itself is called so, what is below it is something else of that name.
      const itself = around.filter(({ path, name }) => path.length === at.path.length && name === told)
      for (const name of itself.length > 0 ? itself : around) {
        const now = newName(name.name, told, renamed)
        const field = told.replace(source, '')
        // A field of the same name in something else did not move with it.
        if (
          now === undefined ||
          (field.includes('.') && !renamed.has(field) && !isThere(newName(field, field, renamed) ?? ''))
        )
          continue
        put(place.file, name, now)
      }
    }
  }
  if (parts.size === 0) return undefined
  const next = new Map(texts)
  for (const [file, found] of parts) next.set(file, replaceAll(texts.get(file) ?? '', [...found.values()]))
  return next
}

/** What a name is read from, where a text names more than the row: `$form.disk`. */
const source = /^\$(?:form|parent)\./

/** Names that a text is filled in with: `{runState}`. They stand in the file as they are read. */
const placeholdersIn = (text: string, { start, end, ...name }: Name): Name[] =>
  name.isKey
    ? []
    : [...text.slice(start, end).matchAll(/(?<=\{)[\w$.-]+(?=\})/g)].map(({ 0: found, index }) => ({
        ...name,
        name: found,
        start: start + index,
        end: start + index + found.length,
      }))

/** Which entry a place is in, and whether it speaks to the mock there. */
export const siteOf = (
  texts: Texts,
  file: string,
  at: At | undefined,
): { entity: string | undefined; inMock: boolean } => ({
  entity: at === undefined ? undefined : entryAt(texts, { ...at, file })?.id,
  inMock: at?.path.includes('mock') === true,
})

/** Stated addresses that a cause names, wherever they stand, with the parameters that it names as they are called now. */
function addressesIn(
  texts: Texts,
  cause: string,
  renamed: ReadonlyMap<string, string>,
): { file: string; name: Name; text: string }[] {
  const told = [...cause.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one)
  const isNow = (was: string, other: string): boolean =>
    was !== other && was.replaceAll(/(?<=\/:)\w+/g, (param) => renamed.get(param) ?? param) === other
  const now = (address: string): string =>
    // What stands in the way of an address under the new names is at the one under the old ones.
    told.find((one) => isNow(address, one)) ??
    address.replaceAll(/(?<=\/:)\w+/g, (param) => (told.includes(param) ? (renamed.get(param) ?? param) : param))
  const other = told.filter((one) => one.startsWith('/') && now(one) !== one)
  if (other.length === 0) return []
  return [...texts].flatMap(([file, text]) =>
    namesIn(text).flatMap((name) => (other.includes(name.name) ? [{ file, name, text: now(name.name) }] : [])),
  )
}

/** A name, or a bind or path that has it. */
function newName(written: string, told: string, renamed: ReadonlyMap<string, string>): string | undefined {
  const whole = renamed.get(told)
  if (whole !== undefined && written === told) return whole
  // Texts name fields in braces.
  if (whole !== undefined && written.includes(`{${told}}`)) return written.replaceAll(`{${told}}`, `{${whole}}`)
  if (whole !== undefined && written.endsWith(`.${told}`)) return written.slice(0, -told.length) + whole
  // What is below a field went along with it.
  const above = told.split('.').findLastIndex((_, i, all) => i > 0 && renamed.has(all.slice(0, i).join('.')))
  if (above > 0 && (written === told || written.endsWith(`.${told}`))) {
    const [top, rest] = [told.split('.').slice(0, above).join('.'), told.split('.').slice(above).join('.')]
    return `${written.slice(0, -told.length)}${renamed.get(top)}.${rest}`
  }
  const leaf = told.split('.').at(-1) ?? told
  const steps = written.split('.')
  const at = steps.lastIndexOf(leaf)
  const now = renamed.get(leaf)
  if (at === -1 || now === undefined || written === now || written.endsWith(`.${now}`)) return undefined
  return steps.with(at, now).join('.')
}

const isWithin = (path: Path, around: Path): boolean => around.every((step, i) => String(path[i]) === String(step))
