/**
 * The manifest for a newer contract, as far as it follows: certain renames, entries for what nobody claims, and nothing that names what is gone.
 * Each step is proved by what the generator says of it.
 */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Document } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { plainPages } from '../propose/plain.ts'
import type { Proposal } from '../propose/proposal.ts'
import { proposeShapes } from '../propose/propose.ts'
import { acceptProposals } from './accept.ts'
import { answerNew } from './answered.ts'
import { askForRequired } from './asked.ts'
import type { Site } from './manifest-entries.ts'
import {
  entriesOf,
  entryAt,
  renameOperations,
  renameRefused,
  renamedNames,
  type Entry,
  type Texts,
} from './manifest-names.ts'
import { entitiesIn, withWords } from './kept-words.ts'
import { liftRows } from './lifted.ts'
import { operationsNow, withGivenUp } from './given-up.ts'
import { unclaimed, type Prove } from './proof.ts'
import { revealAnswers } from './reveal.ts'
import { movesOf, operationsOfEntities, placeMoved, placeRebuilt, placeShared } from './moved-fields.ts'
import { namesIn, pathAt, remove, type At, type Path } from './yaml-text.ts'

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
  /** Screens that are left without a way. */
  unreached: readonly Diagnostic[]
  model: Model | undefined
  /** What was added to entries, and is to be looked at. */
  asked: readonly string[]
}

/** Rounds of renaming and of taking out: each may uncover more. */
const maxRounds = 12

export interface DraftInput {
  texts: Texts
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  prove: Prove
}

