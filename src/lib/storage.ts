import { createStore } from './store.ts'

/**
 * What the browser keeps for this tab, or for this site. The only door to both: people may have barred storage, and it may be full.
 * Then nothing is kept, and nothing else happens.
 */
export interface KeptTexts {
  /** Whether the browser lets this page use it at all. */
  isThere: () => boolean
  getItem: (key: string) => string | null
  /** Whether it could be kept. */
  setItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  keys: () => readonly string[]
}

/** @param storage may throw, or be null: browsers bar it in either way */
function door(storage: () => Storage | null): KeptTexts {
  const attempt = <T>(otherwise: T, read: (storage: Storage) => T): T => {
    try {
      const kept = storage()
      return kept === null ? otherwise : read(kept)
    } catch {
      return otherwise
    }
  }
  return {
    isThere: () => attempt(false, () => true),
    getItem: (key) => attempt(null, (kept) => kept.getItem(key)),
    setItem: (key, text) =>
      attempt(false, (kept) => {
        kept.setItem(key, text)
        return true
      }),
    removeItem: (key) => attempt(undefined, (kept) => kept.removeItem(key)),
    keys: () => attempt([], (kept) => Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '')),
  }
}

/** Until the tab is closed. */
export const tabStorage: KeptTexts = door(() => sessionStorage)

/** Until somebody clears it; shared by all tabs. */
export const siteStorage: KeptTexts = door(() => localStorage)

/** Why a choice that a person has made could not be kept: it lasts as long as the page. */
export const lostChoice = createStore<'storage' | 'nobody' | undefined>(undefined)

/**
 * Keeps what a person has chosen, or (null) that it is as at first; who cannot is told so (src/app/follow-lost-choice.ts).
 * @param key undefined where it is not known whose it is
 */
export function keepChoice(key: string | undefined, text: string | null): void {
  if (key === undefined) lostChoice.set('nobody')
  else if (text === null) siteStorage.removeItem(key)
  else if (!siteStorage.setItem(key, text)) lostChoice.set('storage')
}
