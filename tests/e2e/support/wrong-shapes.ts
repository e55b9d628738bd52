/** In which ways an answer can break the contract, worked out of the contract: what a server of another version, or a broken one, sends. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import { camelCase } from '../../../generator/schema/client-name.ts'
import { schemasOf } from '../../../generator/schema/schemas.ts'
import { readContract } from '../../contract/codec/contract.ts'
import { documentModel } from '../../support/document-model.ts'

export const shapeKinds = ['missing', 'null', 'text', 'object', 'list', 'number', 'date', 'variant'] as const
export type ShapeKind = (typeof shapeKinds)[number]

/** One value of an answer that is not what it should be. */
export interface Wrong {
  operation: string
  /** Wire names; `*` is every item of a list, or every value of a map. None: the body itself. */
  pointer: readonly string[]
  kind: ShapeKind
  /** It is the answer itself, or all the rows that the answer is there for. */
  isBody: boolean
  /** It is what addresses name the thing by, or the whole thing: a page of it cannot find it in a list, nor read what lies below it. */
  isKey: boolean
}

/** The last is what a thing has to be asked for by where its name is not enough. */
const keys = ['id', 'name', 'location']

/** What the page puts in the place of a value: `undefined` takes it away. */
export const replacements: Readonly<Record<ShapeKind, unknown>> = {
  missing: undefined,
  null: null,
  text: 'odd words',
  object: { odd: 'words' },
  list: [],
  number: 4711,
  date: 'the day before',
  variant: 'brand_new_word',
}

/** Deeper than that, nothing is shown but as JSON. */
const deepest = 7

const contract = readContract()
const schemas = schemasOf(contract)

/** All wrong answers of each operation, by its id. */
export function wrongAnswers(): ReadonlyMap<string, readonly Wrong[]> {
  return new Map(
    documentModel(contract).operations.flatMap(({ id, response: { schema, transport, form } }) => {
      if (schema === undefined || transport !== 'json') return []
      const found: Wrong[] = []
      const add = (pointer: readonly string[], kinds: readonly ShapeKind[]): void => {
        const isBody = pointer.length === 0 || (typeof form === 'object' && camelCase(pointer.join('.')) === form.rows)
        const last = pointer.at(-1) ?? ''
        const isKey = pointer.includes('*') && (last === '*' || keys.some((key) => last.endsWith(key)))
        for (const kind of kinds) found.push({ operation: id, pointer, kind, isBody, isKey })
      }
      look(schema, [], { isRequired: true }, add)
      return [[id, found] as const]
    }),
  )
}

/** A field that the contract lets a server leave out, or answer null for. */
export interface Optional {
  pointer: readonly string[]
  mayLack: boolean
  mayBeNull: boolean
}

let found: ReadonlyMap<string, readonly Optional[]> | undefined

/** Those of the answers of each operation, by its id. */
export const optionalFields = (): ReadonlyMap<string, readonly Optional[]> =>
  (found ??= new Map(
    documentModel(contract).operations.flatMap(({ id, response: { schema, transport } }) =>
      schema === undefined || transport !== 'json' ? [] : [[id, optionalIn(schema, [])] as const],
    ),
  ))

function optionalIn(schema: Schema, pointer: readonly string[]): Optional[] {
  const { schema: target } = schemas.resolve(schema)
  if (pointer.length > deepest) return []
  if (target.type === 'array') return optionalIn(target.items ?? {}, [...pointer, '*'])
  // What one variant may lack another one has to have.
  if (schemas.variants(target)) return []
  return schemas.allProperties(schema).flatMap(({ wire, own, required }) => {
    const inner = [...pointer, wire]
    const { nullable } = schemas.resolve(own)
    return [
      ...(required && !nullable ? [] : [{ pointer: inner, mayLack: !required, mayBeNull: nullable }]),
      ...optionalIn(own, inner),
    ]
  })
}

type Add = (pointer: readonly string[], kinds: readonly ShapeKind[]) => void

function look(schema: Schema, pointer: readonly string[], { isRequired }: { isRequired: boolean }, add: Add): void {
  const { schema: target, nullable } = schemas.resolve(schema)
  if (pointer.length > deepest) return
  const isBody = pointer.length === 0
  const absent: ShapeKind[] = isRequired && !nullable ? (isBody ? ['null'] : ['missing', 'null']) : []
  const variants = schemas.variants(target)
  const isText = schemas.enumValues(schema) !== undefined || target.type === 'string'
  if (isText) {
    const words = schemas.enumValues(schema) === undefined ? [] : (['variant'] as const)
    const dates = target.format === 'date-time' ? (['date'] as const) : []
    return add(pointer, [...absent, 'object', 'number', ...words, ...dates])
  }
  if (target.type === 'integer' || target.type === 'number' || target.type === 'boolean')
    return add(pointer, [...absent, 'text', 'object'])
  if (target.type === 'array') {
    add(pointer, [...absent, 'text', 'object'])
    return look(target.items ?? {}, [...pointer, '*'], { isRequired: false }, add)
  }
  const properties = schemas.allProperties(schema)
  if (properties.length > 0) {
    // A union that may be a text as well: a word is one of its variants.
    const isMixed = variants?.some((variant) => schemas.resolve(variant).schema.type === 'string') === true
    add(pointer, [...absent, ...(isMixed ? (['number'] as const) : (['text', 'list'] as const))])
    for (const { wire, own, required } of properties) look(own, [...pointer, wire], { isRequired: required }, add)
    return
  }
  if (typeof target.additionalProperties === 'object') {
    add(pointer, [...absent, 'text', 'list'])
    return look(target.additionalProperties, [...pointer, '*'], { isRequired: false }, add)
  }
  // A union of texts, such as addresses of both versions.
  if (variants?.every((variant) => schemas.resolve(variant).schema.type === 'string'))
    return add(pointer, [...absent, 'object', 'number'])
  if (absent.length > 0 && target.type !== undefined) add(pointer, absent)
}
