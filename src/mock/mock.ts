/** The mock, put together: store, behaviours over the CRUD default, pipeline. Transports add only how bytes travel. */
import { createHandlers } from '../../generated/mock/handlers.gen.ts'
import { contractHash, type OperationId } from '../../generated/mock/operations.gen.ts'
import { behaviours } from './behaviours/index.ts'
import type { Contract } from './contract/contract.ts'
import { crudHandler } from './crud/crud.ts'
import type { Clock, Ctx } from './ctx.ts'
import { notImplemented } from './errors.ts'
import { identify } from './identity.ts'
import { makeCtx } from './make-ctx.ts'
import { createPipeline, type Defect, type Handle, type PipelineOptions } from './pipeline.ts'
import { seedStory, storyVersion } from './seed/story.ts'
import { Store, type Snapshot } from './store/store.ts'

export interface MockOptions extends Partial<Pick<PipelineOptions, 'delay' | 'fault' | 'onCommit'>> {
  contract: Contract
  clock: Clock
  /** Global seed of ids and chance. */
  seed?: string
  /** What an empty store starts with. Default: the story. */
  story?: (ctx: Ctx) => void
  onDefect: (defect: Defect) => void
}

export interface Mock {
  readonly handle: Handle
  readonly store: Store
  /** Back to the start of the story. */
  reset(): void
  /** Takes a snapshot if it belongs to this contract and story; false when it does not. */
  restore(snapshot: Snapshot): boolean
}

/** The answer of an operation: a behaviour, else the CRUD default, else 501. */
const handlers = createHandlers<Ctx>(Object.values(behaviours), (id: OperationId) => {
  const handler = crudHandler(id)
  if (handler !== undefined) return handler
  return () => {
    throw notImplemented(id)
  }
})

/** A mock with a store of its own, filled with its story. */
export function createMock({ contract, clock, seed = 'cairn', story = seedStory, ...options }: MockOptions): Mock {
  const store = new Store({ contract: contractHash, seed: `${storyVersion}/${seed}` })
  const reset = (): void => {
    store.reset()
    story(makeCtx({ store, actor: undefined, clock, seed }))
  }
  reset()
  const handle = createPipeline({
    ...options,
    store,
    handlers,
    contract,
    clock,
    seed,
    identify: (request, info) => identify(store, request, info),
  })
  const restore = (snapshot: Snapshot): boolean => {
    const { version } = snapshot
    if (version.contract !== store.version.contract || version.seed !== store.version.seed) return false
    store.load(snapshot)
    return true
  }
  return { handle, store, reset, restore }
}
