/** Reads the values of settings: each function throws an Error that says what is expected instead. */

export function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new Error(`"${text}" is not a port (1 to 65535)`)
}

/** The name or address of a host to listen on. */
export function readHost(text: string): string {
  // Node takes an empty one for every address of this machine.
  if (/^[\w.:-]+$/.test(text)) return text
  throw new Error(`"${text}" is not a host, like 127.0.0.1, or 0.0.0.0 for every address of this machine`)
}

export function readOrigin(text: string): URL {
  const url = URL.parse(text)
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  if (isOrigin) return url
  throw new Error(`"${withoutPassword(text)}" is not the address of a server, like http://127.0.0.1:12220`)
}

/** What is wrong is repeated to whoever reads the log. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^/@]*@/, '//…@')

const BYTES: Readonly<Record<string, number>> = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 }

/** Bytes. */
export function readSize(text: string): number {
  const [, number = '', unit = 'B'] = /^(\d+)\s*([KMGT]iB|B)?$/.exec(text) ?? []
  const bytes = Number(number) * (BYTES[unit] ?? 1)
  if (number !== '' && bytes > 0 && Number.isSafeInteger(bytes)) return bytes
  throw new Error(`"${text}" is not a size, like 512KiB, 100MiB or 64GiB`)
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** The longest that Node waits for anything: 24 days. */
const LONGEST = 2 ** 31 - 1

/** Milliseconds, 0 included. */
export function readDuration(text: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text) ?? []
  const time = Math.round(Number(number) * (MILLISECONDS[unit] ?? 0))
  if (text === '0') return 0
  if (number !== '' && time <= LONGEST) return time
  throw new Error(`"${text}" is not a time, like 500ms, 30s, 5m or 1h (at most 596h)`)
}

/** Milliseconds, at least one. */
export function readLimit(text: string): number {
  const time = readDuration(text)
  if (time > 0) return time
  throw new Error('0 would end everything at once: give a time, like 30s')
}

export function readCount(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count > 0 && Number.isSafeInteger(count)) return count
  throw new Error(`"${text}" is not a number of at least 1`)
}

/** A path with slashes around. */
export function readBase(text: string): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text)) return text
  throw new Error(`"${text}" is not a path with a slash at both ends, like /console/`)
}

/** A path to ask the API server for. */
export function readPath(text: string): string {
  if (/^\/[\x21-\x7e]*$/.test(text) && !text.startsWith('//')) return text
  throw new Error(`"${text}" is not a path, like /v1/ping`)
}

export function readList(text: string): string[] {
  const list = text.split(',').map((one) => one.trim())
  if (list.every((one) => one !== '')) return list
  throw new Error(`"${text}" has an empty name in it: separate names by one comma`)
}

/** Names of hosts, `.example.com` for all below one, `*` for all. */
export function readHosts(text: string): string[] {
  return readList(text).map((name) => {
    if (name === '*' || /^\.?[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(name)) return name
    // As `nameOf` gives it, without brackets.
    if (/^\[[\da-f:.]+\]$/i.test(name)) return name.slice(1, -1)
    throw new Error(
      `"${name}" is not the name of a host without port, like console.example.com, or .example.com for all below it`,
    )
  })
}

export function readSwitch(text: string): boolean {
  if (['', '1', 'true', 'yes', 'on'].includes(text)) return true
  if (['0', 'false', 'no', 'off'].includes(text)) return false
  throw new Error(`"${text}" is neither true nor false`)
}

export function readText(text: string): string {
  if (text !== '') return text
  throw new Error('is empty: leave it out, or give it a value')
}

export function readAccessLog(text: string): 'json' | 'off' {
  if (text === 'json' || text === 'off') return text
  throw new Error(`"${text}" is neither json nor off`)
}
