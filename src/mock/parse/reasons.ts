/**
 * Words for a body that does not match the contract, in the form of the platform's parser: the first problem in the
 * order of the text, as `<field path>: <reason>`.
 */
import { nameOrIdSchema } from '../../../generated/mock/conventions.gen.ts'
import type { Violation } from '../contract/contract.ts'
import { nameProblem } from '../formats/name.ts'
import { portRangeProblem } from '../formats/net.ts'
import { isFraction } from './numbers.ts'
import { unknownVariant, uuidProblem } from './params.ts'
import { fieldPath, valueAt } from './pointer.ts'

export interface Reason {
  /** JSON pointer of the value whose end is the place of the problem. */
  readonly pointer: string
  /** `disk_source.type`; empty for the body itself. */
  readonly field: string
  readonly text: string
}

export interface Judged {
  readonly body: unknown
  readonly violations: readonly Violation[]
  /** Where a value ends in the text: the parser reads on until it meets a problem, and a missing field shows only at the end of its object. */
  readonly endOf: (pointer: string) => number
  /** Numbers as they were written, where the value does not tell. */
  readonly numbers?: ReadonlyMap<string, string>
  /** Whether a value must not be quoted. */
  readonly isSecret: (pointer: string) => boolean
}

/** The problem to report. */
export function firstReason({ violations, body, endOf, numbers, isSecret }: Judged): Reason {
  const candidates = withoutBranches(violations)
  // Of several rules that one text breaks, the format knows best what the text should have been.
  const rank = ({ keyword }: Violation): number => (keyword === 'format' ? 0 : 1)
  const [first] = [...candidates].sort((a, b) => endOf(a.instancePath) - endOf(b.instancePath) || rank(a) - rank(b))
  if (first === undefined) return { pointer: '', field: '', text: 'does not match the contract' }
  const written = numbers?.get(first.instancePath)
  const value = written === undefined ? valueAt(body, first.instancePath) : new WrittenNumber(written)
  const text = isSecret(first.instancePath) ? secretReason(first, value) : reasonOf(first, value)
  return { pointer: first.instancePath, field: fieldPath(first.instancePath), text }
}

/**
 * The error of a union without tag stands for those of its branches: which branch was meant nobody knows. ajv lists
 * the branches' errors first. A union with null is only "may be null": there the other branch speaks for itself.
 */
function withoutBranches(violations: readonly Violation[]): readonly Violation[] {
  const dropped = new Set<Violation>()
  for (const [index, union] of violations.entries()) {
    if (union.keyword !== 'oneOf' && union.keyword !== 'anyOf') continue
    const { instancePath } = union
    const branches = violations
      .slice(0, index)
      .filter((one) => one.instancePath === instancePath || one.instancePath.startsWith(`${instancePath}/`))
    const nothing = branches.find(
      (one) => one.instancePath === instancePath && one.keyword === 'type' && one.params['type'] === 'null',
    )
    for (const one of nothing === undefined ? branches : [nothing, union]) dropped.add(one)
  }
  // Of a tag that is there, the enum of the tag says what is wrong with it, and which there are.
  return violations.filter((one) => !dropped.has(one) && !(one.keyword === 'discriminator' && hasTag(one)))
}

const hasTag = ({ params }: Violation): boolean => params['tagValue'] !== undefined

/** The same without the value. */
function secretReason(violation: Violation, value: unknown): string {
  const { keyword, params } = violation
  switch (keyword) {
    case 'required':
    case 'discriminator':
      return reasonOf(violation, value)
    case 'type':
      return `invalid type: ${kindOf(value)}, expected ${expectedType(params['type'])}`
    // Of all secrets, passwords alone have a limit in the contract.
    case 'maxLength':
      return `unsupported password: more than ${String(params['limit'])} characters`
    default:
      return `invalid value: ${kindOf(value)}, expected another form`
  }
}

