/**
 * Reads answers as the contract says they are (`generated/model/shapes.gen.ts`). What is something else is replaced by a value of
 * the right type, so that no code breaks on it, and remembered as unreadable (`src/lib/unreadable.ts`), so that nobody takes the
 * replacement for what the server said. Unknown words, variants and fields are none of its business: newer servers have them.
 */
import { isPlainObject } from '../lib/plain-object.ts'
import type { Work } from '../lib/turns.ts'
import { type Unreadable, unreadable, type WithUnreadable } from '../lib/unreadable.ts'
import { markAll, unreadableValue } from '../lib/unreadable-value.ts'
import { kindOf } from './answer-form.ts'
import { codec } from './codec.ts'

/** `generated/model/shapes.gen.ts`; the generator's `emit/codec/answer-shapes.ts` says how they are written. */
export interface ShapeTable {
  readonly shapes: readonly string[]
  readonly answers: Readonly<Record<string, string>>
}

/** What a value can be. */
interface Type {
  readonly isText: boolean
  readonly isNumber: boolean
  /** It may be one beyond 2^53, which is no number of JavaScript. */
  readonly isLarge: boolean
  readonly isBoolean: boolean
  readonly isDate: boolean
  /** Index of a shape. */
  readonly shape: number | undefined
  readonly items: Type | undefined
  readonly values: Type | undefined
  /** Of several, what comes first: one that has to be made up is that. */
  readonly first: string
}

interface Field {
  readonly name: string
  /** Its name in the API, or the key of a map. */
  readonly wire: string
  readonly isOptional: boolean
  /** Words of the text that tell variants apart. */
  readonly words: readonly string[] | undefined
  readonly type: Type
}

type Form = readonly Field[]

/** What is wrong at one place of an answer. */
export interface Problem {
  /** JSON pointer, in the names of the API. */
  pointer: string
  /** `null where a text is due`. */
  problem: string
}

/**
 * Reads the answer of an operation. It is changed in place.
 * @param later the reading of long lists is put here, as work to be done one after the other; work that is done may put more here. Without
 *   it, all is read at once.
 * @returns what of it is unreadable; that work adds to it
 */
export type AnswerReader = (operation: string, answer: unknown, later?: Work<void>[]) => readonly Problem[]

const nothing: readonly Problem[] = []

/** Rows that are read between two looks at the clock. A list of more is a long one. */
const rowsAtOnce = 500

/** Deeper than that nothing is made up. */
const deepest = 8

