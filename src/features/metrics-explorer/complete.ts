/** What can stand where the cursor is: words of the language, series, fields of the series that the query reads, and known values. */
import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { quoted } from '../../kit/charts/oxql.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { seriesOf, type Token, tokensOf, verbs } from './oxql-tokens.ts'

export interface Proposal extends ComboboxOption {
  /** What is put into the text. */
  insert: string
}

export interface Completion {
  /** What has been typed of it already, and is replaced. */
  prefix: string
  from: number
  to: number
  proposals: readonly Proposal[]
}

/** What is known of the system. */
export interface Knowledge {
  schemas: readonly TimeseriesSchema[]
  /** Values of fields that answers had, as they are written in a query. */
  values: ReadonlyMap<string, ReadonlySet<string>>
  /** Seconds between two points that suit the range of the page. */
  step: number
}

/** More of them nobody reads. */
const most = 100

const none: readonly Proposal[] = []

/** What can stand at a place of a text. */
export function completionAt(text: string, caret: number, known: Knowledge): Completion {
  const tokens = tokensOf(text.slice(0, caret))
  const last = tokens.at(-1)
  const begun = last && isBegun(last) ? last : undefined
  const words = tokens.filter((token) => token.kind !== 'blank' && token !== begun)
  const prefix = begun?.text ?? ''
  const rest = /^["']/.test(prefix) ? /^[\w.:-]*["']?/ : /^[\w:]*/
  const all = proposalsFor(words, { ...known, text })
  return {
    prefix,
    from: begun?.from ?? caret,
    to: begun ? caret + (rest.exec(text.slice(caret))?.[0].length ?? 0) : caret,
    proposals: matching(all, prefix).slice(0, most),
  }
}

/** Whether somebody may still be typing it: a string has no end yet. */
function isBegun({ kind, text }: Token): boolean {
  if (kind === 'string') return text.length === 1 || text.at(-1) !== text[0]
  return kind === 'other' || !['blank', 'symbol'].includes(kind)
}

function matching(all: readonly Proposal[], prefix: string): readonly Proposal[] {
  const wanted = prefix.toLowerCase()
  const plain = wanted.replace(/^["']/, '')
  const found = all.filter(
    ({ label }) => label.toLowerCase().includes(wanted) || (plain !== '' && label.toLowerCase().includes(plain)),
  )
  // Nothing is left to complete.
  if (found.length === 1 && found[0]?.label === prefix) return none
  const begins = ({ label }: Proposal) => label.toLowerCase().startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}

const word = (text: string, hint?: string, insert = `${text} `): Proposal => ({
  value: text,
  label: text,
  insert,
  ...(hint !== undefined && { hint }),
})

const pipe = word('|', 'next operation')
const logic = [word('&&', 'and'), word('||', 'or'), pipe]
const equal = [word('==', 'equal'), word('!=', 'not equal')]
const ordered = [...equal, word('<'), word('<='), word('>'), word('>=')]
const operations: Readonly<Record<(typeof verbs)[number], string>> = {
  get: 'read a time series',
  filter: 'keep what meets a condition',
  align: 'one point per step of time',
  group_by: 'one line per value of a field',
  join: 'several tables as one',
  first: 'the first points',
  last: 'the last points',
}

interface Asked extends Knowledge {
  text: string
}

function proposalsFor(words: readonly Token[], asked: Asked): readonly Proposal[] {
  const start = words.findLastIndex(({ kind, text }) => kind === 'symbol' && ['|', '{', ';', '}'].includes(text))
  const before = words[start]?.text
  if (before === '}' && words.length === start + 1) return [pipe]
  const [head, ...rest] = words.slice(start + 1)
  if (head === undefined)
    return before === '|'
      ? verbs.flatMap((verb) => (verb === 'get' ? [] : [word(verb, operations[verb])]))
      : [word('get', operations.get)]
  switch (head.text) {
    case 'get':
      return rest.length === 0 ? asked.schemas.map(seriesProposal) : [pipe]
    case 'filter':
      return filterProposals(rest, asked)
    case 'align':
      return rest.length === 0
        ? [word(`mean_within(${asked.step}s)`, 'the mean of each step')]
        : rest.at(-1)?.text === ')'
          ? [pipe]
          : none
    case 'group_by':
      return groupProposals(rest, asked)
    case 'join':
      return [pipe]
    case 'first':
    case 'last':
      return rest.length === 0 ? none : [pipe]
    default:
      return none
  }
}

const seriesProposal = ({ timeseriesName, description }: TimeseriesSchema): Proposal =>
  word(timeseriesName, description.metric)

/** Fields of the series that the query reads, each once. */
function fieldsOf({ text, schemas }: Asked): ReadonlyMap<string, string> {
  const read = new Set(seriesOf(text))
  const own = schemas.filter(({ timeseriesName }) => read.has(timeseriesName))
  return new Map(own.flatMap(({ fieldSchema }) => fieldSchema.map(({ name, fieldType }) => [name, fieldType] as const)))
}

const fieldProposals = (fields: ReadonlyMap<string, string>): Proposal[] =>
  [...fields].map(([name, type]) => word(name, type))

function filterProposals(rest: readonly Token[], asked: Asked): readonly Proposal[] {
  const fields = new Map([...fieldsOf(asked), ['timestamp', 'time'], ['datum', 'value']])
  const last = rest.at(-1)
  const field = rest.at(-2)
  if (last === undefined || ['&&', '||', '^', '(', '!'].includes(last.text)) return fieldProposals(fields)
  if (isComparison(last)) return valueProposals(field?.text ?? '', fields, asked.values)
  if (last.kind === 'name' && (field === undefined || !isComparison(field))) {
    const type = fields.get(last.text)
    if (type === 'string') return [...ordered, word('~=', 'matches a regular expression')]
    return type === 'uuid' || type === 'bool' || type === 'ip_addr' ? equal : ordered
  }
  return last.text === '-' || last.text === '+' ? none : logic
}

const isComparison = ({ kind, text }: Token): boolean => kind === 'symbol' && /^[=!<>~]=$|^[<>]$/.test(text)

function valueProposals(
  field: string,
  fields: ReadonlyMap<string, string>,
  values: Knowledge['values'],
): readonly Proposal[] {
  switch (fields.get(field)) {
    case 'time':
      return ['@now() - 1h', '@now() - 5m', '@now()'].map((text) => word(text))
    case 'bool':
      return [word('true'), word('false')]
    default:
      return [...(values.get(field) ?? [])].map((text) => word(text))
  }
}

function groupProposals(rest: readonly Token[], asked: Asked): readonly Proposal[] {
  const last = rest.at(-1)?.text
  if (last === undefined) return [word('[', 'fields', '[')]
  if (!rest.some(({ text }) => text === ']')) {
    const taken = new Set(rest.map(({ text }) => text))
    if (last === '[' || last === ',')
      return fieldProposals(fieldsOf(asked))
        .filter(({ label }) => !taken.has(label))
        .map(bare)
    return [word(',', 'another field'), word(']', 'end of the fields', '], ')]
  }
  if (last === ']') return [word(',', 'how they become one'), pipe]
  return last === ',' ? [word('sum', 'of all series'), word('mean', 'of all series')] : [pipe]
}

/** Without a blank behind it. */
const bare = (one: Proposal): Proposal => ({ ...one, insert: one.label })

/** The value of a field as it is written in a query. */
export const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : String(value))
