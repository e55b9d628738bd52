/** Fields that are below another one now, where a new path in the place of the old one would not do: lists of forms, defaults of the mock, Terraform, options that are there already. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Document } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { refTo } from '../../schema/references.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { clientPath } from '../compare/leaves.ts'
import { entitiesOf, siteOf, type OperationsOf, type Renamed, type Texts } from './manifest-names.ts'
import { dataOf, merge, namesIn, partIn, pathAt, remove, replaceAll, type At, type Path } from './yaml-text.ts'

interface Move {
  owner: string
  /** In the words of the wire, with variants. */
  field: string
  to: string
}

/** What is certainly below another field now, or no longer. */
export const movesOf = (changes: readonly Change[]): Move[] =>
  changes.flatMap((change) =>
    change.type === 'field-moved' && change.to !== undefined
      ? [{ owner: change.owner, field: change.field, to: change.to }]
      : [],
  )

interface Site {
  texts: Map<string, string>
  file: string
  at: At
  /** What the generator does not find there. */
  told: string
  cause: string
  renamed: ReadonlyMap<string, string>
  moves: readonly Move[]
  document: Document | undefined
}

interface MovedInput extends Pick<Site, 'moves' | 'document'>, Pick<Renamed, 'renamedAt'> {
  errors: readonly Diagnostic[]
}

