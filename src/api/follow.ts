/** Reads what the cache has, or is about to have, on behalf of another reading. */
import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'

export interface FollowOptions<T> {
  signal: AbortSignal
  /** Told what there is already, of data that comes in parts. */
  onData?: (data: T) => void
}

/**
 * The fresh data of a query. When the signal fires it is given up, and the request with it unless somebody else wants it:
 * `fetchQuery` would go on for nobody.
 * @throws what the query throws; the reason of the signal; `CancelledError` when somebody else cancelled it
 */
export function follow<T, K extends QueryKey = QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
  { signal, onData }: FollowOptions<T>,
): Promise<T> {
  const { queryKey, queryFn, staleTime } = query
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const observer = new QueryObserver<T, Error, T, T, K>(client, {
      queryKey,
      ...(queryFn !== undefined && { queryFn }),
      ...(typeof staleTime === 'number' && { staleTime }),
    })
    const end = (settle: () => void): void => {
      signal.removeEventListener('abort', onAbort)
      stop()
      settle()
    }
    const onAbort = (): void => end(() => reject(signal.reason))
    const look = ({ fetchStatus, status, data, error }: ReturnType<typeof observer.getCurrentResult>): void => {
      if (fetchStatus !== 'idle') {
        if (data !== undefined) onData?.(data)
      } else if (status === 'error') end(() => reject(error))
      else if (data === undefined) end(() => reject(new CancelledError()))
      else end(() => resolve(data))
    }
    signal.addEventListener('abort', onAbort)
    const stop = observer.subscribe(look)
    look(observer.getCurrentResult())
  })
}
