/** SHA-256 of texts and files: how the generator recognises what it wrote. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const hashText = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** Undefined when there is no such file. */
export function hashFile(path: string): string | undefined {
  try {
    return hashText(readFileSync(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}
