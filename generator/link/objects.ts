/** What pages, rows and forms are made of: objects, whose fields have names. */
import type { Context } from './context.ts'
import type { Fault } from './faults.ts'
import type { Schemas } from '../schema/schemas.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'

/** How deep unions and intersections are looked into: one that contains itself says nothing more. */
const maxDepth = 6

/** Whether all that a schema allows are objects, as far as it says. One that says nothing may be of objects. */
export function isObject(schema: Schema, schemas: Schemas, depth = 0): boolean {
  const { type, properties, items, enum: values, allOf, ...target } = schemas.resolve(schema).schema
  const parts = target.oneOf ?? target.anyOf ?? allOf ?? []
  if (properties !== undefined) return true
  if (items !== undefined || values !== undefined || (type !== undefined && type !== 'object')) return false
  return depth > maxDepth || parts.every((part) => isObject(part, schemas, depth + 1))
}

/** Whether an operation answers, or takes, JSON that is no object. */
export const isNoObject = (
  { transport, schema }: Operation['request'] | Operation['response'],
  { schemas }: Pick<Context, 'schemas'>,
): boolean => transport === 'json' && schema !== undefined && !isObject(schema, schemas)

/** A view shows the fields of what it answers. */
export const viewFault = ({ id }: Pick<Operation, 'id'>): Omit<Fault, 'steps'> => ({
  code: 'NOT_AN_OBJECT',
  cause: `the answer of \`${id}\` is no object`,
  suggestion: 'use another operation, or say `view: false`: then pages read their row from the list',
})

/** What is filled in are fields of a body. @param raw what is bound: a text is all of it */
export const bodyFaults = (
  { id, request }: Operation,
  { raw, suggestion }: { raw: unknown; suggestion: string },
  context: Pick<Context, 'schemas'>,
): Fault[] =>
  typeof raw === 'string' || !isNoObject(request, context)
    ? []
    : [{ code: 'NOT_AN_OBJECT', steps: [], cause: `the body of \`${id}\` is no object`, suggestion }]
