/** Which complaints of the compiler wait for a decision that an upgrade left open, as `awaited.ts` has it for tests. */
import { changedByName } from './by-name.ts'
import { heldTypes } from './held-types.ts'
import { mentioned, spoken, spokenOf } from './mentioned.ts'
import type { OpenEntry } from './open-entries.ts'
import {
  fileOf,
  goingOn,
  linesMadeBefore,
  madeBefore,
  statementAt,
  statementsOf,
  uses,
  type Statement,
} from './source-text.ts'

/** What the compiler says where it does not know the type of something, because what that is made of is gone; and where it finds nothing wrong any more. */
const UNTYPED = /^(?:7006|7031|7053|18046)$/
const UNUSED = '2578'
const OF_NO_TYPE =
  /\b[Tt]ype '(?:(?:unknown|\{\}|never|symbol|string \| number \| symbol)'|[^']*\bRecord<string, unknown>)/

/** There is no such property. */
const UNKNOWN_FIELD = '2339'

/** What is called takes more than it is given, or less. */
const ARGUMENTS = '2554'

/** Lines of a statement that may name it. */
const LINES = 4

/** From file to file: a name is taken from one that takes it from another. */
const STEPS = 2

/** What the compiler complains of, each with the lines that explain it. */
export const complaintsIn = (output: string): string[] =>
  output.split(/\n(?=\S)/).filter((one) => /^\S.*: error TS\d+: /.test(one))

export interface Judged {
  complaint: string
  /** What it waits for; undefined when it has another reason. */
  entry: OpenEntry | undefined
}

interface Parts {
  file: string
  line: number
  code: string
  message: string
}

/**
 * The entry that each complaint waits for: `src/a.ts(3,5): error TS2322: …`. Where the compiler does not know a type, that may be because it complains of
 * what the type is made of: in the same file, or where that takes it from.
 * @param textOf a file, from the root of the project
 */
export function judgeComplaints(
  complaints: readonly string[],
  entries: readonly OpenEntry[],
  textOf: (file: string) => string = () => '',
): Judged[] {
  const own = complaints.map((complaint) => ({ complaint, entry: awaitedComplaint(complaint, entries, textOf) }))
  const causes = own.flatMap(({ complaint, entry }) => (entry === undefined ? [] : [{ ...partsOf(complaint), entry }]))
  const brokenIn = brokenNames(causes, textOf)
  return own.map((one) => {
    const parts = partsOf(one.complaint)
    if (one.entry !== undefined) return one
    const { statements, broken } = brokenIn(parts.file, STEPS)
    const texts = (): string[] => [textOf(parts.file), ...sourcesIn(statements, parts.file).map(textOf)]
    const text = statementAt(statements, parts.line)?.text ?? ''
    const lines = textOf(parts.file).split('\n')
    const above = linesMadeBefore(lines, parts.line)
    const made = causes.find(({ file, line }) => file === parts.file && above.includes(line))
    if (made !== undefined) return { ...one, entry: made.entry }
    const ofScreen = (): OpenEntry | undefined => spoken(screensRead(text, statements).join(' '), entries)
    // A list that asks first is read with what it was asked for.
    if (parts.code === ARGUMENTS) return { ...one, entry: ofScreen() }
    if (!isFollowing(parts) && !boundIn(parts, texts())) return one
    return {
      ...one,
      entry: [...broken].find(([name]) => uses(text, name))?.[1] ?? ofScreen(),
    }
  })
}

/** The entry that a complaint names by itself. */
function awaitedComplaint(
  complaint: string,
  entries: readonly OpenEntry[],
  textOf: (file: string) => string,
): OpenEntry | undefined {
  const { file, line, code, message } = partsOf(complaint)
  const named = entries.find(({ files }) => files.includes(file)) ?? mentioned(message, '', entries)
  if (named !== undefined) return named
  const text = textOf(file)
  const lines = text.split('\n')
  if (!UNTYPED.test(code) && code !== UNUSED) {
    // What it says of a value may be said of a field that was taken above, or further on in what begins there.
    const own = [...lines.slice(Math.max(0, line - LINES - 1), line), ...goingOn(lines, line)]
    const here = [...own, ...madeBefore(lines, line)].join(' ')
    // Types have names of their own where they are taken from.
    const statements = statementsOf(text)
    const held = heldTypes({ statements, file, text }, textOf)
    const sources = sourcesIn(statements, file)
    // What a fixture makes for tests has the types of what they test.
    const made = sources.filter((one) => /\.fixture\.tsx?$/.test(one))
    const ofMade = made.flatMap((one) => sourcesIn(statementsOf(textOf(one)), one))
    const around = [file, text, ...held, ...[...sources, ...ofMade].map(textOf)].join(' ')
    const statement = statementAt(statements, line)?.text ?? ''
    return (
      spokenOf({ message, line: here, around }, entries) ??
      spoken(lines[line - 1] ?? '', entries) ??
      spoken(keysAround(lines, line).join(' '), entries) ??
      changedByName({ message, statement, around }, entries)
    )
  }
  // What is expected to be wrong stands below.
  const [from, to] = code === UNUSED ? [line - 1, line + 1] : [line - LINES, line]
  return mentioned(lines.slice(Math.max(0, from), to).join(' '), '', entries)
}

/** Hand-written files that statements of a file take something from. */
const sourcesIn = (statements: readonly Statement[], file: string): string[] =>
  statements
    .flatMap(({ from }) => (from && fileOf(from.module, file)) ?? [])
    .filter((one) => !one.startsWith('generated/'))

/** Screens whose rows a text reads as they are generated: `detailRow` of `generated/screens/lamp/queries.gen.ts` is `lamp_detail_row`. */
const screensRead = (text: string, statements: readonly Statement[]): string[] =>
  statements.flatMap(({ names, from }) => {
    const [, folder] = /\/generated\/screens\/([^/]+)\/queries\.gen\.ts$/.exec(from?.module ?? '') ?? []
    return folder === undefined
      ? []
      : names.flatMap((name, at) => (uses(text, name) ? `${folder}_${from?.originals[at] ?? ''}` : []))
  })

/** Keys of what a line stands in: what answers a call has its name. @param line counted from 1 */
function keysAround(lines: readonly string[], line: number): string[] {
  let edge = lines[line - 1]?.search(/\S/) ?? 0
  const keys: string[] = []
  for (const one of lines.slice(0, Math.max(0, line - 1)).toReversed()) {
    const indent = one.search(/\S/)
    if (indent < 0 || indent >= edge) continue
    edge = indent
    const [, key] = /^\s+'?([\w.]+)'?: /.exec(one) ?? []
    if (key !== undefined) keys.push(key)
  }
  return keys
}

const isFollowing = ({ code, message }: Parts): boolean =>
  UNTYPED.test(code) || code === UNUSED || OF_NO_TYPE.test(message)

/** A type that another one has to extend is all that is known where the compiler does not know that one. */
const boundIn = ({ code, message }: Parts, texts: readonly string[]): boolean => {
  const name = code === UNKNOWN_FIELD ? / on type '(\w+)'/.exec(message)?.[1] : undefined
  return name !== undefined && texts.some((text) => new RegExp(`<\\w+ extends ${name}\\b`).test(text))
}

function partsOf(complaint: string): Parts {
  const [, file = '', line, code = '', message = ''] =
    /^(.+?)\((\d+),\d+\): error TS(\d+): ([^]*)$/.exec(complaint) ?? []
  return { file, line: Number(line), code, message }
}

interface Broken {
  statements: readonly Statement[]
  /** What the file has, and the compiler does not know the type of → what it waits for. */
  broken: ReadonlyMap<string, OpenEntry>
}

/** @param causes complaints that wait */
function brokenNames(
  causes: readonly (Parts & { entry: OpenEntry })[],
  textOf: (file: string) => string,
): (file: string, steps: number) => Broken {
  const known = new Map<string, Broken>()
  return function brokenIn(file, steps) {
    const key = `${steps} ${file}`
    const found = known.get(key)
    if (found !== undefined) return found
    const statements = statementsOf(textOf(file))
    const broken = new Map<string, OpenEntry>()
    // Files may take from each other.
    known.set(key, { statements, broken })
    for (const { line, message, entry } of causes.filter((one) => one.file === file)) {
      const { names = [], from } = statementAt(statements, line) ?? {}
      const missing =
        from === undefined ? [] : names.filter((_, at) => message.includes(`'${from.originals[at] ?? ''}'`))
      for (const name of missing.length > 0 ? missing : names) broken.set(name, entry)
    }
    for (const { names, from } of steps === 0 ? [] : statements) {
      const source = from === undefined ? undefined : fileOf(from.module, file)
      if (source === undefined || source.startsWith('generated/')) continue
      const there = brokenIn(source, steps - 1).broken
      for (const [at, name] of names.entries()) {
        const entry = there.get(from?.originals[at] ?? '')
        if (entry !== undefined) broken.set(name, entry)
      }
    }
    spread(broken, statements)
    return { statements, broken }
  }
}

/** What is made of something whose type is not known may have none either. */
function spread(broken: Map<string, OpenEntry>, statements: readonly Statement[]): void {
  for (let before = -1; before !== broken.size;) {
    before = broken.size
    for (const { names, text, from } of statements) {
      if (from !== undefined || names.every((name) => broken.has(name))) continue
      const cause = [...broken].find(([name]) => uses(text, name))?.[1]
      if (cause !== undefined) for (const name of names) if (!broken.has(name)) broken.set(name, cause)
    }
  }
}
