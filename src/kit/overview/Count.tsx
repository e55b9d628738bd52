import { escapePart } from '../../lib/escape-part.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { truncate } from '../../lib/truncate.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { cellView } from '../format/view.ts'
import { viewText } from '../format/view-text.ts'
import { pathOf } from '../links/links.ts'
import { fill } from '../selectors.ts'
import type { Params, Shown } from '../spec.ts'
import { countsOf } from './lines.ts'
import { Problems } from './Problems.tsx'
import { lineClass, SectionFrame } from './SectionFrame.tsx'
import type { CountedList, CountSection } from './spec.ts'
import { type Answer, isVisible, useRows } from './use-rows.ts'

/** How many rows there are, and of each value of a field: each number leads to the list of those. */
export function Count({ section, params }: { section: CountSection; params: Params }) {
  const lists = section.lists.filter(isVisible)
  const answers = useRows(lists, params)
  if (lists.length === 0) return null
  return (
    <SectionFrame title={section.title}>
      <dl>
        {lists.map((list, index) => (
          <Counted key={list.lookup.entity} list={list} answer={answers[index]} params={params} />
        ))}
      </dl>
      <Problems lists={lists} answers={answers} />
    </SectionFrame>
  )
}

function Counted({ list, answer, params }: { list: CountedList; answer: Answer | undefined; params: Params }) {
  const { lookup, path, by } = list
  // What failed is said below.
  if (answer === undefined || answer.state === 'failed') return null
  const to = path === undefined ? undefined : pathOf(() => fill(path, params), {}, {})
  const isMore = answer.state !== 'complete'
  return (
    <div className={`flex items-baseline gap-3 ${lineClass}`}>
      <dt className="min-w-28">
        <Link to={to} className="font-medium hover:underline">
          {lookup.label.many}
        </Link>
      </dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 text-sm">
        {answer.state === 'loading' ? (
          <Skeleton className="h-4 w-8" />
        ) : (
          <span className="min-w-10 text-base tabular-nums">
            {formatNumber(answer.rows.length)}
            {isMore && '+'}
          </span>
        )}
        {by && <Values by={by} answer={answer} to={to} />}
      </dd>
    </div>
  )
}

/** Values that nobody foresaw may be of any length. */
const longest = 64

const tones = {
  danger: 'text-danger',
  warning: 'text-warning',
  success: 'text-ink-2',
  neutral: 'text-ink-2',
  info: 'text-ink-2',
  notice: 'text-ink-2',
}

function Values({ by, answer, to }: { by: Shown; answer: Answer; to: string | undefined }) {
  if (answer.state === 'loading') return null
  return countsOf(answer.rows, by.path).map(({ value, count }) => {
    const view = cellView(value, by.cell)
    const tone = view.kind === 'badge' ? tones[view.tone] : 'text-ink-2'
    return (
      <Link
        key={String(value)}
        to={to && `${to}?filter=${by.id}:any:${escapePart(String(value))}`}
        className={`min-w-0 wrap-anywhere hover:underline ${tone}`}
      >
        <span className="tabular-nums">{formatNumber(count)}</span> <bdi>{truncate(viewText(view), longest)}</bdi>
      </Link>
    )
  })
}
