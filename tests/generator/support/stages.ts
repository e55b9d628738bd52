/** The stages of the generator in one call: from a folder with a contract and a manifest to a model and its files. */
import { join } from 'node:path'
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import { emitConventions } from '../../../generator/emit/conventions.ts'
import { emitCoverage } from '../../../generator/emit/coverage.ts'
import { emitEntities } from '../../../generator/emit/mock/entities.ts'
import { emitHandlers } from '../../../generator/emit/mock/handlers.ts'
import { emitOperations } from '../../../generator/emit/mock/operations.ts'
import { emitRules } from '../../../generator/emit/mock/rules.ts'
import { emitModel } from '../../../generator/emit/model/model.ts'
import { emitPresence } from '../../../generator/emit/presence.ts'
import { emitRoutes } from '../../../generator/emit/routes/routes.ts'
import { emitScreens } from '../../../generator/emit/screens/screens.ts'
import { emitSlots } from '../../../generator/emit/screens/slots.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { checkUsed } from '../../../generator/link/unused.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import type { EmittedFile, Model } from '../../../generator/model/types/ir.ts'
import type { OverridesIR } from '../../../generator/model/types/override-ir.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'

export interface Built {
  /** Undefined when the input has errors. */
  model: Model | undefined
  diagnostics: readonly Diagnostic[]
}

/** Reads `contract.yaml` (or another file) and `resources/*.yaml` of a folder and builds the model. */
export function buildFolder(folder: string, contract = 'contract.yaml', overrides: OverridesIR = {}): Built {
  const diagnostics = createDiagnostics()
  const input = openInput({ root: folder, spec: join(folder, contract), resources: join(folder, 'resources') })
  const document = readContract(input, diagnostics)
  const manifest = readManifest(input, diagnostics)
  if (document === undefined || manifest === undefined) return { model: undefined, diagnostics: diagnostics.all }
  const linked = linkManifest({ contract: document, manifest }, diagnostics)
  const model = buildModel({ linked, behaviours: input.behaviours, overrides })
  checkUsed(linked.context, model.coverage, diagnostics)
  return { model, diagnostics: diagnostics.all }
}

const ownEmitters = [
  emitConventions,
  emitScreens,
  emitSlots,
  emitRoutes,
  emitModel,
  emitPresence,
  emitOperations,
  emitEntities,
  emitRules,
  emitHandlers,
  emitCoverage,
]

/** What the emitters make that run no tool: screens, slots, routes, tables, coverage. */
export const emitOwn = (model: Model): readonly EmittedFile[] => ownEmitters.flatMap((emit) => emit(model))
