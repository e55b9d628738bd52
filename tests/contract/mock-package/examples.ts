/**
 * Examples of a Markdown file, as a reader runs them. A block whose first line is a comment with a file's name is that file; a
 * `console` block has commands after `$` and what they print. What is printed is compared without white space, and `…` stands
 * for anything. A section begins in a folder of its own; a server goes on until the next one is started, or the section ends.
 */

export interface ExampleFile {
  readonly kind: 'file'
  readonly name: string
  readonly text: string
}

export interface ExampleCommand {
  readonly kind: 'command'
  readonly command: string
  readonly expected: string
  /** In the Markdown file, from 1. */
  readonly line: number
}

export interface ExampleSection {
  readonly title: string
  readonly parts: readonly (ExampleFile | ExampleCommand)[]
}

/** Sections that have commands. */
export function examplesOf(markdown: string): ExampleSection[] {
  const sections: { title: string; parts: (ExampleFile | ExampleCommand)[] }[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const title = /^## (.+)$/.exec(lines[at] ?? '')?.[1]
    if (title !== undefined) sections.push({ title, parts: [] })
    const language = /^```(\w+)$/.exec(lines[at] ?? '')?.[1]
    if (language === undefined) continue
    const end = lines.indexOf('```', at + 1)
    if (end < 0) throw new Error(`the block that begins in line ${at + 1} has no end`)
    const content = lines.slice(at + 1, end)
    const parts = language === 'console' ? commandsOf(content, at + 2) : fileOf(content)
    sections.at(-1)?.parts.push(...parts)
    at = end
  }
  return sections.filter(({ parts }) => parts.some(({ kind }) => kind === 'command'))
}

function fileOf(content: readonly string[]): ExampleFile[] {
  const name = /^(?:#|\/\/) ([\w.-]+\.\w+)$/.exec(content[0] ?? '')?.[1]
  if (name === undefined) return []
  // JSON has no comments.
  const lines = name.endsWith('.json') ? content.slice(1) : content
  return [{ kind: 'file', name, text: `${lines.join('\n')}\n` }]
}

function commandsOf(content: readonly string[], firstLine: number): ExampleCommand[] {
  const commands: { kind: 'command'; command: string; expected: string; line: number }[] = []
  for (const [at, text] of content.entries()) {
    const last = commands.at(-1)
    const goesOn = last !== undefined && last.command.endsWith('\\') && last.expected === ''
    if (text.startsWith('$ '))
      commands.push({ kind: 'command', command: text.slice(2), expected: '', line: firstLine + at })
    else if (last === undefined)
      throw new Error(`line ${firstLine + at}: a console block begins with a command after "$"`)
    else if (goesOn) last.command = `${last.command}\n${text}`
    else last.expected += `${text}\n`
  }
  return commands
}

/** A version of the contract: examples show that of the day when they were written. */
const version = /\b20\d{6}\.\d+\.\d+\b/g

/** Whether something is printed as the example says. */
export function isAsExpected(printed: string, expected: string): boolean {
  const parts = expected
    .replaceAll(version, '…')
    .split('…')
    .map((part) => part.replaceAll(/\s/g, '').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 'su').test(printed.replaceAll(/\s/g, ''))
}
