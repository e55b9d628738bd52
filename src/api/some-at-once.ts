/** Runs what it is given, or has it wait for its turn. */
export type Queue = <T>(run: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * So many run at the same time; all others wait, in the order in which they came. What is called off while it waits runs at once:
 * it finds that nobody wants it.
 */
export function someAtOnce(most: number): Queue {
  let running = 0
  const waiting = new Set<() => void>()
  const start = <T>(run: () => Promise<T>): Promise<T> => {
    running += 1
    return run().finally(() => {
      running -= 1
      const [next] = waiting
      if (running < most) next?.()
    })
  }
  return (run, signal) =>
    running < most
      ? start(run)
      : new Promise((resolve) => {
          const go = (): void => {
            waiting.delete(go)
            signal?.removeEventListener('abort', go)
            resolve(start(run))
          }
          waiting.add(go)
          signal?.addEventListener('abort', go)
        })
}
