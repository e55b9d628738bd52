/** What a message has in its headers. */
import type { IncomingMessage } from 'node:http'

/**
 * The values of each header, by its name in lower case. Node's own `headersDistinct` is no way to them: before 22.22.2 and 24.14.1 it
 * throws where a header is called `__proto__`.
 */
export function headersOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    const key = name.toLowerCase()
    const values = headers.get(key)
    if (values === undefined) headers.set(key, [value])
    else values.push(value)
  }
  return headers
}
