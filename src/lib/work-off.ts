/** Does something with each item, several at a time, until `signal` says stop. Rejects as soon as `run` does; the others go on. */
export async function workOff<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
): Promise<void> {
  const queue = items.values()
  const work = async (): Promise<void> => {
    for (const item of queue) {
      if (signal.aborted) return
      // oxlint-disable-next-line no-await-in-loop -- that is how a queue is worked off
      await run(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
