import { Notice } from '../../ui/Notice.tsx'
import { FailureNotice, RetryButton } from '../feedback/ErrorText.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { midSentence } from '../../lib/truncate.ts'
import { missedText } from '../lookup/missed-text.ts'
import type { OverviewRows } from './spec.ts'
import type { Answer } from './use-rows.ts'

/** What of the lists could not be read, or not to the end: nothing is claimed of that. */
export function Problems({ lists, answers }: { lists: readonly OverviewRows[]; answers: readonly Answer[] }) {
  return lists.map((list, index) => {
    const answer = answers[index]
    const { many } = list.lookup.label
    if (!answer) return null
    const { state, error, rows, isForbidden, updatedAt, retry } = answer
    if (isForbidden && state === 'failed')
      return (
        <p key={index} className="py-2 text-sm text-ink-2">
          You do not have permission to view {midSentence(many)}.
        </p>
      )
    const isFailed = state === 'failed'
    if (isFailed || (error !== null && error !== undefined))
      return (
        <div key={index} className="py-2">
          <FailureNotice what={many} error={error} onRetry={retry} updatedAt={isFailed ? 0 : updatedAt} />
        </div>
      )
    const missed = list.each && answer.lists && missedText(answer.lists, list.each.lookup)
    if (missed && answer.lists?.missed[0])
      return (
        <div key={index} className="py-2">
          <Notice
            tone="warning"
            live
            title={`Not all ${midSentence(many)} were checked`}
            action={<RetryButton size="sm" error={answer.lists.missed[0].error} onRetry={retry} />}
          >
            {missed}
          </Notice>
        </div>
      )
    if (state === 'partial')
      return (
        <p key={index} className="py-2 text-sm text-ink-2">
          Only the first {formatNumber(rows.length)} {midSentence(many)} were checked; there are more.
        </p>
      )
    return null
  })
}
