/** What the mock is made of, but for the faker factories: operation and entity tables, handler interface. */
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { emitEntities } from './entities.ts'
import { emitHandlers } from './handlers.ts'
import { emitOperations } from './operations.ts'
import { emitRules } from './rules.ts'

/** Emits the files below `mock/` that no tool makes. */
export const emitMock = (model: Model): readonly EmittedFile[] => [
  ...emitOperations(model),
  ...emitEntities(model),
  ...emitRules(model),
  ...emitHandlers(model),
]
