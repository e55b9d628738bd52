/**
 * Which failures wait for a decision that an upgrade left open: what fails names what the entry names. As long as there are entries the checks as a
 * whole are red, for `tests/contract/document/upgrades.test.ts` is; so nothing passes that should not, and what is red for another reason stands out.
 */
import { stripVTControlCharacters } from 'node:util'

import { inWords, type OpenEntry } from './open-entries.ts'

/** A test that failed, or a file of tests. */
export interface Failure {
  /** From the root of the project. */
  file: string
  title: string
  errors: readonly {
    message: string
    stack?: string
    diff?: string
    /** What the first of the errors said that led to this one. */
    cause?: string
  }[]
}

/** The test that is red as long as anything is open. */
const WITNESS = 'tests/contract/document/upgrades.test.ts'

/** The entry that a failure waits for; undefined when it fails for another reason. */
export function awaitedBy(failure: Failure, entries: readonly OpenEntry[]): OpenEntry | undefined {
  if (failure.file === WITNESS) return undefined
  // What breaks before all tests of a file breaks what is done after them.
  const errors = failure.title === '' ? failure.errors.slice(0, 1) : failure.errors
  const causes = errors.map((error) => causeOf(error, failure, entries))
  return causes.every((cause) => cause !== undefined) ? causes[0] : undefined
}

export interface SortedOut {
  /** Entries, once for each failure that waits for one. */
  waiting: readonly OpenEntry[]
  /** Those that fail for another reason. */
  others: readonly Failure[]
  /** How many do not wait: those of another reason, those that were counted and never told, and the one that is red because anything is open. */
  failed: number
  /** All that is red is the test that is red because anything is open. */
  isOnlyOpen: boolean
}

/** @param counted how many tests failed; what breaks before or between tests is told besides */
export function sortOut(
  failures: readonly Failure[],
  { entries, counted }: { entries: readonly OpenEntry[]; counted: number },
): SortedOut {
  const judged = failures.map((failure) => ({ failure, entry: awaitedBy(failure, entries) }))
  const left = judged.filter(({ entry }) => entry === undefined).map(({ failure }) => failure)
  const untold = Math.max(0, counted - failures.length)
  const others = left.filter(({ file }) => file !== WITNESS)
  return {
    waiting: judged.flatMap(({ entry }) => entry ?? []),
    others,
    failed: left.length + untold,
    isOnlyOpen: others.length + untold === 0 && left.length > 0,
  }
}

function causeOf(
  { message, stack = '', diff, cause = '' }: Failure['errors'][number],
  { file, title }: Failure,
  entries: readonly OpenEntry[],
): OpenEntry | undefined {
  const named = entries.find(({ files }) => files.some((one) => one === file || stack.includes(one)))
  return (
    named ??
    mentioned(title, '', entries) ??
    (diff === undefined ? undefined : causeOfDiff(diff, title, entries)) ??
    mentioned(message.split('\n')[0] ?? '', title, entries) ??
    mentioned(cause.split('\n')[0] ?? '', title, entries)
  )
}

/** What the compiler says where it does not know the type of something, because what that is made of is gone. */
const UNTYPED = /^(?:7006|7031|18046)$/

/** Lines of a statement that may name it. */
const LINES = 4

/** What the compiler complains of, each with the lines that explain it. */
export const complaintsIn = (output: string): string[] =>
  output.split(/\n(?=\S)/).filter((one) => /^\S.*: error TS\d+: /.test(one))

/**
 * The entry that a complaint of the compiler waits for: `src/a.ts(3,5): error TS2322: …`.
 * @param textOf a file, from the root of the project
 */
export function awaitedComplaint(
  complaint: string,
  entries: readonly OpenEntry[],
  textOf: (file: string) => string = () => '',
): OpenEntry | undefined {
  const [, file = '', line, code = '', message = ''] =
    /^(.+?)\((\d+),\d+\): error TS(\d+): ([^]*)$/.exec(complaint) ?? []
  const named = entries.find(({ files }) => files.includes(file)) ?? mentioned(message, '', entries)
  if (named !== undefined || !UNTYPED.test(code)) return named
  const lines = textOf(file).split('\n')
  return mentioned(lines.slice(Math.max(0, Number(line) - LINES), Number(line)).join(' '), '', entries)
}

