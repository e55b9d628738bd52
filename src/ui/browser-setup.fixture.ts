/** What every test of a part in a browser starts with: the console's style sheet, and a page that nobody has touched. */
// oxlint-disable-next-line import/no-unassigned-import -- style sheets have no names
import './styles/index.css'

import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

import { removeToast, toastStore } from './toast-store.ts'

// Tests share one page.
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await cleanup()
  for (const { id } of toastStore.get()) removeToast(id)
  delete document.documentElement.dataset['theme']
  localStorage.clear()
  sessionStorage.clear()
})
