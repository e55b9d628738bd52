import { Suspense, useEffect, useState } from 'react'

import { QuestionIcon } from '../ui/Icons.tsx'
import { lazyPart } from '../ui/lazy-part.ts'

// Where the condition is false when the code is built, the imports go with it.
const parts =
  import.meta.env.MODE === 'mock'
    ? {
        MockDialog: lazyPart(() => import('./MockDialog.tsx').then((module) => module.MockDialog)),
        DevPanel: lazyPart(() => import('./dev-panel/DevPanel.tsx').then((module) => module.DevPanel)),
      }
    : undefined

const linkClass = 'rounded-sm font-medium underline underline-offset-2'

/** Says that nothing here is real. Only in builds with the mock API. */
export function MockBanner() {
  const [open, setOpen] = useState<'about' | 'panel'>()
  const close = () => setOpen(undefined)

  useEffect(() => {
    // While it comes down: an open dialog keeps keys to itself.
    const onKey = (event: KeyboardEvent) => {
      // By the key's place: with Alt its letter depends on the system.
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM') return
      event.preventDefault()
      setOpen((now) => (now === 'panel' ? undefined : 'panel'))
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  return (
    <aside
      aria-label="Technical preview"
      className="border-b border-notice-line bg-notice-soft px-4 py-1 text-center text-sm text-pretty text-notice"
    >
      <QuestionIcon size={14} className="me-2 inline-block align-[-2px]" />
      This is a technical preview: it runs on made-up data, in your browser.{' '}
      <button type="button" onClick={() => setOpen('about')} className={linkClass}>
        Learn more
      </button>
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        onClick={() => setOpen('panel')}
        aria-keyshortcuts="Alt+Shift+M"
        className={`${linkClass} whitespace-nowrap`}
      >
        Developer panel
      </button>
      <Suspense>
        {parts && open === 'about' && <parts.MockDialog onClose={close} />}
        {parts && open === 'panel' && <parts.DevPanel onClose={close} />}
      </Suspense>
    </aside>
  )
}
