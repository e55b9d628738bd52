/** The theme that a person chose. `public/theme.js` applies the same before the first paint. */
import { keepChoice, siteStorage } from '../lib/storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'cairn.theme'

/** What is stored; anything unknown is "as the system". */
export function storedTheme(): Theme {
  const stored = siteStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Stores the choice and applies it to the page. */
export function chooseTheme(theme: Theme): void {
  // Without storage it holds until the next page load.
  keepChoice(key, theme === 'system' ? null : theme)
  applyTheme(theme)
}

/** Follows choices made in other tabs. */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyTheme(storedTheme())
  })
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
