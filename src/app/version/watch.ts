/**
 * Looks for a newer version of the console when somebody comes back to it. The API says no version of its own in its answers,
 * so what is compared is the console itself: its page is asked for again, and the scripts that it names (their names hold a
 * hash of all code) are held against those of this page. Code is generated from the contract: another contract is another name.
 */
import { setOutdated } from './outdated.ts'

/** Milliseconds between two looks. */
const pause = 5 * 60_000

/** Watches from now on. */
export function watchVersion(): void {
  const own = scriptsOf(document)
  let lookedAt = Date.now()
  const look = async (): Promise<void> => {
    // In either direction: the clock may have been set back.
    const passed = Math.abs(Date.now() - lookedAt)
    if (document.visibilityState !== 'visible' || !navigator.onLine || passed < pause) return
    lookedAt = Date.now()
    const current = await scriptsOnServer()
    if (current !== undefined && own !== '' && current !== own) setOutdated(true)
  }
  document.addEventListener('visibilitychange', () => void look())
  window.addEventListener('online', () => void look())
}

/** Undefined when the page cannot be had: that says nothing. */
async function scriptsOnServer(): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache', headers: { accept: 'text/html' } })
    if (!response.ok) return undefined
    const scripts = scriptsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
    // A page without any script is not the console's: a proxy's, say.
    return scripts === '' ? undefined : scripts
  } catch {
    return undefined
  }
}

const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join(' ')
