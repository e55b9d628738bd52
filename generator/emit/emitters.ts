/** All outputs of the generator, in order. Each emitter sits in a file of its own and knows no other. */
import type { EmittedFile, Emitter, Model } from '../model/types/ir.ts'
import { emitClient } from './client/client.ts'
import { emitCodec } from './codec.ts'
import { emitCoverage } from './coverage.ts'
import { emitMock } from './mock/index.ts'
import { emitModel } from './model/model.ts'
import { emitRoutes } from './routes/routes.ts'
import { emitScreens } from './screens/screens.ts'
import { emitSlots } from './screens/slots.ts'
import { emitWireTypes } from './wire-types.ts'

const emitters: readonly (readonly [string, Emitter])[] = [
  ['client', emitClient],
  ['wire types', emitWireTypes],
  ['codec', emitCodec],
  ['model', emitModel],
  ['mock', emitMock],
  ['screens', emitScreens],
  ['slots', emitSlots],
  ['routes', emitRoutes],
  ['coverage', emitCoverage],
]

/** Every file of `generated/`, except the stamp. `report` is told what is being made. */
export async function emitAll(model: Model, report: (stage: string) => void): Promise<EmittedFile[]> {
  const files: EmittedFile[] = []
  for (const [name, emit] of emitters) {
    report(name)
    files.push(...(await emit(model)))
  }
  return files
}
