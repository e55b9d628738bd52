/**
 * Notices that somebody is about to follow a link (specification §9): the pointer rests on it for 100 ms, or focus does; links
 * that are half in view have their code fetched when the browser has nothing better to do, if they are of a navigation or marked
 * with `data-ahead`. Fingers that scroll mean nothing, and people who save data are left alone.
 */
import { whenIdle } from '../../lib/when-idle.ts'
import type { ConsoleRouter } from '../router.tsx'
import { mayPrefetch, prefetchPage } from './prefetch.ts'

/** In ms. */
const patience = 100
const half = 0.5

/** Follows all links of the document, those to come included. Once per page load. */
export function followIntent(router: ConsoleRouter): void {
  followPointerAndFocus(router)
  followViewport(router)
}

function followPointerAndFocus(router: ConsoleRouter): void {
  let current: { link: HTMLAnchorElement; stop: AbortController } | undefined

  const leave = (): void => {
    // A click leads there: what was begun is now waited for.
    if (router.state.navigation.state === 'idle') current?.stop.abort()
    current = undefined
  }
  const enter = (event: Event): void => {
    const link = linkOf(event.target)
    if (link === current?.link) return
    leave()
    if (!link || !mayPrefetch()) return
    const url = pageOf(link)
    if (!url) return
    const stop = new AbortController()
    current = { link, stop }
    const timer = setTimeout(() => void prefetchPage(router, url, { code: false, signal: stop.signal }), patience)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') enter(event)
  })
  document.addEventListener('focusin', (event) => {
    // Focus that was put somewhere by the page is no wish.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) enter(event)
  })
  document.documentElement.addEventListener('pointerleave', leave)
  document.addEventListener('focusout', leave)
}

function followViewport(router: ConsoleRouter): void {
  const known = new WeakSet<Element>()
  const fetched = new Set<string>()
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>()
  const never = new AbortController().signal

  const fetchCode = (link: HTMLAnchorElement): void => {
    const url = pageOf(link)
    if (!url || fetched.has(url.pathname) || !link.isConnected || !mayPrefetch()) return
    fetched.add(url.pathname)
    void prefetchPage(router, url, { code: true, signal: never })
  }
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target))
        // Nothing is kept of links that left with their page.
        waiting.delete(target)
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        const rested = (): void => {
          waiting.delete(target)
          whenIdle(() => fetchCode(target))
        }
        waiting.set(target, setTimeout(rested, patience))
      }
    },
    { threshold: half },
  )
  const observe = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href], a[href][data-ahead]')) {
      if (known.has(link)) continue
      known.add(link)
      seen.observe(link)
    }
  }
  // Links come and go with pages.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observe)
  })
  observe()
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null) ?? undefined

/** Where a link leads, if that is a page of this console to be opened here. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  // One that was disabled meanwhile has no address.
  if (link.target !== '' || link.hasAttribute('download') || !URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  const isHere = url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL)
  return isHere && url.pathname !== location.pathname ? url : undefined
}