/** @param mayLack whether what is missing is no mistake: a server of another version does not have all fields */
export function createAnswerReader({ shapes, answers }: ShapeTable, mayLack = () => false): AnswerReader {
  const types = new Map<string, Type | undefined>()
  const forms = new Map<number, readonly Form[]>()

  function typeOf(text: string): Type | undefined {
    if (!types.has(text)) types.set(text, text === '*' ? undefined : parseType(text))
    return types.get(text)
  }

  function parseType(text: string): Type {
    const parts = text.split('|')
    const after = (mark: string): Type | undefined => {
      const part = parts.find((one) => one.startsWith(mark))
      return part === undefined ? undefined : (typeOf(part.slice(1)) ?? anything)
    }
    const shape = parts.find((part) => /^\d/.test(part))
    return {
      isText: parts.includes('t'),
      isNumber: parts.includes('n') || parts.includes('i'),
      isLarge: parts.includes('n'),
      isBoolean: parts.includes('b'),
      isDate: parts.includes('d'),
      shape: shape === undefined ? undefined : Number(shape),
      items: after('['),
      values: after('{'),
      first: parts[0] ?? '',
    }
  }

  function formsOf(shape: number): readonly Form[] {
    let found = forms.get(shape)
    if (found === undefined) {
      found = (shapes[shape] ?? '').split(';').map((text) => text.split(' ').filter(Boolean).map(parseField))
      forms.set(shape, found)
    }
    return found
  }

  function parseField(text: string): Field {
    const [, name = '', optional, mark, rest = ''] = /^([^?:=]+)(\?)?([:=])?(.*)$/.exec(text) ?? []
    const client = decodeURIComponent(name)
    return {
      name: client,
      wire: codec.toWireName(client),
      isOptional: optional !== undefined,
      words: mark === '=' ? rest.split(',').map(decodeURIComponent) : undefined,
      type: (mark === ':' ? typeOf(rest) : typeOf('t')) ?? anything,
    }
  }

  return (operation, answer, later) => {
    const text = Object.hasOwn(answers, operation) ? answers[operation] : undefined
    const type = text === undefined ? undefined : typeOf(text)
    if (type === undefined) return nothing
    const problems: Problem[] = []
    const isOther = mayLack()
    let path: (string | number)[] = []
    /** Of the list that was looked at last: what is wrong with one of its items, and so with all of it. */
    let inList: string | undefined

    /** Whether a value is what it should be. What is in it is read, and replaced where it has to be. */
    function fits(value: unknown, wanted: Type): boolean {
      if (wanted === anything) return true
      switch (typeof value) {
        case 'string':
          return wanted.isText
        case 'number':
          return wanted.isNumber && Number.isFinite(value)
        case 'bigint':
          return wanted.isLarge
        case 'boolean':
          return wanted.isBoolean
        default:
      }
      if (value instanceof Date) return wanted.isDate
      if (Array.isArray(value)) return wanted.items !== undefined && listFits(value, wanted.items)
      if (!isPlainObject(value)) return false
      // A map or fields: nobody can tell.
      if (wanted.shape !== undefined && wanted.values) return true
      if (wanted.shape !== undefined) readFields(value, formOf(value, formsOf(wanted.shape)))
      else if (wanted.values !== undefined) readFields(value, fieldsOf(value, wanted.values))
      else return false
      return true
    }

    /** Rows are read one by one; a list of texts with something else in it is no list of texts. */
    function listFits(list: unknown[], wanted: Type): boolean {
      // Whatever its rows are, it is a list of rows.
      if (later === undefined || wanted.shape === undefined || list.length <= rowsAtOnce) return rowsFit(list, wanted)
      later.push(longFits(list, wanted, [...path]))
      return true
    }

    function* longFits(list: unknown[], wanted: Type, at: (string | number)[]): Work<void> {
      for (let index = 0; index < list.length; index += rowsAtOnce) {
        path = [...at]
        rowsFit(list, wanted, index, Math.min(list.length, index + rowsAtOnce))
        yield
      }
    }

    function rowsFit(list: unknown[], wanted: Type, start = 0, end = list.length): boolean {
      // What goes through it may have 100,000 rows.
      for (let index = start; index < end; index++) {
        const item = list[index]
        path.push(index)
        inList = undefined
        const isRight = fits(item, wanted)
        if (!isRight) {
          const { neutral, problem } = note(item, wanted)
          if (wanted.shape === undefined) {
            inList = problem
            path.pop()
            return false
          }
          list[index] = neutral
        }
        path.pop()
      }
      return true
    }

    function readFields(value: Readonly<Record<string, unknown>>, form: Form): void {
      for (const { name, wire, isOptional, type: wanted } of form) {
        const held = Object.hasOwn(value, name) ? value[name] : undefined
        if (isOptional && (held === undefined || held === null)) continue
        if (isOther && held === undefined) continue
        path.push(wire)
        inList = undefined
        if (!fits(held, wanted)) setMark(value, name, note(held, wanted, isOptional))
        path.pop()
      }
    }

    function note(raw: unknown, wanted: Type, isOptional = false): Unreadable {
      const problem =
        inList === undefined
          ? `${raw === undefined ? 'nothing' : kindOf(raw)} where ${wordsFor(wanted)} is due`
          : `a list with ${inList}`
      // Where it is has been said of the item.
      if (inList === undefined) problems.push({ pointer: pointerOf(path), problem })
      const neutral = isOptional ? undefined : neutralOf(wanted)
      const mark = unreadableValue(raw, neutral, problem)
      markAll(neutral, mark)
      return mark
    }

    if (!fits(answer, type)) problems.push({ pointer: '', problem: `${kindOf(answer)} where ${wordsFor(type)} is due` })
    return problems
  }

  /** A value of the type that says nothing. */
  function neutralOf({ first, shape, items, values }: Type, depth = 0): unknown {
    switch (first) {
      case 't':
        return ''
      case 'n':
      case 'i':
        return Number.NaN
      case 'd':
        return new Date(Number.NaN)
      default:
    }
    if (shape !== undefined && `${shape}` === first) {
      const [form = []] = formsOf(shape)
      const required = depth > deepest ? [] : form.filter(({ isOptional }) => !isOptional)
      return Object.fromEntries(required.map(({ name, type }) => [name, neutralOf(type, depth + 1)]))
    }
    if (items && first.startsWith('[')) return []
    return values && first.startsWith('{') ? {} : undefined
  }
}

const anything: Type = {
  isText: true,
  isNumber: true,
  isLarge: true,
  isBoolean: true,
  isDate: true,
  shape: undefined,
  items: undefined,
  values: undefined,
  first: '*',
}

/** The fields that an object has to have. Of a variant that nobody knows: those that all others have alike. */
function formOf(value: Readonly<Record<string, unknown>>, forms: readonly Form[]): Form {
  const [only = [], ...others] = forms
  if (others.length === 0) return only
  const at = (name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)
  const found = forms.find((form) =>
    form.some(({ words }) => words)
      ? form.every(({ name, words }) => !words || words.includes(wordOf(at(name))))
      : form.every(({ name, isOptional }) => isOptional || Object.hasOwn(value, name)),
  )
  return found ?? commonFields(forms)
}

/** An object need not be one that a text can be made of. */
const wordOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value))

const common = new WeakMap<readonly Form[], Form>()

function commonFields(forms: readonly Form[]): Form {
  let fields = common.get(forms)
  if (fields === undefined) {
    const [first = []] = forms
    // Without a word that tells the variants apart, that word is what is wrong.
    fields = first.flatMap((field) => {
      const alike = forms.map((form) => form.find(({ name, type }) => name === field.name && type === field.type))
      return alike.every((one) => one !== undefined)
        ? { ...field, isOptional: alike.some((one) => one.isOptional) }
        : []
    })
    common.set(forms, fields)
  }
  return fields
}

const fieldsOf = (map: object, type: Type): Form =>
  Object.keys(map).map((name) => ({ name, wire: name, isOptional: false, words: undefined, type }))

function setMark(object: Readonly<Record<string, unknown>>, field: string, mark: Unreadable): void {
  const marked: WithUnreadable & Record<string, unknown> = object
  const marks = new Map(marked[unreadable] instanceof Map ? marked[unreadable] : [])
  marked[unreadable] = marks.set(field, mark)
  marked[field] = mark.neutral
}

const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function wordsFor({ isText, isNumber, isBoolean, isDate, shape, items, values }: Type): string {
  const words = [
    isText && 'a text',
    isDate && 'a date',
    isNumber && 'a number',
    isBoolean && 'true or false',
    (shape !== undefined || values) && 'an object',
    items && 'a list',
  ]
  return words.filter((word) => typeof word === 'string').join(' or ')
}
