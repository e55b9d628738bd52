/**
 * The control over HTTP, for this machine alone: a page of the web must not reach it, neither by a call across sites nor by a name
 * of its own that leads here (DNS rebinding).
 */
import { answer, errorAnswer, type Answer } from '../http/answer.ts'
import { ApiError, badRequest } from '../http/errors.ts'
import { uuidOf } from '../random/rng.ts'
import type { ControlHost } from './host.ts'
import { verbs, type Verb } from './verbs.ts'

/** Where the verbs lie. */
export const controlPrefix = '/control'

const all: readonly Verb<unknown>[] = Object.values(verbs)

/** Address of the caller; undefined when it is not known. */
export type Peer = string | undefined

/** Whether a path is the control's. */
export const isControlPath = (pathname: string): boolean =>
  pathname === controlPrefix || pathname.startsWith(`${controlPrefix}/`)

/** Answers requests of the control. `hostOf` names the mock that a request is for. */
export function controlHandler(
  hostOf: (request: Request) => ControlHost,
): (request: Request, peer: Peer) => Promise<Answer> {
  let requests = 0
  return async (request, peer) => {
    const requestId = uuidOf(`control/${++requests}`)
    try {
      assertMayControl(request, peer)
      const { pathname } = new URL(request.url)
      const verb = verbOf(request.method, pathname)
      return answerOf(await verb.run(hostOf(request), await inputOf(verb, request)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return errorAnswer(error, requestId)
    }
  }
}

function answerOf(result: unknown): Answer {
  const headers = new Headers({ 'cache-control': 'no-store', 'content-type': 'application/json' })
  return typeof result === 'string' ? { status: 200, headers, body: result } : answer(200, result, headers)
}

function verbOf(method: string, pathname: string): Verb<unknown> {
  const here = all.filter(({ path }) => `${controlPrefix}${path}` === pathname.replace(/\/$/, ''))
  const found = here.find((verb) => verb.method === method)
  if (found !== undefined) return found
  if (here.length > 0)
    throw new ApiError(405, undefined, `${pathname} takes ${here.map((verb) => verb.method).join(', ')}`)
  const known = all.map((verb) => `${verb.method} ${controlPrefix}${verb.path}`).join(', ')
  throw new ApiError(404, undefined, `there is nothing at ${pathname}. Known: ${known}`)
}

async function inputOf({ method, takesText }: Verb<unknown>, request: Request): Promise<unknown> {
  if (method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const text = await request.text()
  if (takesText === true) return text
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw badRequest(`the body is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Throws 403 for whoever is not a program or a person on this machine. */
function assertMayControl(request: Request, peer: Peer): void {
  const { hostname, host } = new URL(request.url)
  if (peer === undefined || !isLoopback(peer))
    throw refusal(`The control API answers this machine only, not ${peer ?? 'an unknown address'}.`)
  if (!isLoopback(hostname) && !/^(.+\.)?localhost$/.test(hostname))
    throw refusal(`The control API answers as localhost, 127.0.0.1 or [::1] only: the request came for ${host}.`)
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (
    (origin !== null && URL.parse(origin)?.host !== host) ||
    (site !== null && site !== 'same-origin' && site !== 'none')
  )
    throw refusal(`Pages of other sites may not call the control API: the request came from ${origin ?? site ?? ''}.`)
}

const isLoopback = (address: string): boolean => /^127(\.\d{1,3}){3}$|^\[?::1\]?$/.test(address.replace(/^::ffff:/, ''))

const refusal = (message: string): ApiError => new ApiError(403, undefined, message)
