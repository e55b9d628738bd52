/** What a server that was not written here may say, in the shape of the contract: texts that deceive, lead elsewhere or never end. */
import { readFileSync } from 'node:fs'

import { foreignToken, type Rewrite } from './test-server.ts'

/** Bidirectional controls, what is not seen, look-alikes, and what a terminal acts upon. */
const deceiving = [
  'invoice \u202Egpj.exe\u202C end',
  'gita\u200B-rao',
  'p\u0430ypal-admin',
  '\uFEFFroot',
  'g\u03BF\u03BFgle',
  '\u2067first\u2069 \u2066second\u2069',
  'a\u00ADdmin\u2060',
  '\u{E0041}\u{E0042}tag',
  'x\u001B]0;owned\u0007',
  'x\u001B]52;c;ZXZpbA==\u0007',
  'x\u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007',
  '\uFF41dmin',
  'no\u00A0break\u3164',
  // Letters of phonetic alphabets, without a dot, or with a stroke over them; other dashes, digits and scripts.
  '\u0261ita-rao',
  'git\u0251-rao',
  'g\u0131ta-rao',
  'gita\u0335-rao',
  'gita\u2010rao',
  'gita\u2212rao',
  'web-\uFF11',
  'web-\u{1D7CF}',
  'web-\u0665',
  'gi\uA4D4a-rao',
  '\uA4F3rion',
  'ra\u2C9F',
  '\u10FFra',
  'ra\u05E1',
  'ra\u{1042C}',
]

/** Every scheme that a browser knows more than reading of, and hosts in disguise. */
const links = [
  'javascript:window.intruder=true',
  ' javascript:window.intruder=true',
  'java\tscript:window.intruder=true',
  'data:text/html,<script>window.intruder=true</script>',
  'vbscript:window.intruder',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  '//evil.example/a',
  'https://evil.example/a',
  '10.0.0.1@evil.example',
  'https:evil.example',
  '\\\\evil.example\\a',
]

const endless = 100_000
const long = [
  'W'.repeat(endless),
  'two words '.repeat(endless / 10),
  '\u200B'.repeat(endless),
  'a\u0301'.repeat(endless / 2),
  '👩🏽‍🚀'.repeat(endless / 7),
  '\n'.repeat(endless),
  '9'.repeat(endless),
  // Words of all lengths, and lines of one letter.
  'the quick brown fox jumps over a lazy dog '.repeat(endless / 42),
  'x\n'.repeat(endless / 2),
  // One letter with all marks there are upon it, and many with some.
  'Z' + '\u0301\u0327\u0336'.repeat(endless / 3),
  'Z\u0301\u0327\u0336\u0489\u0320\u0334\u0300\u031B\u0345 '.repeat(endless / 11),
  // From right to left, with words from left to right within.
  'شبكة الإنتاج web الأولى '.repeat(endless / 24),
  'ש'.repeat(endless),
  // Pictures of seven parts, and flags.
  '👩‍👩‍👧‍👦'.repeat(endless / 11),
  '🇳🇱'.repeat(endless / 4),
]

/** Words that the contract gives a meaning. */
export const wordsOfContract: ReadonlySet<string> = learn(
  JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')),
)

function learn(document: unknown, words = new Set<string>()): Set<string> {
  if (typeof document !== 'object' || document === null) return words
  if ('enum' in document && Array.isArray(document.enum)) for (const word of document.enum) words.add(String(word))
  for (const part of Object.values(document)) learn(part, words)
  return words
}

/** Ids, times, numbers, addresses: without them nothing would be shown at all. */
const plain = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT.*|[\d.:/a-fA-F]*\d[\d.:/a-fA-F]*)$/

type Change = (text: string, key: string) => string

const withTexts = (value: unknown, change: Change, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, change, name)]))
  return typeof value === 'string' && key !== 'next_page' && !wordsOfContract.has(value) ? change(value, key) : value
}

/** What becomes of answers, in several ways that take turns. */
export interface Foreign {
  /** How many ways there are. */
  ways: number
  /** @param onUse told of each use of a way, by its number */
  rewrite: (onUse: (way: number) => void) => Rewrite
}

/** Every text becomes the next of these. */
const everyText = (texts: readonly string[], keep: RegExp): Foreign => ({
  ways: texts.length,
  rewrite: (onUse) => {
    let count = 0
    return (answer) => {
      const change: Change = (text) => {
        if (keep.test(text)) return text
        const way = count++ % texts.length
        onUse(way)
        return texts[way] ?? text
      }
      return JSON.stringify(withTexts(JSON.parse(answer), change))
    }
  },
})

/** A text for each level, as no server of ours has them. */
const depth = 10_000
const deepObject = '{"in":'.repeat(depth) + '"bottom"' + '}'.repeat(depth)
const deepList = '['.repeat(depth) + '1' + ']'.repeat(depth)

/** Every object has two more fields, which go ten thousand levels down. */
const deepFields: Foreign['rewrite'] = (onUse) => (answer) => {
  const marked = JSON.stringify(JSON.parse(answer), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, '¤object': 1, '¤list': 1 }
      : value,
  )
  let left = 20
  return marked.replace(/"¤(object|list)":1/g, (_, kind: string) => {
    if (left-- <= 0) return `"zz_${kind}":null`
    onUse(kind === 'object' ? 0 : 1)
    return `"zz_${kind}":${kind === 'object' ? deepObject : deepList}`
  })
}