function reasonOf({ keyword, params }: Violation, value: unknown): string {
  switch (keyword) {
    case 'required':
      return `missing field \`${String(params['missingProperty'])}\``
    case 'discriminator':
      return `missing field \`${String(params['tag'])}\``
    case 'type':
      return `invalid type: ${described(value)}, expected ${expectedType(params['type'])}`
    case 'enum':
      return enumReason(params['allowedValues'], value)
    case 'oneOf':
    case 'anyOf':
      return 'data did not match any variant of untagged enum'
    case 'pattern':
      return patternReason(String(params['pattern']), value)
    case 'minLength':
    case 'maxLength':
      return `invalid value: ${described(value)}, expected another form`
    case 'format':
      return formatReason(String(params['format']), value)
    case 'minimum':
    case 'maximum':
      return `invalid value: ${described(value)}, expected ${expectedNumber(params)}`
    case 'maxItems':
      return `invalid length ${lengthOf(value)}, expected a list of at most ${String(params['limit'])} items`
    case 'minItems':
      return `invalid length ${lengthOf(value)}, expected a list of at least ${String(params['limit'])} items`
    case 'additionalProperties':
      return `unknown field \`${String(params['additionalProperty'])}\``
    default:
      return `${keyword} does not hold`
  }
}

/** Limits of the platform's types of numbers. */
const limits: ReadonlyMap<unknown, string> = new Map([
  [1, 'a nonzero number'],
  [255, 'u8'],
  [65_535, 'u16'],
  [2 ** 32 - 1, 'u32'],
  [2 ** 64, 'u64'],
  [127, 'i8'],
  [32_767, 'i16'],
  [2 ** 31 - 1, 'i32'],
  [2 ** 63, 'i64'],
])

const expectedNumber = ({ comparison, limit }: Violation['params']): string =>
  limits.get(limit) ?? `a number ${String(comparison)} ${String(limit)}`

function patternReason(pattern: string, value: unknown): string {
  const range = numberRanges.has(pattern) ? portRangeProblem(String(value)) : undefined
  return range ?? `invalid value: ${described(value)}, expected another form`
}

/** Patterns of ports and of ICMP codes. */
const numberRanges = new Set(['^[0-9]{1,5}(-[0-9]{1,5})?$', '^[0-9]{1,3}(-[0-9]{1,3})?$'])

function enumReason(allowed: unknown, value: unknown): string {
  const known = Array.isArray(allowed) ? allowed.filter((one) => one !== null) : []
  if (typeof value === 'string') return unknownVariant(value, known.map(String))
  return `invalid value: ${described(value)}, expected one of ${known.join(', ')}`
}

function formatReason(format: string, value: unknown): string {
  const text = String(value)
  switch (format) {
    case 'uuid':
      return uuidProblem(text)
    case 'date-time':
      return 'input contains invalid characters'
    case 'ip':
      return 'invalid IP address syntax'
    case 'ipv4':
      return 'invalid IPv4 address syntax'
    case 'ipv6':
      return 'invalid IPv6 address syntax'
    case 'ipv4-net':
    case 'ipv6-net':
      return 'invalid IP address syntax'
    case 'x-ip-net':
      return 'data did not match any variant of untagged enum IpNet'
    case 'x-name':
      return nameProblem(text) ?? 'not a name'
    case 'x-name-or-id':
      return `data did not match any variant of untagged enum ${nameOrIdSchema}`
    case 'x-hostname':
      return text.length > 253 ? 'Max hostname length is 253' : 'Hostnames must comply with RFC 1035'
    case 'byte':
      return `invalid value: ${described(value)}, expected a valid base64 string`
    default:
      return `invalid value: ${described(value)}, expected ${format}`
  }
}

/** A number whose text says more than its value. */
class WrittenNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** `string "x"`, `integer `3``, `map`: how the platform's parser calls a value. */
function described(value: unknown): string {
  const kind = kindOf(value)
  if (value instanceof WrittenNumber) return `${kind} \`${numberText(value.text)}\``
  if (typeof value === 'string') return `${kind} ${JSON.stringify(value)}`
  return typeof value === 'number' || typeof value === 'boolean' ? `${kind} \`${value}\`` : kind
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof WrittenNumber) return isFraction(value.text) ? 'floating point' : 'integer'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'floating point'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value
  return Array.isArray(value) ? 'sequence' : 'map'
}

/** Fractions are said as such, also where they are whole: `1.0`. */
function numberText(text: string): string {
  if (!isFraction(text)) return text
  const value = Number(text)
  if (!Number.isInteger(value)) return String(value)
  return Object.is(value, -0) ? '-0.0' : `${BigInt(value)}.0`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a sequence',
  object: 'a map',
  null: 'null',
}

function expectedType(type: unknown): string {
  const list = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type]
  return list.map((one) => typeNames[String(one)] ?? String(one)).join(' or ')
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
