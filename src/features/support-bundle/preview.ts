/** What of a file is shown: its text, within bounds. */
import { indented, layOut } from '../../kit/cells/json-text.ts'
import { markInvisible } from '../../lib/invisible.ts'
import { truncate } from '../../lib/truncate.ts'

/** Larger files are not shown, in bytes. */
export const mostShown = 1024 * 1024
/** Of a text so many lines are shown, and so many characters of each. */
export const mostLines = 5000
export const longestLine = 1000

export interface Preview {
  readonly kind: 'text' | 'json'
  readonly text: string
  /** Lines in all, and how many of those shown are cut. */
  readonly lines: number
  readonly cut: number
}

/** The bytes of a file as text; undefined for what is no text. */
export function previewOf(bytes: Uint8Array): Preview | undefined {
  // A text has no such byte, and most other files do.
  if (bytes.includes(0)) return undefined
  const text = decoded(bytes)
  if (text === undefined) return undefined
  const json = asJson(text)
  const lines = (json ?? text).replace(/\r?\n$/, '').split('\n')
  let cut = 0
  const shown = lines.slice(0, mostLines).map((line) => {
    const short = truncate(line.replace(/\r$/, ''), longestLine)
    if (short.length < line.length - 1) cut += 1
    return short.split('\t').map(markInvisible).join('\t')
  })
  return { kind: json === undefined ? 'text' : 'json', text: shown.join('\n'), lines: lines.length, cut }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** An object or a list, laid out with every digit as it came. */
function asJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  return indented(layOut(text))
}
