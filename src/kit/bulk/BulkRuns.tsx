import { useLayoutEffect, useRef } from 'react'

import { Button } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'
import { SuccessIcon, WarningIcon } from '../../ui/LazyIcons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { lowerTitle } from '../../lib/titles.ts'
import { useUnloadGuard } from '../feedback/use-unload-guard.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import { ProgressDialog } from './ProgressDialog.tsx'
import { progressText } from './progress.ts'
import { leaving } from './record.ts'

/** The dialog of the run that is being watched; the others as a line each, at the bottom. */
export function BulkRuns({ runs }: { runs: readonly BulkRun[] }) {
  const watched = runs.find(({ open }) => open)
  const others = runs.filter((run) => run !== watched)
  // Closing the tab ends a run. So does signing in again, but what was done is kept then.
  useUnloadGuard(
    runs.some(({ running }) => running),
    leaving,
  )
  return (
    <>
      {watched && <ProgressDialog key={watched.id} run={watched} />}
      {others.length > 0 && <RunLines runs={others} />}
    </>
  )
}

/**
 * A bar at the end of the page, which stays in sight while the page scrolls. It covers nothing: it has its own place, and what
 * stays in sight at the bottom of a page stands above it (`--bottom-bar`).
 */
function RunLines({ runs }: { runs: readonly BulkRun[] }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div
      ref={bar}
      role="region"
      aria-label="Bulk actions"
      className="sticky bottom-0 z-30 max-h-40 ruled overflow-y-auto border-t border-line bg-raised"
    >
      {runs.map((run) => (
        <RunLine key={run.id} run={run} />
      ))}
    </div>
  )
}

function RunLine({ run }: { run: BulkRun }) {
  const { id, label, title, running, items } = run
  return (
    <div className="flex items-center gap-2 px-4 py-1.5 md:px-8">
      {running ? <Spinner /> : <EndIcon run={run} />}
      <span role="status" className="min-w-0 flex-1 truncate text-sm">
        {label} {lowerTitle(title)}: {progressText(items, { running })}
      </span>
      <Button size="sm" onClick={() => bulkStore.change(id, { open: true })}>
        Details
      </Button>
      {!running && <IconButton label="Dismiss" size="sm" icon={<CloseIcon />} onClick={() => bulkStore.remove(id)} />}
    </div>
  )
}

function EndIcon({ run: { items } }: { run: BulkRun }) {
  const isAllDone = items.every(({ state }) => state.status === 'done')
  return isAllDone ? (
    <SuccessIcon className="shrink-0 text-success" />
  ) : (
    <WarningIcon className="shrink-0 text-warning" />
  )
}
