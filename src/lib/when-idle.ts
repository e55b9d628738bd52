/** Runs something once the browser has nothing better to do, after two seconds at the latest. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has none of its own yet.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
