/** Lays values out over lines, as JSON or as a program's text. */
import { escapeInvisible, unicodeEscape } from '../../lib/invisible.ts'
import { isPlainObject } from '../../lib/plain-object.ts'

export interface Syntax {
  /** A value that is neither a list nor a record. */
  leaf: (value: unknown) => string
  key: (name: string) => string
  /** Whether the last of several has a comma as well. */
  trailingComma: boolean
  /** Spaces within the braces of a record on one line. */
  padding: string
}

const width = 80

/** The text of a value. Short ones stay on one line; fields that are undefined are left out. */
export function layOut(value: unknown, syntax: Syntax, indent = ''): string {
  const parts = partsOf(value, syntax, `${indent}  `)
  if (!parts) return syntax.leaf(value)
  const { open, close, items } = parts
  if (items.length === 0) return `${open}${close}`
  const padding = open === '{' ? syntax.padding : ''
  const line = `${open}${padding}${items.join(', ')}${padding}${close}`
  if (indent.length + line.length <= width && !line.includes('\n')) return line
  const comma = syntax.trailingComma ? ',' : ''
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}${comma}\n${indent}${close}`
}

function partsOf(value: unknown, syntax: Syntax, indent: string) {
  if (Array.isArray(value)) {
    return { open: '[', close: ']', items: value.map((item) => layOut(item ?? null, syntax, indent)) }
  }
  if (!isPlainObject(value)) return undefined
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  const items = fields.map(([name, item]) => `${syntax.key(name)}: ${layOut(item, syntax, indent)}`)
  return { open: '{', close: '}', items }
}

/** JSON without characters that a terminal acts upon or that nobody sees: they are written as escapes. */
export const inert = (json: string): string => escapeInvisible(json, unicodeEscape)

/** JSON; integers beyond 2^53 with all their digits. */
export const jsonSyntax: Syntax = {
  leaf: (value) => (typeof value === 'bigint' ? String(value) : inert(JSON.stringify(value) ?? 'null')),
  key: (name) => inert(JSON.stringify(name)),
  trailingComma: false,
  padding: '',
}
