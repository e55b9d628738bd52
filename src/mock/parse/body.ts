/** Reads a request body by its transport: size, content type, JSON or form, then the contract. */
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { Check, Violation } from '../contract/contract.ts'
import { essenceOf } from '../../lib/media-type.ts'
import { badRequest } from '../http/errors.ts'
import { parseJson, positionOf, type ParsedJson } from './json.ts'
import { violationsOf } from './numbers.ts'
import { firstReason } from './reasons.ts'
import { isSecret } from './secrets.ts'

const mib = 2 ** 20

/** Operations whose bodies may be larger than the default. */
const limits: Readonly<Record<string, number>> = {
  disk_bulk_write_import: 8 * mib,
  system_update_repository_upload: 4096 * mib,
}

/** Rules of the contract that the platform looks at after parsing: the behaviour refuses them in its own words. */
const ownWords: Readonly<Record<string, readonly string[]>> = { vpc_firewall_rules_update: ['maxItems'] }

/** The body in the form its operation wants it; undefined when it takes none. Throws 400 without code. */
export async function parseBody(spec: OperationSpec, request: Request, check: Check | undefined): Promise<unknown> {
  if (spec.request === undefined) return undefined
  const bytes = await readBytes(spec, request)
  switch (spec.request) {
    case 'json':
      expectType(request, spec.type ?? 'application/json')
      return parseJsonBody(spec, textOf(bytes), check)
    case 'form':
      expectType(request, 'application/x-www-form-urlencoded')
      return parseForm(spec, new TextDecoder().decode(bytes), check)
    default:
      return bytes
  }
}

async function readBytes(spec: OperationSpec, request: Request): Promise<Uint8Array> {
  const limit = limits[spec.id] ?? mib
  const tooLarge = badRequest(`request body exceeded maximum size of ${limit} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Piece by piece: a body without a length must not be taken in whole before it is refused.
  for await (const chunk of piecesOf(request)) {
    size += chunk.length
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return joined(chunks, size)
}

async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // The rest is of no interest.
    reader.cancel().catch(() => undefined)
  }
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks
  if (only !== undefined && chunks.length === 1) return only
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Without the header the body is taken for what it should be. */
function expectType(request: Request, wanted: string): void {
  const given = request.headers.get('content-type')
  if (given === null) return
  const type = essenceOf(given)
  if (type !== wanted) throw badRequest(`expected content type "${wanted}", got "${type}"`)
}

/** Texts are UTF-8, without exception. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const { line, column } = positionOf(text, text.indexOf('\uFFFD') + 1)
    throw badRequest(`unable to parse JSON body: invalid unicode code point at line ${line} column ${column}`)
  }
}

function parseJsonBody(spec: OperationSpec, text: string, check: Check | undefined): unknown {
  const parsed = parseJson(text)
  if ('problem' in parsed) {
    const { reason, at } = parsed.problem
    throw badRequest(`unable to parse JSON body: ${reason} at line ${at.line} column ${at.column}`)
  }
  const body = withDefaults(spec, parsed.value)
  const left = ownWords[spec.id]
  const found = check === undefined ? [] : violationsOf(check, parsed.value, parsed.numbers)
  const violations = found.filter(({ keyword }) => left?.includes(keyword) !== true)
  if (violations.length > 0)
    throw badRequest(`unable to parse JSON body: ${jsonProblem(spec, violations, { parsed, text })}`)
  return body
}

interface Given {
  parsed: ParsedJson
  text: string
}

function jsonProblem({ id }: OperationSpec, violations: readonly Violation[], { parsed, text }: Given): string {
  const { value, ends, numbers } = parsed
  const reason = firstReason({
    violations,
    body: value,
    endOf: (pointer) => ends.get(pointer) ?? text.length,
    numbers,
    isSecret: (pointer) => isSecret(id, pointer),
  })
  const { line, column } = positionOf(text, ends.get(reason.pointer) ?? text.length)
  return `${reason.field === '' ? '' : `${reason.field}: `}${reason.text} at line ${line} column ${column}`
}

/** Absent properties with a default in the contract get it; the contract check sees the body as it was sent. */
function withDefaults(spec: OperationSpec, body: unknown): unknown {
  if (spec.defaults === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return { ...structuredClone(spec.defaults), ...body }
}

/** Values of a form are texts; the two forms of the contract have one number. */
function parseForm({ id }: OperationSpec, text: string, check: Check | undefined): unknown {
  const body: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    body[name] = name === 'ttl_seconds' && /^\d+$/.test(value) ? Number(value) : value
  }
  const violations = check?.(body) ?? []
  if (violations.length > 0) {
    const reason = firstReason({ violations, body, endOf: () => 0, isSecret: (pointer) => isSecret(id, pointer) })
    throw badRequest(
      `unable to parse URL-encoded body: ${reason.field === '' ? '' : `${reason.field}: `}${reason.text}`,
    )
  }
  return body
}
