/**
 * Whether an error says that a module could not be had. Browsers have no type for it, only words: Chromium's, Firefox's, Safari's,
 * and Vite's for style sheets.
 */
export function isMissingModule(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(text)
}
