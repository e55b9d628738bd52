/** Finds out what a call would send, by making it without sending anything. */
import { type ApiRequest, bindClient } from './binding.ts'

/** A call as the client gets it, in the client view. */
export type RecordedRequest = ApiRequest

/**
 * The first request that `make` asks the client for before it waits for anything; undefined when there is none. Nothing is
 * sent, and the call never gets an answer. For calls that send at once, as generated ones do: what a call does after
 * waiting for something else is not held back.
 */
export function recordRequest(make: () => unknown): RecordedRequest | undefined {
  let recorded: RecordedRequest | undefined
  const before: ReturnType<typeof bindClient> = bindClient({
    // Keys of cached answers have it: calls may look at what is known already.
    get baseUrl() {
      return before?.baseUrl
    },
    request: (request) => {
      recorded ??= request
      return new Promise(() => {})
    },
  })
  try {
    // A call that fails before it sends has nothing to show.
    Promise.resolve(make()).catch(() => {})
  } catch {
    return undefined
  } finally {
    bindClient(before)
  }
  return recorded
}
