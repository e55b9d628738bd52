// Runs before the first paint and before the console. Kept outside of the bundle for that.
// A chosen theme never flashes; src/app/theme.ts does the rest.
try {
  var theme = localStorage.getItem('cairn.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage: the system's theme it is.
}

// When the console's code does not come, index.html says so at once.
addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) document.documentElement.dataset.failed = ''
  },
  true,
)
