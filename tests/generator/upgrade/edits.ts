/** What edits of a contract are made of. What is not there is a mistake of the test. */
import type { Method, Schema } from '../../../generator/model/types/contract.ts'
import { refTo } from '../../../generator/schema/references.ts'
import type { Draft, DraftOperation, DraftSchema } from './draft.ts'

function there<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the contract has no ${name}`)
  return value
}

/** What there is not is told by its address: its name may be a word that anything may have, such as `Error`. */
export const schema = (draft: Draft, name: string): DraftSchema => there(draft.components.schemas[name], refTo(name))

const fieldsOf = (draft: Draft, name: string): Record<string, Schema> =>
  there(schema(draft, name).properties, `fields of ${name}`)

export const ref = (name: string): Schema => ({ $ref: refTo(name) })

/** Where an operation is. */
function at(draft: Draft, id: string): { path: string; method: 'get'; operation: DraftOperation } {
  for (const [path, item] of Object.entries(draft.paths))
    for (const [method, operation] of Object.entries(item))
      if (operation.operationId === id) return { path, method: method as 'get', operation } // a key of the item
  throw new Error(`the contract has no ${id}`)
}

export const operation = (draft: Draft, id: string): DraftOperation => at(draft, id).operation

export function addField(
  draft: Draft,
  [owner, field]: readonly [string, string],
  type: Schema,
  required = false,
): void {
  fieldsOf(draft, owner)[field] = type
  if (required) schema(draft, owner).required = [...(schema(draft, owner).required ?? []), field]
}

/** @returns the schema that it had */
export function removeField(draft: Draft, [owner, field]: readonly [string, string]): Schema {
  const fields = fieldsOf(draft, owner)
  const old = there(fields[field], `${owner}.${field}`)
  delete fields[field]
  const { required } = schema(draft, owner)
  if (required !== undefined) schema(draft, owner).required = required.filter((one) => one !== field)
  return old
}

export function renameField(draft: Draft, [owner, field]: readonly [string, string], to: string): void {
  const isRequired = schema(draft, owner).required?.includes(field) === true
  addField(draft, [owner, to], removeField(draft, [owner, field]), isRequired)
}

export function changeField(draft: Draft, [owner, field]: readonly [string, string], type: Schema): void {
  there(fieldsOf(draft, owner)[field], `${owner}.${field}`)
  fieldsOf(draft, owner)[field] = type
}

/** What a field says of itself, beside what it may hold. */
export function describeField(draft: Draft, [owner, field]: readonly [string, string], said: Schema): void {
  const own = there(fieldsOf(draft, owner)[field], `${owner}.${field}`)
  fieldsOf(draft, owner)[field] = { ...own, ...said }
}

export function requireField(draft: Draft, [owner, field]: readonly [string, string]): void {
  there(fieldsOf(draft, owner)[field], `${owner}.${field}`)
  schema(draft, owner).required = [...(schema(draft, owner).required ?? []), field]
}

export function relaxField(draft: Draft, [owner, field]: readonly [string, string]): void {
  schema(draft, owner).required = schema(draft, owner).required?.filter((one) => one !== field) ?? []
}

/** The fields below a new one, in a schema of its own. */
export function moveFields(draft: Draft, owner: string, fields: readonly string[], into: string): void {
  const properties: Record<string, Schema> = {}
  const required = fields.filter((field) => schema(draft, owner).required?.includes(field) === true)
  for (const field of fields) properties[field] = removeField(draft, [owner, field])
  draft.components.schemas[`${owner}Part`] = { type: 'object', properties, required }
  addField(draft, [owner, into], ref(`${owner}Part`), true)
}

export function addValue(draft: Draft, name: string, value: string): void {
  const target = schema(draft, name)
  if (target.oneOf === undefined) target.enum = [...there(target.enum, `values of ${name}`), value]
  else target.oneOf = [...target.oneOf, { type: 'string', enum: [value] }]
}

export function removeValue(draft: Draft, name: string, value: string): void {
  const target = schema(draft, name)
  if (target.oneOf === undefined) target.enum = there(target.enum, `values of ${name}`).filter((one) => one !== value)
  else target.oneOf = target.oneOf.filter((one) => one.enum?.[0] !== value)
}

/** A variant that is told from the others by `tag`. */
export function addVariant(
  draft: Draft,
  name: string,
  { tag, value, fields = {} }: { tag: string; value: string; fields?: Record<string, Schema> },
): void {
  const variants = there(schema(draft, name).oneOf, `variants of ${name}`)
  const properties = { [tag]: { type: 'string' as const, enum: [value] }, ...fields }
  schema(draft, name).oneOf = [...variants, { type: 'object', properties, required: [tag, ...Object.keys(fields)] }]
}

export function removeVariant(draft: Draft, name: string, { tag, value }: { tag: string; value: string }): void {
  const variants = there(schema(draft, name).oneOf, `variants of ${name}`)
  schema(draft, name).oneOf = variants.filter((one) => one.properties?.[tag]?.enum?.[0] !== value)
}

/** Refers to the schema by another name everywhere. */
export function renameSchema(draft: Draft, name: string, to: string): void {
  const text = JSON.stringify(draft).replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${to}"`)
  Object.assign(draft, JSON.parse(text))
  draft.components.schemas[to] = schema(draft, name)
  delete draft.components.schemas[name]
}

