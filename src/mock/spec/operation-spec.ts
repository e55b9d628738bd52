/** What is known of the operations of this contract and manifest. */
import type { Handlers } from '../../../generated/mock/handlers.gen.ts'
import type { RuleId } from '../../../generated/mock/rules.gen.ts'
import type { CrudShape, OperationShape } from '../tables/operation.ts'

export type OperationId = keyof Handlers<unknown>
export type CrudSpec = CrudShape<RuleId>
export type OperationSpec = OperationShape<OperationId, RuleId>
