/** Calls that the server sends elsewhere. */
import { redirected } from './errors.ts'

/**
 * What comes of a call that was redirected.
 *
 * @param follow sends it once more, to wherever it leads. Absent of a change: sent elsewhere it becomes a read (RFC 9110 §15.4), and what
 * that finds would be taken for what was made
 * @throws Error by the name of {@link redirected}, where it is not followed, or leads to where the page may not ask
 */
export async function afterRedirect(follow: (() => Promise<Response>) | undefined): Promise<Response> {
  const response = await follow?.().catch(() => undefined)
  if (response) return response
  const text = 'The server redirected this to another address. Reload the page: you may have to sign in there.'
  throw Object.assign(new Error(text), { name: redirected })
}
