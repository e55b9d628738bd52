import { Button } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'
import { SuccessIcon, WarningIcon } from '../../ui/MoreIcons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { lowerTitle } from '../../lib/titles.ts'
import { useUnloadGuard } from '../use-unload-guard.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import { ProgressDialog } from './ProgressDialog.tsx'
import { progressText } from './progress.ts'

/** The dialog of the run that is being watched; the others as a line each, in the corner. */
export function BulkRuns({ runs }: { runs: readonly BulkRun[] }) {
  const watched = runs.find(({ open }) => open)
  const others = runs.filter((run) => run !== watched)
  // Closing the tab ends a run.
  useUnloadGuard(runs.some(({ running }) => running))
  return (
    <>
      {watched && <ProgressDialog key={watched.id} run={watched} />}
      {others.length > 0 && (
        <div
          role="region"
          aria-label="Bulk actions"
          className="fixed right-4 bottom-4 z-40 grid max-w-[calc(100vw-2rem)] justify-items-end gap-2"
        >
          {others.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </div>
      )}
    </>
  )
}

function RunLine({ run }: { run: BulkRun }) {
  const { id, label, title, running, items } = run
  return (
    <div className="flex max-w-full animate-rise items-center gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-pop">
      {running ? <Spinner /> : <EndIcon run={run} />}
      <span role="status" className="min-w-0 truncate text-sm">
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
