/** What a file of source text is made of, by its lines: statements of its top level, what they are called, and what they take from where. */
import { posix } from 'node:path'

export interface Statement {
  /** Its first line, counted from 1. */
  line: number
  text: string
  /** What it is called; of an import, what the file calls it; of what is done before tests, what that fills in. */
  names: readonly string[]
  /** Of an import: from where, and what that calls it. */
  from?: { module: string; originals: readonly string[] }
}

/** Without comments that stand between them. */
export function statementsOf(text: string): Statement[] {
  const found: { line: number; lines: string[] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (/^(?:\/[/*]| \*)/.test(line)) continue
    if (/^[^\s})\]]/.test(line)) found.push({ line: index + 1, lines: [line] })
    else found.at(-1)?.lines.push(line)
  }
  return found.map(({ line, lines }) => {
    const own = lines.join('\n')
    return { line, text: own, ...namesOf(own) }
  })
}

/** @param line counted from 1 @returns the statement that the line is in, or that comes next when it is between two */
export function statementAt(statements: readonly Statement[], line: number): Statement | undefined {
  const isIn = (one: Statement): boolean => line >= one.line && line < one.line + one.text.split('\n').length
  return statements.find(isIn) ?? statements.find((one) => one.line > line)
}

/** All statements that a text is made of: those whose names it has, and those that they are made of. */
export function reachedFrom(text: string, statements: readonly Statement[]): Statement[] {
  const reached = new Set<Statement>()
  const visit = (from: string): void => {
    for (const one of statements) {
      if (reached.has(one) || !one.names.some((name) => uses(from, name))) continue
      reached.add(one)
      if (one.from === undefined) visit(one.text)
    }
  }
  visit(text)
  return [...reached]
}

/** Whether a text has a name, and not as that of a property. */
export const uses = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(text)

/** A module as a file from the root of the project; undefined when it is a package. */
export const fileOf = (module: string, importer: string): string | undefined =>
  module.startsWith('.') ? posix.join(posix.dirname(importer), module) : undefined

/** Files of the same folder that a file is made of, however far, also those that are loaded when they are needed. */
export function partsInFolder(file: string, textOf: (file: string) => string): string[] {
  const reached = new Set<string>()
  const visit = (from: string): void => {
    for (const [, module = ''] of textOf(from).matchAll(/(?: from |\bimport\()'(\.\/[^/']+)'/g)) {
      const one = fileOf(module, from)
      if (one === undefined || one === file || reached.has(one)) continue
      reached.add(one)
      visit(one)
    }
  }
  visit(file)
  return [...reached]
}

/** Lines that go on with what begins in a line: those that stand further in. @param line counted from 1 */
export function goingOn(lines: readonly string[], line: number): string[] {
  const indent = (one: string): number => one.search(/\S/)
  const edge = indent(lines[line - 1] ?? '')
  const rest = lines.slice(line)
  const end = rest.findIndex((one) => one.trim() !== '' && indent(one) <= edge)
  return rest.slice(0, end < 0 ? undefined : end)
}

/** Values within a function that a line is made of, however far above in it they are made. @param line counted from 1 @param text what begins in the line, where it is more */
export const madeBefore = (lines: readonly string[], line: number, text?: string): string[] =>
  linesMadeBefore(lines, line, text).flatMap((at) => [lines[at - 1] ?? '', ...goingOn(lines, at)])

/** Names of values that a line within a function makes for those below it: with `const`, several at once too. */
function madeIn(line: string): string[] {
  const [, made = ''] = /^\s+(?:const|let) (\w+|[{[][^=]*[}\]]) ?[=:;]/.exec(line) ?? []
  return made.match(/\w+/g) ?? []
}

/** Names of what callbacks are given that begin in a line: those know them that stand further in. */
function givenIn(line: string): string[] {
  const given = [...line.matchAll(/[(,]\s*(?:async )?(?:\(([^()]*)\)|(\w+))(?:: [\w<>[\]]+)? =>/g)]
  return given.flatMap(([, several = '', one = '']) => (several + one).match(/\w+/g) ?? [])
}

/** The lines where those values are made, counted from 1. */
export function linesMadeBefore(lines: readonly string[], line: number, text = lines[line - 1] ?? ''): number[] {
  const start = lines.slice(0, line).findLastIndex((one) => /^[^\s})\]]/.test(one))
  const made = lines.slice(0, line - 1).flatMap((one, at): { name: string; at: number }[] => {
    const isWithin = line <= at + 1 + goingOn(lines, at + 1).length
    return at <= start ? [] : [...madeIn(one), ...(isWithin ? givenIn(one) : [])].map((name) => ({ name, at }))
  })
  const reached = new Set<number>()
  const visit = (from: string): void => {
    for (const { name, at } of made) {
      if (reached.has(at) || !uses(from, name)) continue
      reached.add(at)
      visit([lines[at], ...goingOn(lines, at + 1)].join('\n'))
    }
  }
  visit(text)
  return [...reached].map((at) => at + 1)
}

/** The test, or what is done before tests, that a line is in; undefined where it is in none, such as in a function that tests call. */
export function blockAt(text: string, line: number): string | undefined {
  const lines = text.split('\n')
  const at = line - 1
  const indent = (one: string): number => one.search(/\S/)
  const isStart = (one: string, index: number): boolean =>
    /^\s*(?:it|test|before\w+|after\w+)\b/.test(one) && (index === at || indent(one) < indent(lines[at] ?? ''))
  const start = lines.slice(0, line).findLastIndex(isStart)
  if (start < 0) return undefined
  const edge = indent(lines[start] ?? '')
  const rest = lines
    .slice(start + 1)
    .findIndex((one) => one.trim() !== '' && indent(one) <= edge && !/^\s*[\])}]/.test(one))
  const end = rest < 0 ? lines.length : start + 1 + rest
  return at < end ? lines.slice(start, end).join('\n') : undefined
}

