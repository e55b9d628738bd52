/** All outputs of the generator. Each emitter sits in a file of its own and knows no other. */
import { existsSync } from 'node:fs'
import type { ApiModel, EmittedFile, Emitter, Model } from '../model/types/ir.ts'
import type { Tools } from '../model/types/tools.ts'
import { emitClient, heyApi } from './client/client.ts'
import { emitCodec } from './codec.ts'
import { emitConventions } from './conventions.ts'
import { emitCoverage } from './coverage.ts'
import { emitFinder } from './finder/finder.ts'
import { emitFakers, orval } from './mock/fakers.ts'
import { emitMock } from './mock/index.ts'
import { emitModel } from './model/model.ts'
import { emitPaths } from './model/paths.ts'
import { emitPresence } from './presence.ts'
import { emitRoutes } from './routes/routes.ts'
import { emitSession } from './routes/session.ts'
import { emitScreens } from './screens/screens.ts'
import { emitSlots } from './screens/slots.ts'
import { createToolCache, type CacheOptions } from './tool-cache.ts'
import { createToolThreads } from './tool-threads.ts'
import { emitWireTypes } from './wire-types.ts'

/** Those that run no tool, in the order in which they run. */
const emitters: readonly (readonly [string, Emitter])[] = [
  ['wire types', emitWireTypes],
  ['codec', emitCodec],
  ['conventions', emitConventions],
  ['model', emitModel],
  ['presence', emitPresence],
  ['paths', emitPaths],
  ['screens', emitScreens],
  ['slots', emitSlots],
  ['routes', emitRoutes],
  ['session', emitSession],
  ['finder', emitFinder],
  ['coverage', emitCoverage],
  ['mock', emitMock],
]

export interface EmitOptions {
  /** Told of each stage when it begins. */
  report(stage: string): void
  /** What was begun as soon as the contract was known. */
  begun: Begun
}

/** What the tools make, at work in other threads while the manifest is read and the model is made. */
export interface Begun {
  client: Promise<readonly EmittedFile[]>
  fakers: Promise<readonly EmittedFile[]>
  /** Has to be called in the end, also if nothing came of the run. */
  end(): Promise<void>
}

/** What the tools wait for. Neither comes where the input has errors. */
export interface ToolInputs {
  contract: Promise<Pick<Model, 'document'>>
  api: Promise<ApiModel>
}

/**
 * Loads the tools if it is known that they have to run, and runs each as soon as there is what it works on.
 *
 * @param cache default: every tool runs
 */
export function beginEmit({ contract, api }: ToolInputs, cache?: CacheOptions): Begun {
  const threads = createToolThreads()
  const prepare = (): void => [heyApi, orval].forEach(({ module }) => threads.prepare(module))
  if (cache === undefined || !existsSync(cache.folder)) prepare()
  const run: Tools = (job) => {
    // Both see the same contract: where one has not seen it before, the other has not either.
    prepare()
    return threads.run(job)
  }
  const tools = cache === undefined ? run : createToolCache(cache, run)
  const client = api.then((known) => emitClient(known, tools))
  const fakers = contract.then((known) => emitFakers(known, tools))
  // Until they are waited for, a failure must not count as unhandled.
  for (const made of [client, fakers]) made.catch(() => undefined)
  return { client, fakers, end: threads.end }
}

/** Every file of `generated/`, except the stamp. */
export async function emitAll(model: Model, { report, begun }: EmitOptions): Promise<EmittedFile[]> {
  const own: EmittedFile[] = []
  for (const [name, emit] of emitters) {
    report(name)
    own.push(...(await emit(model)))
  }
  // Only what is left of the tools' time is charged to them.
  report('client')
  const files = [...(await begun.client), ...own]
  report('fakers')
  return [...files, ...(await begun.fakers)]
}
