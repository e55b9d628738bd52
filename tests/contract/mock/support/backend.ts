/** The same mock behind each transport that runs in Node. */
import { readFileSync } from 'node:fs'

import { operations } from '../../../../generated/mock/operations.gen.ts'
import { shapes } from '../../../../generated/model/shapes.gen.ts'
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import { codec } from '../../../../src/api/codec.ts'
import { createAnswerReader } from '../../../../src/api/read-answer.ts'
import { startMockServer } from '../../../../scripts/mock/server.ts'
import type { ContractDocument } from '../../../../src/mock/contract/schemas.ts'
import { createNodeMock, type NodeMock } from '../../../../src/mock/node/node.ts'

/** The contract that answers are held against. */
export const document = JSON.parse(
  readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

export interface Request {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  readonly raw?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The text as JSON; undefined when it is none. */
  readonly body: unknown
}

export interface Backend {
  readonly mock: NodeMock
  call(operation: OperationId, request?: Request): Promise<Reply>
  /** For what is no operation. */
  send(
    method: string,
    url: string,
    init?: { body?: string | Uint8Array<ArrayBuffer>; headers?: Readonly<Record<string, string>> },
  ): Promise<Reply>
  /** Downloads, where a text would lose what is no UTF-8. */
  bytes(url: string, headers: Readonly<Record<string, string>>): Promise<Download>
  stop(): Promise<void>
}

export interface Download {
  readonly status: number
  readonly headers: Headers
  readonly data: Uint8Array
}

/** Name → how to start it. */
export const backends: Readonly<Record<string, () => Promise<Backend>>> = {
  'in process': () => Promise.resolve(inProcess(createNodeMock({ document }))),
  'HTTP server': async () => {
    const mock = createNodeMock({ document })
    const server = await startMockServer(mock, { port: 0 })
    return {
      mock,
      ...client((url, init) => fetch(`${server.url}${url}`, { redirect: 'manual', ...init })),
      stop: () => server.close(),
    }
  },
}

/** A mock without a transport. */
export function inProcess(mock: NodeMock): Backend {
  const exchange = (url: string, init: RequestInit): Promise<Response> =>
    mock.fetch(new globalThis.Request(`http://mock.test${url}`, init))
  return { mock, ...client(exchange), stop: () => Promise.resolve() }
}

function client(
  exchange: (url: string, init: RequestInit) => Promise<Response>,
): Pick<Backend, 'call' | 'send' | 'bytes'> {
  const send: Backend['send'] = async (method, url, init = {}) => replyOf(await exchange(url, { method, ...init }))
  const call: Backend['call'] = async (operation, request = {}) => {
    const { url, ...init } = wireRequest(operation, request)
    const reply = await replyOf(await exchange(url, init))
    if (reply.status < 300) expectReadable(operation, reply)
    return reply
  }
  const bytes: Backend['bytes'] = async (url, headers) => {
    const response = await exchange(url, { headers })
    const data = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, data }
  }
  return { call, send, bytes }
}

const readAnswer = createAnswerReader(shapes)

/** @throws Error when the console would show something of the answer as unreadable */
function expectReadable(operation: OperationId, { body }: Reply): void {
  if (operations[operation].response !== 'json' || body === undefined) return
  const { method, path } = operations[operation]
  const kind = codec.operation(
    `${method} ${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${codec.toClientName(name)}}`)}`,
  )
  const [problem] = readAnswer(codec.toClientName(operation), codec.fromWire(body, kind.response))
  if (problem) throw new Error(`${operation} ${problem.pointer}: ${problem.problem}`)
}

/** A request as it travels: path with query, method, headers, body. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Puts a request of an operation together. @throws Error when a newer contract has taken it away */
export function wireRequest(operation: OperationId, request: Request): WireRequest {
  if (!Object.hasOwn(operations, operation)) throw new Error(`the contract has no ${operation}`)
  const { method } = operations[operation]
  return { method, url: urlOf(operation, request), ...bodyOf(operation, request) }
}

function urlOf(operation: OperationId, { path = {}, query = {} }: Request): string {
  const url = operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? url : `${url}?${search.toString()}`
}

function bodyOf(
  operation: OperationId,
  { body, raw, headers = {} }: Request,
): { body?: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  if (body === undefined && raw === undefined) return { headers }
  const form = operations[operation].request === 'form'
  const type = { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }
  const text = raw ?? (form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body))
  return { body: text, headers: { ...type, ...headers } }
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
