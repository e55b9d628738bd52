/** Calls that have waited long for their answer: people decide whether they go on waiting, ask again or give up. */
import type { ApiRequest, ApiResult } from './binding.ts'
import { createStore, type Readable } from '../lib/store.ts'

/** Milliseconds until somebody is told. */
export const patience = 15_000

/** A call without an answer, told to the caller as the network's failure: what happened is not known. */
export class NoAnswer extends Error {}

export interface SlowCall {
  /** Name of the operation: `diskList`. */
  operation: string
  /** It asks for a change: whether that is made does not depend on who waits for the answer. */
  changes: boolean
  /** Sends it again; whoever waits for the answer goes on waiting. */
  retry: () => void
  /** Fails with {@link NoAnswer}. */
  cancel: () => void
}

const slow = createStore<readonly SlowCall[]>([])

/** Those that wait for too long right now, oldest first. */
export const slowCalls: Readable<readonly SlowCall[]> = slow

/** What has rules of its own: bytes take as long as they take. */
const isUnlimited = ({ body, parseAs, patient }: ApiRequest): boolean =>
  patient === true ||
  parseAs === 'blob' ||
  parseAs === 'stream' ||
  body instanceof Blob ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body) ||
  body instanceof ReadableStream

/** Whether a call asks for a change. Reads that are sent by POST carry the signal of the cache; other calls may be called off too. */
export const isChange = ({ method, signal }: ApiRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && (method !== 'POST' || signal === undefined)

/** The result of a call, however often it was sent. @param send one try */
export function patiently(call: ApiRequest, send: (signal?: AbortSignal) => Promise<ApiResult>): Promise<ApiResult> {
  if (isUnlimited(call)) return send(call.signal)
  return new Promise((resolve, reject) => {
    let current = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const calm = (): void => {
      clearTimeout(timer)
      if (slow.get().includes(entry)) slow.set(slow.get().filter((one) => one !== entry))
    }
    const end = (result: ApiResult): void => {
      calm()
      resolve(result)
    }
    const fail = (error: unknown): void => {
      calm()
      reject(error)
    }
    const start = (): void => {
      const own = new AbortController()
      current = own
      timer = setTimeout(() => slow.set([...slow.get(), entry]), patience)
      const signal = call.signal === undefined ? own.signal : AbortSignal.any([own.signal, call.signal])
      // The result of a try that was given up is nobody's.
      void send(signal).then(
        (result) => current === own && end(result),
        (error: unknown) => current === own && fail(error),
      )
    }
    const changes = isChange(call)
    const entry: SlowCall = {
      operation: call.operation ?? call.url,
      changes,
      retry: () => {
        calm()
        const before = current
        start()
        before.abort()
      },
      cancel: () => {
        const before = current
        current = new AbortController()
        before.abort()
        end({ type: 'network', error: new NoAnswer() })
      },
    }
    start()
  })
}