export function renameOperation(draft: Draft, id: string, to: string): void {
  operation(draft, id).operationId = to
}

export function swapOperations(draft: Draft, a: string, b: string): void {
  const [one, other] = [operation(draft, a), operation(draft, b)]
  one.operationId = b
  other.operationId = a
}

export function removeOperation(draft: Draft, id: string): void {
  const { path, method } = at(draft, id)
  delete there(draft.paths[path], path)[method]
}

/** All operations of a path, and of those below it, are gone. */
export function removeArea(draft: Draft, from: string): void {
  const isThere = (path: string): boolean => path === from || path.startsWith(`${from}/`)
  there(Object.keys(draft.paths).find(isThere), from)
  draft.paths = Object.fromEntries(Object.entries(draft.paths).filter(([path]) => !isThere(path)))
}

/** The same call by another method. */
export function changeMethod(draft: Draft, id: string, to: Method): void {
  const { path, method, operation: own } = at(draft, id)
  const item = there(draft.paths[path], path)
  delete item[method]
  item[to] = own
}

/** All operations of a path, and of those below it. */
export function movePath(draft: Draft, from: string, to: string): void {
  there(
    Object.keys(draft.paths).find((path) => path === from || path.startsWith(`${from}/`)),
    from,
  )
  const moved = Object.entries(draft.paths).map(
    ([path, item]) =>
      [path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path, item] as const,
  )
  draft.paths = Object.fromEntries(moved)
}

export function addQuery(
  draft: Draft,
  id: string,
  name: string,
  { required = false, type = 'string' as const } = {},
): void {
  const target = operation(draft, id)
  target.parameters = [...(target.parameters ?? []), { name, in: 'query', required, schema: { type } }]
}

export function editQuery(
  draft: Draft,
  [id, name]: readonly [string, string],
  change: Partial<{ name: string; in: 'path'; required: boolean; schema: Schema }>,
): void {
  const { parameters = [] } = operation(draft, id)
  const known = there(
    parameters.find((one) => one.name === name),
    `${name} of ${id}`,
  )
  operation(draft, id).parameters = parameters.map((one) => (one === known ? { ...one, ...change } : one))
}

export function removeQuery(draft: Draft, [id, name]: readonly [string, string]): void {
  const { parameters = [] } = operation(draft, id)
  operation(draft, id).parameters = parameters.filter((one) => one.name !== name)
}

export function addHeader(draft: Draft, id: string, name: string, required = false): void {
  const target = operation(draft, id)
  target.parameters = [...(target.parameters ?? []), { name, in: 'header', required, schema: { type: 'string' } }]
}

/** The same answer with another status of success. */
export function changeStatus(draft: Draft, id: string, to: string): void {
  const { responses } = operation(draft, id)
  const from = there(
    Object.keys(responses).find((status) => status.startsWith('2')),
    `success of ${id}`,
  )
  const answer = there(responses[from], from)
  delete responses[from]
  responses[to] = answer
}