export const foreignKinds = ['deceiving', 'links', 'long', 'deep'] as const
export type ForeignKind = (typeof foreignKinds)[number]

/** What becomes of answers. */
export const foreignAnswers: Readonly<Record<ForeignKind, Foreign>> = {
  deceiving: everyText(deceiving, plain),
  // An address is what a link might be made of.
  links: everyText(links, /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT.*)$/),
  long: everyText([...long, 'short', 'shorter', 'web'], plain),
  deep: { ways: 2, rewrite: deepFields },
}

/** How a list has its hundred thousand rows. */
export const manyKinds = ['pages', 'at once', 'again'] as const
export type ManyKind = (typeof manyKinds)[number]

/**
 * Every page of a list has as many rows as it was asked for, of a hundred thousand; or all of them, whatever it was asked for; or
 * the token of the next page is the same each time. Lists that are not paged have all of them at once, or are left as they are.
 * @param onPage told of each page
 * @param all how many rows there are
 */
export const manyRows =
  (kind: ManyKind, onPage: (path: string) => void, all = 100_000): Rewrite =>
  (answer, url) => {
    const body: unknown = JSON.parse(answer)
    const key = listKeyOf(body)
    const list: unknown = key === undefined ? body : Reflect.get(Object(body), key)
    const limit = Number(url.searchParams.get('limit'))
    const isPaged = key === 'items' && limit > 0
    const [first]: unknown[] = Array.isArray(list) ? list : []
    if (typeof first !== 'object' || first === null || !(isPaged || kind === 'at once')) return answer
    onPage(url.pathname)
    const start = kind === 'again' ? 0 : Number(url.searchParams.get('page_token')?.slice(foreignToken.length) ?? 0)
    const end = kind === 'at once' ? all : Math.min(all, start + limit)
    const row = JSON.stringify({
      ...first,
      ...('id' in first && { id: '¤id' }),
      ...('name' in first && { name: '¤name' }),
    })
    const rows = Array.from({ length: end - start }, (_, index) => {
      const number = String(start + index).padStart(6, '0')
      return row.replace('¤id', `00000000-0000-4000-8000-000000${number}`).replace('¤name', `row-${number}`)
    })
    if (key === undefined) return `[${rows.join()}]`
    const others = JSON.stringify({ ...Object(body), [key]: undefined, next_page: undefined }).slice(1, -1)
    const next = kind === 'again' ? 'again' : end < all ? String(end) : undefined
    const token = isPaged && next !== undefined ? JSON.stringify(foreignToken + next) : 'null'
    return `{${others === '' ? '' : `${others},`}"${key}":[${rows.join()}]${key === 'items' ? `,"next_page":${token}` : ''}}`
  }

/** Where an answer has its rows: in pages, or below a key of its own; undefined where it is the list itself, or has none. */
const listKeyOf = (body: unknown): string | undefined =>
  Array.isArray(body) ? undefined : ['items', 'rules', 'role_assignments'].find((key) => key in Object(body))

/** How a query of metrics is answered: with so many series, each of so many points. */
const seriesCounts = { many: [2_000, 100], long: [20, 10_000] } as const
export type SeriesKind = keyof typeof seriesCounts
export const seriesKinds = ['many', 'long'] as const satisfies readonly SeriesKind[]

interface TimeseriesAnswer {
  tables: { timeseries: { fields: Record<string, { value: unknown }>; points: SeriesPoints }[] }[]
}

interface SeriesPoints {
  timestamps: string[]
  values: { values: { values: unknown[] } }[]
}

/**
 * Every answer to a query of metrics has very many series, or very long ones, all made of the first.
 * @param onAnswer told of each
 */
export const manySeries =
  (kind: SeriesKind, onAnswer: () => void): Rewrite =>
  (answer, url) => {
    const body: unknown = JSON.parse(answer)
    if (!url.pathname.endsWith('/timeseries/query')) return answer
    // In the shape of the contract: the mock holds to it.
    const { tables } = body as TimeseriesAnswer
    const first = tables[0]?.timeseries[0]
    if (first === undefined) return answer
    onAnswer()
    const [series, points] = seriesCounts[kind]
    const times = first.points.timestamps.map((time) => Date.parse(time))
    const [from = 0, until = from] = [times[0], times.at(-1)]
    const timestamps = Array.from({ length: points }, (_, at) =>
      new Date(from + ((until - from) * at) / (points - 1)).toISOString(),
    )
    const values = first.points.values.map((one) => ({
      ...one,
      values: { ...one.values, values: timestamps.map((_, at) => (at * 7919) % 1000) },
    }))
    const text = JSON.stringify({ ...first, fields: '¤fields', points: { ...first.points, timestamps, values } })
    const fieldsOf = (at: number): string =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(first.fields).map(([name, field]) => [
            name,
            typeof field.value === 'string' ? { ...field, value: otherText(field.value, at) } : field,
          ]),
        ),
      )
    const all = Array.from({ length: series }, (_, at) => text.replace('"¤fields"', () => fieldsOf(at)))
    return `{"tables":[${JSON.stringify({ ...tables[0], timeseries: '¤all' }).replace('"¤all"', () => `[${all.join()}]`)}]}`
  }

/** An id stays one. */
const otherText = (text: string, at: number): string =>
  /^[0-9a-f]{8}-/.test(text) ? `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` : `${text}-${at}`
