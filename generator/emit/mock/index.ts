/** Everything the mock is made of: operation and entity tables, handler interface, faker factories. */
import type { EmittedFile, Emitter } from '../../model/types/ir.ts'
import { emitEntities } from './entities.ts'
import { emitFakers } from './fakers.ts'
import { emitHandlers } from './handlers.ts'
import { emitOperations } from './operations.ts'
import { emitRules } from './rules.ts'

/** Emits all files below `mock/`. */
export const emitMock: Emitter = async (model): Promise<readonly EmittedFile[]> => [
  ...emitOperations(model),
  ...emitEntities(model),
  ...emitRules(model),
  ...emitHandlers(model),
  ...(await emitFakers(model)),
]
