/** Calls that another document names otherwise, in the copy of the hand-written code that is tried with it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Old name of an operation → its new one, out of what `upgrade --apply` wrote down. */
export function renamedIn(notes: string): ReadonlyMap<string, string> {
  // What is called by another method keeps its name.
  const found = notes.matchAll(/^- (?:breaking|warning|info): (\w+) is called (?!by [A-Z]+, )(\w+)\b/gm)
  return new Map([...found].map(([, from = '', to = '']) => [from, to]))
}

/** All at once: two operations may have swapped their names. What the client makes of a name has an ending, such as `Options`. */
export function withNewNames(code: string, renamed: ReadonlyMap<string, string>): string {
  const names = new Map([...renamed].flatMap(([from, to]) => [[from, to] as const, [camelCase(from), camelCase(to)]]))
  if (names.size === 0) return code
  const any = [...names.keys()].toSorted((a, b) => b.length - a.length).join('|')
  return code.replaceAll(
    new RegExp(`\\b(${any})(Options|InfiniteOptions|QueryKey|Mutation)?\\b`, 'g'),
    (own, from: string, ending = '') => `${names.get(from) ?? own}${ending}`,
  )
}

/** Of a project that was upgraded. */
export function renamedOf(project: string): ReadonlyMap<string, string> {
  const folder = join(project, 'docs', 'upgrades')
  const notes = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : []
  return new Map(notes.flatMap((text) => [...renamedIn(text)]))
}

/** Writes the new names into a file, if it has old ones. */
export function renameCalls(file: string, renamed: ReadonlyMap<string, string>): void {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return
  const code = readFileSync(file, 'utf8')
  const next = withNewNames(code, renamed)
  if (next !== code) writeFileSync(file, next)
}
