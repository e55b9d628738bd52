/** Whether a text names what an entry names, in any spelling. */
import { calledIn } from './calls.ts'
import { inWords, type OpenEntry } from './open-entries.ts'

/** An entry with a file, a call or a name that a text has; the last part of a name is in the text, and the others may be around it. */
export function mentioned(text: string, around: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const here = inWords(text)
  const everywhere = `${inWords(around)} ${here}`
  const isIn = (name: readonly string[]): boolean => {
    const last = name.at(-1) ?? ''
    return has(here, last) && name.every((part) => has(everywhere, part))
  }
  return entries.find(
    (entry) =>
      entry.files.some((file) => text.includes(file)) ||
      entry.names.some((name) => name.length > 0 && (isIn(name) || isIn(cut(name)))) ||
      calledIn(text, [entry]) !== undefined,
  )
}

/** Where something is said of a field or a value: the text around speaks of what has it. */
export interface Place {
  /** What is said; what it is about stands in quotes. */
  message: string
  /** The line that it is said of. */
  line: string
  around: string
}

/** An entry with a field or a value that is in quotes or in the line; what has it is around, or is called after something in quotes. */
export function spokenOf({ message, line, around }: Place, entries: readonly OpenEntry[]): OpenEntry | undefined {
  // Of a path, each step: `'lamp.size'`.
  const quoted = [...message.matchAll(/'"?([\w$.]+)"?(?:\[\])?'/g)].flatMap(([, path = '']) =>
    path.split('.').map(inWords),
  )
  const here = new Set([...quoted, ...(line.match(/[\w$]+/g) ?? []).map(inWords)])
  const everywhere = inWords(around)
  const isNear = (part: string): boolean =>
    has(everywhere, part) || quoted.some((name) => name.includes('_') && part.startsWith(`${name}_`))
  return entries.find(({ names }) =>
    names.some((name) => name.length > 1 && here.has(name.at(-1) ?? '') && name.slice(0, -1).every(isNear)),
  )
}

/** An entry with a name of several words that a text has as a whole: code that speaks of it. One word alone may be anybody's. */
export function spoken(text: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const here = inWords(text)
  return entries.find(({ names }) =>
    names.some((name) => {
      const whole = name.join('_')
      return whole.includes('_') && has(here, whole)
    }),
  )
}

/** Entries with a field of a schema that a text has, whatever it calls the rest. */
export function fieldsSaid(text: string, entries: readonly OpenEntry[]): OpenEntry[] {
  const here = inWords(text)
  return entries.filter((entry) =>
    [...entry.text.matchAll(/`[A-Z]\w*\.(?:\w+\.)*(\w+)`/g)].some(([, field = '']) => has(here, inWords(field))),
  )
}

/** `disk_freeze` is also `freeze` of a disk; `in_project` is nothing of an "in". */
function cut(name: readonly string[]): readonly string[] {
  const [whole = '', ...more] = name
  const at = whole.lastIndexOf('_')
  const first = whole.slice(0, Math.max(at, 0))
  return more.length > 0 || at < 0 || LITTLE.test(first) ? name : [first, whole.slice(at + 1)]
}

/** Words that any sentence has, and the address of any schema. */
const LITTLE = /^(?:an?|and|as|at|by|components_schemas|for|from|has|in|is|its?|new|no|not|of|old|on|or|the|to|with)$/

/** Whole words, also of several. */
const has = (text: string, name: string): boolean => new RegExp(`(?:^|[_ ])${name}(?:s|es)?(?:[_ ]|$)`).test(text)
