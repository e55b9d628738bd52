import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Params } from '../../../kit/spec.ts'
import { plural } from '../../../lib/numbers.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Rule } from '../evaluate.ts'
import type { Network } from '../network.ts'
import { mostAsked } from '../packet/question.ts'
import { externalOptions, useNetwork } from '../use-network.ts'
import { type Changes, changesOf, type TrafficChange } from './changes.ts'

export interface ChangePreviewProps {
  params: Params
  /** Makes the rules as they would be; undefined where there is nothing to say yet. Made once per change. */
  next: (rules: readonly Rule[]) => readonly Rule[] | undefined
}

/** What a change of the rules does to whose traffic, before it is made. */
export function ChangePreview({ params, next }: ChangePreviewProps) {
  const { network, error } = useNetwork(params)
  // What is being typed shows first.
  const latest = useDeferredValue(next)
  const changes = useMemo(() => {
    const rules = network && latest(network.rules)
    return network && rules && { network, ...changesOf(network, rules) }
  }, [network, latest])
  if (!network) {
    return <Line>{error === undefined ? 'Checking what this changes…' : 'Could not check what this changes.'}</Line>
  }
  return changes && <Shown {...changes} />
}

const Line = ({ children }: { children: string }) => (
  <p aria-live="polite" className="mt-4 text-sm text-ink-2">
    {children}
  </p>
)

// What is left is behind a number.
const mostLines = 6

function Shown({ network, list, sshLost }: Changes & { network: Network }) {
  if (list?.length === 0 && sshLost.length === 0) return <Line>No effect on traffic of instances in this VPC.</Line>
  const [first, rest] = [list?.slice(0, mostLines) ?? [], list?.slice(mostLines) ?? []]
  return (
    <section aria-live="polite" aria-labelledby="traffic-changes" className="mt-4 grid grid-cols-1 gap-3">
      {sshLost.length > 0 && <SshWarning network={network} lost={sshLost} />}
      <div>
        <h3 id="traffic-changes" className="mb-1.5 font-semibold">
          Traffic that changes
        </h3>
        {list ? (
          <>
            <Lines changes={first} />
            {rest.length > 0 && (
              <details className="mt-1.5">
                <summary className="w-fit cursor-pointer text-sm text-link">
                  {plural(rest.length, 'more change')}
                </summary>
                <Lines changes={rest} />
              </details>
            )}
            <p className="mt-1.5 text-sm text-ink-2">
              Considers firewall rules only, not routes or external addresses.
            </p>
          </>
        ) : (
          <p className="text-sm text-ink-2">Too many combinations of instances and ports to list.</p>
        )}
      </div>
    </section>
  )
}

const kinds = {
  gains: { tone: 'success', label: 'Allowed' },
  loses: { tone: 'danger', label: 'Blocked' },
} as const

function Lines({ changes }: { changes: readonly TrafficChange[] }) {
  return (
    <ul className="mt-1.5 rounded-md border border-line bg-surface text-sm [&>li+li]:border-t [&>li+li]:border-line">
      {changes.map((change) => {
        const { kind, direction, instances, peers, traffic } = change
        return (
          <li key={JSON.stringify(change)} className="flex items-start gap-2 px-3 py-2">
            <span className="shrink-0 pt-px">
              <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{traffic.join(', ')}</span>
              <span className="block text-ink-2">
                {direction === 'inbound'
                  ? `from ${namesText(peers)} to ${namesText(instances)}`
                  : `from ${namesText(instances)} to ${namesText(peers)}`}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const mostNames = 4

/** `a, b and c`, or how many more there are. */
function namesText(names: readonly string[]): string {
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names
  const more = names.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

interface SshWarningProps {
  network: Network
  lost: Changes['sshLost']
}

/** Only instances that have an external address can be reached now. */
function SshWarning({ network, lost }: SshWarningProps) {
  const ids = [...new Set(lost.map(({ instanceId }) => instanceId))].sort()
  const isAsked = ids.length <= mostAsked
  const { data, isPending } = useQuery({ ...externalOptions(ids), enabled: isAsked })
  if (isAsked && isPending) return null
  const names = new Map(network.instances.map(({ id, name }) => [id, name]))
  const named = (some: readonly string[]) => namesText(some.map((id) => names.get(id) ?? id).sort())
  // What an automatic address receives is only what was asked for.
  const reachable = ids.filter((id) => data?.get(id)?.some(({ kind }) => kind !== 'snat'))
  const unknown = ids.filter((id) => !data?.has(id))
  if (reachable.length === 0 && unknown.length === 0) return null
  return (
    <Notice tone="warning" live title="This cuts off SSH from outside">
      {reachable.length > 0 && <p>{named(reachable)} can no longer be reached on port 22 from outside the VPC.</p>}
      {unknown.length > 0 && (
        <p>
          {named(unknown)} may no longer be reached on port 22 from outside the VPC; external addresses were not
          checked.
        </p>
      )}
    </Notice>
  )
}
