/**
 * Which failures wait for a decision that an upgrade left open: what fails names what the entry names. As long as there are entries the checks as a
 * whole are red, for `tests/contract/document/upgrades.test.ts` is; so nothing passes that should not, and what is red for another reason stands out.
 */
import { stripVTControlCharacters } from 'node:util'

import { causeInAnswer } from './answering.ts'
import { exampleOf, writtenIn } from './calls.ts'
import { fieldsSaid, mentioned, spoken } from './mentioned.ts'
import { inWords, type OpenEntry } from './open-entries.ts'
import {
  blockAt,
  fileOf,
  lineOfTest,
  madeBefore,
  partsInFolder,
  reachedFrom,
  sectionAt,
  statementAt,
  statementsOf,
  type Statement,
} from './source-text.ts'

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
  /** What was said of errors while it ran: servers answer that something is wrong, and say here what. */
  said?: readonly string[]
}

/** Reads a file, from the root of the project; empty where there is none. */
export type TextOf = (file: string) => string

/** The test that is red as long as anything is open. */
const WITNESS = 'tests/contract/document/upgrades.test.ts'

/** The entry that a failure waits for; undefined when it fails for another reason. */
export function awaitedBy(
  failure: Failure,
  entries: readonly OpenEntry[],
  textOf: TextOf = () => '',
): OpenEntry | undefined {
  if (failure.file === WITNESS) return undefined
  // What breaks before all tests of a file breaks what is done after them.
  const errors = failure.title === '' ? failure.errors.slice(0, 1) : failure.errors
  const causes = errors.map((error) => causeOf(error, failure, { entries, textOf }))
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
  { entries, counted, textOf }: { entries: readonly OpenEntry[]; counted: number; textOf?: TextOf },
): SortedOut {
  const judged = failures.map((failure) => ({ failure, entry: awaitedBy(failure, entries, textOf) }))
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

interface Known {
  entries: readonly OpenEntry[]
  textOf: TextOf
}

type Told = Failure['errors'][number]

/** Lines of what led to an error that say what it is about. */
const saidOfCause = 4

function causeOf(error: Told, failure: Failure, { entries, textOf }: Known): OpenEntry | undefined {
  const { message, stack = '', diff, cause = '' } = error
  const { file, title, said = [] } = failure
  const named = entries.find(({ files }) => files.some((one) => one === file || stack.includes(one)))
  const [head = ''] = message.split('\n')
  const inDiff = diff === undefined ? { isMixed: false } : causeOfDiff(diff, title, entries)
  const own =
    named ??
    mentioned(title, '', entries) ??
    inFolder(title, entries) ??
    (inDiff.isMixed ? undefined : inDiff.cause) ??
    mentioned(head, title, entries) ??
    mentioned(cause.split('\n', saidOfCause).join(' '), title, entries) ??
    causeOfBuild(message, entries) ??
    // An example tells in its first line what came of all of them.
    causeOfLack(isExample(title) ? `${message}\n${diff ?? ''}` : message, entries) ??
    // What was thrown, or said, instead of what should be.
    (/\bto (?:throw|match)\b/.test(head) ? mentioned(diff ?? '', title, entries) : undefined) ??
    said.map((line) => mentioned(line, title, entries)).find((one) => one !== undefined)
  // One of several differences has another reason, unless it is code that all of them come from, or they are lines that an example of the documentation prints: they follow from each other.
  if (own === undefined && inDiff.isMixed)
    return isExample(title) ? inDiff.cause : causeInConsole({ ...error, stack }, failure, { entries, textOf })
  if (own !== undefined) return own
  return (
    causeInCall(stack, entries) ??
    (OF_NOTHING.test(message) ? causeOnTheWay(stack, { entries, textOf }) : undefined) ??
    causeInExample(message, title, { entries, textOf }) ??
    causeInCode({ ...error, stack }, failure, { entries, textOf }) ??
    causeInAnswer({ said: head, code: testedBy({ ...error, stack }, failure, textOf)?.calling ?? '' }, entries, textOf)
  )
}

/** What is tested is called after the folder that it is written in: `features/firewall enable`. */
function inFolder(title: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const [folder] = /\b(?:features|overrides)\/[\w-]+/.exec(title) ?? []
  return folder === undefined
    ? undefined
    : entries.find(({ files }) => files.some((file) => file.startsWith(`src/${folder}/`)))
}

/** What is thrown in a call of the API, such as that what its address takes is missing. */
function causeInCall(stack: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const [, call = ''] = /^\s*at (?:async )?(\w+) \([^\n]*\/generated\/api\/sdk\//m.exec(stack) ?? []
  const name = inWords(call)
  return name === '' ? undefined : entries.find(({ names }) => names.some((one) => one.join('_') === name))
}

/** Of what is not there the name is written in a line that leads there: `isNoop('disk.start', row)`. */
function causeOnTheWay(stack: string, { entries, textOf }: Known): OpenEntry | undefined {
  const frames = [...stack.matchAll(/\/(src\/(?:(?!\.test\.)[^\s():])+):(\d+):\d+\)?$/gm)]
  return frames
    .map(([, file = '', line]) => spoken(textOf(file).split('\n')[Number(line) - 1] ?? '', entries))
    .find((one) => one !== undefined)
}

/** What was refused because it lacks a field: one of that name is required by now. */
function causeOfLack(message: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const [, field = ''] = /\bmissing field `(\w+)`/.exec(message) ?? []
  const lacking = inWords(field)
  return entries.find(({ names }) => names.some((name) => name.length > 1 && name.at(-1) === lacking))
}

/** A build fails for all that it lacks: each has to have a name. */
function causeOfBuild(message: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  // What a plugin says of it has no code.
  const lack = /\bBuild failed with \d/.test(message) ? /^(?:\[[A-Z_]+\]|Error:) / : /^\[[A-Z_]+\] /
  const lacks = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => lack.test(line))
  const causes = lacks.map((line) => mentioned(line, '', entries))
  return causes.every((cause) => cause !== undefined) ? causes[0] : undefined
}

