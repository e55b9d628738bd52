/**
 * What a server may say within the types of the contract and nobody here would: numbers, dates, words and names at the edges of what
 * they can be, what may be missing missing, everything twice.
 */
import { operations } from '../../../generated/mock/operations.gen.ts'
import { wordsOfContract } from './foreign-answers.ts'
import type { Rewrite } from './test-server.ts'
import { optionalFields } from './wrong-shapes.ts'

type Json = Readonly<Record<string, unknown>>
type Change = (value: unknown, key: string) => unknown

/** Every value, from the leaves up. */
function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      value.map((item) => changed(item, change, key)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  const fields = Object.entries(value).map(([name, item]) => [name, changed(item, change, name)])
  return change(Object.fromEntries(fields), key)
}

/** What JSON can say and JavaScript has no value for is put into the text afterwards. */
const mark = (text: string): string => `¤${text}¤`
const written = (body: unknown): string => JSON.stringify(body).replaceAll(/"¤([^¤]*)¤"/g, '$1')

const numbers =
  (text: string): Rewrite =>
  (answer) =>
    written(changed(JSON.parse(answer), (value) => (typeof value === 'number' ? mark(text) : value)))

const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const dates =
  (text: string): Rewrite =>
  (answer) =>
    JSON.stringify(changed(JSON.parse(answer), (value) => (isDate(value) ? text : value)))

const isWord = (value: unknown): boolean => typeof value === 'string' && wordsOfContract.has(value)

/** States, kinds and roles. */
const words =
  (word: string): Rewrite =>
  (answer) =>
    JSON.stringify(changed(JSON.parse(answer), (value) => (isWord(value) ? word : value)))

/** What things are found by keeps what it is, and so does what the signed-in person may see. */
const isAsked = (key: string): boolean => /(^|_)(id|page|location)$/.test(key) || key === 'port_name'
const plain = /^[\d.:/a-fA-F]*\d[\d.:/a-fA-F]*$/

/** Names, descriptions and all that nobody has given a meaning. */
const texts =
  (text: string): Rewrite =>
  (answer) =>
    JSON.stringify(
      changed(JSON.parse(answer), (value, key) =>
        typeof value !== 'string' || isAsked(key) || isDate(value) || isWord(value) || plain.test(value) ? value : text,
      ),
    )

const lists =
  (change: (list: readonly unknown[]) => readonly unknown[]): Rewrite =>
  (answer) =>
    JSON.stringify(changed(JSON.parse(answer), (value) => (Array.isArray(value) ? change(value) : value)))

/** Fields that every object has without having them. */
const inherited =
  '"__proto__":{"odd":"odd"},"constructor":"odd","toString":1,"valueOf":null,"hasOwnProperty":[],"then":{}'

const keys: Rewrite = (answer) =>
  JSON.stringify(
    changed(JSON.parse(answer), (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, '¤': 1 } : value,
    ),
  ).replaceAll('"¤":1', inherited)

const patterns = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .map(({ id, path }) => ({ id, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** @param put what takes the place of a field that need not be there; undefined: it is not */
const optional =
  (put: null | undefined): Rewrite =>
  (answer, { pathname }) => {
    const body: unknown = JSON.parse(answer)
    const operation = patterns.find(({ pattern }) => pattern.test(pathname))?.id
    for (const { pointer, mayLack, mayBeNull } of optionalFields().get(operation ?? '') ?? [])
      if (put === undefined ? mayLack : mayBeNull) replaceAt(body, pointer, put)
    return JSON.stringify(body)
  }

function replaceAt(value: unknown, [step, ...rest]: readonly string[], put: null | undefined): void {
  if (typeof value !== 'object' || value === null || step === undefined) return
  if (step === '*') for (const item of Object.values(value)) replaceAt(item, rest, put)
  else if (rest.length > 0) replaceAt((value as Json)[step], rest, put)
  // `JSON.stringify` leaves out what is undefined.
  else if (Object.hasOwn(value, step)) Object.assign(value, { [step]: put })
}

/** By what they do. */
export const oddAnswers: Readonly<Record<string, Rewrite>> = {
  'numbers beyond 2^53': numbers('18446744073709551615'),
  'numbers below zero': numbers('-3'),
  'numbers of zero': numbers('0'),
  'numbers with fractions': numbers('0.3'),
  'numbers without end': numbers('1e400'),
  'the earliest dates': dates('0000-01-01T00:00:00+14:00'),
  'the latest dates': dates('9999-12-31T23:59:59.999999999-23:59'),
  'dates of leap seconds': dates('2016-12-31T23:59:60Z'),
  'words that every object has': words('constructor'),
  'words that are a prototype': words('__proto__'),
  'words that are empty': words(''),
  'texts that are empty': texts(''),
  'texts that are half a character': texts('\uD800'),
  'texts that every object has': texts('toString'),
  'texts that are addresses': texts('%2F%00?#'),
  'texts with patterns of their own': texts('$& $1 ${x} {name} %s \\'),
  'lists with everything twice': lists((list) => [...list, ...list]),
  'lists with holes': lists((list) => [null, ...list, null]),
  'fields that every object has': keys,
  'no field that need not be there': optional(undefined),
  'nulls wherever they may be': optional(null),
}
