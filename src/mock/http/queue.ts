/** Runs one piece of work after the other: a transaction must not see another one's half-done changes. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    // The queue goes on whatever happens; the caller gets the failure.
    last = next.catch(() => undefined)
    return next
  }
}
