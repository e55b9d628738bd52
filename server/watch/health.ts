/** Whether this server lives, and whether requests should be sent to it. */
import http from 'node:http'
import https from 'node:https'

import type { PlainAnswer } from './plain.ts'

/** No page of the console and no operation of the API begins like this. */
export const HEALTH_PATH = '/-/healthz'
export const READY_PATH = '/-/readyz'
export const METRICS_PATH = '/-/metrics'

export interface Readiness {
  isReady: boolean
  /** One line for who asked. */
  text: string
}

/** Milliseconds that the API server has to show itself. */
const REACH_MS = 2_000
/** Milliseconds for which an answer is good: however many ask, the API server is asked once. */
const GOOD_FOR_MS = 1_000

export interface ReadinessOptions {
  /** Origin of the API server, if there is one. */
  api: URL | undefined
  /** What is asked there: any answer below 500 will do. */
  path: string
  isStopping: () => boolean
}

/** @returns a function that tells whether this server can answer */
export function readiness({ api, path, isStopping }: ReadinessOptions): () => Promise<Readiness> {
  let last: { asked: number; answer: Promise<string | undefined> } | undefined
  return async () => {
    if (isStopping()) return { isReady: false, text: 'stopping' }
    if (api === undefined) return { isReady: true, text: 'ready' }
    const now = performance.now()
    if (last === undefined || now - last.asked > GOOD_FOR_MS) last = { asked: now, answer: reach(api, path) }
    const problem = await last.answer
    return problem === undefined
      ? { isReady: true, text: 'ready' }
      : { isReady: false, text: `the API server ${problem}` }
  }
}

/** Why the server cannot be used, if so. Its address stays out of it: anybody may ask. */
function reach(api: URL, path: string): Promise<string | undefined> {
  const client = api.protocol === 'https:' ? https : http
  return new Promise((done) => {
    const request = client.get(new URL(path, api), { agent: false, headers: { connection: 'close' } })
    const timer = setTimeout(() => end('does not answer in time'), REACH_MS)
    const end = (problem: string | undefined): void => {
      clearTimeout(timer)
      request.destroy()
      done(problem)
    }
    request.on('response', ({ statusCode = 500 }) => end(statusCode < 500 ? undefined : `answers ${statusCode}`))
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      end('does not answer HTTP')
    })
    request.on('error', () => end('cannot be reached'))
  })
}

/** @returns undefined for other paths */
export function healthAnswer(path: string, ready: () => Promise<Readiness>): Promise<PlainAnswer> | undefined {
  if (path === HEALTH_PATH) return Promise.resolve({ status: 200, text: 'ok' })
  if (path !== READY_PATH) return undefined
  return readyAnswer(ready)
}

async function readyAnswer(ready: () => Promise<Readiness>): Promise<PlainAnswer> {
  const { isReady, text } = await ready()
  return { status: isReady ? 200 : 503, text }
}
