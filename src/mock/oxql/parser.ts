/**
 * Reads a query of the OxQL subset: `get`, or several queries in braces, then `filter`, `align`, `group_by`, `join`, `first`
 * and `last`, joined by `|`.
 */
import { operators, reducers, type Comparison, type Expression, type Literal, type Operator } from './ast.ts'
import type { Query, Reducer, TableOperation } from './ast.ts'
import { errorAt } from './error.ts'
import { tokensOf, type SymbolText, type Token } from './lexer.ts'

/** Parentheses, braces and `!` inside each other; nobody writes more, and the reader recurses. */
const maxDepth = 64

const seriesName = /^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*$/

const verbs = ['filter', 'align', 'group_by', 'join', 'first', 'last'] as const

/** The tree of a query. `now` is what `@now()` stands for, in milliseconds since the epoch. Throws `OxqlError`. */
export function parseQuery(text: string, now: number): Query {
  const reader = createReader(tokensOf(text))
  return query(reader, now, 0)
}

/** A query, up to the end of the text or of the braces that it stands in. */
function query(reader: Reader, now: number, depth: number): Query {
  const here = reader.peek()
  if (depth > maxDepth) throw errorAt(here, 'the query is nested too deeply')
  if (reader.takes('{')) {
    const queries = [query(reader, now, depth + 1)]
    while (reader.takes(';')) queries.push(query(reader, now, depth + 1))
    reader.symbol('}')
    return { queries, operations: operations(reader, now, depth) }
  }
  reader.word('get')
  const name = reader.next()
  if (name.kind !== 'name' || !seriesName.test(name.text)) {
    throw reader.expected(name, 'the name of a time series, such as `virtual_machine:vcpu_usage`')
  }
  return { series: name.text, operations: operations(reader, now, depth) }
}

function operations(reader: Reader, now: number, depth: number): TableOperation[] {
  const all: TableOperation[] = []
  const isOver = (): boolean => {
    const { kind, text } = reader.peek()
    return kind === 'end' || (depth > 0 && kind === 'symbol' && (text === ';' || text === '}'))
  }
  while (!isOver()) {
    reader.symbol('|')
    all.push(operation(reader, now))
  }
  return all
}

interface Reader {
  peek(): Token
  next(): Token
  /** Takes the symbol if it comes next. */
  takes(text: SymbolText): boolean
  symbol(text: SymbolText): void
  word(text: string): void
  expected(found: Token, what: string): Error
}

function createReader(tokens: readonly Token[]): Reader {
  const end: Token = tokens.at(-1) ?? { kind: 'end', text: '', line: 1, column: 1 }
  let at = 0
  const peek = (): Token => tokens[at] ?? end
  const next = (): Token => {
    const token = peek()
    at++
    return token
  }
  const expected = (found: Token, what: string): Error =>
    errorAt(found, `expected ${what}, found ${found.kind === 'end' ? 'the end of the query' : `\`${found.text}\``}`)
  const takes = (text: SymbolText): boolean => {
    const { kind, text: given } = peek()
    if (kind !== 'symbol' || given !== text) return false
    at++
    return true
  }
  return {
    peek,
    next,
    takes,
    expected,
    symbol: (text) => {
      if (!takes(text)) throw expected(peek(), `\`${text}\``)
    },
    word: (text) => {
      const token = next()
      if (token.kind !== 'name' || token.text !== text) throw expected(token, `\`${text}\``)
    },
  }
}

function operation(reader: Reader, now: number): TableOperation {
  const verb = reader.next()
  const text = verb.kind === 'name' ? verb.text : ''
  switch (text) {
    case 'filter':
      return { kind: 'filter', where: disjunction(reader, now, 0) }
    case 'align':
      return align(reader)
    case 'group_by':
      return groupBy(reader)
    case 'join':
      return { kind: 'join' }
    case 'first':
    case 'last':
      return { kind: 'limit', end: text, count: count(reader) }
    default:
      throw reader.expected(verb, oneOf(verbs))
  }
}

