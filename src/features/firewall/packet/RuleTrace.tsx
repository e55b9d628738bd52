import { useMemo } from 'react'

import { plural } from '../../../lib/numbers.ts'
import type { Params } from '../../../kit/spec.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import type { Evaluator, Leg } from '../ask.ts'
import { RuleLink } from './AnswerView.tsx'
import { missText } from './words.ts'

// Nobody reads hundreds of reasons one after the other.
const mostShown = 200

/** All rules in the order of evaluation, and what each has to do with the packet. */
export function RuleTrace({ leg, evaluator, params }: { leg: Leg; evaluator: Evaluator; params: Params }) {
  const explained = useMemo(() => evaluator.explain(leg), [evaluator, leg])
  const rows = explained.map((one, index) => ({ ...one, order: index + 1 }))
  const shown = rows.filter(({ order, miss }) => order <= mostShown || miss === undefined)
  return (
    <div className="mt-2">
      <ol
        aria-label="Rules in the order of evaluation"
        className="overflow-hidden rounded-lg border border-line text-sm text-ink [&>li+li]:border-t [&>li+li]:border-line"
      >
        {shown.map(({ rule, miss, order }) => (
          <li key={rule.name} className={`flex gap-3 px-3 py-1.5 ${miss === undefined ? 'bg-selected' : ''}`}>
            <span className="w-6 shrink-0 text-end text-ink-3 tabular-nums">{order}</span>
            <span className="grid min-w-0 flex-1 gap-x-3 wrap-anywhere sm:grid-cols-2">
              <span>
                <RuleLink name={rule.name} params={params} />
                <span className="ms-2 text-ink-3 tabular-nums">priority {rule.priority}</span>
              </span>
              {miss === undefined ? (
                <span>
                  <Badge tone={rule.action === 'allow' ? 'success' : 'danger'}>
                    {rule.action === 'allow' ? 'Allows' : 'Denies'}
                  </Badge>
                </span>
              ) : (
                <span className="text-ink-2">
                  <NameText text={missText(miss, leg)} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <p className="mt-1 text-sm text-ink-2">
          {plural(rows.length - shown.length, 'more rule')}, which do not decide
        </p>
      )}
    </div>
  )
}
