/** Operations of the contract as plain records. Tags (which entities an answer shows) are filled in later. */
import type { Diagnostics } from '../diagnostics.ts'
import { answerForm } from './answer-form.ts'
import { camelCase } from '../schema/client-name.ts'
import { createAllocator, identifier, kebabCase, pascalCase } from './names.ts'
import { chosenMedia, essenceOf, isJson } from '../schema/media-types.ts'
import { schemasOf, type Schemas } from '../schema/schemas.ts'
import type { Conventions } from '../model/types/conventions.ts'
import type {
  Contract,
  Json,
  MediaObject,
  Method,
  OperationObject,
  ResponseObject,
  Schema,
} from '../model/types/contract.ts'
import { methods } from '../model/types/contract.ts'
import type { Operation, Param, Transport } from '../model/types/ir.ts'
import type { RawOperation } from '../model/types/manifest.ts'

/** Every operation in document order. Names are unique; a clash of client names is reported. */
export function readOperations(contract: Contract, diagnostics: Diagnostics): Operation[] {
  const operations: Operation[] = []
  const schemas = schemasOf(contract.document)
  const allocateName = createAllocator()
  const allocateType = createAllocator()
  for (const [path, item] of Object.entries(contract.document.paths)) {
    for (const method of methods) {
      const op = item[method]
      if (op === undefined) continue
      const operation = readOperation({ path, method, op, schemas, marks: contract.conventions.marks })
      operations.push(operation)
      const unread = operation.response.transport === 'socket' ? undefined : unreadAnswers(op)
      if (unread === undefined) continue
      const said = ({ status, mediaType = '' }: SuccessAnswer): string => `${status} with ${mediaType}`
      diagnostics.warning('UNREAD_ANSWER', contract.place(`operation:${operation.id}`), {
        cause: `\`${operation.id}\` is answered ${said(unread.read)}, and ${unread.others.map(said).join(', ')}, which is not read`,
        suggestion: 'give what is sent in another way an operation of its own',
      })
    }
  }
  const seen = new Set<string>()
  for (const operation of operations) {
    operation.name = allocateName(operation.name)
    operation.typeName = allocateType(operation.typeName)
    if (seen.has(operation.id)) {
      diagnostics.error('DUPLICATE_OPERATION', contract.place(`operation:${operation.id}`), {
        cause: `operation id \`${operation.id}\` is used twice`,
        suggestion: 'give each operation its own operationId',
      })
    }
    seen.add(operation.id)
  }
  return operations
}

/** An operation as the manifest names it: alone, or with what is bound. */
export const operationOf = (raw: string | RawOperation): RawOperation => (typeof raw === 'string' ? { op: raw } : raw)

interface Declared {
  path: string
  method: Method
  op: OperationObject
  schemas: Schemas
  marks: Conventions['marks']
}