/** An entry with a file or a name that a text has; the last part of a name is in the text, and the others may be around it. */
function mentioned(text: string, around: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const here = inWords(text)
  const everywhere = `${inWords(around)} ${here}`
  const isIn = (name: readonly string[]): boolean => {
    const last = name.at(-1) ?? ''
    return has(here, last) && name.every((part) => has(everywhere, part))
  }
  return entries.find(
    ({ names, files }) =>
      files.some((file) => text.includes(file)) ||
      names.some((name) => name.length > 0 && (isIn(name) || isIn(cut(name)))),
  )
}

/** `disk_freeze` is also `freeze` of a disk. */
function cut(name: readonly string[]): readonly string[] {
  const [whole = '', ...more] = name
  const at = whole.lastIndexOf('_')
  return more.length > 0 || at < 0 ? name : [whole.slice(0, at), whole.slice(at + 1)]
}

/** Whole words, also of several. */
const has = (text: string, name: string): boolean => new RegExp(`(?:^|[_ ])${name}(?:s|es)?(?:[_ ]|$)`).test(text)

interface DiffLine {
  isChanged: boolean
  indent: number
  text: string
  /** What is between its bracket and the closing one. */
  inside: DiffLine[]
}

/** The entry of which all that differs is: each value, or what it is a part of, has a name of an entry. */
function causeOfDiff(diff: string, title: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  /** What all lines wait for; undefined when one waits for nothing. */
  const all = (lines: readonly DiffLine[], around: string): OpenEntry | undefined | 'nothing' => {
    const causes = lines.map((line) => causeOfLine(line, around)).filter((cause) => cause !== 'nothing')
    return causes.length === 0 ? 'nothing' : causes.includes(undefined) ? undefined : causes[0]
  }
  const causeOfLine = (line: DiffLine, around: string): OpenEntry | undefined | 'nothing' => {
    const own = mentioned(line.text, around, entries)
    if (!opens(line)) return line.isChanged ? own : 'nothing'
    // What is the same on both sides has no part in it.
    if (own !== undefined) return line.isChanged || isChanged(line) ? own : 'nothing'
    // A thing in a list is told by its name, all else by each of what it has.
    const isThing = line.indent > 0 && (line.text === '{' || (line.text === '[' && !line.inside.some(opens)))
    const name = isThing && isChanged(line) ? nameIn(line, around) : undefined
    return name ?? all(line.inside, `${around} ${line.text}`)
  }
  const nameIn = ({ inside }: DiffLine, around: string): OpenEntry | undefined =>
    inside.map(({ text }) => mentioned(text, around, entries)).find((cause) => cause !== undefined)
  const isChanged = ({ inside }: DiffLine): boolean => inside.some((one) => one.isChanged || isChanged(one))
  const cause = all(treeOf(stripVTControlCharacters(diff).split('\n').flatMap(readLine)), title)
  return cause === 'nothing' ? undefined : cause
}

/** The head names the two sides; what is empty there is full on the other side. */
function readLine(line: string): DiffLine[] {
  const [, sign = '', space = '', text = ''] = /^([-+ ]) ( *)(.*)$/.exec(line) ?? []
  if (text === '' || /^(?:(?:Expected|Received)\b|[\])}]|(?:\w+ )?(?:\[\]|\{\}),?$)/.test(text)) return []
  return [{ isChanged: sign !== ' ', indent: space.length, text, inside: [] }]
}

const opens = ({ text }: DiffLine): boolean => /[[{(]$/.test(text)

/** Lines within those that they are indented below. */
function treeOf(lines: readonly DiffLine[]): DiffLine[] {
  const roots: DiffLine[] = []
  const within: DiffLine[] = []
  for (const line of lines) {
    while ((within.at(-1)?.indent ?? -1) >= line.indent) within.pop()
    ;(within.at(-1)?.inside ?? roots).push(line)
    if (opens(line)) within.push(line)
  }
  return roots
}
