import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'

import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { systemTimeseriesQuery } from '../../../generated/api/sdk/system-metrics.gen.ts'
import { ApiError, requestIdOf, toUserMessage } from '../../api/errors.ts'
import type { Window } from '../../kit/charts/range.ts'
import { FailureNotice, StaleNotice } from '../../kit/feedback/ErrorText.tsx'
import { saveFile } from '../../kit/feedback/save-file.ts'
import { plural } from '../../lib/numbers.ts'
import { inTurns } from '../../lib/turns.ts'
import { drawable } from '../../lib/truncate.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/Icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { MenuButton } from '../../ui/Menu.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { type AnswerTable, tablesOf } from './answer.ts'
import { AnswerView } from './AnswerView.tsx'
import type { Knowledge } from './complete.ts'
import { errorPlace, mayBeEmpty, refusalText } from './error-place.ts'
import { OxqlEditor } from './OxqlEditor.tsx'
import { type AskedQuery, useAnswer } from './use-answer.ts'
import { type Entry, isEmpty } from './use-entries.ts'

const QueryDialog = lazyPart(() => import('../../kit/charts/QueryDialog.tsx').then((module) => module.QueryDialog))

export interface QueryCardProps {
  entry: Entry
  /** `Query 2` */
  title: string
  time: { window: Window; now: number }
  schemas: readonly TimeseriesSchema[]
  knowledge: Knowledge
  onEdit: (text: string) => void
  onRun: () => void
  onSave: () => void
  onRemove: () => void
  /** Why it cannot be duplicated. */
  isFull: string | undefined
  onDuplicate: () => void
  /** The newest answer, for others to know. */
  onAnswer: (answer: unknown) => void
  /** The text area, as it comes and goes. */
  onEditor: (element: HTMLTextAreaElement | null) => void
}

/** One query with what it answers. */
export function QueryCard(props: QueryCardProps) {
  const { entry, title, time, schemas, knowledge, onEdit, onRun, onAnswer, isFull, onEditor } = props
  const [isRequestOpen, setRequestOpen] = useState(false)
  const asked = useAnswer(entry, time)
  const { shown, error, sent, pending } = asked
  const data = shown?.data
  const tables = useMemo(() => tablesOf(data, schemas), [data, schemas])
  const tell = useEffectEvent(onAnswer)
  useEffect(() => tell(data), [data])
  // Another text may be right.
  const refusal = entry.asked === entry.text ? refusalOf(error, entry.text, asked) : undefined
  const nothing = isEmpty(entry) ? 'Enter a query first' : undefined
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <MenuButton
          label={`Actions of ${title.toLowerCase()}`}
          items={[
            { id: 'duplicate', label: 'Duplicate', onSelect: props.onDuplicate, ...disabled(isFull) },
            { id: 'save', label: 'Save…', onSelect: props.onSave, ...disabled(nothing) },
            { id: 'remove', label: 'Remove', onSelect: props.onRemove },
          ]}
        />
      </div>
      <OxqlEditor
        ref={onEditor}
        label={title}
        value={entry.text}
        onChange={onEdit}
        onRun={onRun}
        knowledge={knowledge}
        error={refusal}
      />
      <div className="mt-2 mb-3 flex flex-wrap items-center gap-2">
        <Button variant="primary" pending={pending} onClick={onRun} {...disabled(nothing)}>
          Run
        </Button>
        {entry.asked !== undefined && (
          <Button
            variant="ghost"
            onClick={() => setRequestOpen(true)}
            aria-label={`Show request of ${title.toLowerCase()}`}
          >
            Show request
          </Button>
        )}
        {tables.length > 0 && (
          <Button
            variant="ghost"
            icon={<DownloadIcon />}
            aria-label={`Export results of ${title.toLowerCase()} to CSV`}
            onClick={() => void saveAnswer(title, tables)}
          >
            CSV
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {statusText(entry, asked, tables)}
        </p>
      </div>
      {error !== undefined &&
        !isRefusal(error) &&
        (shown ? (
          <StaleNotice error={error} onRetry={asked.retry} />
        ) : (
          <FailureNotice what={`Results of ${title.toLowerCase()}`} error={error} onRetry={asked.retry} />
        ))}
      {shown ? (
        <AnswerView tables={tables} shown={shown} asked={asked} />
      ) : (
        pending && <Skeleton className="h-40 w-full" />
      )}
      {isRequestOpen && (
        <Suspense>
          <QueryDialog
            title="Sent"
            lines={sent.text}
            text={sent.text}
            send={(query) => systemTimeseriesQuery({ body: { query } })}
            onClose={() => setRequestOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

const disabled = (disabledReason: string | undefined) => (disabledReason === undefined ? {} : { disabledReason })

/** Whether the server has read the query and found something wrong with it. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.statusCode === 400

function refusalOf(error: unknown, text: string, { sent }: AskedQuery) {
  if (!isRefusal(error)) return undefined
  const place = errorPlace(error.message, text, sent)
  const requestId = requestIdOf(error)
  const message = (
    <>
      <p>{drawable(refusalText(toUserMessage(error), text, place))}</p>
      {requestId !== undefined && <RequestId id={requestId} className="mt-1 text-ink-3" />}
      {mayBeEmpty(error.message, text) && (
        <p className="text-ink-2">Also returned when there is no data in the time range.</p>
      )}
    </>
  )
  return { message, place }
}

function statusText(
  { asked, text }: Entry,
  { shown, pending, sent }: AskedQuery,
  tables: readonly AnswerTable[],
): string {
  if (asked === undefined) return ''
  if (asked !== text) return 'Edited since last run'
  if (!shown) return pending ? 'Running…' : ''
  const count = tables.reduce((sum, { series }) => sum + series.length, 0)
  const time = sent.isRanged ? 'page time range' : 'own time range'
  return `${plural(count, 'time series', 'time series')}, ${time}`
}

async function saveAnswer(title: string, tables: readonly AnswerTable[]) {
  try {
    const [{ writing }, { fileName, mediaTypes }] = await Promise.all([
      import('./answer-csv.ts'),
      import('../../kit/list/export/formats.ts'),
    ])
    const parts = await inTurns(writing(tables))
    saveFile(fileName(`metrics ${title}`, 'csv', new Date()), new Blob(parts, { type: mediaTypes.csv }))
  } catch {
    addToast({ variant: 'error', content: 'Could not export to CSV' })
  }
}
