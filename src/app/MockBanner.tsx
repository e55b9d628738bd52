import { lazy, Suspense, useState } from 'react'

import { InfoIcon } from '../ui/Icons.tsx'

const MockDialog = lazy(() => import('./MockDialog.tsx').then((module) => ({ default: module.MockDialog })))

/** Says that nothing here is real. Only in builds with the mock API. */
export function MockBanner() {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside
      aria-label="Technical preview"
      className="border-b border-notice-line bg-notice-soft px-4 py-1 text-center text-sm text-notice"
    >
      <InfoIcon size={14} className="mr-2 inline" />
      This is a technical preview: it runs on made-up data, in your browser.{' '}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-sm font-medium underline underline-offset-2"
      >
        Learn more
      </button>
      {isOpen && (
        <Suspense>
          <MockDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
