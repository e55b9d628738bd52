/** A schema of the contract as a TypeScript type in the wire view: names as they travel, dates as strings. */
import type { Schema } from '../../model/types/contract.ts'
import { propertyKey, quote } from '../print.ts'
import { referredSchema } from '../../schema/references.ts'

/** Text of a type and how tightly it holds together, so that its user knows when to put it in parentheses. */
interface Printed {
  text: string
  form: 'single' | 'all' | 'any'
}

type TypeNames = ReadonlyMap<string, string>

const single = (text: string): Printed => ({ text, form: 'single' })
const unknown = single('unknown')

/**
 * @param types schema name → type name; a reference to an unknown schema is `unknown`
 * @param depth indentation level the type starts on
 */
export const schemaType = (schema: Schema, types: TypeNames, depth = 0): string => printType(schema, types, depth).text

function printType(schema: Schema, types: TypeNames, depth: number): Printed {
  const own = printOwn(schema, types, depth)
  return schema.nullable === true ? anyOf([own, single('null')]) : own
}

function printOwn(schema: Schema, types: TypeNames, depth: number): Printed {
  const target = referredSchema(schema)
  if (target !== undefined) return single(types.get(target) ?? 'unknown')
  const parts: Printed[] = (schema.allOf ?? []).map((member) => printType(member, types, depth))
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined) parts.push(anyOf(variants.map((variant) => printType(variant, types, depth))))
  if (schema.enum !== undefined) parts.push(anyOf(schema.enum.map(literal)))
  else if (schema.type !== undefined || schema.properties !== undefined || schema.additionalProperties !== undefined) {
    parts.push(printPlain(schema, types, depth))
  }
  return allOf(parts)
}

function printPlain(schema: Schema, types: TypeNames, depth: number): Printed {
  switch (schema.type) {
    case 'string':
      return single(schema.format === 'binary' ? 'globalThis.Blob' : 'string')
    case 'integer':
    case 'number':
      return single('number')
    case 'boolean':
      return single('boolean')
    case 'array':
      return single(`${within(printType(schema.items ?? {}, types, depth))}[]`)
    default:
      return printObject(schema, types, depth)
  }
}

function printObject(schema: Schema, types: TypeNames, depth: number): Printed {
  const { properties = {}, required = [], additionalProperties: rest } = schema
  const lines = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${'  '.repeat(depth + 1)}${propertyKey(name)}${optional}: ${schemaType(property, types, depth + 1)}\n`
  })
  const known = single(lines.length === 0 ? '{}' : `{\n${lines.join('')}${'  '.repeat(depth)}}`)
  // JSON Schema lets every object have more properties; only one that names none is read as "anything".
  const free = rest === undefined ? lines.length === 0 : rest !== false
  if (!free) return lines.length === 0 ? map(single('never')) : known
  if (lines.length === 0) return map(typeof rest === 'object' ? printType(rest, types, depth) : unknown)
  // TypeScript has no "all other keys": beside known keys the values of free ones stay unknown.
  return allOf([known, map(unknown)])
}

const map = (value: Printed): Printed => single(`{ [key: string]: ${value.text} }`)

const literal = (value: string | number | boolean | null): Printed =>
  single(typeof value === 'string' ? quote(value) : String(value))

/** A union without repeats; `unknown` swallows everything. */
function anyOf(members: readonly Printed[]): Printed {
  const distinct = unique(members)
  if (distinct.some((member) => member.text === 'unknown')) return unknown
  if (distinct.length === 1 && distinct[0] !== undefined) return distinct[0]
  const texts = distinct.map((member) => (member.form === 'all' ? within(member) : member.text))
  return distinct.length === 0 ? single('never') : { text: texts.join(' | '), form: 'any' }
}

/** An intersection without repeats; `unknown` adds nothing to it. */
function allOf(members: readonly Printed[]): Printed {
  const distinct = unique(members).filter((member) => member.text !== 'unknown')
  if (distinct.length <= 1) return distinct[0] ?? unknown
  return { text: distinct.map(within).join(' & '), form: 'all' }
}

const within = (member: Printed): string => (member.form === 'single' ? member.text : `(${member.text})`)

const unique = (members: readonly Printed[]): Printed[] => [
  ...new Map(members.map((member) => [member.text, member])).values(),
]
