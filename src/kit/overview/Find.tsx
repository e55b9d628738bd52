import { midSentence } from '../../lib/truncate.ts'
import { plural } from '../../lib/numbers.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { useNow } from '../feedback/use-now.ts'
import { NameLink } from '../links/NameLink.tsx'
import { pathOf } from '../links/links.ts'
import { pageOfRow, rowText } from '../lookup/names.ts'
import { fill } from '../selectors.ts'
import type { Params } from '../spec.ts'
import { type FoundLine, isNamed, linesOf, paramsIn, parentIn, timeAt } from './lines.ts'
import { Problems } from './Problems.tsx'
import { lineClass, SectionFrame } from './SectionFrame.tsx'
import type { FindSection, OverviewRows } from './spec.ts'
import { type Answer, isVisible, useRows } from './use-rows.ts'
import { NameText } from '../../ui/NameText.tsx'

const tick = 15_000

/** Rows that need somebody: a line for those of a kind, each leading to the list that shows them. */
export function Find({ section, params }: { section: FindSection; params: Params }) {
  const now = useNow(tick)
  const lists = section.lists.filter(isVisible)
  const answers = useRows(lists, params)
  if (lists.length === 0) return null
  const lines = lists.flatMap((list, index) =>
    linesOf(list, answers[index]?.rows ?? [], { params, now }).map((line) => ({ list, line })),
  )
  const worstFirst = lines.toSorted((a, b) => Number(isWorse(b.line)) - Number(isWorse(a.line)))
  const isReading = answers.some(({ state }) => state === 'loading')
  const isWhole = answers.every(({ state }) => state === 'complete')
  return (
    <SectionFrame title={section.title}>
      <ul>
        {worstFirst.map(({ list, line }) => (
          <Line
            key={`${list.lookup.entity} ${line.rule.say} ${line.parent?.text ?? ''}`}
            list={list}
            line={line}
            now={now}
            within={params}
          />
        ))}
      </ul>
      {isReading && <Skeleton className="my-3 h-4 w-2/5" />}
      {!isReading && lines.length === 0 && isWhole && (
        <p className="flex flex-wrap items-baseline gap-x-3 py-2.5">
          <span className="font-medium">{section.none}</span>
          <span className="text-sm text-ink-3">{checkedText(lists, answers)}</span>
        </p>
      )}
      <Problems lists={lists} answers={answers} />
    </SectionFrame>
  )
}

const isWorse = ({ rule }: FoundLine): boolean => rule.tone === 'danger'

/** `Checked 12 instances, 3 disks`. */
const checkedText = (lists: readonly OverviewRows[], answers: readonly Answer[]): string =>
  `Checked ${lists
    .map(({ lookup: { label } }, i) =>
      plural(answers[i]?.rows.length ?? 0, midSentence(label.one), midSentence(label.many)),
    )
    .join(', ')}`

/** How many are called by name. */
const most = 4

const dots = { danger: 'bg-danger-fill', warning: 'bg-warning' }

interface LineProps {
  list: OverviewRows
  line: FoundLine
  now: number
  within: Params
}

function Line({ list, line, now, within }: LineProps) {
  const { rule, rows, parent, text, params } = line
  const to =
    list.path === undefined ? undefined : pathOf(() => `${fill(list.path ?? '', params)}${rule.search}`, {}, {})
  const since = rule.longer ?? rule.soon
  const named = rows.filter((row) => isNamed(list, row)).slice(0, most)
  const left = rows.length - named.length
  return (
    <li className={`flex gap-3 ${lineClass}`}>
      <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${dots[rule.tone]}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {to === undefined ? (
            text
          ) : (
            <Link to={to} className="hover:underline">
              {text}
            </Link>
          )}
          {parent && (
            <span className="font-normal text-ink-2">
              {' '}
              in <NameText text={parent.text} />
            </span>
          )}
        </p>
        {named.length > 0 && (
          <p className="min-w-0 text-sm text-ink-2 wrap-anywhere">
            {named.map((row, index) => {
              const date = since && new Date(timeAt(row, since.path))
              return (
                <span key={`${parentIn(list, row)?.text} ${rowText(row, list.lookup)}`}>
                  {index > 0 && ', '}
                  <NameLink
                    name={rowText(row, list.lookup)}
                    to={() => pageOfRow(row, list.lookup, paramsIn(list, row, { ...within, ...params })) ?? '#'}
                  />
                  {list.each?.together && (
                    <>
                      {' '}
                      in <NameText text={parentIn(list, row)?.text ?? ''} />
                    </>
                  )}
                  {date && (
                    <span className="text-ink-3">
                      {' '}
                      <TimeText relative date={date} now={now} />
                    </span>
                  )}
                </span>
              )
            })}
            {left > 0 && ` and ${left} more`}
          </p>
        )}
      </div>
    </li>
  )
}
