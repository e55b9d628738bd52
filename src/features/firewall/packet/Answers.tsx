import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'

import { vpcMapPath } from '../../../../generated/model/paths.gen.ts'
import { usePageParams } from '../../../kit/routing/use-params.ts'
import { fill } from '../../../kit/selectors.ts'
import type { Params } from '../../../kit/spec.ts'
import { formatNumber, plural } from '../../../lib/numbers.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../../ui/Table.tsx'
import type { Answer, Evaluator, Question } from '../ask.ts'
import { AnswerView } from './AnswerView.tsx'
import { endName, pairText, type Verdict, verdictOf, verdictTexts, verdictTones } from './words.ts'
import { shortName } from '../../../lib/isolate.ts'

// Each pair is a row: nobody reads more of them.
const mostPairs = 200

export interface AnswersProps {
  evaluator: Evaluator
  question: Question
  params: Params
}

/** The verdict, the way of the packet, and which of several packets that is, where the question is about several. */
export function Answers({ evaluator, question, params }: AnswersProps) {
  const found = useMemo(() => evaluator.ask(question), [evaluator, question])
  const [chosen, setChosen] = useState({ question, at: 0 })
  if ('problem' in found)
    return (
      <Notice tone="warning" title="Cannot check this packet">
        {found.problem}
      </Notice>
    )
  const { answers } = found
  const at = chosen.question === question ? chosen.at : 0
  const answer = answers[at]
  if (!answer) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      {answers.length === 1 ? (
        <Verdicts title={verdictTexts[verdictOf(answer)]} verdict={verdictOf(answer)}>
          {pairText(evaluator.network, answer)}
        </Verdicts>
      ) : (
        <>
          <Several answers={answers} />
          <Pairs
            answers={answers}
            at={at}
            evaluator={evaluator}
            onChoose={(index) => setChosen({ question, at: index })}
          />
          <h3 className="-mb-2 font-semibold">{pairText(evaluator.network, answer)}</h3>
        </>
      )}
      <AnswerView answer={answer} evaluator={evaluator} params={params} />
      <p className="text-sm text-ink-2">
        Checks the first packet of a connection; replies pass. Firewalls inside instances are not considered.
      </p>
    </div>
  )
}

function Verdicts({ title, verdict, children }: { title: string; verdict: Verdict; children: string }) {
  const params = usePageParams()
  const { search } = useLocation()
  return (
    <Notice
      tone={verdictTones[verdict]}
      title={<h3>{title}</h3>}
      action={
        <LinkButton size="sm" to={fill(vpcMapPath, params) + search}>
          Show on map
        </LinkButton>
      }
    >
      {children}
    </Notice>
  )
}

function Several({ answers }: { answers: readonly Answer[] }) {
  const by = Map.groupBy(answers, verdictOf)
  const [passing, unknown] = [by.get('passes')?.length ?? 0, by.get('unknown')?.length ?? 0]
  const verdict = passing === answers.length ? 'passes' : passing === 0 && unknown === 0 ? 'blocked' : 'unknown'
  const title =
    verdict !== 'unknown'
      ? verdictTexts[verdict]
      : `Passes for ${formatNumber(passing)} of ${formatNumber(answers.length)}`
  return (
    <Verdicts title={title} verdict={verdict}>
      {`${plural(answers.length, 'pair')} of addresses${unknown > 0 ? `, ${formatNumber(unknown)} unknown` : ''}`}
    </Verdicts>
  )
}

interface PairsProps {
  answers: readonly Answer[]
  at: number
  evaluator: Evaluator
  onChoose: (index: number) => void
}

function Pairs({ answers, at, evaluator: { network }, onChoose }: PairsProps) {
  return (
    <div>
      <TableFrame label="Address pairs" compact>
        <Thead>
          <tr>
            <Th>Source</Th>
            <Th>Destination</Th>
            <Th>Result</Th>
            <Th srOnly>Details</Th>
          </tr>
        </Thead>
        <Tbody>
          {answers.slice(0, mostPairs).map((answer, index) => {
            const names = [endName(network, answer.source), endName(network, answer.destination)] as const
            const verdict = verdictOf(answer)
            return (
              <Tr key={names.join(' ')} selected={index === at}>
                <Td>{names[0]}</Td>
                <Td>{names[1]}</Td>
                <Td>
                  <Badge tone={verdictTones[verdict]}>{verdictTexts[verdict]}</Badge>
                </Td>
                <Td align="end">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-pressed={index === at}
                    aria-label={`Details of ${names.map(shortName).join(' to ')}`}
                    onClick={() => onChoose(index)}
                  >
                    Details
                  </Button>
                </Td>
              </Tr>
            )
          })}
        </Tbody>
      </TableFrame>
      {answers.length > mostPairs && (
        <p className="mt-1 text-sm text-ink-2">
          First {mostPairs} of {plural(answers.length, 'pair')}
        </p>
      )}
    </div>
  )
}
