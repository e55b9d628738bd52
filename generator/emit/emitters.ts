/** All outputs of the generator. Each emitter sits in a file of its own and knows no other. */
import type { EmittedFile, Emitter, Model } from '../model/types/ir.ts'
import { emitClient } from './client/client.ts'
import { emitCodec } from './codec.ts'
import { emitConventions } from './conventions.ts'
import { emitCoverage } from './coverage.ts'
import { emitFinder } from './finder/finder.ts'
import { emitFakers } from './mock/fakers.ts'
import { emitMock } from './mock/index.ts'
import { emitModel } from './model/model.ts'
import { emitPaths } from './model/paths.ts'
import { emitRoutes } from './routes/routes.ts'
import { emitScreens } from './screens/screens.ts'
import { emitSlots } from './screens/slots.ts'
import { createToolCache, noCache, type CacheOptions } from './tool-cache.ts'
import { emitWireTypes } from './wire-types.ts'

/** In the order in which they run, one after the other. */
const emitters: readonly (readonly [string, Emitter])[] = [
  ['client', emitClient],
  ['wire types', emitWireTypes],
  ['codec', emitCodec],
  ['conventions', emitConventions],
  ['model', emitModel],
  ['paths', emitPaths],
  ['screens', emitScreens],
  ['slots', emitSlots],
  ['routes', emitRoutes],
  ['finder', emitFinder],
  ['coverage', emitCoverage],
  ['mock', emitMock],
]

export interface EmitOptions {
  /** Told of each stage when it begins. */
  report(stage: string): void
  /** Default: every tool runs. */
  cache?: CacheOptions
}

/** Every file of `generated/`, except the stamp. */
export async function emitAll(model: Model, { report, cache }: EmitOptions): Promise<EmittedFile[]> {
  const tools = cache === undefined ? noCache : createToolCache(cache)
  // Works in another thread, while the client's tool keeps this one busy; what is left of it is waited for at the end.
  report('fakers start')
  const fakers = Promise.resolve(emitFakers(model, tools))
  // Until its turn comes, a failure must not count as unhandled.
  fakers.catch(() => undefined)
  const all: EmittedFile[] = []
  for (const [name, emit] of emitters) {
    report(name)
    all.push(...(await emit(model, tools)))
  }
  report('fakers end')
  return [...all, ...(await fakers)]
}
