/** Takes out of a manifest what names something that is gone, part by part. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { claimAt } from './claims.ts'
import { keepLikes, writeOutLikes, type Taken } from './keep-likes.ts'
import { entitiesOf, entryAt, type Entry, type Texts } from './manifest-names.ts'
import { maxRounds, unclaimed, type Proof, type Trial } from './proof.ts'
import { unsentAt, withWhatStays } from './unsent.ts'
import { merge, namesIn, pathAt, remove, type At, type Path } from './yaml-text.ts'

/** Something that was done, or is left to do, for people to look at. */
export interface Note {
  file: string
  what: string
  why: string
  /** What somebody has to look at, where what is gone did something. */
  question?: string
}

/** @param old model of the older contract @returns what was taken out */
export function takeOut(trial: Trial, old: Model): readonly Note[] {
  const removed: Note[] = []
  takeRefused(trial, removed, old)
  // What had pages and has none any more goes as a whole, with what names it.
  const { model } = trial.proof
  const empty = entitiesOf(trial.texts).filter(({ id }) => hasScreens(old, id) && !hasScreens(model, id))
  if (empty.length > 0 && model !== undefined) {
    const before = trial.texts
    trial.put(withoutEntries(before, empty, removed))
    keepLikes(
      trial,
      before,
      empty.filter(({ kind }) => kind === 'entity'),
    )
    takeRefused(trial, removed, old)
  }
  return removed
}

/** Until nothing of that is left: each part that goes may have been named by another. */
function takeRefused(trial: Trial, removed: Note[], old: Model): void {
  for (let round = 0; round < maxRounds; round++) {
    if (writeOutLikes(trial)) continue
    const before = trial.texts
    const taken: Taken[] = []
    const next = withoutRefused(before, trial.proof, { removed, taken, old })
    if (next === undefined) return
    trial.put(next)
    keepLikes(trial, before, taken)
  }
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

/** What stands below these is called as the contract or the manifest calls it: a field may be called `parent`. */
const ofNames = new Set([
  'accept',
  'actions',
  'body',
  'children',
  'defaults',
  'effects',
  'fields',
  'noop',
  'not',
  'offer',
  'path',
  'query',
  'row',
  'unless',
  'variants',
  'when',
  'where',
])

const isVital = (step: Path[number], index: number, path: Path): boolean =>
  typeof step === 'string' && vital.has(step) && !ofNames.has(String(path[index - 1]))

/** Parts of charts that they are whole without. */
const spare = new Set(['explore', 'narrow', 'parts'])

/** The part of charts that a place is in, which can be spared; of what is never a value of the contract only the chart that shows it. */
function spareOf(path: Path, { code }: Diagnostic): Path | undefined {
  const key = path.indexOf('charts')
  if (key === -1) return undefined
  const [part, item] = path.slice(key + 1)
  if (spare.has(String(part))) return path.slice(0, key + 2)
  return part === 'items' && typeof item === 'number' && code === 'UNKNOWN_VALUE' ? path.slice(0, key + 3) : undefined
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

/** A sidebar that nothing is left in stays, for what is proposed next. */
function withLevel(text: string, document: number, [levels, level, nav]: Path): string {
  if (levels !== 'levels' || level === undefined || nav !== 'nav') return text
  return merge(text, { document, path: [] }, { levels: { [level]: { nav: [] } } })
}

/** Whether a place is in what is gone: what stands there now is something else. */
const isIn = (at: At, gone: Taken): boolean =>
  at.document === gone.document && gone.path.every((step, index) => step === at.path[index])

/** Without the parts that name what the contract does not have; undefined when there are none. */
function withoutRefused(
  texts: Texts,
  { errors, model }: Proof,
  { removed, taken, old }: { removed: Note[]; taken: Taken[]; old: Model },
): Map<string, string> | undefined {
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
    // Places are those of the texts as they were.
    const at = text === undefined || known.has(key) ? undefined : pathAt(texts.get(place.file) ?? '', place)
    known.add(key)
    if (text === undefined || at === undefined) continue
    const entry = entryAt(next, { ...at, file: place.file })
    const isConsole = entry?.kind === 'console'
    if (taken.some((one) => one.file === place.file && isIn(at, one))) continue
    const cut = at.path.findIndex(isVital)
    const whole = isConsole || cut === -1 ? ofItem(ofValue(text, at, error)) : at.path.slice(0, cut)
    const unsent =
      entry && cut === -1 ? unsentAt({ ...at, path: whole }, error, { text, entry, old, now: model }) : undefined
    const claim = claimAt(text, { ...at, path: whole }, error)
    const named = spareOf(at.path, error) ?? unsent?.path ?? claim ?? whole
    const isContent = entry?.kind === 'page' && named.length === 1 && contents.has(String(named[0]))
    const path = isContent ? [] : named
    if (isConsole && (path.length === 0 || path[0] === 'console')) continue
    const bare = remove(text, { ...at, path })
    const rest = bare === undefined ? undefined : withWhatStays(bare, unsent ?? {})
    const left = isConsole && rest !== undefined ? withLevel(rest, at.document, path) : rest
    if (left === text) continue
    isChanged = true
    if (left === undefined) next.delete(place.file)
    else next.set(place.file, left)
    taken.push({ file: place.file, document: at.document, path })
    removed.push({
      file: place.file,
      what: [entry?.id, ...path].filter((step) => step !== undefined).join(' '),
      why: cause,
      ...(unsent?.question === undefined ? {} : { question: unsent.question }),
    })
  }
  return isChanged ? next : undefined
}
