/** The cache of the console and its rules (specification §7): nothing is repeated or refreshed behind people's backs, but for what the server asks to be asked again. */
import { QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { inTurns } from '../lib/turns.ts'
import { wait } from '../lib/wait.ts'
import { mayRepeat, waitOf } from './busy.ts'
import { ApiError } from './errors.ts'
import { shareEqual, sharing } from './share.ts'

/** How long an answer counts as fresh, in milliseconds. */
const staleTime = 2_000
/**
 * For what has to be asked now, whatever is known: of a computer whose clock was set back, an answer of a day ago is from the future, and
 * younger than 0.
 */
export const neverFresh = -Infinity
/** How long an answer that nobody shows is kept, in milliseconds. */
const gcTime = 5 * 60_000

/** Until when a busy server wants to be left alone with what was asked, in milliseconds since the page began. */
const busyUntil = new WeakMap<object, number>()

/** A new cache. The console has one, see {@link queryClient}; tests make their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRepeat,
        retryDelay: (_, error) => waitOf(error),
        // Of a computer whose clock was set back, answers would count as fresh until it is as late again.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? neverFresh : staleTime),
        gcTime,
        refetchOnWindowFocus: false,
        // What failed for want of a network comes back by itself; nothing else is asked for behind people's backs.
        refetchOnReconnect: ({ state }) => (isUnreached(state.error) ? 'always' : false),
        // Ask even when the browser believes to be offline: a failure that shows beats a wait that does not.
        networkMode: 'always',
        queryKeyHashFn: hashKey,
        structuralSharing: shareEqual,
        // Nothing is kept elsewhere: it is where an answer can be worked on before it is put into the cache, in a single task.
        persister: async (ask, context, query) => {
          // The page that waited may have gone, and come again.
          const left = (busyUntil.get(query) ?? 0) - performance.now()
          if (left > 0) await wait(left)
          try {
            const answer: unknown = await ask(context)
            await inTurns(sharing(query.state.data, answer))
            return answer
          } catch (error) {
            busyUntil.set(query, performance.now() + waitOf(error))
            throw error
          }
        },
      },
      mutations: { retry: false, gcTime, networkMode: 'always' },
    },
  })
}

const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

let shared: QueryClient | undefined

/** The console's cache, made at first use. */
export const queryClient = (): QueryClient => (shared ??= createQueryClient())

/** As TanStack Query does it (keys of objects sorted), and for big integers too. */
export function hashKey(key: QueryKey): string {
  return JSON.stringify(key, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
