/** What can be said about the file of a release before any of it is sent. */
import { formatNumber } from '../../lib/numbers.ts'

/** Bytes that a release has at most (server-behaviour §0: body limits). */
export const largest = 4 * 2 ** 30

/** With what a zip archive that holds anything begins: `PK`, 3, 4. */
const signature = [0x50, 0x4b, 3, 4]

/** The first bytes of a file, as far as it has them. Rejects when it cannot be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, signature.length).arrayBuffer())

/** Why a file cannot be uploaded, or undefined. @param head its first bytes; without them they are not judged */
export function releaseProblem({ name, size }: Pick<File, 'name' | 'size'>, head?: Uint8Array): string | undefined {
  if (!/\.zip$/i.test(name)) return 'Must be a .zip file'
  if (size === 0) return 'The file is empty'
  if (size > largest) return `Too large: ${formatNumber(size)} bytes; a release can have at most 4 GiB`
  if (head !== undefined && signature.some((byte, index) => head[index] !== byte)) {
    return 'Not a zip archive. The download may be incomplete.'
  }
  return undefined
}

/** What the server says of a release that is there already with other contents. */
export interface OtherArchive {
  readonly version: string
  readonly uploaded: string
  readonly existing: string
}

/** Reads the hashes out of a refusal (server-behaviour §22); undefined when it says something else. */
export function otherArchive(message: string): OtherArchive | undefined {
  const found = /system version (\S+) has SHA256 hash (\w+), .* has SHA256 hash (\w+)/.exec(message)
  const [, version, uploaded, existing] = found ?? []
  return version !== undefined && uploaded !== undefined && existing !== undefined
    ? { version, uploaded, existing }
    : undefined
}
