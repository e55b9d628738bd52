/** What an operation requires by now and nothing gives it: its form asks for that. Nothing is taken out for what can be filled in. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Change } from '../compare/change.ts'
import { settleBinds, wrongBinds } from './binds.ts'
import { entitiesOf, entryAt, type Entry, type Texts } from './manifest-names.ts'
import { keepPlaces } from './kept-places.ts'
import { settleNoObjects } from './no-objects.ts'
import { settleReads, type Missing } from './reads.ts'
import { unsureVariant } from './unsent.ts'
import { isRecord, merge, partIn, pathAt, type At, type Path } from './yaml-text.ts'

export interface Asked {
  texts: Texts
  /** What somebody has to look at. */
  questions: readonly string[]
}

export interface AskInput {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  /** What is wrong with the manifest. */
  errors: readonly Diagnostic[]
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** What is tried one after the other: what reads are given is in the addresses of pages, and no form has to ask for it there. */
const ways: readonly ((next: Map<string, string>, input: AskInput) => string[])[] = [
  settleNoObjects,
  settleBinds,
  (next, input) => settleReads(next, missing(next, input)),
  (next, input) => keepPlaces(next, missing(next, input), input.old),
  (next, input) => [...askForFields(next, input), ...askForParameters(next, input)],
]

/** The manifest with such fields; undefined where there are none. What is left of it is told by what is wrong then. */
export function askForRequired(texts: Texts, input: AskInput): Asked | undefined {
  for (const way of ways) {
    const next = new Map(texts)
    const questions = way(next, input)
    if (questions.length > 0) return { texts: next, questions: [...new Set(questions)] }
  }
  return undefined
}

/** Fields of bodies, in the blocks that the errors stand in. */
function askForFields(next: Map<string, string>, { errors }: AskInput): string[] {
  // Places are those of the texts as they are: from the end of each, so that what stands before keeps its place.
  const order = errors.toSorted((a, b) => (b.place.line ?? 0) - (a.place.line ?? 0))
  const unsure = unsureBlocks(next, errors)
  return order.flatMap(({ cause, place: { file, ...place } }) => {
    const [, operation, field = ''] = /^`(\w+)` requires `(\w+)`, which nothing sends$/.exec(cause) ?? []
    const text = next.get(file)
    const at = operation === undefined || text === undefined ? undefined : pathAt(text, place)
    const entry = at && entryAt(next, { ...at, file })
    if (text === undefined || at === undefined || entry === undefined) return []
    const path = blockOf(at.path)
    const block = path && blockAt(entry, path)
    if (path === undefined || block === undefined || unsure.has(blockKey(file, { ...at, path }))) return []
    const asks = merge(text, { ...at, path }, fieldIn(block, field, path))
    if (asks === text) return []
    next.set(file, asks)
    return [question([entry.id, ...path.slice(entry.path.length)], field, operation ?? '')]
  })
}

/** Forms and actions of which nobody knows which of several kinds they send: each kind requires something else. */
function unsureBlocks(texts: Texts, errors: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(
    errors.flatMap(({ code, place: { file, ...place } }) => {
      const text = texts.get(file)
      const at = code === unsureVariant && text !== undefined ? pathAt(text, place) : undefined
      const path = at && blockOf(at.path)
      return at === undefined || path === undefined ? [] : [blockKey(file, { ...at, path })]
    }),
  )
}

const blockKey = (file: string, { document, path }: At): string => JSON.stringify([file, document, path])

/** The form or action that a place is in. */
function blockOf(path: Path): Path | undefined {
  const action = path.indexOf('actions')
  if (action !== -1 && path.length > action + 1) return path.slice(0, action + 2)
  const form = path.findIndex((step) => step === 'create' || step === 'edit')
  return form === -1 ? undefined : path.slice(0, form + 1)
}

function blockAt({ raw, path: own }: Pick<Entry, 'raw' | 'path'>, path: Path): object | undefined {
  const block = partIn(raw, path.slice(own.length))
  return isRecord(block) ? block : undefined
}

/** Where a block says what it asks for; else as a bind of its own. */
function fieldIn(block: object, field: string, path: Path): object {
  if (!path.includes('actions')) return { fields: [field] }
  const form: unknown = Reflect.get(block, 'form')
  const isStated = typeof form === 'object' && form !== null && Array.isArray(Reflect.get(form, 'fields'))
  return isStated ? { form: { fields: [field] } } : { body: { [field]: `$form.${field}` } }
}

/** Parameters that an operation requires by now and nothing gives. */
function missing(texts: Texts, { changes, errors, now }: AskInput): Missing[] {
  const nameBefore = new Map(
    changes.flatMap((change) => (change.type === 'operation-renamed' ? [[change.to, change.operation] as const] : [])),
  )
  const unsent = errors.flatMap(({ cause }) => {
    const [, operation, parameter] = /^`([^`]+)` needs `([^`]+)`, and `/.exec(cause) ?? []
    return operation === undefined || parameter === undefined ? [] : [{ operation, parameter }]
  })
  // What a page was told by, and is not any more.
  const untold = wrongBinds(texts, { errors }).flatMap(({ operation, parameter, block: [part, role] }) =>
    part === 'operations' && role === 'view' && operation !== undefined ? [{ operation, parameter }] : [],
  )
  const all = new Map([...unsent, ...untold].map((one) => [`${one.operation} ${one.parameter}`, one]))
  return [...all.values()].flatMap(({ operation, parameter }) => {
    const known = now?.operations.find(({ id }) => id === operation)
    const isOf = ({ client }: { client: string }): boolean => client === parameter
    const inPath = known?.pathParams.find(isOf)
    const param = inPath ?? known?.queryParams.find(isOf)
    if (param === undefined) return []
    const where = inPath === undefined ? 'query' : 'path'
    return [{ was: nameBefore.get(operation) ?? operation, operation, where, parameter, schema: param.schema, now }]
  })
}

/** Parameters, in the forms and actions that call the operation. */
function askForParameters(next: Map<string, string>, input: AskInput): string[] {
  return missing(next, input).flatMap(({ was, operation, where, parameter }) => {
    return callsOf(was, input.old).flatMap(({ entity, path: block }) => {
      const path = [...block, where]
      const entry = entitiesOf(next).find(({ id }) => id === entity)
      const text = entry && next.get(entry.file)
      if (entry === undefined || text === undefined) return []
      const bind = path.reduceRight<object>((inner, key) => ({ [key]: inner }), { [parameter]: `$form.${parameter}` })
      // A view has the actions of its entity, unless it states its own; what is no view is a single.
      if (path[0] === 'views' && blockAt(entry, [...entry.path, ...block]) === undefined) return []
      const asks = merge(text, entry, bind)
      if (asks === text) return []
      next.set(entry.file, asks)
      return [question([entity, ...block], parameter, operation)]
    })
  })
}

const question = (block: readonly (string | number)[], asked: string, operation: string): string =>
  `\`${block.join('.')}\` asks for \`${asked}\`, which \`${operation}\` requires: is it somewhere in the address or the row?`

/** Where an operation is called with something that is filled in, or may be. */
function callsOf(operation: string, { screens }: Model): { entity: string; path: readonly string[] }[] {
  return screens.flatMap((screen) => {
    const { view } = screen.id
    const isForm = 'fields' in screen && 'call' in screen && screen.call.operation === operation
    const [entity = '', ...views] = screen.id.of.split('.')
    const own = views.flatMap((name) => ['views', name])
    const form = isForm && view !== undefined ? [{ entity, path: [...own, view] }] : []
    const actions = viewOf(screen)
      .actions.filter(({ call }) => call.operation === operation)
      .map(({ id }) => ({ entity, path: [...own, 'actions', id] }))
    return [...form, ...actions]
  })
}
