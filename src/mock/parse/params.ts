/** Reads path and query parameters: text in, values of the kinds the contract declares out. */
import { nameOrIdSchema, tokenParam } from '../../../generated/mock/conventions.gen.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { ParamKind } from '../tables/operation.ts'
import { badRequest } from '../http/errors.ts'
import { dateTimePattern, isIp } from '../contract/formats.ts'
import { isUuid } from '../formats/uuid.ts'
import { nameProblem } from '../formats/name.ts'

export type Values = Readonly<Record<string, unknown>>

/** Path parameters of a matched route. Throws 400 without code. */
export function parsePath(spec: OperationSpec, raw: Readonly<Record<string, string>>): Values {
  const values: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(spec.params ?? {})) {
    const read = readParam(kind, [raw[name] ?? ''])
    if ('problem' in read) throw badRequest(`bad parameter in URL path: ${read.problem}`)
    values[name] = read.value
  }
  return values
}

/** Query parameters. Unknown ones are ignored, as the platform does. Throws 400 without code. */
export function parseQuery(spec: OperationSpec, search: URLSearchParams): Values {
  const values: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(spec.query ?? {})) {
    const given = search.getAll(name)
    if (given.length === 0) continue
    const many = typeof kind === 'object' && 'items' in kind
    if (given.length > 1 && !many) throw badQuery(`duplicate field \`${name}\``)
    const read = readParam(kind, given)
    if ('problem' in read) throw badQuery(read.problem)
    values[name] = read.value
  }
  const later = values[tokenParam] !== undefined
  const needed = [...(spec.required ?? []), ...(later ? [] : (spec.paged ?? []))]
  const absent = needed.find((name) => values[name] === undefined)
  if (absent !== undefined) throw badQuery(`missing field \`${absent}\``)
  return values
}

/** 400 of anything wrong with the query. */
export const badQuery = (reason: string): Error => badRequest(`unable to parse query string: ${reason}`)

type Read = { value: unknown } | { problem: string }

function readParam(kind: ParamKind, given: readonly string[]): Read {
  const text = given[0] ?? ''
  if (typeof kind === 'object') {
    if ('items' in kind) return readList(kind.items, given)
    if ('values' in kind)
      return kind.values.includes(text) ? { value: text } : { problem: unknownVariant(text, kind.values) }
    return new RegExp(kind.pattern).test(text)
      ? { value: text }
      : { problem: `"${text}" does not match the pattern ${kind.pattern}` }
  }
  switch (kind) {
    case 'string':
      return { value: text }
    case 'boolean':
      if (text === 'true' || text === 'false') return { value: text === 'true' }
      return { problem: 'provided string was not `true` or `false`' }
    case 'date':
      return dateTimePattern.test(text) ? { value: text } : { problem: 'input contains invalid characters' }
    case 'uuid':
      return isUuid(text) ? { value: text.toLowerCase() } : { problem: uuidProblem(text) }
    case 'ip':
      return isIp(text) ? { value: text } : { problem: 'invalid IP address syntax' }
    case 'name': {
      const problem = nameProblem(text)
      return problem === undefined ? { value: text } : { problem }
    }
    case 'nameOrId':
      if (isUuid(text)) return { value: text.toLowerCase() }
      return nameProblem(text) === undefined
        ? { value: text }
        : { problem: `data did not match any variant of untagged enum ${nameOrIdSchema}` }
    default:
      return readInteger(kind, text)
  }
}

function readList(kind: ParamKind, given: readonly string[]): Read {
  const values: unknown[] = []
  for (const text of given) {
    const read = readParam(kind, [text])
    if ('problem' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

/** Exact: the largest ones are no doubles. */
const ranges: Readonly<Record<string, readonly [min: bigint, max: bigint, name: string]>> = {
  positive: [1n, 2n ** 32n - 1n, 'a nonzero u32'],
  uint8: [0n, 255n, 'u8'],
  uint16: [0n, 65_535n, 'u16'],
  uint32: [0n, 2n ** 32n - 1n, 'u32'],
  uint64: [0n, 2n ** 64n - 1n, 'u64'],
  int8: [-128n, 127n, 'i8'],
  int16: [-32_768n, 32_767n, 'i16'],
  int32: [-(2n ** 31n), 2n ** 31n - 1n, 'i32'],
}

function readInteger(kind: string, text: string): Read {
  if (text === '') return { problem: 'cannot parse integer from empty string' }
  if (!/^[+-]?\d+$/.test(text)) return { problem: 'invalid digit found in string' }
  const value = BigInt(text.replace('+', ''))
  const [min, max, name] = ranges[kind] ?? [-(2n ** 63n), 2n ** 63n - 1n, 'i64']
  if (value === 0n && min === 1n) return { problem: `invalid value: integer \`0\`, expected ${name}` }
  // An unsigned number never gets as far as a sign.
  if (value < 0n && min >= 0n) return { problem: 'invalid digit found in string' }
  if (value < min) return { problem: 'number too small to fit in target type' }
  if (value > max) return { problem: 'number too large to fit in target type' }
  return { value: Number(value) }
}

/** As the platform words an enum value it does not know. */
export function unknownVariant(value: string, known: readonly string[]): string {
  const quoted = known.map((name) => `\`${name}\``)
  const expected =
    quoted.length === 1 ? quoted[0] : quoted.length === 2 ? quoted.join(' or ') : `one of ${quoted.join(', ')}`
  return `unknown variant \`${value}\`, expected ${expected}`
}

/** As the platform words a text that is not a UUID. */
export function uuidProblem(text: string): string {
  const at = [...text].findIndex((character) => !/[0-9a-fA-F-]/.test(character))
  if (at >= 0) {
    const found = [...text][at]
    return `UUID parsing failed: invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], found \`${found}\` at ${at + 1}`
  }
  const digits = text.replaceAll('-', '').length
  return `UUID parsing failed: invalid length: expected length 32 for simple format, found ${digits}`
}
