import { addToast } from '../ui/toast-store.ts'

/**
 * The mock API, in builds of mode `mock` only: elsewhere the condition is false when the code is built, and the import goes
 * with it. Resolves once the mock answers.
 */
export async function prepareApi(): Promise<void> {
  if (import.meta.env.MODE !== 'mock') return
  const { startMock } = await import('../mock/browser.ts')
  await startMock({
    ...(isHurried() && { latency: false }),
    onNotice: (notice) => addToast({ variant: 'info', ...notices[notice] }),
  })
}

/** Whether the mock is told to answer at once: `cairn.mock.latency` is `off` in this browser's storage, as in our tests. */
function isHurried(): boolean {
  try {
    return localStorage.getItem('cairn.mock.latency') === 'off'
  } catch {
    return false
  }
}

const notices = {
  dropped: {
    title: 'The preview starts anew',
    content: 'What you made earlier belonged to another version and could not be kept.',
  },
  unavailable: {
    title: 'Nothing is kept',
    content: 'This browser stores nothing for this page: a reload starts the preview anew.',
  },
}
