/** What an answer has to look like before anybody reads it. */
import type { Schema } from '../model/types/contract.ts'
import type { AnswerForm } from '../model/types/ir.ts'
import type { Schemas } from '../schema/schemas.ts'

/**
 * The form of a JSON answer: a list, an object that is there for the sake of one list (its only required field: the rows of a
 * page, the rules of a set), an object (undefined, as most are), or anything at all.
 */
export function answerForm(schema: Schema | undefined, schemas: Schemas): AnswerForm | undefined {
  if (schema === undefined) return 'anything'
  const { schema: target, nullable } = schemas.resolve(schema)
  if (nullable) return 'anything'
  if (target.type === 'array') return 'list'
  const variants = schemas.variants(target) ?? target.allOf
  if (variants !== undefined)
    return variants.every((one) => schemas.resolve(one).schema.type === 'object') ? undefined : 'anything'
  if (target.type !== 'object') return 'anything'
  const [only, ...others] = schemas.properties(target).filter(({ required }) => required)
  const isList = others.length === 0 && only !== undefined && only.schema.type === 'array' && !only.nullable
  return isList ? { rows: only.client } : undefined
}
