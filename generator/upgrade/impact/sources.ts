/** Hand-written code, searched as text: what the compiler finds wrong later is told before. */
import type { Touched } from './touched.ts'

/** File, from the root of the repository → its text. */
export type Sources = ReadonlyMap<string, string>

/** Lines that name one of these, outside of longer names. */
export function findInSource(
  sources: Sources,
  names: readonly string[],
  isAbout: (text: string) => boolean,
): Touched[] {
  const wanted = names.filter((name) => name !== '')
  if (wanted.length === 0) return []
  const pattern = new RegExp(`(?<![\\w$-](?=\\w))(?:${wanted.map(escape).join('|')})(?![\\w$-])`)
  return [...sources].flatMap(([file, text]): Touched[] => {
    if (!wanted.some((name) => text.includes(name)) || !isAbout(text)) return []
    const index = text.split('\n').findIndex((line) => pattern.test(line))
    return index < 0 ? [] : [{ what: partOf(file), name: file, place: { file, line: index + 1 } }]
  })
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function partOf(file: string): Touched['what'] {
  if (file.startsWith('tests/') || /\.test\.tsx?$/.test(file)) return 'test'
  if (file.startsWith('src/overrides/')) return 'override'
  return file.startsWith('src/mock/') ? 'mock' : 'source'
}
