/** Colours of the terminal. Programs choose among them by number; xterm sees to readable contrast. */
import type { ITheme } from '@xterm/xterm'

const light: ITheme = {
  background: '#fdfcfb',
  foreground: '#2b2724',
  cursor: '#0f6473',
  cursorAccent: '#fdfcfb',
  selectionBackground: '#b9dde4',
  selectionInactiveBackground: '#b9dde4',
  scrollbarSliderBackground: '#8f8a8466',
  scrollbarSliderHoverBackground: '#8f8a8499',
  scrollbarSliderActiveBackground: '#8f8a84cc',
  black: '#2b2724',
  red: '#a92b25',
  green: '#2c6b3b',
  yellow: '#7a5600',
  blue: '#2a5bb0',
  magenta: '#7f3f98',
  cyan: '#0f6473',
  white: '#6b655f',
  brightBlack: '#5f5954',
  brightRed: '#c03a30',
  brightGreen: '#35803f',
  brightYellow: '#8a6400',
  brightBlue: '#376fcb',
  brightMagenta: '#9650b0',
  brightCyan: '#1b7a8b',
  brightWhite: '#4a4540',
}

const dark: ITheme = {
  background: '#151311',
  foreground: '#ece9e6',
  cursor: '#6cc3d0',
  cursorAccent: '#151311',
  selectionBackground: '#1f5560',
  selectionInactiveBackground: '#1f5560',
  scrollbarSliderBackground: '#8f8a8466',
  scrollbarSliderHoverBackground: '#8f8a8499',
  scrollbarSliderActiveBackground: '#8f8a84cc',
  black: '#38332f',
  red: '#f08a80',
  green: '#83cf91',
  yellow: '#e0bd67',
  blue: '#8fb5f5',
  magenta: '#d3a0e6',
  cyan: '#6cc3d0',
  white: '#d5d0cb',
  brightBlack: '#a09a94',
  brightRed: '#ffaaa0',
  brightGreen: '#a4e3ae',
  brightYellow: '#f2d48a',
  brightBlue: '#b2cdfb',
  brightMagenta: '#e3bdf2',
  brightCyan: '#93d9e3',
  brightWhite: '#ffffff',
}

const darkScheme = '(prefers-color-scheme: dark)'

/** The palette of the page's theme. */
export function paletteOf(page: HTMLElement): ITheme {
  const { theme } = page.dataset
  const isDark = theme === undefined ? matchMedia(darkScheme).matches : theme === 'dark'
  return isDark ? dark : light
}

/** Tells when the page's theme changes. @returns ends it */
export function onThemeChange(page: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(page, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia(darkScheme)
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
