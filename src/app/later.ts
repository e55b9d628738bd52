/** What is started once the first page is there: it makes later ones faster, or looks after them. */
import { followIntent } from './prefetch/intent.ts'
import type { ConsoleRouter } from './prefetch/prefetch.ts'
import { watchVersion } from './version/watch.ts'

export function startLater(router: ConsoleRouter): void {
  followIntent(router)
  watchVersion()
  // Whoever presses its keys goes on typing at once.
  void import('./palette/Palette.tsx').catch(() => undefined)
}
