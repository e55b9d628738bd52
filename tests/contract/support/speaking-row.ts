/** Rows whose fields say what they are: a text that names a field names it visibly. */
import type { Row } from '../../../src/kit/spec.ts'

const placeholder = /\{([\w$.-]+)\}/g

/** The paths that a text names. */
export const pathsIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, path = '']) => path)

/** What stands in a text for such a path. */
export const spoken = (path: string): string => `value-of-${path.replaceAll(/\W/g, '-')}`

/** A row with a value at each of the paths that begin with `prefix`. */
export function speakingRow(texts: readonly (string | undefined)[], prefix = ''): Row {
  const row: Record<string, unknown> = {}
  for (const path of texts.flatMap((text = '') => pathsIn(text))) {
    if (prefix === '' ? path.startsWith('$') : !path.startsWith(prefix)) continue
    const steps = path.slice(prefix.length).split('.')
    let at = row
    for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>
    at[steps.at(-1) ?? ''] = spoken(path)
  }
  return row
}
