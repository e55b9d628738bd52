import { vpcPacketPath } from '../../../generated/model/paths.gen.ts'
import { fill } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Answers, Evaluator } from '../firewall/ask.ts'
import { AnswerView, RuleLink } from '../firewall/packet/AnswerView.tsx'
import type { Problems } from '../firewall/packet/question.ts'
import { legText, legTitle, pairText, verdictOf, verdictTexts, verdictTones } from '../firewall/packet/words.ts'

export interface PacketNoticeProps {
  /** Undefined: the question is not finished. */
  found: Answers | undefined
  problems: Problems
  evaluator: Evaluator
  params: Params
  /** The question, as the address has it. */
  search: string
}

/** What becomes of the packet whose way the map shows, and what decides about it. */
export function PacketNotice({ found, problems, evaluator, params, search }: PacketNoticeProps) {
  const { network } = evaluator
  const action = (
    <LinkButton size="sm" to={fill(vpcPacketPath, params) + search}>
      Packet check
    </LinkButton>
  )
  const [answer, ...others] = found && 'answers' in found ? found.answers : []
  if (!answer)
    return (
      <Notice tone="warning" title="No packet to show" action={action}>
        {found && 'problem' in found
          ? found.problem
          : Object.values(problems).join('. ') || 'Choose a source and a destination first'}
      </Notice>
    )
  const verdict = verdictOf(answer)
  return (
    <Notice tone={verdictTones[verdict]} title={<h2>{verdictTexts[verdict]}</h2>} action={action}>
      <p>
        {pairText(network, answer)}
        {others.length > 0 && ` (the first of ${formatNumber(others.length + 1)} pairs of addresses)`}
      </p>
      {answer.legs.map((leg) => (
        <p key={leg.traffic.direction}>
          {legTitle(network, leg)}: {legText(leg)}{' '}
          {leg.decision.rule && <RuleLink name={leg.decision.rule.name} params={params} />}
        </p>
      ))}
      {/* Open where the rules do not say why. */}
      <details className="mt-1" open={verdict !== 'passes' && answer.legs.every(({ decision }) => decision.allowed)}>
        <summary className="w-fit cursor-pointer text-link">Step by step</summary>
        <div className="mt-2 text-base">
          <AnswerView answer={answer} evaluator={evaluator} params={params} />
        </div>
      </details>
    </Notice>
  )
}
