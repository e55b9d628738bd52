/** Makes the context of one request. */
import type { Actor, Clock, Ctx } from './ctx.ts'
import { unauthorized } from './errors.ts'
import { createRng, uuidOf, type Rng } from './rng.ts'
import type { Store } from './store/store.ts'

export interface CtxParts {
  store: Store
  actor: Actor | undefined
  session?: string | undefined
  clock: Clock
  /** Global seed: part of every id and of all chance. */
  seed: string
}

/** The context of one request or of one run of a seed. */
export function makeCtx({ store, actor, session, clock, seed }: CtxParts): Ctx {
  const time = new Date(clock())
  let rng: Rng | undefined
  return {
    store,
    actor,
    session,
    get user(): Actor {
      if (actor === undefined) throw unauthorized()
      return actor
    },
    now: () => new Date(time),
    timestamp: () => time.toISOString(),
    newId: () => uuidOf(`${seed}/id/${store.count()}`),
    // Made on demand, so that a request without chance leaves the counter alone.
    get rng(): Rng {
      rng ??= createRng(`${seed}/rng/${store.count()}`)
      return rng
    },
    reply: { headers: new Headers() },
  }
}
