/**
 * The manifest for a newer contract, as far as it follows: certain renames, entries for what nobody claims, and nothing that names what is gone.
 * Each step is proved by what the generator says of it.
 */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import { plainPages } from '../propose/plain.ts'
import type { Proposal } from '../propose/proposal.ts'
import { propose } from '../propose/propose.ts'
import { placeProposals, type LevelOf, type Site } from './manifest-entries.ts'
import { entriesOf, renameOperations, renameRefused, renamedFields, type Entry, type Texts } from './manifest-names.ts'
import { pathAt, remove, type Path } from './yaml-text.ts'

/** What the generator makes of a manifest with the newer contract, and what it says. No model: it cannot be read. */
export interface Proof {
  model: Model | undefined
  errors: readonly Diagnostic[]
}

export type Prove = (texts: Texts) => Proof

/** Something that was done, or is left to do, for people to look at. */
export interface Note {
  file: string
  what: string
  why: string
}

export interface Draft {
  texts: Texts
  placed: readonly Proposal[]
  /** What was taken out, since the contract no longer has what it names. */
  removed: readonly Note[]
  /** What the generator still refuses. */
  refused: readonly Diagnostic[]
  model: Model | undefined
}

/** Rounds of renaming and of taking out: each may uncover more. */
const maxRounds = 12

const unclaimed = 'UNCLAIMED_OPERATION'

export interface DraftInput {
  texts: Texts
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  prove: Prove
}

