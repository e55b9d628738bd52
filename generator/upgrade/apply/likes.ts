/** Entities that are like another one, as data: what they are like, and all that they say with what they take over. */
import { inWordsOf, merge, own } from '../../link/like.ts'
import type { RawLike } from '../../model/types/manifest.ts'
import { entitiesOf, entriesOf, type Entry, type Texts } from './manifest-names.ts'
import { isRecord, recordOf } from './yaml-text.ts'

type Data = Readonly<Record<string, unknown>>

/** What an entity, or a child of one, is stated as being like. */
export function likeIn({ like }: Data): RawLike | undefined {
  if (typeof like === 'string') return { entity: like }
  if (!isRecord(like) || typeof like['entity'] !== 'string') return undefined
  const words = Object.entries(recordOf(like['words'])).map(([from, to]) => [from, String(to)] as const)
  return { entity: like['entity'], words: Object.fromEntries(words) }
}

/** What others that are like it may take over. */
export const withoutOwn = (raw: Data): Data =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => !own.some((one) => one === key)))

/** Words that are written in capitals. */
export function acronymsIn(entries: readonly Entry[]): string[] {
  const { acronyms } = recordOf(entries.find(({ kind }) => kind === 'console')?.raw)
  return Array.isArray(acronyms) ? acronyms.map(String) : []
}

/** An entity with what it and its children take over. */
export interface Whole {
  entry: Entry
  raw: Data
}

/** Every entity comes after those that it is like. */
export function wholeEntities(texts: Texts): Whole[] {
  const entries = entriesOf(texts)
  const byId = new Map(entitiesOf(texts).map((one) => [one.id, one.raw]))
  const acronyms = acronymsIn(entries)
  let steps = 0
  const complete = (id: string, raw: Data, above: readonly string[]): Data => {
    const like = likeIn(raw)
    const source = like === undefined || [...above, id].includes(like.entity) ? undefined : byId.get(like.entity)
    let whole = raw
    if (like !== undefined && source !== undefined) {
      steps += 1
      const taken = inWordsOf(like, acronyms)(withoutOwn(complete(like.entity, source, [...above, id])))
      whole = merge<Data>(recordOf(taken), raw)
    }
    const children = Object.entries(recordOf(whole['children'])).map(
      ([name, child]) => [name, complete(`${id}_${name}`, recordOf(child), above)] as const,
    )
    return children.length === 0 ? whole : { ...whole, children: Object.fromEntries(children) }
  }
  return entries
    .filter(({ kind }) => kind === 'entity')
    .map((entry) => {
      steps = 0
      const raw = complete(entry.id, entry.raw, [])
      return { entry, raw, steps }
    })
    .toSorted((a, b) => a.steps - b.steps)
}
