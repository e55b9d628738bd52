/** Command lines of the scripts: unknown options are refused with the usage text, never ignored. */
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/**
 * Parses this process's arguments or ends it.
 *
 * @param usage shown for `--help` and after a mistake
 */
export function readArgs<O extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: O) {
  try {
    const parsed = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true })
    if (!('help' in parsed.values)) return parsed
    console.log(usage)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
  process.exit(0)
}

/**
 * @param option named in the message
 * @throws Error when the text is not a port
 */
export function readPort(text: string, option = '--port'): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new Error(`${option}: "${text}" is not a port (1 to 65535)`)
}

/** @throws Error when the text is not the name or address of a host */
export function readHost(text: string): string {
  // Node takes an empty one for every address of this machine.
  if (/^[\w.:-]+$/.test(text)) return text
  throw new Error(`--host: "${text}" is not a host, like 127.0.0.1, or 0.0.0.0 for every address of this machine`)
}

/** @throws Error when the text is not the origin of a server */
export function readOrigin(text: string): URL {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (isOrigin) return url
  throw new Error(`--api: "${text}" is not the address of a server, like http://127.0.0.1:12220`)
}