function align(reader: Reader): TableOperation {
  const method = reader.next()
  if (method.kind !== 'name' || method.text !== 'mean_within') throw reader.expected(method, '`mean_within`')
  reader.symbol('(')
  const period = reader.next()
  if (period.kind !== 'duration') throw reader.expected(period, 'a duration, such as `30s`')
  if (period.value < 1) throw errorAt(period, 'the alignment period must be at least one millisecond')
  reader.symbol(')')
  return { kind: 'align', method: 'mean_within', period: period.value }
}

function groupBy(reader: Reader): TableOperation {
  reader.symbol('[')
  const fields: string[] = []
  if (!reader.takes(']')) {
    do {
      const field = reader.next()
      if (field.kind !== 'name') throw reader.expected(field, 'the name of a field')
      fields.push(field.text)
    } while (reader.takes(','))
    reader.symbol(']')
  }
  // Without a reducer it is the mean, as on the platform.
  if (!reader.takes(',')) return { kind: 'group_by', fields, reducer: 'mean' }
  const token = reader.next()
  const reducer = reducers.find((each): each is Reducer => token.kind === 'name' && each === token.text)
  if (reducer === undefined) throw reader.expected(token, oneOf(reducers))
  return { kind: 'group_by', fields, reducer }
}

function count(reader: Reader): number {
  const token = reader.next()
  if (token.kind !== 'integer' || token.value < 1) throw reader.expected(token, 'a positive number of points')
  return token.value
}

type Level = (reader: Reader, now: number, depth: number) => Expression

/** Operands of one level joined by its symbol; a single one stands for itself. */
const joined =
  (kind: 'and' | 'or' | 'xor', symbol: SymbolText, operand: Level): Level =>
  (reader, now, depth) => {
    const first = operand(reader, now, depth)
    const of = [first]
    while (reader.takes(symbol)) of.push(operand(reader, now, depth))
    return of.length === 1 ? first : { kind, of }
  }

const conjunction = joined('and', '&&', negation)
const disjunction: Level = joined('or', '||', joined('xor', '^', conjunction))

function negation(reader: Reader, now: number, depth: number): Expression {
  const here = reader.peek()
  if (depth > maxDepth) throw errorAt(here, 'the expression is nested too deeply')
  if (reader.takes('!')) return { kind: 'not', of: negation(reader, now, depth + 1) }
  if (!reader.takes('(')) return comparison(reader, now)
  const inner = disjunction(reader, now, depth + 1)
  reader.symbol(')')
  return inner
}

function comparison(reader: Reader, now: number): Comparison {
  const field = reader.next()
  if (field.kind !== 'name' || field.text.includes(':')) throw reader.expected(field, 'the name of a field')
  const sign = reader.next()
  const operator = operators.find((each): each is Operator => sign.kind === 'symbol' && each === sign.text)
  if (operator === undefined) throw reader.expected(sign, oneOf(operators))
  const { line, column } = field
  return { kind: 'compare', field: field.text, operator, literal: literal(reader, now), line, column }
}

function literal(reader: Reader, now: number): Literal {
  const negative = reader.takes('-')
  const token = reader.next()
  if (token.kind === 'integer' || token.kind === 'double')
    return { kind: token.kind, value: negative ? -token.value : token.value }
  if (negative) throw reader.expected(token, 'a number')
  switch (token.kind) {
    case 'string':
      return { kind: 'string', value: token.value }
    case 'duration':
      return { kind: 'duration', value: token.value }
    case 'timestamp':
      return token.value === 'now'
        ? { kind: 'timestamp', value: now + shift(reader) }
        : { kind: 'timestamp', value: token.value }
    case 'name':
      if (token.text === 'true' || token.text === 'false') return { kind: 'boolean', value: token.text === 'true' }
      break
    default:
  }
  throw reader.expected(token, 'a value: a string, a number, `true`, `false`, a duration or a timestamp')
}

/** What `@now()` is moved by: `- 5m`. */
function shift(reader: Reader): number {
  const sign = reader.takes('-') ? -1 : reader.takes('+') ? 1 : 0
  if (sign === 0) return 0
  const token = reader.next()
  if (token.kind !== 'duration') throw reader.expected(token, 'a duration, such as `5m`')
  return sign * token.value
}

/** `a`, `b` or `c`. */
function oneOf(texts: readonly string[]): string {
  const quoted = texts.map((text) => `\`${text}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`
}
