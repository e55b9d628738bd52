// Runs before the first paint, so that a chosen theme never flashes. Kept outside of the bundle for that;
// src/app/theme.ts does the rest.
try {
  var theme = localStorage.getItem('cairn.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage: the system's theme it is.
}
