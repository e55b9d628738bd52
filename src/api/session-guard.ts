/**
 * Whether the session is still that of the person whom the page shows. A browser has one session for all its tabs: when somebody
 * else signs in in another one, what is sent here would be done in their name.
 */
import type { ApiResult, Failure } from './binding.ts'
import { retryAfter } from './errors.ts'
import { shortName } from '../lib/isolate.ts'
import { createStore, type Readable } from '../lib/store.ts'

export interface Person {
  id: string
  displayName: string
}

export interface SessionGuard {
  /** The person whom the page shows, once that is known. */
  shown: Readable<Person | undefined>
  /** Somebody else who is signed in by now. Told each time the server was asked for it. */
  other: Readable<Person | undefined>
  /** The server said who is signed in. The first one is whom the page shows. */
  heard: (person: Person) => void
  /** The session may have changed: asks who is signed in. Writes wait for the answer. */
  doubt: () => void
  /** The session may be about to change: the next write asks first, unless the person is confirmed before. */
  suspect: () => void
  /** Another tab has begun to load, maybe as somebody else: the same, and an answer that is under way may be older. */
  announced: () => void
  /** Another tab has just heard from the server that it is still that of the person shown. */
  confirmed: () => void
  /** For `createClient({ beforeWrite })`, and before what is read for a write: why it must not go out. */
  beforeWrite: () => Promise<Failure | undefined>
  /**
   * For `createClient({ afterRead })`: why what came is not to be shown. Who is signed in stays open where the server does not say it.
   * @param isSeen whether somebody looks at the page; otherwise it is time to ask when somebody comes back
   */
  afterRead: (isSeen: boolean) => Promise<Failure | undefined>
  /** Somebody signed in on this page itself: whoever the server names next is whom it shows. */
  restart: () => void
}

/** However long a server wants to be left alone, in milliseconds. */
const longestRest = 60_000

/** @param ask who is signed in, from the server */
export function createSessionGuard(ask: () => Promise<ApiResult<Person>>): SessionGuard {
  const shown = createStore<Person | undefined>(undefined)
  const other = createStore<Person | undefined>(undefined)
  /** Doubts since the session was last confirmed. */
  let doubts = 0
  /** A tab began to load while the question was under way: the answer to that does not say whose session it is by now. */
  let isAnnounced = false
  let asking: Promise<Failure | undefined> | undefined
  /** What is read asks nothing as long as a busy server wants to be left alone; what is written has to. */
  let rest: ReturnType<typeof setTimeout> | undefined

  const compare = (person: Person): void => other.set(person.id === shown.get()?.id ? undefined : person)

  const refused = (): Failure | undefined => {
    const person = other.get()
    return person && refusal(person)
  }

  const askUntilSure = async (): Promise<Failure | undefined> => {
    for (;;) {
      const before = doubts
      isAnnounced = false
      const result = await ask()
      if (result.type !== 'success') {
        const wait = 'headers' in result ? retryAfter(result.headers) : undefined
        clearTimeout(rest)
        rest = wait === undefined ? undefined : setTimeout(() => (rest = undefined), Math.min(wait, longestRest))
        return result
      }
      // An answer may be older than a doubt that came meanwhile.
      if (before !== doubts) continue
      doubts = isAnnounced ? 1 : 0
      compare(result.data)
      return undefined
    }
  }

  const confirm = (): Promise<Failure | undefined> =>
    (asking ??= askUntilSure().finally(() => {
      asking = undefined
    }))

  const suspect = (): void => {
    if (shown.get() !== undefined && asking === undefined) doubts += 1
  }

  return {
    shown,
    other,
    heard: (person) => {
      const known = shown.get()
      if (known === undefined) shown.set(person)
      else if (known.id !== person.id) compare(person)
    },
    doubt: () => {
      if (shown.get() === undefined) return
      doubts += 1
      void confirm()
    },
    suspect,
    announced: () => {
      isAnnounced = asking !== undefined
      suspect()
    },
    confirmed: () => {
      if (asking === undefined) doubts = 0
    },
    beforeWrite: async () => {
      for (;;) {
        if (doubts === 0) return refused()
        // oxlint-disable-next-line no-await-in-loop -- what came meanwhile makes it doubtful again
        const failure = await confirm()
        if (failure) return failure
      }
    },
    afterRead: async (isSeen) => {
      if (doubts > 0 && isSeen && rest === undefined) await confirm()
      return refused()
    },
    restart: () => {
      shown.set(undefined)
      doubts = 0
      other.set(undefined)
    },
  }
}

let askWho: (() => Promise<ApiResult<Person>>) | undefined

/** Says how to ask the server who is signed in. */
export function bindWho(ask: () => Promise<ApiResult<Person>>): void {
  askWho = ask
}

/** The console's, as there is one session. */
export const sessionGuard = createSessionGuard(() => {
  if (askWho === undefined) throw new Error('call bindWho() first')
  return askWho()
})

/** What people are told when somebody else is signed in: before and after the name of that person. */
export const aroundOther = ['You are now signed in as ', ' in another tab. Reload to continue.'] as const

/** The same as one text. */
export const otherSessionText = ({ displayName }: Person): string => aroundOther.join(shortName(displayName))

/** As if the server had refused: 412 is what it says when something has changed since the page was read. */
const refusal = (person: Person): Failure => ({
  type: 'error',
  statusCode: 412,
  data: { message: otherSessionText(person) },
  headers: new Headers(),
})

type Listener = () => void
const listeners = new Set<Listener>()

/** Tells that somebody signed in or out on this page. */
export function sessionChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when somebody signed in or out on this page. Returns what ends that. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
