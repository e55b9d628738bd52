/** All outputs of the generator, in order. Each emitter sits in a file of its own and knows no other. */
import type { EmittedFile, Emitter, Model } from '../model/types/ir.ts'
import { emitClient } from './client/client.ts'
import { emitCodec } from './codec.ts'
import { emitCoverage } from './coverage.ts'
import { emitFinder } from './finder/finder.ts'
import { emitMock } from './mock/index.ts'
import { emitModel } from './model/model.ts'
import { emitRoutes } from './routes/routes.ts'
import { emitScreens } from './screens/screens.ts'
import { emitSlots } from './screens/slots.ts'
import { emitWireTypes } from './wire-types.ts'

const emitters: readonly (readonly [string, Emitter])[] = [
  // First, so that its worker runs while the client's tool keeps this thread busy.
  ['mock', emitMock],
  ['client', emitClient],
  ['wire types', emitWireTypes],
  ['codec', emitCodec],
  ['model', emitModel],
  ['screens', emitScreens],
  ['slots', emitSlots],
  ['routes', emitRoutes],
  ['finder', emitFinder],
  ['coverage', emitCoverage],
]

/**
 * Every file of `generated/`, except the stamp. All emitters are started at once, because some wait for a tool in
 * another thread; files come in the order of the list. `report` is told what is being waited for.
 */
export async function emitAll(model: Model, report: (stage: string) => void): Promise<EmittedFile[]> {
  const running = emitters.map(([name, emit]) => ({ name, files: Promise.resolve().then(() => emit(model)) }))
  // A failure is thrown where its turn comes; until then it must not count as unhandled.
  for (const { files } of running) files.catch(() => undefined)
  const all: EmittedFile[] = []
  for (const { name, files } of running) {
    report(name)
    all.push(...(await files))
  }
  return all
}
