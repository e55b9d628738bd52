import type { ReactNode } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorIcon, MinusIcon, SuccessIcon, WarningIcon } from '../../ui/LazyIcons.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { MessageText, NameText } from '../../ui/NameText.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import { announcement, progressText, shownItems } from './progress.ts'
import { type BulkItem, tallyOf } from './runner.ts'

const mostItems = 200

/** A run as it goes: every item with its result. Closing it leaves the run alone. */
export function ProgressDialog({ run }: { run: BulkRun }) {
  const { id, items, running } = run
  const [first] = items
  const tally = tallyOf(items)
  const over = items.length - tally.waiting - tally.running
  const shown = shownItems(items, mostItems)
  const close = () => (running ? bulkStore.change(id, { open: false }) : bulkStore.remove(id))
  return (
    <Dialog
      title={`${run.label} ${first && items.length === 1 ? first.name : `${formatNumber(items.length)} ${lowerTitle(run.title)}`}`}
      onClose={close}
      footer={
        running ? (
          <>
            <Button disabledReason={tally.waiting === 0 ? 'All have been started' : undefined} onClick={run.cancel}>
              Cancel the rest
            </Button>
            <Button variant="primary" onClick={close}>
              Continue in background
            </Button>
          </>
        ) : (
          <>
            {tally.failed > 0 && !run.interrupted && <Button onClick={run.retry}>Retry {tally.failed} failed</Button>}
            <Button variant="primary" onClick={close}>
              Close
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {run.interrupted && tally.unknown + tally.cancelled > 0 && (
          <Notice>
            This was interrupted before it was finished. What is unknown may have been done: look at{' '}
            <Link to={run.path} className={textLinkClass} onClick={() => bulkStore.change(id, { open: false })}>
              the list
            </Link>{' '}
            before you start the rest again.
          </Notice>
        )}
        <div>
          <p className="mb-1 tabular-nums">{progressText(items, { running })}</p>
          <Progress value={over} max={items.length} />
          <p role="status" className="sr-only">
            {announcement(items, { running })}
          </p>
        </div>
        <ul
          aria-label="Items"
          tabIndex={0}
          className="max-h-[50dvh] ruled overflow-y-auto rounded-md border border-line bg-sunken"
        >
          {shown.map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
          {items.length > shown.length && (
            <li className="px-3 py-1.5 text-sm text-ink-2">and {items.length - shown.length} more</li>
          )}
        </ul>
      </div>
    </Dialog>
  )
}

function Progress({ value, max }: { value: number; max: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-1.5 overflow-hidden rounded-sm bg-neutral-soft"
    >
      <div className="h-full rounded-sm bg-accent" style={{ width: `${(100 * value) / Math.max(1, max)}%` }} />
    </div>
  )
}

function ItemLine({ item: { name, state } }: { item: BulkItem }) {
  const { icon, text, detail } = lookOf(state)
  return (
    <li className="flex items-start gap-2 px-3 py-1.5 text-sm">
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center">{icon}</span>
      <div className="min-w-0 flex-1">
        <NameText text={name} />
        {detail !== undefined && (
          <span className="block wrap-anywhere text-ink-2">
            <MessageText text={detail} />
          </span>
        )}
        {state.status === 'failed' && state.requestId !== undefined && (
          <RequestId id={state.requestId} className="wrap-anywhere text-ink-3" />
        )}
      </div>
      <span className="shrink-0 text-ink-2">{text}</span>
    </li>
  )
}

function lookOf(state: BulkItem['state']): { icon?: ReactNode; text: string; detail?: string } {
  switch (state.status) {
    case 'waiting':
      return { text: 'Waiting' }
    case 'running':
      return { icon: <Spinner size={14} />, text: 'Running' }
    case 'done':
      return { icon: <SuccessIcon className="text-success" />, text: 'Done' }
    case 'failed':
      return { icon: <ErrorIcon className="text-danger" />, text: 'Failed', detail: state.message }
    case 'skipped':
      return { icon: <WarningIcon className="text-warning" />, text: 'Skipped', detail: state.reason }
    case 'unknown':
      return {
        icon: <WarningIcon className="text-warning" />,
        text: 'Unknown',
        detail: 'The page was left before the answer came.',
      }
    case 'cancelled':
      return { icon: <MinusIcon className="text-ink-3" />, text: 'Not started' }
  }
}
