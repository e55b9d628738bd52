/** New ids of operations, written into the manifest all at once: where they are named, and where the old ones followed from a name. */
import type { Model } from '../../model/types/ir.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { wholeEntities, type Whole } from './likes.ts'
import { entriesOf, type Texts } from './manifest-names.ts'
import { namesOperation } from './operation-places.ts'
import { isRecord, merge, namesIn, recordOf, remove, replaceAll, valueAt, type Name, type Path } from './yaml-text.ts'

type Data = Readonly<Record<string, unknown>>

/** Ids of operations. */
interface Ids {
  before: ReadonlySet<string>
  now: ReadonlySet<string>
  added: ReadonlySet<string>
  /** Old id → new id. */
  to: ReadonlyMap<string, string>
}

/** @param old model of the older contract */
export function renameOperations(texts: Texts, changes: readonly Change[], old: Model): Map<string, string> {
  const { operations: to } = substitutionsOf(changes)
  if (to.size === 0) return new Map(texts)
  const ids = idsOf(changes, { old, to })
  const next = withNewNames(texts, to)
  for (const was of wholeEntities(texts)) keepCalls(next, was, ids)
  return next
}

function idsOf(changes: readonly Change[], { old, to }: { old: Model; to: Ids['to'] }): Ids {
  const ofType = (type: 'operation-added' | 'operation-removed'): Set<string> =>
    new Set(changes.flatMap((change) => (change.type === type ? [change.operation] : [])))
  const [added, gone] = [ofType('operation-added'), ofType('operation-removed')]
  const before = new Set(old.operations.map(({ id }) => id))
  const left = [...before].filter((id) => !gone.has(id)).map((id) => to.get(id) ?? id)
  return { before, now: new Set([...left, ...added]), added, to }
}

function withNewNames(texts: Texts, to: Ids['to']): Map<string, string> {
  const next = new Map(texts)
  const kinds = new Map(
    entriesOf(texts)
      .filter(({ path }) => path.length === 0)
      .map(({ file, document, kind }) => [`${file} ${document}`, kind]),
  )
  for (const [file, text] of texts) {
    const parts = namesIn(text).flatMap(({ name, document, path, isKey, start, end }) => {
      const kind = kinds.get(`${file} ${document}`)
      const now = kind !== undefined && namesOperation({ kind, path, isKey }) ? to.get(name) : undefined
      return now === undefined ? [] : [{ start, end, text: now }]
    })
    if (parts.length > 0) next.set(file, replaceAll(text, parts))
  }
  return next
}

const roles = ['list', 'view', 'create', 'update', 'delete']

/** An entity, a child or a further view: what has calls of its own. */
interface Part {
  /** From the top of the entry. */
  path: Path
  raw: Data
  /** The entity whose name its actions begin with. */
  entity: string
  /** What its operations begin with, unless they are stated. */
  stem: string | undefined
}

/** A call of a part, at the place where it is stated or would be. */
interface Call {
  path: Path
  operation: string
}

function partsOf(entity: string, raw: Data, path: Path = []): Part[] {
  const stemIn = (part: Data): string | undefined => {
    const { stem } = recordOf(part['operations'])
    return typeof stem === 'string' ? stem : undefined
  }
  const below = (key: string): [string, Data][] =>
    Object.entries(recordOf(raw[key])).flatMap(([name, part]) => (isRecord(part) ? [[name, part]] : []))
  return [
    { path, raw, entity, stem: stemIn(raw) ?? entity },
    ...below('views').map(([name, view]) => ({
      path: [...path, 'views', name],
      raw: view,
      entity,
      stem: stemIn(view),
    })),
    ...below('children').flatMap(([name, child]) => partsOf(`${entity}_${name}`, child, [...path, 'children', name])),
  ]
}

/** Roles that a part has operations for by their names. */
const inferredRoles = ({ raw, stem }: Part, ids: ReadonlySet<string>): [role: string, operation: string][] =>
  roles.flatMap((role) => {
    const operation = `${stem}_${role}`
    const isInferred = stem !== undefined && !Object.hasOwn(recordOf(raw['operations']), role) && ids.has(operation)
    return isInferred ? [[role, operation]] : []
  })

function callsOf(part: Part, ids: ReadonlySet<string>): Call[] {
  const { path, raw, entity } = part
  const actions = Object.entries(recordOf(raw['actions'])).flatMap(([name, action]): Call[] => {
    const operation = `${entity}_${name}`
    const isOther = roles.includes(name) || (isRecord(action) && ('op' in action || 'to' in action))
    return isOther || !ids.has(operation) ? [] : [{ path: [...path, 'actions', name, 'op'], operation }]
  })
  return [
    ...inferredRoles(part, ids).map(([role, operation]) => ({ path: [...path, 'operations', role], operation })),
    ...actions,
    ...statedIn(raw).map((one) => ({ ...one, path: [...path, ...one.path] })),
  ]
}

