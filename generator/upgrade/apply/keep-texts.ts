/** A newer part of a contract in the words of the older one: types are the newer one's, texts are ours where they speak of the same thing. */
import type { Json } from '../../model/types/contract.ts'
import { ownOf, emptyTable } from '../../schema/records.ts'

type Part = Readonly<Record<string, Json>>

const isPart = (value: Json | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What only people read. */
const isText = (key: string): boolean =>
  ['description', 'summary', 'title', 'example', 'externalDocs'].includes(key) || key.startsWith('x-cairn-')

/** Without what only people read, and without the wrapping that a text beside a reference needs; keys in one order. */
function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare)
  if (!isPart(value)) return value
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(isText(key) && typeof inner !== 'object') && !key.startsWith('x-cairn-'),
  )
  const [only, ...more] = entries
  const wrapped = only?.[0] === 'allOf' && more.length === 0 && Array.isArray(only[1]) ? only[1] : []
  const [inner] = wrapped
  if (wrapped.length === 1 && isPart(inner) && '$ref' in inner) return bare(inner)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, bare(one)]))
}

/** Whether two parts differ in texts alone. */
export const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(bare(a)) === JSON.stringify(bare(b))

/**
 * The newer part with our texts. `ours`: as it is written, with references of its own file; `old`: the same part of the contract as a whole.
 * `onProse` is told of every text that is new.
 */
export function keepTexts(old: Json | undefined, now: Json, onProse: () => void): Json {
  if (old !== undefined && isSame(old, now)) return old
  if (Array.isArray(now)) {
    const left = Array.isArray(old) ? [...old] : []
    const same = now.map((item) => take(left, (one) => isSame(one, item)))
    return now.map((item, i) => keepTexts(same[i] ?? take(left, (one) => isAlike(one, item)), item, onProse))
  }
  if (!isPart(now)) return now
  const before = isPart(old) ? old : {}
  const kept = emptyTable<Json>()
  for (const [key, value] of Object.entries(now)) {
    const own = Object.hasOwn(before, key) ? before[key] : undefined
    if (!isText(key) || typeof value !== 'string') kept[key] = keepTexts(own, value, onProse)
    else if (typeof own === 'string') kept[key] = own
    else {
      kept[key] = value
      onProse()
    }
  }
  for (const [key, value] of Object.entries(before)) {
    // A field may be called so.
    const isLost = key === 'description' && typeof value === 'string' && kept[key] === undefined
    if (isLost && !('$ref' in kept)) kept[key] = value
    if (key !== 'x-cairn-descriptions' || !isPart(value)) continue
    const fields = isPart(now['properties']) ? now['properties'] : {}
    const texts = Object.entries(value).filter(([field]) => isBareReference(ownOf(fields, field)))
    if (texts.length > 0) kept[key] = Object.fromEntries(texts)
    if (isPart(kept['properties'])) kept['properties'] = withTexts(kept['properties'], value)
  }
  return kept
}

/** What is more than a reference now has its text itself. */
function withTexts(fields: Part, texts: Part): Part {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Json] => {
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined
      const lacks = isPart(field) && !isBareReference(field) && field['description'] === undefined
      return [name, lacks && text !== undefined ? { description: text, ...field } : field]
    }),
  )
}

const isBareReference = (value: Json | undefined): boolean => isPart(value) && '$ref' in value

function take(left: (Json | undefined)[], fits: (one: Json) => boolean): Json | undefined {
  const index = left.findIndex((one) => one !== undefined && fits(one))
  const found = index === -1 ? undefined : left[index]
  if (index !== -1) left[index] = undefined
  return found
}

/** Parameters of one name, variants with one mark. */
function isAlike(a: Json, b: Json): boolean {
  if (!isPart(a) || !isPart(b)) return false
  if (typeof a['name'] === 'string') return a['name'] === b['name'] && a['in'] === b['in']
  const marks = marksOf(a)
  return marks !== '' && marks === marksOf(b)
}

/** The fields of a variant with one value each, and that value. */
function marksOf({ properties }: Part): string {
  if (!isPart(properties)) return ''
  return Object.entries(properties)
    .flatMap(([name, field]) =>
      isPart(field) && Array.isArray(field['enum']) && field['enum'].length === 1
        ? [`${name}=${String(field['enum'][0])}`]
        : [],
    )
    .sort()
    .join()
}
