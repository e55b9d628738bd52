/**
 * Which names this server answers to. A page of another site can let its own name point to this machine (DNS rebinding) and then calls
 * this server as if it were its own: the name is all that gives it away.
 */
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Whether a request that names this host, as in the header `Host`, is for this server. */
export type HostCheck = (host: string) => boolean

/** Addresses of machines, which no site can take for itself, `localhost`, and the name of this machine. */
export const LOCAL_NAMES = 'local'

/**
 * @param allowed names without port; `.example.com` stands for every name below it, `*` for every name, `local` for `LOCAL_NAMES`
 */
export function hostCheck(allowed: readonly string[] = [LOCAL_NAMES]): HostCheck {
  const names = new Set(allowed.map((name) => name.toLowerCase()))
  const suffixes = [...names].filter((name) => name.startsWith('.'))
  const own = hostname().toLowerCase()
  const isLocal = (name: string): boolean =>
    isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === own
  return (host) => {
    const name = nameOf(host)
    if (name === undefined) return false
    return (
      names.has('*') ||
      names.has(name) ||
      suffixes.some((suffix) => name.endsWith(suffix)) ||
      (names.has(LOCAL_NAMES) && isLocal(name))
    )
  }
}

/**
 * The name in `name:port`, in lower case; undefined for what is no host, and for an address in a spelling that browsers do not send
 * (`2130706433`, `[0::1]`): whoever reads it next may take it for another one. An IPv6 address loses its brackets.
 */
export function nameOf(host: string): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host.toLowerCase()) ?? []
  if (name === undefined || URL.parse(`http://${host}`)?.hostname !== name) return undefined
  return name.replace(/^\[|\]$|(?<=.)\.$/g, '')
}