/** What is read of something that is not there. */
const OF_NOTHING = /^(?:Cannot (?:read properties of|convert) (?:undefined|null)|.+ is not (?:a function|iterable)$)/

const isExample = (title: string): boolean => /[\w./-]+\.md\b/.test(title)

/** An example of the documentation is the code of the test that runs it: `examples of docs/mock.md`, `line 67`. */
function causeInExample(message: string, title: string, { entries, textOf }: Known): OpenEntry | undefined {
  const [file] = /[\w./-]+\.md\b/.exec(title) ?? []
  const line = Number(/\bline (\d+)\b/.exec(message)?.[1] ?? 0)
  const section = file === undefined || line === 0 ? '' : sectionAt(textOf(file), line)
  return (
    spoken(section, entries.filter(isGone)) ??
    exampleOf(section, entries) ??
    // Of a call that is where it was, something that an example sends to it, or shows of what it answers, is another one now.
    callIn(section, fieldsSaid(section, entries)) ??
    // Nobody has written for the mock yet what it answers to a call that it knows by another name.
    callIn(section, entries.filter(isOfMock))
  )
}

/** An entry about an operation that is where it was, and that an example calls. */
const callIn = (section: string, entries: readonly OpenEntry[]): OpenEntry | undefined =>
  entries.find((entry) => exampleOf(section, [{ ...entry, calls: entry.asked }]) !== undefined)

/** What a failed test is about, as its code says. */
interface Tested {
  /** Lines of the file that what failed was called in, the innermost first. */
  frames: readonly number[]
  text: string
  statements: readonly Statement[]
  /** The test that failed. */
  block: string
  /** The test, and what the file has that calls for it. */
  calling: string
  /** What that is made of; where it reads something that is not there, what the place is made of. */
  whole: string
  parts: readonly Statement[]
  /** Files that it takes something from, and of the console what those are made of in their folder. */
  sources: readonly string[]
  behind: readonly string[]
}