export function draftManifest({ texts, changes, old, prove }: DraftInput): Draft {
  let now: Texts = renameOperations(texts, changes)
  const renamed = renamedFields(changes)
  let proof = prove(now)
  for (let round = 0; round < maxRounds && proof.errors.length > 0; round++) {
    const next = renameRefused(now, proof.errors, renamed)
    if (next === undefined) break
    now = next
    proof = prove(now)
  }
  const removed: Note[] = []
  const prune = (): void => {
    for (let round = 0; round < maxRounds; round++) {
      const next = withoutRefused(now, proof.errors, removed)
      if (next === undefined) return
      now = next
      proof = prove(now)
    }
  }
  prune()
  // What had pages and has none any more goes as a whole, with what names it.
  const empty = entriesOf(now).filter(
    ({ id, kind }) => (kind === 'entity' || kind === 'child') && hasScreens(old, id) && !hasScreens(proof.model, id),
  )
  if (empty.length > 0 && proof.model !== undefined) {
    now = withoutEntries(now, empty, removed)
    proof = prove(now)
    prune()
  }
  const placed: Proposal[] = []
  const refusedShapes = new Set<string>()
  const refusedPages = new Map<string, number>()
  for (let round = 0; round < maxRounds && proof.model !== undefined; round++) {
    const { model } = proof
    const shaped = propose({ changes, now: model }).filter(
      (one) => one.shape !== 'page' && !one.operations.some((id) => refusedShapes.has(id)),
    )
    const isShaped = (id: string): boolean => shaped.some(({ operations }) => operations.includes(id))
    const rest = proof.errors
      .filter(({ code }) => code === unclaimed)
      .flatMap(({ cause }) => /`([^`]+)`/.exec(cause)?.[1] ?? [])
    const plain = plainPages(
      rest.filter((id) => !isShaped(id)),
      { model, refusals: (id) => refusedPages.get(id) ?? 0 },
    )
    const offered = [...shaped, ...plain]
    if (offered.length === 0) break
    const whole = placeProposals(now, offered, siteIn(model, now, offered))
    const after = prove(whole.texts)
    const blamed = blame(
      after.errors.filter((one) => isNew(one, proof.errors)),
      offered,
      { texts: whole.texts, model: after.model },
    )
    const sound =
      blamed.size === 0
        ? offered.filter((one) => !whole.left.includes(one))
        : offered.filter((one) => !blamed.has(one) && !whole.left.includes(one))
    for (const one of offered)
      if (!sound.includes(one))
        for (const id of one.operations)
          if (one.shape === 'page') refusedPages.set(id, (refusedPages.get(id) ?? 0) + 1)
          else refusedShapes.add(id)
    if (blamed.size === 0) {
      now = whole.texts
      proof = after
    } else {
      now = placeProposals(now, sound, siteIn(model, now, offered)).texts
      proof = prove(now)
    }
    placed.push(...sound)
  }
  return { texts: now, placed, removed, refused: proof.errors, model: proof.model }
}

const hasScreens = (model: Model | undefined, id: string): boolean =>
  model?.entities.some((one) => one.id === id && one.screens.length > 0) === true

function withoutEntries(texts: Texts, entries: readonly Entry[], removed: Note[]): Map<string, string> {
  const next = new Map(texts)
  for (const { file, document, path, id } of entries.toReversed()) {
    const text = next.get(file)
    const left = text === undefined ? undefined : remove(text, { document, path })
    if (left === undefined) next.delete(file)
    else next.set(file, left)
    removed.push({ file, what: id, why: 'none of its operations is left' })
  }
  return next
}

const keyOf = ({ code, cause }: Diagnostic): string => `${code} ${cause}`

const isNew = (one: Diagnostic, before: readonly Diagnostic[]): boolean =>
  one.code !== unclaimed && !before.some((other) => keyOf(other) === keyOf(one))

/** Proposals that an error stands in, or whose names it says. */
function blame(
  errors: readonly Diagnostic[],
  proposals: readonly Proposal[],
  { texts, model }: { texts: Texts; model: Model | undefined },
): Set<Proposal> {
  const found = new Set<Proposal>()
  for (const { place, cause } of errors) {
    const text = texts.get(place.file)
    const at = text === undefined ? undefined : pathAt(text, place)
    const entry = at === undefined ? undefined : entryAt(texts, { ...at, file: place.file })
    const named = proposals.filter((one) => {
      const { id, key } = idOf(one)
      const isHere =
        entry !== undefined &&
        (entry.id === id || (one.entity === entry.id && (key === '' || at?.path.includes(key) === true)))
      return (
        isHere ||
        one.operations.some((operation) => cause.includes(`\`${operation}\``)) ||
        (id !== '' && cause.includes(`\`${id}`))
      )
    })
    for (const one of named) found.add(one)
  }
  // What no screen uses is proved by nothing.
  for (const one of proposals)
    if (one.shape !== 'page' && one.operations.some((id) => model?.coverage.operations[id]?.screens.length === 0))
      found.add(one)
  // Nobody to blame: none of them is proved.
  return found.size === 0 && errors.length > 0 ? new Set(proposals) : found
}

/** What an entry is called: the whole one, or the key below the one that it joins. */
function idOf({ yaml, entity }: Proposal): { id: string; key: string } {
  const id = entity === undefined ? (/^(?:entity|link|page): (\S+)/.exec(yaml)?.[1] ?? '') : ''
  const key = entity === undefined ? '' : (/^ {2}(\w+):/m.exec(yaml)?.[1] ?? '')
  return { id, key }
}

const entryAt = (
  texts: Texts,
  { file, document, path }: { file: string; document: number; path: readonly (string | number)[] },
): Entry | undefined =>
  entriesOf(texts)
    .filter((one) => one.file === file && one.document === document && one.path.every((step, i) => step === path[i]))
    .at(-1)

/** Keys without which an entry is none: where they are wrong, it goes as a whole. */
const vital = new Set([
  'entity',
  'parent',
  'link',
  'page',
  'ends',
  'schema',
  'stem',
  'under',
  'charts',
  'read',
  'write',
])

/** Keys that say what an item of a list is about: without it the item is none. */
const ofItems = new Set(['screen', 'field', 'entity', 'view', 'single', 'page', 'list', 'rows', 'find'])

const ofItem = (path: Path): Path => {
  const step = path.at(-1)
  return typeof step === 'string' && ofItems.has(step) && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path
}

