/** What pages that failed without a network do when it is back. */

export const offlineText = { title: 'You are offline', body: 'This page is loaded when the connection is back.' }

export interface ComeBackPorts {
  /** Whether the console's own server answers. Does not reject. */
  isReachable: () => Promise<boolean>
  reload: () => void
}

/** Milliseconds before each try: the browser says that it is online before names can be looked up. */
const pauses = [0, 1_000, 3_000, 10_000]

/**
 * Loads the page again once the network is back and the server answers; a reload into nothing would leave the console. For pages
 * whose code is missing: browsers do not ask again for a module that did not come. Returns what ends the waiting.
 */
export function reloadWhenBack({ isReachable, reload }: ComeBackPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (index: number): void => {
    clearTimeout(timer)
    const pause = pauses[index]
    if (pause === undefined) return
    timer = setTimeout(() => {
      void isReachable().then((isThere) => (isThere ? reload() : attempt(index + 1)))
    }, pause)
  }
  const onOnline = (): void => attempt(0)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
  }
}

/** For this console. */
export const comeBackPorts: ComeBackPorts = {
  isReachable: async () => {
    try {
      return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store', headers: { accept: 'text/html' } })).ok
    } catch {
      return false
    }
  },
  reload: () => window.location.reload(),
}
