/** Makes the context of one request. */
import type { Actor, CallInfo, Clock, Ctx, Identity, Rules } from './ctx.ts'
import { jobCollection, schedule } from './scheduled-jobs.ts'
import { unauthorized } from '../http/errors.ts'
import { createRng, uuidOf, type Rng } from '../random/rng.ts'
import type { Store } from '../store/store.ts'

export interface CtxParts {
  store: Store
  identity: Identity
  clock: Clock
  /** Global seed: part of every id and of all chance. */
  seed: string
  rules: Rules
  /** The request, if there is one. */
  call?: CallInfo
  /** Takes what a story goes on without. Default: nothing is left out. */
  leaveOut?: (what: string) => void
}

/** The context of one request, of a piece of due work, or of one run of a seed. */
export function makeCtx({ store, identity, clock, seed, rules, call, leaveOut }: CtxParts): Ctx {
  const time = new Date(clock())
  let rng: Rng | undefined
  return {
    store,
    identity,
    rules,
    actor: identity.actor,
    session: identity.session,
    get user(): Actor {
      if (identity.actor === undefined) throw unauthorized()
      return identity.actor
    },
    get call(): CallInfo {
      if (call === undefined) throw new Error('there is no request here')
      return call
    },
    now: () => new Date(time),
    timestamp: () => time.toISOString(),
    newId: () => uuidOf(`${seed}/id/${store.count()}`),
    // Made on demand, so that a request without chance leaves the counter alone.
    get rng(): Rng {
      rng ??= createRng(`${seed}/rng/${store.count()}`)
      return rng
    },
    chance: (resource, key, field) => createRng(`${seed}/${resource}/${key}/${field}`),
    reply: { headers: new Headers() },
    schedule: (request) => schedule(store, time.getTime(), request),
    unschedule: (key) => store.collection(jobCollection).remove(key),
    leaveOut: (what) => {
      if (leaveOut === undefined) throw new Error(what)
      leaveOut(what)
    },
  }
}