/** The first line of the test that has a title, counted from 1; undefined where none has it in these words. @param title with those of what the test is in before it */
export function lineOfTest(text: string, title: string): number | undefined {
  const own = title.split(' > ').at(-1) ?? ''
  const at = text.split('\n').findIndex((line) => /^\s*(?:it|test)\b/.test(line) && line.includes(`'${own}'`))
  return own === '' || at < 0 ? undefined : at + 1
}

/** The section of a Markdown file that a line is in. */
export function sectionAt(text: string, line: number): string {
  const lines = text.split('\n')
  const isHead = (one: string): boolean => one.startsWith('## ')
  const start = lines.slice(0, line).findLastIndex(isHead)
  const rest = lines.slice(start + 1).findIndex(isHead)
  return lines.slice(Math.max(0, start), rest < 0 ? undefined : start + 1 + rest).join('\n')
}

function namesOf(text: string): Pick<Statement, 'names' | 'from'> {
  const [, taken, module] = /^import (?:type )?([^]*?) from '([^']+)'/.exec(text) ?? []
  if (taken !== undefined && module !== undefined) {
    const parts = taken.replaceAll(/[{}]|\btype\b/g, ' ').split(',')
    const pairs = parts.map((part) => part.trim().split(/\s+as\s+/)).filter(([name = '']) => name !== '')
    return {
      names: pairs.map((pair) => pair.at(-1) ?? ''),
      from: { module, originals: pairs.map(([original = '']) => original) },
    }
  }
  if (/^before\w+\(/.test(text))
    return { names: [...text.matchAll(/(?<!\b(?:const|let) )(?<![\w.])(\w+) = /g)].map(([, name = '']) => name) }
  const [, kind = '', rest = ''] =
    /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(const|let|var|function\*?|class|interface|type|enum) ([^]*)$/.exec(
      text,
    ) ?? []
  if (kind === '') return { names: [] }
  // Several at once have their names in brackets.
  const [head = ''] = /^(?:[{[][^=]*|[\w$]+)/.exec(rest) ?? []
  return { names: head.match(/[\w$]+/g) ?? [] }
}