/** Operations that are named in data, but for items of lists: those call nothing. */
function statedIn(data: Data, path: Path = []): Call[] {
  return Object.entries(data).flatMap(([key, value]): Call[] => {
    const here = [...path, key]
    // These are parts of their own.
    if (path.length === 0 && (key === 'children' || key === 'views')) return []
    if (isRecord(value)) return statedIn(value, here)
    const isCall = typeof value === 'string' && namesOperation({ kind: 'entity', path: here, isKey: false })
    return isCall ? [{ path: here, operation: value }] : []
  })
}

/** States what an entity called by a name that has become another one, or in the words of one that it is like. */
function keepCalls(next: Map<string, string>, { entry, raw }: Whole, ids: Ids): void {
  const { file, document, id } = entry
  const state = (path: Path, value: unknown): void => {
    const whole = path.reduceRight((inner: unknown, step) => ({ [step]: inner }), value)
    next.set(file, merge(next.get(file) ?? '', { document, path: [] }, whole))
  }
  const partsNow = (): Part[] => {
    const now = wholeEntities(next).find((one) => one.entry.file === file && one.entry.document === document)
    return now === undefined ? [] : partsOf(id, now.raw)
  }
  const before = partsOf(id, raw)
  for (const part of before) renameStem(next, { ...entry, part }, ids)
  const calls = before.flatMap((part) => callsOf(part, ids.before))
  const now = new Map(partsNow().flatMap((part) => callsOf(part, ids.now).map((one) => [keyOf(one), one.operation])))
  for (const { path, operation } of calls) {
    const name = ids.to.get(operation) ?? operation
    if (ids.now.has(name) && now.get(keyOf({ path })) !== name) state(path, name)
  }
  const isMoved = (part: Part): boolean => inferredRoles(part, ids.before).some(([, one]) => ids.to.has(one))
  const moved = new Set(before.filter(isMoved).map(keyOf))
  for (const part of partsNow()) if (moved.has(keyOf(part))) dropStem(next, { ...entry, part }, ids)
  // What is called so by now is something else, which has an entry of its own.
  const known = new Set(calls.map(keyOf))
  for (const part of partsNow())
    for (const [role, operation] of inferredRoles(part, ids.now)) {
      const path = [...part.path, 'operations', role]
      if (!known.has(keyOf({ path })) && !ids.added.has(operation)) state(path, false)
    }
}

const keyOf = ({ path }: Pick<Call, 'path'>): string => path.join('\0')

interface StemSite {
  file: string
  document: number
  part: Part
}

/** Where all that began alike begins with something else alike, that is the stem. */
function renameStem(next: Map<string, string>, { file, document, part }: StemSite, ids: Ids): void {
  const stem = statedStem(next, { file, document, part })
  const inferred = inferredRoles(part, ids.before)
  const left = inferred.filter(([, operation]) => ids.to.has(operation) || ids.now.has(operation))
  const [first] = left
  if (stem === undefined || first === undefined) return
  const to = ids.to.get(first[1])?.replace(new RegExp(`_${first[0]}$`), '') ?? ''
  const isAlike = left.every(([role, operation]) => ids.to.get(operation) === `${to}_${role}`)
  const had = new Set(inferred.map(([role]) => role))
  const isOther = inferredRoles({ ...part, stem: to }, ids.now).some(
    ([role, operation]) => !had.has(role) && !ids.added.has(operation),
  )
  if (isAlike && !isOther) next.set(file, replaceAll(next.get(file) ?? '', [{ ...stem, text: to }]))
}

/** A stem that nothing begins with any more, since all of it is stated by now. */
function dropStem(next: Map<string, string>, { file, document, part }: StemSite, ids: Ids): void {
  if (statedStem(next, { file, document, part }) === undefined || inferredRoles(part, ids.now).length > 0) return
  const left = remove(next.get(file) ?? '', { document, path: stemOf(part) })
  if (left !== undefined) next.set(file, left)
}

const stemOf = ({ path }: Part): Path => [...path, 'operations', 'stem']

/** Where a part states itself what its operations begin with. */
const statedStem = (next: Texts, { file, document, part }: StemSite): Name | undefined =>
  valueAt(next.get(file) ?? '', { document, path: stemOf(part) })
