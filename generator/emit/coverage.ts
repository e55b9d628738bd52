/** `generated/openapi.json` and `generated/coverage.json`. */
import type { EmittedFile, Model } from '../model/types/ir.ts'

export function emitCoverage(model: Model): EmittedFile[] {
  return [
    { path: 'openapi.json', text: model.bundle },
    { path: 'coverage.json', text: `${JSON.stringify(model.coverage, null, 2)}\n` },
  ]
}
