/** What is known of the entities of this contract and manifest. */
import type { RuleId } from '../../../generated/mock/rules.gen.ts'
import type { EntityShape, RefusalShape } from '../tables/entity.ts'

export type EntitySpec = EntityShape<RuleId>
export type Refusal = RefusalShape<RuleId>
