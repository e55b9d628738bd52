/** The console leads away from its own page: to sign in, or for a newer version. What would be lost is kept before. */

/** Why the console loads a page in the place of this one. */
export type Departure = 'sign-in' | 'reload'

/** Keeps what would be lost. What it returns is called when the page stays after all. */
type Listener = (why: Departure) => (() => void) | undefined
const listeners = new Set<Listener>()

/** Calls `listener` right before the console itself leads away from this page. Returns what ends that. */
export function beforeLeaving(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all who have something to keep. Returns what tells them that the page stays. */
export function tellLeaving(why: Departure): () => void {
  const stays = [...listeners].map((listener) => listener(why))
  return () => stays.forEach((stay) => stay?.())
}

/** Calls `onStay` when people stay who were asked whether to leave. */
export function onceStaying(onStay: () => void): void {
  const once = { once: true }
  if (window.navigation) window.navigation.addEventListener('navigateerror', onStay, once)
  // Where browsers do not tell: whoever does something on the page is still there.
  else window.addEventListener('pointerdown', onStay, once)
}

/** Loads the page again, at its address and with what was filled in. */
export function reloadPage(): void {
  onceStaying(tellLeaving('reload'))
  window.location.reload()
}
