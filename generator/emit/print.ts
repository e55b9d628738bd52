/** Prints plain data, mixed with fragments of code, as TypeScript source. */

/** Source text to be printed as it is, inside data that is otherwise quoted. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A call of a function with one argument, indented with the data it stands in. */
export class Call {
  readonly name: string
  readonly argument: unknown
  constructor(name: string, argument: unknown) {
    this.name = name
    this.argument = argument
  }
}

/** Data that is held against a type. */
export class Satisfying {
  readonly value: unknown
  readonly type: string
  constructor(value: unknown, type: string) {
    this.value = value
    this.type = type
  }
}

/** Marks source text. The caller answers for its syntax. */
export const code = (text: string): Code => new Code(text)

const width = 110

/**
 * A value as a TypeScript expression: single quotes, two-space indentation, short things on one line, keys in
 * the order given, `undefined` members left out. `depth` is the indentation level the expression starts on.
 */
export function print(value: unknown, depth = 0): string {
  if (value instanceof Code) return value.text
  if (value instanceof Call) return `${value.name}(${print(value.argument, depth)})`
  if (value instanceof Satisfying) return `${print(value.value, depth)} satisfies ${value.type}`
  if (value === undefined) return 'undefined'
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quote(value)
  const list = Array.isArray(value)
  const parts = list
    ? value.map((item) => print(item, depth + 1))
    : Object.entries(value as object)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${propertyKey(key)}: ${print(item, depth + 1)}${keepsText(key, item)}`)
  const [open, close] = list ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const flat = list ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (!flat.includes('\n') && flat.length + depth * 2 <= width) return flat
  const indent = '  '.repeat(depth + 1)
  return `${open}\n${parts.map((part) => `${indent}${part},\n`).join('')}${'  '.repeat(depth)}${close}`
}

/** TypeScript takes what stands below such a key for the method of every object, and a text there for any text. */
const methods = new Set(Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__'))

const keepsText = (key: string, item: unknown): string =>
  methods.has(key) && typeof item === 'string' ? ' as const' : ''

/** A single-quoted string literal; safe for any content, line separators included. */
export function quote(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** A property name in an object literal. `__proto__` is computed: as a plain key it would set the prototype. */
export function propertyKey(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

/** A list, unless it is empty: `print` leaves out what is undefined. */
export const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** The same for an object. */
export const nonEmptyObject = (value: object | undefined): object | undefined =>
  value === undefined || Object.keys(value).length === 0 ? undefined : value

/** Text made safe for a block comment, on one line. */
export const comment = (text: string): string => text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim()