function testedBy({ message, stack = '' }: Told, { file, title }: Failure, textOf: TextOf): Tested | undefined {
  const called = [...stack.matchAll(/([^\s():]+):(\d+):\d+\)?$/gm)].map(([, path = '', line]) => ({ path, line }))
  const frames = called.flatMap(({ path, line }) => (path.endsWith(`/${file}`) ? Number(line) : []))
  const [at = 0] = frames
  if (at === 0) return undefined
  const text = textOf(file)
  const statements = statementsOf(text)
  // What failed in a function that tests call is about the test that called it.
  const places = [...frames, lineOfTest(text, title) ?? 0]
  const place = places.find((one) => blockAt(text, one) !== undefined) ?? at
  const block = blockAt(text, place) ?? lineAt(text, at)
  const whole = OF_NOTHING.test(message) ? (statementAt(statements, at)?.text ?? '') : block
  const parts = reachedFrom(whole, statements)
  const direct = sourcesOf(parts, file)
  // What a fixture makes for tests is made of what they test.
  const made = direct.filter((one) => /\.fixture\.tsx?$/.test(one))
  const sources = [...direct, ...made.flatMap((one) => sourcesOf(statementsOf(textOf(one)), one))]
  // A part of the console has a folder, and need not be one file.
  const behind = direct.filter(isOfConsole).flatMap((one) => partsInFolder(one, textOf))
  const lines = text.split('\n')
  const helpers = parts.flatMap((one) => (one.from === undefined ? [one.text] : []))
  const calling = [block, ...madeBefore(lines, place, block), ...helpers].join('\n')
  return { frames, text, statements, block, calling, whole, parts, sources, behind }
}

/** The entry that has a file of the console which the failed test takes something from. */
function causeInConsole(error: Told, failure: Failure, { entries, textOf }: Known): OpenEntry | undefined {
  const { sources = [], behind = [] } = testedBy(error, failure, textOf) ?? {}
  const files = [...sources.filter(isOfConsole), ...behind]
  return entries.find((entry) => entry.files.some((one) => files.includes(one)))
}

/** The entry that the failed test is about: its code names it, or takes something from code that the entry names. */
function causeInCode(error: Told, failure: Failure, known: Known): OpenEntry | undefined {
  const { entries, textOf } = known
  const tested = testedBy(error, failure, textOf)
  if (tested === undefined) return undefined
  const { frames, text, statements, block, whole, parts, sources } = tested
  const inBlock = spoken(block, entries) ?? writtenIn(block, entries, text)
  if (inBlock !== undefined) return inBlock
  const isOfNothing = OF_NOTHING.test(error.message)
  // What is not there may be named where it is taken from something.
  const missing = isOfNothing ? spoken([whole, ...parts.map((one) => one.text)].join('\n'), entries) : undefined
  // Of what is not there the keys come from what calls: a table that names what is gone, also one of the mock.
  const calling = isOfNothing ? frames.map((one) => statementAt(statements, one)?.text ?? '') : []
  const tables = sourcesOf(reachedFrom(calling.join('\n'), statements), failure.file)
  // What functions of the file do with what is gone.
  const helpers = parts.flatMap((one) => (one.from === undefined && isFunction(one) ? [one.text] : [])).join('\n')
  const gone = spoken(helpers, entries.filter(isGone)) ?? writtenIn(helpers, entries, text)
  const screens = sources.filter((one) => one.startsWith('generated/screens/'))
  return (
    missing ??
    gone ??
    causeInConsole(error, failure, known) ??
    entries.find(({ files }) => files.some((one) => tables.includes(one))) ??
    screens.map((one) => spoken(one, entries)).find((one) => one !== undefined) ??
    partOfScreens(failure.title, screens, entries)
  )
}

const lineAt = (text: string, line: number): string => text.split('\n')[line - 1] ?? ''

/** A part that the title calls by its own name, of several words, where the test takes screens of what has it: `attachDisk` of an instance. */
function partOfScreens(
  title: string,
  screens: readonly string[],
  entries: readonly OpenEntry[],
): OpenEntry | undefined {
  const folders = new Set(screens.map((one) => inWords(one.split('/')[2] ?? '')))
  return entries.find((entry) => {
    const parts = entry.names.flatMap(([of = '', part = '', ...more]) =>
      more.length === 0 && folders.has(of) ? [[part]] : [],
    )
    return spoken(title, [{ ...entry, names: parts }]) !== undefined
  })
}

/** Files that statements take something from. */
const sourcesOf = (statements: readonly Statement[], file: string): string[] =>
  statements.flatMap(({ from }) => (from === undefined ? [] : (fileOf(from.module, file) ?? [])))

const isFunction = ({ text }: Statement): boolean => /^[^\n]*(?:\bfunction\b|=>)/.test(text)

const isGone = ({ text }: OpenEntry): boolean => /\bis gone\b/.test(text)

const isOfMock = ({ files, text }: OpenEntry): boolean =>
  /\bis called\b/.test(text) && files.some((one) => one.startsWith('src/mock/'))

/** Tests of all that the mock does take the same parts of it. */
const isOfConsole = (file: string): boolean => /^src\/(?!mock\/)/.test(file)

