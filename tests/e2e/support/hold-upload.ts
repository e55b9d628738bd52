import type { Page } from '@playwright/test'

/** From the next page on a server takes two pieces of a file and lets the others wait, until `goOn` of the window is called. */
export const holdUpload = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch: original } = window
    let pieces = 0
    const told = new Promise<void>((resolve) => Object.assign(window, { goOn: resolve }))
    window.fetch = async (...request) => {
      const [target, init] = request
      const { url, signal = init?.signal } = target instanceof Request ? target : { url: String(target) }
      const isHeld = url.includes('/bulk-write?') && (pieces += 1) > 2
      if (isHeld) await Promise.race([told, new Promise((resolve) => signal?.addEventListener('abort', resolve))])
      return original(...request)
    }
  })