function readOperation({ path, method, op, schemas, marks }: Declared): Operation {
  const params = (where: 'path' | 'query'): Param[] =>
    (op.parameters ?? [])
      .filter((p) => p.in === where)
      .map((p) => ({
        wire: p.name,
        client: camelCase(p.name),
        required: p.required === true || where === 'path',
        schema: p.schema,
      }))
  const paged = markOf(op, marks.paged)
  return {
    id: op.operationId,
    name: functionName(op.operationId),
    typeName: typeName(op.operationId),
    method,
    path,
    clientPath: path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`),
    area: kebabCase(op.tags?.[0] ?? '') || 'default',
    // A document may name them in any order: what selects a row of something is told by where it stands in the path.
    pathParams: params('path').toSorted((a, b) => path.indexOf(`{${a.wire}}`) - path.indexOf(`{${b.wire}}`)),
    queryParams: params('query'),
    request: readRequest(op),
    response: markOf(op, marks.socket) === undefined ? readResponse(op, schemas) : readSocket(op),
    errors: '4XX' in op.responses || '5XX' in op.responses,
    ...(paged === undefined ? {} : { paged: { required: requiredOf(paged) } }),
    summary: op.summary ?? op.description ?? '',
    tags: [],
    isQuery: method === 'get' || method === 'head',
  }
}

/** Whether a call is refused without this parameter. What only the first page of a list needs is marked as optional: the other pages have a token. */
export const isNeeded = ({ wire, required }: Param, { paged }: Pick<Operation, 'paged'>): boolean =>
  required || paged?.required.includes(wire) === true

/** Ids are nearly always fine once they are camelCase; of the others the words are. */
function functionName(id: string): string {
  const name = camelCase(id)
  if (/^[A-Za-z]\w*$/.test(name)) return identifier(name)
  const type = typeName(id)
  return identifier(type.charAt(0).toLowerCase() + type.slice(1))
}

const typeName = (id: string): string => pascalCase(id).replace(/^(?=\d|$)/, 'Operation')

function readRequest(op: OperationObject): Operation['request'] {
  const body = op.requestBody
  if (body === undefined) return { transport: 'none', required: false }
  const [mediaType, media] = chosenMedia(body.content) ?? []
  return { transport: transportOf(mediaType), required: body.required === true, ...withMedia(mediaType, media) }
}

/** An extension of the operation; undefined when it has none of that name. */
const markOf = (op: OperationObject, name: string): Json | undefined =>
  isMark(name) && Object.hasOwn(op, name) ? op[name] : undefined

const isMark = (name: string): name is `x-${string}` => name.startsWith('x-')

/** Parameters without which the first page cannot be asked for. */
function requiredOf(mark: Json): readonly string[] {
  const required = typeof mark === 'object' && mark !== null && 'required' in mark ? mark.required : undefined
  return Array.isArray(required) ? required.map(String) : []
}

const answerOf = (op: OperationObject): [string, ResponseObject] =>
  Object.entries(op.responses).find(([status]) => /^[23]/.test(status)) ??
  Object.entries(op.responses)[0] ?? ['default', {}]

/** What is answered instead of a socket is none of its messages: these stand where the protocol is switched, or where all is well. */
function readSocket(op: OperationObject): Operation['response'] {
  const response = op.responses['101'] ?? Object.entries(op.responses).find(([status]) => status.startsWith('2'))?.[1]
  const [mediaType, media] = Object.entries(response?.content ?? {})[0] ?? []
  const isTold = Object.keys(media?.schema ?? {}).some((key) => key !== 'description')
  const messages =
    mediaType !== undefined && media?.schema !== undefined && isTold ? { mediaType, schema: media.schema } : undefined
  return { status: answerOf(op)[0], transport: 'socket', ...(messages && { messages }) }
}

/** What one status of success is answered with. */
interface SuccessAnswer {
  status: string
  mediaType?: string
  media?: MediaObject
}

/** Statuses of success, the lowest first. */
const successesOf = (op: OperationObject): SuccessAnswer[] =>
  Object.entries(op.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => {
      const [mediaType, media] = chosenMedia(content) ?? []
      return { status, ...(mediaType === undefined ? {} : { mediaType }), ...(media === undefined ? {} : { media }) }
    })

/**
 * What is answered when all is well. A caller does not know which of several statuses it gets: of those with JSON the answer is any, and null where some
 * have no body. What is sent in another way than the first one that has a body is not read; {@link unreadAnswers} names it.
 */
function readResponse(op: OperationObject, schemas: Schemas): Operation['response'] {
  const successes = successesOf(op)
  const first = successes.find(({ mediaType }) => mediaType !== undefined)
  const [status, response] = first === undefined ? answerOf(op) : [first.status, op.responses[first.status] ?? {}]
  const [mediaType, media] = chosenMedia(response.content) ?? []
  if (mediaType === undefined) return { status, transport: 'none' }
  const transport = transportOf(mediaType)
  if (transport !== 'json') return { status, transport, ...withMedia(mediaType, media) }
  const schema = anyOf(successes, media?.schema)
  const form = answerForm(schema, schemas)
  return {
    status,
    transport,
    mediaType,
    ...(schema === undefined ? {} : { schema }),
    ...(form === undefined ? {} : { form }),
  }
}

/** @param first what the status that counts is answered with */
function anyOf(successes: readonly SuccessAnswer[], first: Schema | undefined): Schema | undefined {
  if (first === undefined || successes.length < 2) return first
  const json = successes.filter(({ mediaType }) => transportOf(mediaType) === 'json')
  const bodies = json.map(({ media }) => media?.schema)
  // One that says nothing may be anything.
  if (bodies.includes(undefined)) return undefined
  const all = [...new Map(bodies.flatMap((one) => one ?? []).map((one) => [JSON.stringify(one), one])).values()]
  const nullable = successes.some(({ mediaType }) => mediaType === undefined)
  if (all.length === 1) return nullable ? { allOf: all, nullable } : first
  return { anyOf: all, ...(nullable ? { nullable } : {}) }
}

/** Answers of success that are sent in another way than the one that is read. */
function unreadAnswers(op: OperationObject): { read: SuccessAnswer; others: readonly SuccessAnswer[] } | undefined {
  const [read, ...others] = successesOf(op).filter(({ mediaType }) => mediaType !== undefined)
  const unread = others.filter(({ mediaType }) => transportOf(mediaType) !== transportOf(read?.mediaType))
  return read === undefined || unread.length === 0 ? undefined : { read, others: unread }
}

function withMedia(
  mediaType: string | undefined,
  media: MediaObject | undefined,
): { mediaType?: string; schema?: Schema } {
  return {
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(media?.schema === undefined ? {} : { schema: media.schema }),
  }
}

function transportOf(mediaType: string | undefined): Transport {
  if (mediaType === undefined) return 'none'
  if (isJson(mediaType)) return 'json'
  switch (essenceOf(mediaType)) {
    case 'application/x-www-form-urlencoded':
      return 'form'
    case 'multipart/form-data':
      return 'parts'
    case 'application/octet-stream':
      return 'octets'
    default:
      return 'any'
  }
}
