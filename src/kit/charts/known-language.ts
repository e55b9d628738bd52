/**
 * To be imported before uPlot, which makes a number format of the browser's language as soon as it is loaded and breaks off
 * where that is none: Chromium on a system without a language calls it `en-US@posix`.
 */
try {
  Intl.getCanonicalLocales(navigator.language)
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true })
}
