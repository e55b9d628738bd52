import { useMemo } from 'react'

import { plural } from '../../../lib/numbers.ts'
import type { Params } from '../../../kit/spec.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../../ui/Table.tsx'
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
      <TableFrame label="Rules in the order of evaluation" compact>
        <Thead>
          <tr>
            <Th align="end">#</Th>
            <Th>Rule</Th>
            <Th align="end">Priority</Th>
            <Th>Result</Th>
          </tr>
        </Thead>
        <Tbody>
          {shown.map(({ rule, miss, order }) => (
            <Tr key={rule.name} selected={miss === undefined}>
              <Td align="end">{order}</Td>
              <Td>
                <RuleLink name={rule.name} params={params} />
              </Td>
              <Td align="end">{rule.priority}</Td>
              <Td>
                {miss === undefined ? (
                  <Badge tone={rule.action === 'allow' ? 'success' : 'danger'}>
                    {rule.action === 'allow' ? 'Allows' : 'Denies'}
                  </Badge>
                ) : (
                  missText(miss, leg)
                )}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </TableFrame>
      {shown.length < rows.length && (
        <p className="mt-1 text-sm text-ink-2">
          {plural(rows.length - shown.length, 'more rule')}, which do not decide
        </p>
      )}
    </div>
  )
}
