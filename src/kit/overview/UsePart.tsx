import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'

import { isGone } from '../../api/last-known.ts'
import { plural } from '../../lib/numbers.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { percentText, shareOf } from '../../lib/shares.ts'
import { midSentence } from '../../lib/truncate.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import { ValueView } from '../cells/ValueView.tsx'
import { FailureNotice } from '../feedback/ErrorText.tsx'
import { cellView } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import { pageOfRow, rowText } from '../lookup/names.ts'
import { queryOptionsOf, statusOf } from '../queries/query.ts'
import type { Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { byShare, shareIn, type Use, usesOf } from './lines.ts'
import { Problems } from './Problems.tsx'
import { lineClass } from './SectionFrame.tsx'
import type { RowsUse, ViewUse } from './spec.ts'
import { useRows } from './use-rows.ts'
import { paced } from '../queries/refresh.ts'
import { NameText } from '../../ui/NameText.tsx'

/** How often what one thing says is read again, in milliseconds. */
const again = 60_000

/** The use of one thing, told by its view. */
export function OfView({ part, title, params }: { part: ViewUse; title: string; params: Params }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...queryOptionsOf(part.query(params)),
    throwOnError: false,
    refetchInterval: paced(again),
  })
  const isAnswered = data !== undefined && data !== null
  if (!isAnswered && error === null) return <Skeleton className="my-3 h-4 w-full" />
  if (!isAnswered && statusOf(error) === 403) return <Forbidden what={title} />
  return (
    <>
      {error !== null && (
        <div className="py-2">
          <FailureNotice what={title} error={error} updatedAt={dataUpdatedAt} onRetry={() => refetch()} />
        </div>
      )}
      {isAnswered && <ViewLines part={part} row={rowOf(data)} params={params} />}
    </>
  )
}

function ViewLines({ part, row, params }: { part: ViewUse; row: Row; params: Params }) {
  const to = part.to?.(params)
  if (part.share === undefined)
    return usesOf(part.measures, row).map((use) => <UseLine key={use.label} name={use.label} to={to} use={use} />)
  const share = shareIn(row, part.share)
  if (share === undefined)
    return (
      <p className="py-2 text-ink-2">
        <Link to={to} className="hover:underline">
          No target set
        </Link>
      </p>
    )
  const use: Use = { label: share.name, used: share.used, of: share.of, cell: { kind: 'number' } }
  return <UseLine name={`${part.label ?? ''} ${share.name}`} to={to} use={use} isGoal />
}

/** How many lines there are. */
const shown = 6
/** Rows that are asked one by one. */
const mostAsked = 20

/** The use of each row of a list: the fullest first. */
export function OfRows({ part, params }: { part: RowsUse; params: Params }) {
  const { rows: list, single, measures } = part
  const answers = useRows([list], params)
  const [answer] = answers
  const rows = answer?.rows ?? []
  const asked = single === undefined ? [] : rows.slice(0, mostAsked)
  const singles = useQueries({
    queries: single === undefined ? [] : asked.map((row) => singleOptions(single, row, params)),
  })
  if (answer === undefined || answer.state === 'loading') return <Skeleton className="my-3 h-4 w-full" />
  const told: readonly [Row, Row | undefined][] =
    single === undefined
      ? rows.map((row) => [row, row])
      : asked.map((row, i) => [row, isKnown(singles[i]) ? rowOf(singles[i].data) : undefined])
  const uses = told.flatMap(([row, data]) =>
    data === undefined
      ? []
      : usesOf(measures, data)
          .toSorted(byShare)
          .slice(0, 1)
          .map((use) => ({ row, use })),
  )
  const failed = singles.filter(({ isError }) => isError)
  const { lookup } = list
  const first = uses.toSorted((a, b) => byShare(a.use, b.use)).slice(0, shown)
  const unseen = rows.length - asked.length
  return (
    <>
      {first.map(({ row, use }) => (
        <UseLine
          key={`${rowText(row, lookup)} ${use.label}`}
          name={rowText(row, lookup)}
          detail={measures.length > 1 ? use.label : undefined}
          to={pageOfRow(row, lookup, params) ?? part.to?.(params)}
          use={use}
        />
      ))}
      {singles.some(({ isPending }) => isPending) && <Skeleton className="my-3 h-4 w-full" />}
      {answer.state !== 'failed' && rows.length === 0 && (
        <p className="py-2 text-ink-2">No {midSentence(lookup.label.many)}</p>
      )}
      {uses.length > first.length && (
        <p className="py-2 text-sm text-ink-3">
          The fullest {first.length} of {uses.length}
        </p>
      )}
      {single !== undefined && unseen > 0 && (
        <p className="py-2 text-sm text-ink-2">
          {plural(unseen, midSentence(lookup.label.one), midSentence(lookup.label.many))} not checked.
        </p>
      )}
      {failed[0] && (
        <div className="py-2">
          <FailureNotice
            what={`Usage of ${plural(failed.length, midSentence(lookup.label.one), midSentence(lookup.label.many))}`}
            error={failed[0].error}
            updatedAt={Math.min(...failed.map((one) => (isKnown(one) ? one.dataUpdatedAt : 0)))}
            onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        </div>
      )}
      <Problems lists={[list]} answers={answers} />
    </>
  )
}

const singleOptions = ({ query, param, field }: NonNullable<RowsUse['single']>, row: Row, params: Params) => ({
  ...queryOptionsOf(query({ ...params, [param]: textAt(row, field) })),
  throwOnError: false,
  refetchInterval: paced(again),
})

/** Whether there is something to show: what was read last, unless that is gone. */
const isKnown = <Q extends Pick<UseQueryResult, 'data' | 'error'>>(query: Q | undefined): query is Q =>
  query?.data !== undefined && !isGone(query.error)

/** What a view answers; without fields where that is no object. */
const rowOf = (answer: unknown): Row => (isPlainObject(answer) ? answer : {})

function Forbidden({ what }: { what: string }) {
  return <p className="py-2 text-sm text-ink-2">You do not have permission to view {midSentence(what)}.</p>
}

interface UseLineProps {
  name: string
  detail?: string | undefined
  to: string | undefined
  use: Use
  /** All of it in use is what is wanted. */
  isGoal?: boolean
}

function UseLine({ name, detail, to, use: { used, of, cell }, isGoal = false }: UseLineProps) {
  const amount = (value: number | bigint) => <ValueView view={cellView(value, cell)} place="table" />
  const path = to === undefined ? undefined : pathOf(() => to, {}, {})
  const share = shareOf(used, of)
  return (
    <div className={lineClass}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <Link to={path} className="font-medium hover:underline">
            <NameText text={name} />
          </Link>
          {detail !== undefined && <span className="ms-2 text-sm text-ink-2">{detail}</span>}
        </p>
        <p className="text-sm whitespace-nowrap text-ink-2">
          {amount(used)} of {amount(of)}
          <span className="ms-2 inline-block min-w-14 text-end text-ink tabular-nums">{percentText(used, of)}</span>
        </p>
      </div>
      <div className="mt-1.5">
        {isGoal ? (
          <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-neutral-soft">
            <span className="bg-accent" style={{ width: `${Math.min(100, share * 100)}%` }} />
          </span>
        ) : (
          <UseBar used={share} />
        )}
      </div>
    </div>
  )
}
