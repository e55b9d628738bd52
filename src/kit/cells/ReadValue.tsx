/** What another operation says of a row: asked for once the row is seen, and unknown rather than wrong when it cannot be read. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { isGone } from '../../api/last-known.ts'
import { ofRow } from '../../api/invalidate.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NumberText } from '../../ui/NumberText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Some } from '../../ui/Some.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { isReading, relatedOptions } from '../related/read-related.ts'
import { ownParams } from '../related/related.ts'
import { RowLinks } from '../related/RowLinks.tsx'
import { NotRead } from '../feedback/ErrorText.tsx'
import { plainText } from '../format/view.ts'
import { useNames } from '../lookup/use-names.ts'
import { queryOptionsOf } from '../queries/query.ts'
import type { ReadCell } from '../read-cell.ts'
import type { Params, Row, Shown } from '../spec.ts'
import { CellValue } from './CellValue.tsx'
import { oldestLists, whenReadAgain } from './read-again.ts'
import type { Place } from './ValueView.tsx'

export interface ReadValueProps {
  cell: ReadCell
  row: Row
  params: Params
  place: Place
}

export function ReadValue({ cell, row, params, place }: ReadValueProps) {
  const [ref, isSeen] = useSeen()
  const own = ownParams(cell.own, row, params)
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...optionsOf(cell, row, own),
    enabled: isSeen,
    throwOnError: false,
    meta: ofRow,
  })
  const isKnown = data !== undefined && !isGone(error)
  useEffect(() => whenReadAgain(() => void refetch()), [refetch])
  return (
    <span ref={ref} className="inline-block max-w-full min-w-4">
      {isKnown ? (
        <Answer cell={cell} answer={data} params={own} place={place} updatedAt={dataUpdatedAt} />
      ) : (
        // Nothing is on its way yet for what was never seen.
        isSeen && !error && <Skeleton className="h-4 w-12" />
      )}
      {error && <NotRead error={error} isKnown={isKnown} onRetry={() => void refetch()} />}
    </span>
  )
}

function optionsOf({ from }: ReadCell, row: Row, own: Params): ReturnType<typeof queryOptionsOf> {
  return queryOptionsOf('query' in from ? from.query(own) : relatedOptions(from, row, own, oldestLists))
}

interface AnswerProps {
  cell: ReadCell
  answer: unknown
  params: Params
  place: Place
  updatedAt: number
}

function Answer({ cell: { from, show }, answer, ...rest }: AnswerProps) {
  if ('query' in from) {
    const isRow = typeof show === 'object' && isPlainObject(answer)
    return isRow ? <OneValue shown={show} row={answer} {...rest} /> : <EmptyValue />
  }
  if (!isReading(answer)) return <EmptyValue />
  const { where } = from
  const found = where ? answer.rows.filter(({ row }) => holds(where, row) === true) : answer.rows
  const isMore = answer.more === true || answer.partial === true
  if (show === 'count') return <Count count={found.length} isMore={isMore} />
  if (found.length === 0) return isMore ? <span className="text-ink-2">Incomplete</span> : <EmptyValue />
  if (show === 'links') {
    return <RowLinks rows={found} lookup={from.lookup} within={from.via?.at(-1)?.param} more={isMore} />
  }
  // Several rows may say the same, such as the interfaces of an instance that are all in one VPC.
  const byValue = new Map(found.map(({ row }) => [plainText(readPath(row, show.path)), row]))
  byValue.delete('')
  return <Values shown={show} rows={[...byValue.values()]} isMore={isMore} {...rest} />
}

function Count({ count, isMore }: { count: number; isMore: boolean }) {
  return isMore ? <span className="tabular-nums">{count}+</span> : <NumberText value={count} />
}

type ValueProps = Omit<AnswerProps, 'cell' | 'answer'> & { shown: Shown }

function OneValue({ shown, row, params, place, updatedAt }: ValueProps & { row: Row }) {
  const names = useNames([shown], { rows: [row], updatedAt, params })
  return <CellValue shown={shown} row={row} params={params} place={place} names={names} />
}

/** One value per row: in a table the first, the others on demand. */
function Values({ rows, isMore, ...rest }: ValueProps & { rows: readonly Row[]; isMore: boolean }) {
  const [first, ...others] = rows
  if (!first) return <EmptyValue />
  if (rest.place === 'detail') {
    return (
      <Some of={rows} atOnce={50}>
        {(some) => (
          <ul>
            {some.map((row, index) => (
              // Rows of a list that nobody reorders.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <OneValue row={row} {...rest} />
              </li>
            ))}
          </ul>
        )}
      </Some>
    )
  }
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <OneValue row={first} {...rest} />
      {(others.length > 0 || isMore) && (
        <Tooltip stay content={<Values rows={others} isMore={false} {...rest} place="detail" />}>
          <button type="button" className="rounded-sm text-ink-2">
            +{others.length}
          </button>
        </Tooltip>
      )}
    </span>
  )
}

/** Whether the element has come near the viewport. */
function useSeen() {
  const ref = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen] as const
}
