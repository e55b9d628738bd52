/** Command lines of the scripts: unknown options are refused with the usage text, never ignored. */
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

import { readHost as host, readOrigin as origin, readPort as port } from '../../server/settings/values.ts'

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
 * @param option named in the message, without its dashes
 * @throws Error when the text is not a port
 */
export const readPort = (text: string, option = 'port'): number => named(option, () => port(text))

/** @throws Error when the text is not the name or address of a host */
export const readHost = (text: string): string => named('host', () => host(text))

/** @throws Error when the text is not the origin of a server */
export const readOrigin = (text: string): URL => named('api', () => origin(text))

function named<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`--${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
