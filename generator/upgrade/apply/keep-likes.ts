/** What is taken out of an entity, and what goes as a whole, stays with those that are stated as being like it: it may be right for them. */
import { inWordsOf } from '../../link/like.ts'
import { acronymsIn, likeIn, withoutOwn } from './likes.ts'
import { entitiesOf, entriesOf, type Entry, type Texts } from './manifest-names.ts'
import { unclaimed, type Trial } from './proof.ts'
import { isRecord, merge, partIn, pathAt, remove, type At, type Path } from './yaml-text.ts'

/** A part that was taken out; the whole entity where the path is empty. */
export type Taken = At & { file: string }

/** @param before what the manifest said when the parts were still there */
export function keepLikes(trial: Trial, before: Texts, taken: readonly Taken[]): void {
  const entries = entriesOf(before)
  const acronyms = acronymsIn(entries)
  for (const { file, document, path } of taken) {
    // Entities may be like a child of another one.
    const sources = entitiesOf(before).filter(
      (one) => one.file === file && one.document === document && one.path.every((step, index) => step === path[index]),
    )
    for (const source of sources)
      for (const { id } of entries.filter((one) => likeIn(one.raw)?.entity === source.id))
        keepOne(trial, { id, source, path: path.slice(source.path.length), acronyms })
  }
}

/**
 * Entities that are like another one, and of which something is wrong that they do not state themselves: all is written out, so that it has a place.
 * @returns whether there were such
 */
export function writeOutLikes(trial: Trial): boolean {
  const { texts, proof } = trial
  const entries = entitiesOf(texts)
  const isOfWhole = (one: Entry): boolean =>
    proof.errors.some(({ code, place }) => {
      const at = code === unclaimed || place.file !== one.file ? undefined : pathAt(texts.get(one.file) ?? '', place)
      return at?.document === one.document && at.path.length < 2 && at.path[0] !== 'like'
    })
  const acronyms = acronymsIn(entriesOf(texts))
  for (const one of entries) {
    const like = likeIn(one.raw)
    if (like === undefined || !isOfWhole(one)) continue
    const source = entries.find(({ id }) => id === like.entity)
    keepOne(trial, { id: one.id, source, path: [], acronyms, isCertain: true })
  }
  return trial.texts !== texts
}

interface Kept {
  id: string
  source: Entry | undefined
  path: Path
  acronyms: readonly string[]
  /** Whatever more is refused then: each has its place, and goes alone. */
  isCertain?: boolean
}

function keepOne(trial: Trial, { id, source, path, acronyms, isCertain = false }: Kept): void {
  const entry = entriesOf(trial.texts).find((one) => one.kind === 'entity' && one.id === id)
  const like = entry && likeIn(entry.raw)
  if (entry === undefined || like === undefined || source === undefined) return
  const { file, document } = entry
  const text = trial.texts.get(file) ?? ''
  const asOf = inWordsOf(like, acronyms)
  // Lists are taken over as they are, and none of their items.
  const index = path.findIndex((step) => typeof step === 'number')
  const steps = index < 0 ? path : path.slice(0, index)
  const part = asOf(steps.length === 0 ? withoutOwn(source.raw) : partIn(source.raw, steps))
  const there = steps.map((step) => String(asOf(String(step))))
  const own = there.length === 0 ? undefined : partIn(entry.raw, there)
  const lacking = own === undefined ? part : notIn(own, part)
  if (lacking === undefined) return
  const at = { document, path: [] }
  const stated = merge(
    text,
    at,
    there.reduceRight((inner: unknown, step) => ({ [step]: inner }), lacking),
  )
  const next = steps.length === 0 ? remove(stated, { document, path: ['like'] }) : stated
  if (next === undefined || next === text) return
  const texts = new Map([...trial.texts, [file, next]])
  if (isCertain) trial.put(texts)
  else trial.putIfTaken(texts)
}

/** What a part has and another one does not state itself; undefined where that is nothing. What is stated stands for all of a list or a value. */
function notIn(own: unknown, part: unknown): unknown {
  if (!isRecord(own) || !isRecord(part)) return undefined
  const lacking = Object.entries(part).flatMap(([key, value]) => {
    const more = Object.hasOwn(own, key) ? notIn(own[key], value) : value
    return more === undefined ? [] : [[key, more] as const]
  })
  return lacking.length === 0 ? undefined : Object.fromEntries(lacking)
}
