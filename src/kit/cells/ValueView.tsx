import { Suspense } from 'react'

import { CodeText, CopyableText } from './Copyable.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { BytesText, DurationText, NumberText } from '../../ui/NumberText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { hasInvisible, hasInvisibleAtEnds } from '../../lib/invisible.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { MessageText, NameText } from '../../ui/NameText.tsx'
import { Truncated } from '../../ui/Truncated.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { drawable, truncate } from '../../lib/truncate.ts'
import { monoClass } from './mono-class.ts'
import { rowText } from '../format/view-text.ts'
import { type CellView, jsonText } from '../format/view.ts'

const LargeValue = lazyPart(() => import('./LargeValue.tsx').then((module) => module.LargeValue))

/** Where a value is shown: table cells are cut to one line, detail pages have room. */
export type Place = 'table' | 'detail'

/** What fits into the widest column: the end of a longer name has to be seen. */
const maxText = 44
const maxDescription = 48
/** Where the table has room for it. */
const roomOfDescription = 160

export interface ValueViewProps {
  view: CellView
  place: Place
  /** What the value is called, for parts of a page that have to be told apart. */
  label?: string
}

/** A value as decided by `cellView`. Texts are isolated: what is written in them cannot reorder what stands beside. */
export function ValueView({ view, place, label }: ValueViewProps) {
  switch (view.kind) {
    case 'empty':
      return <EmptyValue />
    case 'text':
      return <PlainText text={view.text} max={maxText} place={place} />
    case 'description':
      return <PlainText text={view.text} max={maxDescription} room={roomOfDescription} place={place} />
    case 'id':
      return <CopyableText text={view.text} display={place === 'table' ? truncate(view.text, maxText) : undefined} />
    case 'mono':
      return (
        <span className={monoClass}>
          <PlainText text={view.text} max={maxText} place={place} />
        </span>
      )
    case 'number':
      return <NumberText value={view.value} unit={view.unit} />
    case 'identifier':
      return <span className={monoClass}>{String(view.value)}</span>
    case 'duration':
      return <DurationText value={view.value} unit={view.unit} />
    case 'bytes':
      return <BytesText bytes={view.value} />
    case 'date':
      return <TimeText date={view.date} />
    case 'badge':
      return <BadgeView {...view} />
    case 'list':
      return (
        <span className={view.isMono ? monoClass : undefined}>
          {place === 'table' ? <FirstOf items={view.items} /> : <AllOf items={view.items} />}
        </span>
      )
    case 'table':
    case 'unreadable':
      return view.kind === 'table' && place === 'table' ? (
        <FirstOf items={view.rows.toReversed().map((row) => rowText(row))} />
      ) : (
        <Suspense fallback={<Skeleton className="h-4 w-24" />}>
          <LargeValue
            view={view}
            label={label}
            renderValue={(inner, name) => <ValueView view={inner} place="table" label={name} />}
          />
        </Suspense>
      )
    case 'json':
      return place === 'table' ? (
        <PlainText text={jsonText(view.value, 0)} max={maxDescription} place={place} />
      ) : (
        <CodeText text={jsonText(view.value)} label={label} wrap />
      )
  }
}

/** States are words of a sentence and begin like one, however the API writes them; a name or a role stays as it is. */
const isWords = (text: string): boolean => /^[a-z ]+$/.test(text)

function BadgeView({ tone, text, isPassing, since }: Extract<CellView, { kind: 'badge' }>) {
  const badge = (
    <Badge tone={tone} spinner={isPassing === true}>
      <bdi className={isWords(text) ? 'inline-block first-letter:uppercase' : undefined}>{truncate(text, maxText)}</bdi>
    </Badge>
  )
  if (!since) return badge
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {badge}
      <span className="text-sm text-ink-3">
        <TimeText relative date={since.date} label={since.label} />
      </span>
    </span>
  )
}

/** In a table a text asks for no more than so wide a column, and takes all that it gets. */
function PlainText({ text, max, room, place }: { text: string; max: number; room?: number; place: Place }) {
  // Line breaks and the like belong to a text of several lines.
  if (place === 'table' && hasInvisibleAtEnds(text)) return <NameText text={truncate(text, max)} />
  return (
    <bdi className={place === 'detail' ? 'whitespace-pre-line' : 'block max-w-88 min-w-full truncate'}>
      {place === 'table' ? <Truncated text={text} max={max} room={room} /> : <Whole text={text} />}
    </bdi>
  )
}

/** All of a text; of one that is too long to be drawn its beginning, and all of it for copying. */
function Whole({ text }: { text: string }) {
  const shown = drawable(text)
  if (shown !== text) return <CopyableText text={text} display={shown} mono={false} wrap />
  return hasInvisible(text) ? <MessageText text={text} /> : text
}

function FirstOf({ items }: { items: readonly string[] }) {
  const [first = '', ...rest] = items
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <bdi>
        <Truncated text={first} max={maxText} />
      </bdi>
      {rest.length > 0 && (
        <Tooltip content={<AllOf items={rest} />}>
          <button type="button" className="rounded-sm text-ink-2">
            +{rest.length}
          </button>
        </Tooltip>
      )}
    </span>
  )
}

/** More of them are read in the JSON of the thing. */
const mostItems = 200

function AllOf({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.slice(0, mostItems).map((item, index) => (
        // Items of a value have no identity, and equal ones are legal.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <bdi>{drawable(item)}</bdi>
        </li>
      ))}
      {items.length > mostItems && <li>and {formatNumber(items.length - mostItems)} more</li>}
    </ul>
  )
}
