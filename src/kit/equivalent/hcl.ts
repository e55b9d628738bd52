/** Values as HCL, the language of Terraform. */
import { codec } from '../../api/codec.ts'
import { escapeInvisible } from '../../lib/invisible.ts'
import { isPlainObject } from '../../lib/plain-object.ts'

/** Text of a program, to be printed as it is among values. */
export class Expression {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A string literal: `${` and `%{` would begin a template, characters that nobody sees are written as escapes. */
export function hclString(text: string): string {
  const escaped = text
    .replaceAll(/[\\"]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)
    // Doubled it is one of them; of several in a row, nobody would agree which is.
    .replaceAll(
      // Looked for at the beginning of a row alone: from each of a hundred thousand it would take half a minute.
      /(?<![$%])[$%]+(?=\{)/g,
      (row) => `${row.slice(0, -1).replaceAll(/./g, hclEscape)}${row.slice(-1).repeat(2)}`,
    )
  return `"${escapeInvisible(escaped, hclEscape)}"`
}

/** `\u200b`; beyond the first plane eight digits. */
function hclEscape(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16)
  return hex.length > 4 ? String.raw`\U${hex.padStart(8, '0')}` : String.raw`\u${hex.padStart(4, '0')}`
}

/** An expression; integers beyond 2^53 with all their digits, names of fields as the API has them. */
export function hclValue(value: unknown, indent = ''): string {
  if (value instanceof Expression) return value.text
  if (Array.isArray(value)) return list(value, indent)
  if (isPlainObject(value)) {
    const fields = Object.entries(value).map(([name, item]) => [keyOf(codec.toWireName(name)), item] as const)
    const lines = hclAttributes(fields, `${indent}  `)
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
  }
  if (typeof value === 'string') return hclString(value)
  if (value instanceof Date) return hclString(value.toISOString())
  return String(value)
}

function list(items: readonly unknown[], indent: string): string {
  const texts = items.map((item) => hclValue(item ?? null, `${indent}  `))
  const line = `[${texts.join(', ')}]`
  if (line.length <= 80 && !line.includes('\n')) return line
  return `[\n${texts.map((text) => `${indent}  ${text},\n`).join('')}${indent}]`
}

/** `name = value`, a line each, with the equals signs of neighbours below each other; without those that have no value. */
export function hclAttributes(entries: readonly (readonly [string, unknown])[], indent: string): string[] {
  const given = entries.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [{ name, text: hclValue(value, indent) }],
  )
  const isLong = (at: number): boolean => given[at]?.text.includes('\n') !== false
  const lines: string[] = []
  for (let from = 0; from < given.length; from = lines.length) {
    let to = from + 1
    if (!isLong(from)) while (!isLong(to)) to += 1
    const row = given.slice(from, to)
    const width = row.reduce((most, { name }) => Math.max(most, name.length), 0)
    for (const { name, text } of row) lines.push(`${indent}${name.padEnd(width)} = ${text}`)
  }
  return lines
}

/** A key of an object: a name, or a string where it is none. */
const keyOf = (name: string): string => (/^[A-Za-z_][\w-]*$/.test(name) ? name : hclString(name))

/** What a block is called: letters, digits, dashes and underscores, beginning with a letter. */
export function hclLabel(name: string): string {
  const label = name.replaceAll(/[^A-Za-z0-9_-]/g, '_')
  return /^[A-Za-z_]/.test(label) ? label : `_${label}`
}
