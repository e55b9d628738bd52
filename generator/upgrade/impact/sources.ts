/** Hand-written code, searched as text: what the compiler finds wrong later is told before. */
import { posix } from 'node:path'
import type { Touched } from './touched.ts'

/** File, from the root of the repository → its text. */
export type Sources = ReadonlyMap<string, string>

/** Whether a text, or the file that has it, speaks of something. */
export type IsAbout = (text: string, file: string) => boolean

/** Lines that name one of these, outside of longer names. */
export function findInSource(sources: Sources, names: readonly string[], isAbout: IsAbout): Touched[] {
  const wanted = names.filter((name) => name !== '')
  if (wanted.length === 0) return []
  const pattern = new RegExp(`(?<![\\w$-](?=\\w))(?:${wanted.map(escape).join('|')})(?![\\w$-])`)
  return firstLines(sources, pattern, (text, file) => wanted.some((name) => text.includes(name)) && isAbout(text, file))
}

/** Lines that write out one of these addresses, with any values in it: `/v1/disks/{disk}` also as `'/v1/disks/data?project=shop'`, and its last step as `${verb}`. */
export function findAddresses(sources: Sources, paths: readonly string[]): Touched[] {
  if (paths.length === 0) return []
  const steps = paths.map((path) => path.split('/').map(asWritten).join('/'))
  return firstLines(sources, new RegExp(`(?:${steps.join('|')})(?=['"\`?])`), () => true)
}

/** A step of a path, as code writes it. Of what may be done with a row, the verb may be a value as well. */
function asWritten(step: string, index: number, path: readonly string[]): string {
  const [, after] = /^\{[^}]*\}(.*)$/.exec(step) ?? []
  if (after !== undefined) return `[^/'"\`?\\s]+${escape(after)}`
  const isVerb = index === path.length - 1 && path[index - 1]?.startsWith('{') === true
  return isVerb ? String.raw`(?:${escape(step)}|\$\{\w+\})` : escape(step)
}

function firstLines(sources: Sources, pattern: RegExp, isAbout: IsAbout): Touched[] {
  return [...sources].flatMap(([file, text]): Touched[] => {
    if (!isAbout(text, file) || !pattern.test(text)) return []
    const index = text.split('\n').findIndex((line) => pattern.test(line))
    return index < 0 ? [] : [{ what: partOf(file), name: file, place: { file, line: index + 1 } }]
  })
}

const known = new WeakMap<Sources, ReadonlyMap<string, readonly string[]>>()

/** Texts of the files of the console that take something from a file. */
export function takersOf(file: string, sources: Sources): readonly string[] {
  const takers = known.get(sources) ?? takersIn(sources)
  known.set(sources, takers)
  return takers.get(file) ?? []
}

function takersIn(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const takers = new Map<string, string[]>()
  for (const [file, text] of sources) {
    if (partOf(file) === 'test') continue
    for (const [, module = ''] of text.matchAll(/(?: from |\bimport\()'(\.[^']+)'/g)) {
      const from = posix.join(posix.dirname(file), module)
      takers.set(from, [...(takers.get(from) ?? []), text])
    }
  }
  return takers
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function partOf(file: string): Touched['what'] {
  if (file.startsWith('tests/') || /\.test\.tsx?$/.test(file)) return 'test'
  if (file.startsWith('src/overrides/')) return 'override'
  return file.startsWith('src/mock/') ? 'mock' : 'source'
}
