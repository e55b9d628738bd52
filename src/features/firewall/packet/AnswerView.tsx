import type { ReactNode } from 'react'

import { instanceNetworkingPath, vpcFirewallRuleEditPath } from '../../../../generated/model/paths.gen.ts'
import { fill, partOf } from '../../../kit/selectors.ts'
import type { Params } from '../../../kit/spec.ts'
import { formatIp } from '../../../lib/ip.ts'
import { plural } from '../../../lib/numbers.ts'
import { Link, textLinkClass } from '../../../ui/Link.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import { ErrorIcon, SuccessIcon, WarningIcon } from '../../../ui/LazyIcons.tsx'
import type { Answer, Evaluator, Leg } from '../ask.ts'
import { RouteLink } from '../routes/RouteLink.tsx'
import { RuleTrace } from './RuleTrace.tsx'
import { instanceName, legText, legTitle, routeText } from './words.ts'

export interface AnswerViewProps {
  answer: Answer
  evaluator: Evaluator
  params: Params
}

/** What happens to the packet on its way, in the order in which it happens. */
export function AnswerView({ answer, evaluator, params }: AnswerViewProps) {
  const { legs, route } = answer
  const outbound = legs.find(({ traffic }) => traffic.direction === 'outbound')
  const inbound = legs.find(({ traffic }) => traffic.direction === 'inbound')
  const shared = { evaluator, params }
  const routed = routeText(answer)
  return (
    <ol className="overflow-hidden rounded-lg border border-line bg-surface [&>li+li]:border-t [&>li+li]:border-line">
      {outbound && <LegStep leg={outbound} {...shared} />}
      <Step state={routeState(route?.to)} title="Route">
        {routed ?? 'The routes of this VPC are unknown'}
        {route?.route && (
          <>
            , route <RouteLink route={route.route} network={evaluator.network} params={params} />
          </>
        )}
      </Step>
      {answer.address !== undefined && <AddressStep answer={answer} {...shared} />}
      {inbound && <LegStep leg={inbound} {...shared} />}
    </ol>
  )
}

type State = 'good' | 'bad' | 'unknown'

const marks: Readonly<Record<State, ReactNode>> = {
  good: <SuccessIcon className="mt-1 shrink-0 text-success" />,
  bad: <ErrorIcon className="mt-1 shrink-0 text-danger" />,
  unknown: <WarningIcon className="mt-1 shrink-0 text-warning" />,
}

const routeState = (to: NonNullable<Answer['route']>['to'] = 'unknown'): State =>
  to === 'unknown' ? to : to === 'none' || to === 'drop' ? 'bad' : 'good'

function Step({ state, title, children }: { state: State; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      {marks[state]}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h4 className="font-medium">
          <NameText text={title} />
        </h4>
        <div className="text-ink-2">{children}</div>
      </div>
    </li>
  )
}

interface LegStepProps extends Omit<AnswerViewProps, 'answer'> {
  leg: Leg
}

function LegStep({ leg, evaluator, params }: LegStepProps) {
  const { decision } = leg
  const { network } = evaluator
  return (
    <Step state={decision.allowed ? 'good' : 'bad'} title={legTitle(network, leg)}>
      <p>
        {legText(leg)}
        {decision.rule && (
          <>
            {' '}
            <RuleLink name={decision.rule.name} params={params} />
          </>
        )}
      </p>
      {network.rules.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-sm text-link">
            {decision.rule ? 'Why other rules do not apply' : 'Why no rule matches'} (
            {plural(network.rules.length, 'rule')})
          </summary>
          <RuleTrace leg={leg} evaluator={evaluator} params={params} />
        </details>
      )}
    </Step>
  )
}

/** Leads to the rule’s form. */
export function RuleLink({ name, params }: { name: string; params: Params }) {
  return (
    <Link to={fill(vpcFirewallRuleEditPath, { ...params, rule: name })} className={textLinkClass}>
      <NameText text={name} />
    </Link>
  )
}

/** The instance of this VPC that the outside talks to, and the address that it has for that. */
function AddressStep({ answer, evaluator: { network }, params }: AnswerViewProps) {
  const { address, legs, source, destination } = answer
  const nic = source.nic ?? destination.nic ?? legs[0]?.nic
  const name = nic && instanceName(network, nic)
  // An automatic address serves what starts inside.
  const own = (nic && network.external.get(nic.instanceId)) ?? []
  const ips = own.filter(({ kind }) => source.nic || kind !== 'snat').map(({ ip }) => ip)
  const place = nic && name !== undefined && (
    <Link
      to={fill(instanceNetworkingPath, { ...params, instance: partOf(name, nic.instanceId) })}
      className={textLinkClass}
    >
      <NameText text={name} />
    </Link>
  )
  const target = destination.outside && destination.ip ? formatIp(destination.ip) : undefined
  const said = {
    ok: (
      <>
        {place} has an external address{ips.length > 0 && `: ${ips.join(', ')}`}
      </>
    ),
    missing:
      nic && !nic.primary ? (
        <>External addresses belong to the primary network interface of {place}</>
      ) : source.nic && legs.length > 1 && target !== undefined ? (
        <>Source or destination has no external address</>
      ) : (
        <>
          {place} has no external address {source.nic ? 'of this IP version' : 'for inbound traffic'}
        </>
      ),
    unknown: <>The external addresses of {place || 'the instance'} are unknown</>,
  }
  const state = { ok: 'good', missing: 'bad', unknown: 'unknown' } as const
  return address ? (
    <Step state={state[address]} title="External address">
      {said[address]}
    </Step>
  ) : null
}
