/** Entities that are stated as being like another one: the parts that they do not state themselves are taken over. */
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { Defaulted } from '../model/types/defaulted.ts'
import type { ManifestEntry, RawEntity, RawLike, StatedManifest } from '../model/types/manifest.ts'
import { byCodePoint, inSentence, kebabCase, labelOf, pascalCase, words } from './names.ts'
import { camelCase } from '../schema/client-name.ts'
import { suggest } from './suggest.ts'

type Steps = readonly (string | number)[]
type Child = Omit<RawEntity, 'entity' | 'parent'>

/** Where an entity or a child of one is stated. */
interface Stated {
  entry: ManifestEntry<RawEntity>
  steps: Steps
  raw: Child
}

/** What is the entity's own in any case. */
export const own = ['entity', 'like', 'level'] as const

/** The manifest with all that `like` takes over written into it. */
export function completeLikes(
  manifest: StatedManifest,
  diagnostics: Diagnostics,
): { manifest: StatedManifest; defaulted: Defaulted[] } {
  const acronyms = manifest.console.raw.acronyms ?? []
  const byId = new Map<string, Stated>()
  const index = (id: string, stated: Stated): void => {
    byId.set(id, stated)
    for (const [name, raw] of Object.entries(stated.raw.children ?? {}))
      index(`${id}_${name}`, { entry: stated.entry, steps: [...stated.steps, 'children', name], raw })
  }
  for (const entry of manifest.entities) index(entry.raw.entity, { entry, steps: [], raw: entry.raw })

  /** Of one entity and its children; `above` are those that it is being made for. */
  const complete = (id: string, stated: Stated, above: readonly string[]): Child => {
    const { raw, entry, steps } = stated
    const like = readLike(raw.like)
    const merged = like === undefined ? raw : merge(taken(like, { id, ...stated }, above), raw)
    if (merged.children === undefined) return merged
    const children = Object.entries(merged.children).map(([name, child]): [string, Child] => {
      const here = { entry, steps: [...steps, 'children', name], raw: child }
      return [name, complete(`${id}_${name}`, here, above)]
    })
    return { ...merged, children: Object.fromEntries(children) }
  }

  const taken = (like: RawLike, { id, entry, steps }: Stated & { id: string }, above: readonly string[]): Child => {
    const place = (): Place => entry.place(...steps, 'like')
    const source = byId.get(like.entity)
    if (source === undefined) {
      diagnostics.error('UNKNOWN_ENTITY', place(), {
        cause: `there is no entity \`${like.entity}\``,
        suggestion: suggest(like.entity, byId.keys()),
      })
      return {}
    }
    if ([...above, id].includes(like.entity)) {
      diagnostics.error('LIKE_ITSELF', place(), {
        cause: `\`${like.entity}\` is itself like \`${id}\``,
        suggestion: 'state one of them in full',
      })
      return {}
    }
    const whole = complete(like.entity, source, [...above, id])
    const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => !own.some((one) => one === key)))
    for (const from of Object.keys(like.words ?? {})) {
      if (forms(from, from, acronyms).some(([form]) => JSON.stringify(rest).includes(form))) continue
      diagnostics.error('UNKNOWN_WORD', entry.place(...steps, 'like', 'words', from), {
        cause: `\`${like.entity}\` says nothing of “${from}”`,
        suggestion: 'name words as they are written there',
      })
    }
    return inWordsOf(like, acronyms)(rest) as Child // the same data with other words in it
  }

  const entities = manifest.entities.map((entry): ManifestEntry<RawEntity> => {
    const raw = complete(entry.raw.entity, { entry, steps: [], raw: entry.raw }, [])
    return raw === entry.raw ? entry : { ...entry, raw: { ...raw, entity: entry.raw.entity } }
  })
  const defaulted = [...byId].flatMap(([of, { raw }]): Defaulted[] => {
    const like = readLike(raw.like)?.entity
    return like === undefined
      ? []
      : [{ of, what: 'what is not stated', value: `as of ${like}`, because: `\`like\` of ${of}` }]
  })
  return { manifest: { ...manifest, entities }, defaulted }
}

/** Data of an entity as one that is like it has it. */
export function inWordsOf({ words: stated = {} }: RawLike, acronyms: readonly string[]): (data: unknown) => unknown {
  const replaced = Object.entries(stated).flatMap(([from, to]) => forms(from, to, acronyms))
  return (data) => inWords(data, replaced)
}

const readLike = (like: RawEntity['like']): RawLike | undefined => (typeof like === 'string' ? { entity: like } : like)

/** Maps are joined key by key; whatever else is stated counts. */
export function merge<T extends object>(from: T, stated: T): T {
  const joined = Object.entries(stated).map(([key, value]: [string, unknown]): [string, unknown] => {
    const there: unknown = Object.hasOwn(from, key) ? from[key as keyof T] : undefined
    return [key, isMap(value) && isMap(there) ? merge(there, value) : value]
  })
  return sorted({ ...from, ...Object.fromEntries(joined) })
}

/** In the order in which the manifest is read, whatever was joined or called otherwise. */
const sorted = <T extends object>(data: T): T =>
  Object.fromEntries(Object.entries(data).sort(([a], [b]) => byCodePoint(a, b))) as T // the same keys

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words in all the ways that they are written in a manifest, longest first: as stated, and as names are. */
function forms(from: string, to: string, acronyms: readonly string[]): [string, string][] {
  const snake = (text: string): string => words(text).join('_')
  const label = (text: string): string => labelOf(text, acronyms)
  const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  const ways: ((text: string) => string)[] = [
    (text) => text,
    first,
    label,
    (text) => inSentence(label(text)),
    snake,
    (text) => camelCase(snake(text)),
    pascalCase,
    kebabCase,
  ]
  const pairs = new Map(ways.map((way) => [way(from), way(to)]))
  return [...pairs].sort(([a], [b]) => b.length - a.length)
}

/** Data with words replaced in its texts and keys, in one pass: what was put in is not replaced again. */
function inWords(value: unknown, replaced: readonly (readonly [string, string])[]): unknown {
  if (replaced.length === 0) return value
  const by = new Map(replaced)
  const any = new RegExp([...by.keys()].map((form) => form.replaceAll(/\W/g, String.raw`\$&`)).join('|'), 'g')
  const text = (one: string): string => one.replaceAll(any, (form) => by.get(form) ?? form)
  const visit = (one: unknown): unknown => {
    if (typeof one === 'string') return text(one)
    if (Array.isArray(one)) return one.map(visit)
    if (!isMap(one)) return one
    return sorted(Object.fromEntries(Object.entries(one).map(([key, inner]) => [text(key), visit(inner)])))
  }
  return visit(value)
}
