/**
 * Which operations the mock's default can answer truly: with rows that have what the answer demands, made of bodies whose fields are
 * those of rows. All others answer a sample, and are called that.
 */
import type { Context } from '../../link/context.ts'
import type { Schema } from '../types/contract.ts'
import type { MockEntityIR, MockOperationIR } from '../types/mock-ir.ts'
import { ownOf } from '../../schema/records.ts'

interface Known extends Pick<Context, 'schemas' | 'operations'> {
  /** Whether a schema is that of rows of some entity. */
  isOfRows: (schema: string) => boolean
}

export function isTrue(
  { operation, verb, shape, of = [], called = {} }: MockOperationIR,
  { schema, lifts = {}, link, selectors }: Pick<MockEntityIR, 'schema' | 'lifts' | 'link' | 'selectors'>,
  { schemas, operations, isOfRows }: Known,
): boolean {
  const op = operations.get(operation)
  const row = schemas.named(schema)
  if (op === undefined || row === undefined) return true
  const fields = new Map(schemas.properties(row).map((one) => [one.wire, one.schema]))
  if (link !== undefined) return link.ends.every(({ field }) => fields.has(field))
  // Rows of something that they say nothing of: nothing tells which of them those are.
  const tells = new Set([...[...selectors, ...of].map(({ param }) => param), ...Object.keys(called)])
  if (verb === 'list' && shape?.kind !== 'wrapped' && !op.pathParams.every(({ wire }) => tells.has(wire))) return false
  // What is put to something else is there already: nothing says what a new row would have.
  if (verb === 'create' && op.method === 'put' && op.request.schema === undefined) return false
  const isWritten = verb === 'create' || verb === 'update' || verb === 'single-update'
  const body = isWritten && op.request.schema !== undefined ? schemas.properties(op.request.schema) : []
  const fits = body.every(({ wire, schema: asked }) => {
    const held = fields.get(wire)
    return held === undefined || ownOf(lifts, wire) !== undefined || kindOf(asked, schemas) === kindOf(held, schemas)
  })
  if (!fits) return false
  const answer = op.response.schema
  if (answer === undefined || shape !== undefined) return true
  // What was accepted is carried out by a row of another kind.
  const { name } = schemas.resolve(answer)
  if (op.response.status === '202' && name !== undefined && name !== schema && isOfRows(name)) return false
  const demanded = schemas.properties(answer)
  return demanded.every(({ wire, required }) => !required || fields.has(wire))
}

/** What a value is, whatever else is demanded of it: texts of any form are texts. */
function kindOf(schema: Schema, schemas: Context['schemas']): string {
  const { schema: target } = schemas.resolve(schema)
  const variants = schemas.variants(target)
  if (variants !== undefined) {
    const kinds = new Set(variants.map((one) => kindOf(one, schemas)))
    return kinds.size === 1 ? ([...kinds][0] ?? 'any') : 'union'
  }
  if (target.type === 'integer') return 'number'
  return target.type ?? (schemas.allProperties(target).length > 0 ? 'object' : 'any')
}
