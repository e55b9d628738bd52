import type { ConsoleRouter } from './router.tsx'

/** Milliseconds until a title is said: names of ids may come into it, and the heading's focus is read out first. */
const settled = 250

/**
 * Says the title of every page that is opened from now on to screen readers, once.
 * Other search parameters are the same page, and a dialog over it says its own title.
 */
export function announcePages(router: ConsoleRouter): void {
  const title = document.querySelector('title')
  if (!title) return
  const region = document.createElement('div')
  region.className = 'sr-only'
  region.dataset['announced'] = 'page'
  region.ariaLive = 'polite'
  document.body.append(region)

  let said = router.state.location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (): void => {
    const { pathname } = router.state.location
    if (pathname === said || document.querySelector('dialog:modal')) return
    said = pathname
    region.textContent = document.title
  }
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(say, settled)
  }).observe(title, { childList: true, characterData: true, subtree: true })
}