export function draftManifest({ texts, changes, old, prove }: DraftInput): Draft {
  let now: Texts = placeShared(placeRebuilt(renameOperations(texts, changes), changes, old), changes, old)
  const renamed = renamedNames(changes, operationsOfEntities(old))
  const moves = movesOf(changes)
  let proof = prove(now)
  for (let round = 0; round < maxRounds && proof.errors.length > 0; round++) {
    const { errors, model } = proof
    const { document } = model ?? {}
    const moved = moves.length === 0 ? undefined : placeMoved(now, { ...renamed, errors, moves, document })
    const next = moved ?? renameRefused(now, errors, { ...renamed, isThere: pathsOf(document) })
    if (next === undefined) break
    now = next
    proof = prove(now)
  }
  const questions: string[] = []
  const lifted = proof.model === undefined ? undefined : liftRows(now, { changes, old, now: proof.model })
  if (lifted !== undefined) {
    now = lifted.texts
    questions.push(...lifted.questions)
    proof = prove(now)
  }
  for (let round = 0; round < maxRounds && proof.errors.length > 0; round++) {
    const asked = askForRequired(now, { changes, old, now: proof.model, errors: proof.errors })
    if (asked === undefined) break
    now = asked.texts
    questions.push(...asked.questions)
    proof = prove(now)
  }
  const words = { entities: entitiesIn(proof.manifest), operationsOf: operationsNow(old, changes) }
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
    const shaped = proposeShapes(withGivenUp({ changes, now: model }, old))
      .filter((one) => !one.operations.some((id) => refusedShapes.has(id)))
      .map((one) => withWords(one, words, model))
    const isShaped = (id: string): boolean => shaped.some(({ operations }) => operations.includes(id))
    const rest = proof.errors
      .filter(({ code }) => code === unclaimed)
      .flatMap(({ cause }) => /`([^`]+)`/.exec(cause)?.[1] ?? [])
      .filter((id) => !isShaped(id))
    // A page is for what nothing else is left to be tried for.
    const offered =
      shaped.length > 0 ? shaped : plainPages(rest, { model, refusals: (id) => refusedPages.get(id) ?? 0 })
    if (offered.length === 0) break
    const accepted = acceptProposals({ texts: now, proof }, offered, {
      prove,
      siteIn: (known) => siteIn(known, offered),
    })
    now = accepted.texts
    proof = accepted.proof
    placed.push(...accepted.placed)
    for (const { shape, operations } of accepted.refused)
      for (const id of operations)
        if (shape === 'page') refusedPages.set(id, (refusedPages.get(id) ?? 0) + 1)
        else refusedShapes.add(id)
  }
  const revealed = proof.model === undefined ? undefined : revealAnswers(now, changes, proof.model)
  const shown = revealed && prove(revealed.texts)
  const isShown = shown !== undefined && shown.errors.length <= proof.errors.length
  if (revealed !== undefined && !isShown) prove(now)
  if (revealed !== undefined && isShown) [now, proof] = [revealed.texts, shown]
  const answered = proof.model === undefined ? undefined : answerNew(now, { changes, now: proof.model })
  const answers = answered && prove(answered.texts)
  const isAnswered = answers !== undefined && answers.errors.length <= proof.errors.length
  if (answered !== undefined && !isAnswered) prove(now)
  if (answered !== undefined && isAnswered) [now, proof] = [answered.texts, answers]
  questions.push(...(answered?.questions ?? []))
  const { errors: refused, warnings: unreached, model } = proof
  if (isShown) questions.push(...(revealed?.questions ?? []))
  return { texts: now, placed, removed, refused, unreached, model, asked: [...new Set(questions)] }
}

/** Whether any schema has a path. */
const pathsOf = (document: Document | undefined) => {
  const schemas = document === undefined ? undefined : schemasOf(document)
  return (path: string): boolean =>
    schemas === undefined || schemas.names.some((name) => schemas.at(schemas.named(name) ?? {}, path) !== undefined)
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

/** Parts of charts that they are whole without. */
const spare = new Set(['explore', 'narrow', 'parts'])

/** The part of charts that a place is in, which can be spared. */
function spareOf(path: Path): Path | undefined {
  const key = path.indexOf('charts')
  return key !== -1 && spare.has(String(path[key + 1])) ? path.slice(0, key + 2) : undefined
}

/** What a page shows: without it somebody would have to write the page. */
const contents = new Set(['across', 'operation', 'charts', 'overview'])

/** Keys that say what an item of a list is about: without it the item is none. */
const ofItems = new Set(['screen', 'field', 'entity', 'view', 'single', 'page', 'list', 'rows', 'find'])

/** Of a list of values only the one that nothing is any more. */
function ofValue(text: string, { document, path }: At, { code, cause }: Diagnostic): Path {
  const value = code === 'UNKNOWN_VALUE' ? / is never `(.+)`$/.exec(cause)?.[1] : undefined
  const isItem = (one: Path): boolean =>
    one.length === path.length + 1 && typeof one.at(-1) === 'number' && path.every((step, index) => one[index] === step)
  const item = namesIn(text).find((one) => one.document === document && one.name === value && isItem(one.path))
  return item?.path ?? path
}

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
  for (const error of order) {
    const { place, cause } = error
    const text = next.get(place.file)
    const key = `${place.file}:${place.line}:${place.column}`
    const at = text === undefined || known.has(key) ? undefined : pathAt(text, place)
    known.add(key)
    if (text === undefined || at === undefined) continue
    const entry = entryAt(next, { ...at, file: place.file })
    const isConsole = entry?.kind === 'console'
    const cut = at.path.findIndex((step) => typeof step === 'string' && vital.has(step))
    const whole = isConsole || cut === -1 ? ofItem(ofValue(text, at, error)) : at.path.slice(0, cut)
    const named = spareOf(at.path) ?? whole
    const isContent = entry?.kind === 'page' && named.length === 1 && contents.has(String(named[0]))
    const path = isContent ? [] : named
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

function siteIn(model: Model, proposals: readonly Proposal[]): Site {
  const schemas = schemasOf(model.document)
  return {
    answersRow: (operation, entity) => {
      const known = model.entities.find(({ id }) => id === entity)
      // Rows that only behaviours keep are not changed by data.
      if (known !== undefined && !model.mock.operations.some((one) => one.entity === entity)) return false
      const answer = model.operations.find(({ id }) => id === operation)?.response.schema
      if (answer === undefined) return true
      const row = schemas.resolve(answer).name
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