/** With such places put right; undefined where there are none. */
export function placeMoved(
  texts: Texts,
  { errors, renamedAt, ...shared }: MovedInput,
): Map<string, string> | undefined {
  const next = new Map(texts)
  // From the end of a file: what stands before keeps its place.
  const order = errors.toSorted(
    (a, b) => (b.place.line ?? 0) - (a.place.line ?? 0) || (b.place.column ?? 0) - (a.place.column ?? 0),
  )
  for (const { cause, place } of order) {
    const text = next.get(place.file)
    const at = text === undefined ? undefined : pathAt(text, place)
    const told = [...cause.matchAll(/`([^`]+)`/g)].at(-1)?.[1]
    if (at === undefined || told === undefined) continue
    const renamed = renamedAt(siteOf(next, place.file, at))
    const site: Site = { texts: next, file: place.file, at, told, cause, renamed, ...shared }
    for (const put of [putInForm, putInMock, putInTerraform, putInOptions]) if (put(site)) break
  }
  return [...next].some(([file, text]) => texts.get(file) !== text) ? next : undefined
}

/** A form asks for the whole field that it is in. */
function putInForm({ texts, file, at, told, cause, renamed }: Site): boolean {
  const text = texts.get(file) ?? ''
  const [top = '', ...inner] = renamed.get(told)?.split('.') ?? []
  if (inner.length === 0 || typeof at.path.at(-1) !== 'number' || !cause.startsWith('the request has no field'))
    return false
  const asked = partAt(text, { ...at, path: at.path.slice(0, -1) })
  if (Array.isArray(asked) && asked.includes(top)) return set(texts, file, remove(text, at))
  return replaceName({ texts, file, at, name: told }, top)
}

/** A default of the mock is one of the whole variant, where that has nothing else that it has to have and no other is the default. */
function putInMock({ texts, file, at, told, moves, document }: Site): boolean {
  const text = texts.get(file) ?? ''
  const [section, key] = [at.path.at(-2), at.path.at(-1)]
  if (section !== 'defaults' || !at.path.includes('mock') || key !== told || document === undefined) return false
  const move = moves.find(({ field, to }) => field === told && to.includes('['))
  const variant = move && variantOf(move, { document, moves })
  if (variant === undefined) return false
  const { above, tag, name, leaf } = variant
  const defaults = { ...at, path: at.path.slice(0, -1) }
  const known = partAt(text, { ...at, path: [...defaults.path, above] })
  const isOther = known !== undefined && partAt(text, { ...at, path: [...defaults.path, above, tag] }) !== name
  if (isOther) return false
  return set(texts, file, remove(merge(text, defaults, { [above]: { [tag]: name, [leaf]: partAt(text, at) } }), at))
}

interface Variant {
  above: string
  tag: string
  name: string
  leaf: string
}

/** The variant that a field is in: the field above it, what tells the variant apart, and the field. */
function variantOf(
  { owner, field, to }: Move,
  { document, moves }: { document: Document; moves: readonly Move[] },
): Variant | undefined {
  const schemas = schemasOf(document)
  const [, above = '', name = '', leaf = ''] = /^(\w+)\[([^\]|]+)[^\]]*\]\.(\w+)$/.exec(to) ?? []
  const holder = schemas.named(owner)
  const property = holder && schemas.allProperties(holder).find(({ wire }) => wire === above)
  const union = property && schemas.union(property.schema)
  if (union?.kind !== 'tagged') return undefined
  const variant = union.variants.find(({ value }) => value === name)
  const fields = variant === undefined ? [] : schemas.allProperties(variant.schema)
  const tag = fields.find(({ client }) => client === union.tag)?.wire
  const isGiven = (wire: string): boolean =>
    wire === tag || moves.some((one) => one.owner === owner && one.field === wire && one.to.endsWith(`.${wire}`))
  const isLacking = fields.some(({ wire, required }) => required && !isGiven(wire))
  return tag === undefined || field !== leaf || isLacking ? undefined : { above, tag, name, leaf }
}

/** What an attribute is in the body and in a row, once these differ; the name of the attribute is the provider's. */
function putInTerraform({ texts, file, at, told, cause, renamed }: Site): boolean {
  const text = texts.get(file) ?? ''
  const [block, part, attribute] = at.path.slice(-3)
  const now = renamed.get(told)
  if (block !== 'terraform' || part !== 'fields' || attribute === undefined || now === undefined) return false
  const ofBody = cause.startsWith('the body of')
  const terraform = { ...at, path: at.path.slice(0, -2) }
  const sides = { body: { [attribute]: ofBody ? now : told }, row: { [attribute]: ofBody ? told : now } }
  return set(texts, file, remove(merge(text, terraform, sides), at))
}

/** Options that are stated under the new name already have what is said there; the rest joins them. */
function putInOptions({ texts, file, at, told, renamed }: Site): boolean {
  const text = texts.get(file) ?? ''
  const now = renamed.get(told)
  if (now === undefined || at.path.at(-1) !== told || at.path.at(-2) !== 'fields') return false
  const above = at.path.slice(0, -1)
  const known = partAt(text, { ...at, path: [...above, now] })
  if (known === undefined) return false
  return set(texts, file, remove(merge(text, { ...at, path: [...above, now] }, partAt(text, at)), at))
}

const partAt = (text: string, { document, path }: At): unknown => partIn(dataOf(text)[document], path)

function set(texts: Map<string, string>, file: string, text: string | undefined): boolean {
  if (text === undefined || text === texts.get(file)) return false
  texts.set(file, text)
  return true
}

interface Named {
  texts: Map<string, string>
  file: string
  at: At
  name: string
}

function replaceName({ texts, file, at, name }: Named, to: string): boolean {
  const text = texts.get(file) ?? ''
  const isAt = (path: Path): boolean => path.length === at.path.length && path.every((step, i) => step === at.path[i])
  const parts = namesIn(text).filter((one) => one.document === at.document && one.name === name && isAt(one.path))
  return set(
    texts,
    file,
    replaceAll(
      text,
      parts.map(({ start, end }) => ({ start, end, text: to })),
    ),
  )
}

/** Keys below which a manifest says what rows show, and those below which it speaks of bodies. */
const ofRows = new Set(['columns', 'rows', 'line', 'hint'])
const ofBodies = new Set(['create', 'edit', 'actions', 'form'])

/** Options of a field that say how it is asked for. */
const ofForms = ['label', 'help', 'widget', 'ref', 'among', 'reason', 'min', 'max', 'initial', 'unit', 'refused']

/** What was said of a field for the rows and the form alike, for the form where it is below another one there alone. */
export function placeShared(texts: Texts, changes: readonly Change[], old: Model): Texts {
  const next = new Map(texts)
  const schemas = schemasOf(old.document)
  for (const { owner, field, to } of movesOf(changes)) {
    const [from, now] = [clientPath(field), clientPath(to)]
    for (const [entity, { rows, bodies }] of schemasOfEntities(old)) {
      const isShown = [...rows].some((name) => schemas.at({ $ref: refTo(name) }, from) !== undefined)
      if (!bodies.has(owner) || rows.has(owner) || !isShown) continue
      const entry = entitiesOf(next).find(({ id }) => id === entity)
      const text = entry && next.get(entry.file)
      const said = entry && partAt(text ?? '', { ...entry, path: [...entry.path, 'fields', from] })
      if (entry === undefined || text === undefined || typeof said !== 'object' || said === null) continue
      const asked = Object.fromEntries(Object.entries(said).filter(([key]) => ofForms.includes(key)))
      if (Object.keys(asked).length > 0)
        next.set(entry.file, merge(text, { ...entry, path: [...entry.path, 'fields'] }, { [now]: asked }))
    }
  }
  return next
}

/**
 * A field of the same name that holds by now, one step further in, what it was: nothing is refused, and what says how it is shown or asked for
 * goes with it. Forms ask for the whole as before.
 */
export function placeRebuilt(texts: Texts, changes: readonly Change[], old: Model): Texts {
  const next = new Map(texts)
  const rebuilt = movesOf(changes).flatMap(({ owner, field, to }) => {
    const [from, now] = [clientPath(field), clientPath(to)]
    return now.startsWith(`${from}.`) ? [{ owner, from, now }] : []
  })
  const schemas = schemasOf(old.document)
  for (const { owner, from, now } of rebuilt) {
    const isMoved = (schema: string): boolean => rebuilt.some((one) => one.owner === schema && one.from === from)
    for (const [entity, types] of schemasOfEntities(old)) {
      if (!types.rows.has(owner) && !types.bodies.has(owner)) continue
      const stays = [...types.rows, ...types.bodies].some((name) => {
        const schema = schemas.named(name)
        return !isMoved(name) && schema !== undefined && schemas.at(schema, from) !== undefined
      })
      const entry = entitiesOf(next).find(({ id }) => id === entity)
      const text = entry === undefined ? undefined : next.get(entry.file)
      if (entry === undefined || text === undefined) continue
      const isHere = ({ document, path }: At): boolean =>
        document === entry.document && entry.path.every((step, i) => step === path[i]) && !path.includes('children')
      const parts = namesIn(text).filter((one) => {
        if (one.name !== from || !isHere({ ...one, path: one.path.slice(entry.path.length) })) return false
        const path = one.path.slice(entry.path.length)
        if (one.isKey) return path.at(-2) === 'fields' && !stays
        return (
          types.rows.has(owner) &&
          path.some((step) => ofRows.has(String(step))) &&
          !path.some((step) => ofBodies.has(String(step)))
        )
      })
      next.set(
        entry.file,
        replaceAll(
          text,
          parts.map(({ start, end }) => ({ start, end, text: now })),
        ),
      )
    }
  }
  return next
}

interface Types {
  rows: Set<string>
  bodies: Set<string>
}

/** Which schemas the rows and the bodies of entities have. */
function schemasOfEntities({ screens, operations, document }: Model): Map<string, Types> {
  const found = new Map<string, Types>()
  const schemas = schemasOf(document)
  const bodies = new Map(
    operations.map(({ id, request: { schema } }) => [
      id,
      schema === undefined ? undefined : schemas.resolve(schema).name,
    ]),
  )
  for (const screen of screens) {
    const [entity = ''] = screen.id.of.split('.')
    const own = found.get(entity) ?? { rows: new Set(), bodies: new Set() }
    found.set(entity, own)
    if ('rowType' in screen && screen.rowType !== undefined) own.rows.add(screen.rowType)
    const body = 'call' in screen && 'fields' in screen ? bodies.get(screen.call.operation) : undefined
    if (body !== undefined) own.bodies.add(body)
  }
  return found
}

/** The operations that the screens of entities are made of, by the name of their entry. */
export function operationsOfEntities({ screens }: Model): OperationsOf {
  const found = new Map<string, Set<string>>()
  for (const screen of screens) {
    const [entity = ''] = screen.id.of.split('.')
    const view = viewOf(screen)
    const calls = [view.main, 'call' in screen ? screen.call : undefined, ...view.actions.map(({ call }) => call)]
    const own = found.get(entity) ?? new Set()
    found.set(entity, own)
    for (const call of calls) if (call !== undefined) own.add(call.operation)
  }
  return found
}