interface DiffLine {
  isChanged: boolean
  indent: number
  text: string
  /** What is between its bracket and the closing one. */
  inside: DiffLine[]
}

interface InDiff {
  /** The entry of which all that differs is, or some of it. */
  cause?: OpenEntry | undefined
  /** Some of what differs is of an entry, and some is not. */
  isMixed: boolean
}

/** Each value that differs, or what it is a part of, has a name of an entry. */
function causeOfDiff(diff: string, title: string, entries: readonly OpenEntry[]): InDiff {
  /** What each line waits for; undefined for one that waits for nothing. */
  const causesOf = (lines: readonly DiffLine[], around: string): (OpenEntry | undefined)[] => {
    const isReplaced = lines.some((line) => line.isChanged && !isNothing(line))
    return lines.flatMap((line) => (isReplaced && isNothing(line) ? [] : causesOfLine(line, lines, around)))
  }
  const causeOfLine = ({ text, isChanged }: DiffLine, around: string): OpenEntry | undefined =>
    mentioned(text, around, entries) ?? (isChanged ? spoken(listsCalled(text), entries) : undefined)
  const causesOfLine = (line: DiffLine, beside: readonly DiffLine[], around: string): (OpenEntry | undefined)[] => {
    // What has the same words in another order says nothing of what they name.
    if (beside.some((one) => isReordered(one, line))) return [undefined]
    // A value has the reason of the one that it stands for.
    const own = [line, ...beside.filter((one) => isOtherSide(one, line))]
      .map((one) => causeOfLine(one, around))
      .find((cause) => cause !== undefined)
    if (!opens(line)) return line.isChanged ? [own] : []
    // What is the same on both sides has no part in it.
    if (own !== undefined) return line.isChanged || isChanged(line) ? [own] : []
    // A thing in a list is told by its name, all else by each of what it has.
    const isThing = line.indent > 0 && (line.text === '{' || (line.text === '[' && !line.inside.some(opens)))
    const name = isThing && isChanged(line) ? nameIn(line, around) : undefined
    return name === undefined ? causesOf(line.inside, `${around} ${line.text}`) : [name]
  }
  const nameIn = ({ inside }: DiffLine, around: string): OpenEntry | undefined =>
    inside.map(({ text }) => mentioned(text, around, entries)).find((cause) => cause !== undefined)
  const isChanged = ({ inside }: DiffLine): boolean => inside.some((one) => one.isChanged || isChanged(one))
  const roots = treeOf(stripVTControlCharacters(diff).split('\n').flatMap(readLine))
  // One thing stands for another as a whole, such as an error for what should be answered.
  const isOther = roots.length === 2 && roots.every((one) => one.isChanged)
  const instead = isOther ? roots.flatMap((one) => mentioned(saidBy(one), title, entries) ?? []) : []
  const causes = instead.length > 0 ? instead : causesOf(roots, title)
  const named = causes.filter((cause) => cause !== undefined)
  return { cause: named[0], isMixed: named.length > 0 && named.length < causes.length }
}

/** An error says what it is in its message. */
const saidBy = ({ text, inside }: DiffLine): string =>
  /^\w*Error \{$/.test(text) ? inside.map((one) => one.text).join(' ') : text

const keyOf = ({ text }: DiffLine): string | undefined => /^("[^"]+"|[\w$]+): /.exec(text)?.[1]

const isOtherSide = (one: DiffLine, line: DiffLine): boolean =>
  one.isChanged && line.isChanged && keyOf(line) !== undefined && keyOf(one) === keyOf(line)

function isReordered(one: DiffLine, line: DiffLine): boolean {
  const words = (text: string): string[] => (text.match(/\w+/g) ?? []).sort()
  return one.isChanged && line.isChanged && one.text !== line.text && words(one.text).join() === words(line.text).join()
}

/** Lists that a text may be the title of, where that is all it is: `"Disks",` is `disk_list`. */
function listsCalled(text: string): string {
  const words = inWords(/^"([^"]+)",?$/.exec(text)?.[1] ?? '')
  return words === ''
    ? ''
    : [words, words.replace(/s$/, ''), words.replace(/es$/, '')].map((one) => `${one}_list`).join(' ')
}

/** Stands where something was: that has the name. */
const isNothing = ({ isChanged, text }: DiffLine): boolean => isChanged && /(?:^|: )(?:undefined|null),?$/.test(text)

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
