import { Suspense, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { serverNow } from '../../lib/clock.ts'
import { readPath } from '../../lib/condition.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { plainText } from '../format/view.ts'
import { usePorts } from '../actions/use-ports.ts'
import { disabledReason } from '../actions/offer.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import { collectionKey } from '../queries/query.ts'
import { keyOfRow, paramsOfRow } from '../queries/rows.ts'
import { askRoles } from '../roles/roles.ts'
import { useRolesVersion } from '../roles/use-allowed.ts'
import type { Action, ListScreen, Params, Row } from '../spec.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import { review, type Review } from './eligibility.ts'
import { freshRows } from './fresh-rows.ts'
import { startRun } from './start-run.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const loadReview = () => import('./ReviewDialog.tsx')
const CompareRows = lazyPart(() => import('../compare/Compare.tsx').then((module) => module.CompareRows))
const ReviewDialog = lazyPart(() => loadReview().then((module) => module.ReviewDialog))

export interface BulkBarProps {
  screen: ListScreen
  params: Params
  /** The selected rows. */
  rows: readonly Row[]
  onClear: () => void
  /** Selects these rows instead. */
  onSelect: (ids: readonly string[]) => void
}

/** How many rows are selected, and what can be done with all of them. */
export function BulkBar({ screen, params, rows, onClear, onSelect }: BulkBarProps) {
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const { pathname, search } = useLocation()
  const list = collectionKey(screen.source, params)
  const [asked, setAsked] = useState<Action>()
  const [isComparing, setIsComparing] = useState(false)
  // What is learnt about roles changes what is left out.
  useRolesVersion()
  useDeselectDone({ list, screen, rows, onClear, onSelect })

  const refusal = (action: Action) => (row: Row) =>
    disabledReason(action, row, { now: serverNow(), parent, params: paramsOfRow(screen, row, params) })
  const run = (action: Action, { ready }: Review, form: Row) => {
    setAsked(undefined)
    startRun(
      {
        action,
        title: screen.title,
        list,
        path: pathname + search,
        items: ready,
        params: (row) => paramsOfRow(screen, row, params),
        parent,
        me,
        form,
        looker: (wanted) =>
          freshRows({
            page: (page) => screen.source.query(params, page),
            shape: screen.source.shape,
            rowKey: screen.rowKey,
            wanted,
          }),
        // Its state once more, not the role: who tries again after a refusal means it.
        refusal: (row) => disabledReason(action, row, { now: serverNow(), parent }),
      },
      ports,
    )
  }

  const prepare = ({ role }: Action) => {
    for (const row of rows) askRoles([role], paramsOfRow(screen, row, params))
    void loadReview().catch(() => undefined)
  }

  return (
    <div
      role="region"
      aria-label="Selection"
      data-selection
      className="flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-raised py-1.5 pe-1.5 ps-3 shadow-pop"
    >
      <span role="status" className="me-1 font-medium tabular-nums">
        {formatNumber(rows.length)} selected
      </span>
      {screen.actions
        .filter(({ bulk }) => bulk)
        .map((action) => (
          <Button
            key={action.id}
            size="sm"
            onPointerEnter={() => prepare(action)}
            onFocus={() => prepare(action)}
            onClick={() => setAsked(action)}
          >
            <span className={action.danger ? 'text-danger' : ''}>{action.label}…</span>
          </Button>
        ))}
      <Button
        size="sm"
        disabledReason={rows.length === 2 ? undefined : 'Select two rows to compare'}
        onClick={() => setIsComparing(true)}
      >
        Compare
      </Button>
      <span className="ms-auto">
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </span>
      {isComparing && (
        <Suspense>
          <CompareRows
            shown={screen.columns}
            sides={rows.map((row) => ({
              label: plainText(readPath(row, screen.rowName)),
              row,
              params: paramsOfRow(screen, row, params),
            }))}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <ReviewDialog
            action={asked}
            title={screen.title}
            params={params}
            parent={parent}
            review={review(rows, screen, refusal(asked))}
            request={(row, form) => asked.call({ params: paramsOfRow(screen, row, params), parent, me, row, form })}
            onCancel={() => setAsked(undefined)}
            onRun={(form) => run(asked, review(rows, screen, refusal(asked)), form)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface DeselectOptions extends Pick<BulkBarProps, 'rows' | 'onClear' | 'onSelect'> {
  list: string
  screen: ListScreen
}

/** When a run of this list has ended, what was done leaves the selection; what failed or was left out stays. */
function useDeselectDone(options: DeselectOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    // Runs that ended before this bar was there are none of its business.
    let seen = endsOf(bulkStore.get())
    // Not by drawing it anew: a run that nobody watches is gone as soon as it has ended.
    return bulkStore.subscribe(() => {
      const { list, screen, rows, onClear, onSelect } = latest.current
      const runs = bulkStore.get()
      const over = runs.filter((run) => run.list === list && run.ended > (seen.get(run.id) ?? 0))
      seen = endsOf(runs)
      if (over.length === 0) return
      const items = over.flatMap((run) => run.items)
      const done = new Set(items.filter(({ state }) => state.status === 'done').map(({ id }) => id))
      const rest = rows.map(keyOfRow(screen)).filter((id) => !done.has(id))
      if (rest.length === rows.length) return
      if (rest.length === 0) onClear()
      else onSelect(rest)
    })
  }, [])
}

const endsOf = (runs: readonly BulkRun[]): ReadonlyMap<number, number> =>
  new Map(runs.map(({ id, ended }) => [id, ended]))