/** Without the parts that name what the contract does not have; undefined when there are none. */
function withoutRefused(texts: Texts, errors: readonly Diagnostic[], removed: Note[]): Map<string, string> | undefined {
  const next = new Map(texts)
  let isChanged = false
  // From the end of a file: what stands before keeps its place.
  const order = errors
    .filter(({ code }) => code !== unclaimed)
    .toSorted((a, b) => (b.place.line ?? 0) - (a.place.line ?? 0) || (b.place.column ?? 0) - (a.place.column ?? 0))
  const known = new Set<string>()
  for (const { place, cause } of order) {
    const text = next.get(place.file)
    const key = `${place.file}:${place.line}:${place.column}`
    const at = text === undefined || known.has(key) ? undefined : pathAt(text, place)
    known.add(key)
    if (text === undefined || at === undefined) continue
    const entry = entryAt(next, { ...at, file: place.file })
    const isConsole = entry?.kind === 'console'
    const cut = at.path.findIndex((step) => typeof step === 'string' && vital.has(step))
    const path = isConsole || cut === -1 ? ofItem(at.path) : at.path.slice(0, cut)
    if (isConsole && path.length === 0) continue
    const left = remove(text, { ...at, path })
    if (left === text) continue
    isChanged = true
    if (left === undefined) next.delete(place.file)
    else next.set(place.file, left)
    removed.push({
      file: place.file,
      what: [entry?.id, ...path].filter((step) => step !== undefined).join(' '),
      why: cause,
    })
  }
  return isChanged ? next : undefined
}

function siteIn(model: Model, texts: Texts, proposals: readonly Proposal[]): Site {
  const schemas = schemasOf(model.document)
  return {
    levelOf: levelsIn(model, texts),
    answersRow: (operation, entity) => {
      const answer = model.operations.find(({ id }) => id === operation)?.response.schema
      if (answer === undefined) return true
      const row = schemas.resolve(answer).name
      const known = model.entities.find(({ id }) => id === entity)
      if (known !== undefined) return row !== undefined && row === known.schema
      // An entity that is proposed as well: one of its own operations answers the same.
      const own = proposals.find(({ yaml }) => yaml.startsWith(`entity: ${entity}\n`))?.operations ?? []
      return model.operations.some(
        ({ id, response }) =>
          own.includes(id) && response.schema !== undefined && schemas.resolve(response.schema).name === row,
      )
    },
  }
}

/** The sidebar whose pages speak of the like: of the same tag, else at the nearest path. */
const levelsIn =
  (model: Model, texts: Texts): LevelOf =>
  ({ operations: [first] }) => {
    const own = model.operations.find(({ id }) => id === first)
    if (own === undefined) return undefined
    const top = entriesOf(texts).find(({ kind }) => kind === 'console')
    const levels = (top?.raw['levels'] ?? {}) as Readonly<Record<string, { at?: string; under?: string }>> // the schema of the manifest says so
    const open = Object.entries(levels).filter(([, { under }]) => under === undefined)
    const steps = stepsOf(withoutStability(own.path))
    const votes = new Map<string, number>()
    for (const other of model.operations) {
      const theirs = stepsOf(withoutStability(other.path))
      const different = theirs.findIndex((step, i) => step !== steps[i])
      const shared = different === -1 ? theirs.length : different
      const weight = (other.area === own.area ? 100 : 0) + shared * 10
      if (weight === 0) continue
      for (const id of model.coverage.operations[other.id]?.screens ?? []) {
        const screen = model.screens.find((one) => `${one.id}` === id)
        if (screen === undefined || !open.some(([name]) => name === screen.level)) continue
        votes.set(screen.level, Math.max(votes.get(screen.level) ?? 0, weight))
      }
    }
    const best = [...votes].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const)
    const [name, level] = open.find(([one]) => one === best[0]) ?? open[0] ?? []
    return name === undefined ? undefined : { level: name, at: level?.at ?? '' }
  }
