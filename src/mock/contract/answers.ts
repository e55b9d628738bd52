/** Holds an answer against the contract and against HTTP: status, headers, media type and body. */
import { requestIdHeader } from '../../../generated/mock/conventions.gen.ts'
import type { Answer } from '../http/answer.ts'
import { essenceOf, isJson } from '../../lib/media-type.ts'
import { jsonOf } from './media-types.ts'
import { describe, type Check, type DeclaredAnswer, type DeclaredAnswers } from './contract.ts'

/** An answer that is ready to be sent, and what it answers. */
export interface GivenAnswer {
  readonly method: string
  /** The `Range` header of the request. */
  readonly range: string | null
  readonly answer: Answer
  /** The body before it was written as text. */
  readonly value: unknown
}

/** What is wrong with an answer, one line each; empty when it is as declared. */
export function answerProblems(declared: DeclaredAnswers, given: GivenAnswer): string[] {
  const { status } = given.answer
  const one = declared[status] ?? declared[`${Math.floor(status / 100)}XX`] ?? declared['default']
  if (one === undefined) return [`the status ${status} is not one of ${Object.keys(declared).join(', ')}`]
  return [...headerProblems(one, given), ...bodyProblems(one, given)]
}

function bodyProblems({ types }: DeclaredAnswer, { method, answer, value }: GivenAnswer): string[] {
  const hasBody = Object.keys(types).length > 0
  if (!hasBody) return answer.body === null ? [] : [`a body with the status ${answer.status}, which has none`]
  if (method === 'HEAD') return []
  if (answer.body === null) return ['the body is missing']
  const type = essenceOf(answer.headers.get('content-type') ?? '')
  // The mock calls all of its JSON plain: what is declared for JSON of a kind of its own holds for it.
  const check = types[type] ?? (isJson(type) ? jsonOf(types) : undefined) ?? types['*/*']
  if (check === undefined) return [`the content type "${type}" is not one of ${Object.keys(types).join(', ')}`]
  // Bytes are no value that a schema could speak of, whichever it states for them.
  if (typeof answer.body !== 'string' && !type.endsWith('json')) return []
  const problems = violationsOf(check, value, answer.body)
  return problems === '' ? [] : [problems]
}

/** What does not travel is no mistake: members that are undefined. */
function violationsOf(check: Check, value: unknown, body: Answer['body']): string {
  const violations = check(value)
  if (violations.length === 0 || typeof body !== 'string') return describe(violations)
  return describe(check(JSON.parse(body)))
}

function headerProblems({ headers: needed }: DeclaredAnswer, given: GivenAnswer): string[] {
  const { headers } = given.answer
  const absent = [...needed, requestIdHeader].filter((name) => !headers.has(name))
  return [
    ...absent.map((name) => `the header ${name} is missing`),
    ...typeProblems(given),
    ...lengthProblems(given),
    ...rangeProblems(given),
  ]
}

function typeProblems({ method, answer: { headers, body } }: GivenAnswer): string[] {
  if (headers.has('content-type') === (body !== null)) return []
  if (body !== null) return ['the header content-type is missing']
  return method === 'HEAD' ? [] : ['a content-type without a body']
}

/** What HEAD says is the length of what GET would send. */
function lengthProblems({ method, answer: { status, headers, body } }: GivenAnswer): string[] {
  const told = headers.get('content-length')
  if (method === 'HEAD' && status < 300)
    return told !== null && /^\d+$/.test(told) ? [] : ['HEAD says no content-length']
  if (told === null || method === 'HEAD') return []
  const length = lengthOf(body)
  return length === undefined || told === String(length)
    ? []
    : [`content-length says ${told}, the body has ${length} bytes`]
}

function rangeProblems({ range, answer: { status, headers, body } }: GivenAnswer): string[] {
  const told = headers.get('content-range')
  if (status === 416) {
    return told !== null && /^bytes \*\/\d+$/.test(told) ? [] : ['416 says no size in content-range']
  }
  if (status !== 206) return told === null ? [] : [`a content-range with the status ${status}`]
  if (range === null) return ['206, but no range was asked for']
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(told ?? '') ?? []
  if (first === undefined || last === undefined || size === undefined) return ['206 without a content-range']
  const length = Number(last) - Number(first) + 1
  if (length < 1 || Number(last) >= Number(size)) return [`the content-range ${told} is none`]
  const sent = lengthOf(body)
  return sent === undefined || sent === length ? [] : [`content-range says ${length} bytes, the body has ${sent}`]
}

/** Bytes of a body; undefined for one that is still being made, and for none. */
function lengthOf(body: Answer['body']): number | undefined {
  if (typeof body === 'string') return new TextEncoder().encode(body).length
  return body instanceof Uint8Array ? body.length : undefined
}
