import { use, useMemo, useRef, useState } from 'react'

import { ChartPlaceContext } from '../../kit/charts/place.ts'
import { windowOf } from '../../kit/charts/range.ts'
import { LiveNote, TimeTools } from '../../kit/charts/TimeTools.tsx'
import { useChartTime } from '../../kit/charts/use-chart-time.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { mostQueries } from './address.ts'
import { knownValues } from './answer.ts'
import { QueryCard } from './QueryCard.tsx'
import { SaveDialog } from '../../kit/saved/SaveDialog.tsx'
import { savedKey } from './kept-queries.ts'
import { queryWords, SavedDialog } from './SavedQueries.tsx'
import { SchemaBrowser } from './SchemaBrowser.tsx'
import { type Entry, isEmpty, useEntries } from './use-entries.ts'
import { useSchemas } from './use-schemas.ts'

/** Pixels that the steps of a window are made for: so that the same query is sent whatever the window's size. */
const width = 960

const noSchemas: readonly never[] = []

/** Any query of what the system measures: what there is to ask about, queries with what they answer, and the range. */
export function Explorer() {
  const schemas = useSchemas()
  const time = useChartTime(undefined)
  const { entries, excess, edit, run, put, insert, restore, remove } = useEntries()
  const { range, now } = time
  const [answers, setAnswers] = useState<ReadonlyMap<number, unknown>>(new Map())
  const [open, setOpen] = useState<'saved' | Entry>()
  const editors = useRef(new Map<number, HTMLTextAreaElement>())
  const storageKey = savedKey(use(MeContext))

  const window = useMemo(() => windowOf(range, { now, width }), [range, now])
  const known = schemas.rows ?? noSchemas
  const values = useMemo(() => knownValues([...answers.values()]), [answers])
  const knowledge = useMemo(() => ({ schemas: known, values, step: window.step / 1000 }), [known, values, window.step])
  const place = {
    range,
    now,
    onStretch: (from: number, until: number) => time.choose({ kind: 'fixed', from, until }),
    note: undefined,
  }
  const isMost = entries.length >= mostQueries
  const reason = `At most ${mostQueries} queries: remove one first`
  const noPlace = isMost ? reason : undefined
  const noRoom = isMost && !entries.some(isEmpty) ? reason : undefined

  /** The cursor goes to the end of a query, once it is there. */
  const focus = (id: number) =>
    requestAnimationFrame(() => {
      const editor = editors.current.get(id)
      editor?.focus()
      editor?.setSelectionRange(editor.value.length, editor.value.length)
    })
  const drop = (entry: Entry, at: number) => {
    remove(entry.id)
    setAnswers(new Map([...answers].filter(([id]) => id !== entry.id)))
    if (!isEmpty(entry))
      addToast({
        content: `Query ${at + 1} removed`,
        actions: [{ label: 'Undo', onSelect: () => restore(entry, at) }],
      })
  }

  return (
    <>
      <PageHeader
        title="Metrics explorer"
        subtitle="Query system metrics in OxQL. The URL of this page can be shared."
        actions={<Button onClick={() => setOpen('saved')}>Saved queries</Button>}
      />
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SchemaBrowser schemas={schemas} isFull={noRoom} onUse={(name) => focus(put(`get ${name} `))} />
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="max-w-prose text-sm text-ink-2">
              The time range applies to queries without a timestamp filter.
            </p>
            <TimeTools time={time} onRefresh={() => Promise.resolve()} />
          </div>
          <LiveNote time={time} />
          {excess > 0 && (
            <div className="mb-3">
              <Notice tone="warning" live title="Too long for the URL">
                Shorten the queries by {formatNumber(excess)} characters, or save them to use them elsewhere. They are
                kept in this tab only.
              </Notice>
            </div>
          )}
          <ChartPlaceContext value={place}>
            <div className="grid grid-cols-1 gap-4">
              {entries.map((entry, at) => (
                <QueryCard
                  key={entry.id}
                  entry={entry}
                  title={`Query ${at + 1}`}
                  time={{ window, now }}
                  schemas={known}
                  knowledge={knowledge}
                  onEdit={(text) => edit(entry.id, text)}
                  onRun={() => {
                    run(entry.id)
                    time.move()
                  }}
                  onSave={() => setOpen(entry)}
                  onRemove={() => drop(entry, at)}
                  isFull={noPlace}
                  onDuplicate={() => focus(insert(entry.text, at + 1))}
                  onAnswer={(answer) => setAnswers((before) => new Map(before).set(entry.id, answer))}
                  onEditor={(element) => {
                    if (element) editors.current.set(entry.id, element)
                    else editors.current.delete(entry.id)
                  }}
                />
              ))}
            </div>
          </ChartPlaceContext>
          <div className="mt-4">
            <Button
              icon={<PlusIcon />}
              onClick={() => focus(insert('', entries.length))}
              {...(noPlace === undefined ? {} : { disabledReason: noPlace })}
            >
              Add query
            </Button>
          </div>
        </div>
      </div>
      {open === 'saved' && (
        <SavedDialog
          storageKey={storageKey}
          isFull={noRoom}
          onLoad={({ text }) => focus(put(text))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open !== undefined && open !== 'saved' && (
        <SaveDialog
          storageKey={storageKey}
          saved={{ text: open.text }}
          words={queryWords}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
