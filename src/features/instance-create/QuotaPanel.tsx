import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

import { useFormContext } from '../../kit/form/form-context.ts'
import { bytesText } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { type Amount, shareOf } from '../../lib/shares.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NumberText } from '../../ui/NumberText.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import { demandOf, lacking, leftOf, type Quota, type Resource } from './quota.ts'

const resources: readonly { id: Resource; label: string; text: (amount: number) => ReactNode }[] = [
  { id: 'cpus', label: 'vCPUs', text: (amount) => <NumberText value={amount} /> },
  { id: 'memory', label: 'Memory', text: (amount) => bytesText(amount) },
  { id: 'storage', label: 'Storage', text: (amount) => bytesText(amount) },
]

/** What the instance takes of what the silo's quota leaves, while it is being chosen. */
export function QuotaPanel({ quota }: { quota: Quota | undefined }) {
  const { methods } = useFormContext()
  const values: unknown = useWatch({ control: methods.control })
  const demand = demandOf(values)
  const short = quota ? lacking(quota, demand) : []
  const starts = readPath(values, 'start') === true
  return (
    <aside aria-label="Quota" className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3 font-semibold">Quota impact</h2>
      <ul className="grid gap-3">
        {resources.map(({ id, label, text }) => (
          <li key={id}>
            <div className="flex items-baseline justify-between gap-2">
              <span className="text-ink-2">{label}</span>
              <span className={`tabular-nums ${short.includes(id) ? 'font-semibold text-warning' : ''}`}>
                Uses {text(demand[id])}
                {quota && <span className="font-normal text-ink-2">, {text(leftOf(quota, id))} available</span>}
              </span>
            </div>
            {quota && (
              <div className="mt-1">
                <UseBar
                  used={shareOfQuota(quota, id, quota.provisioned[id])}
                  more={shareOfQuota(quota, id, demand[id])}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {short.length > 0 && <Warning short={short} starts={starts} />}
      </div>
    </aside>
  )
}

/** Without a quota all of it is in use. */
const shareOfQuota = ({ capacity }: Quota, resource: Resource, amount: Amount): number =>
  capacity[resource] > 0 ? shareOf(amount, capacity[resource]) : 1

/** The platform decides; this says what to expect of it. */
function Warning({ short, starts }: { short: readonly Resource[]; starts: boolean }) {
  const what = short.map((id) => resources.find((one) => one.id === id)?.label ?? id).join(', ')
  const noDisk = short.includes('storage')
  return (
    <Notice tone="warning" title={`Exceeds the ${what} quota`}>
      {noDisk
        ? 'The platform will probably refuse to create its disks.'
        : starts
          ? 'The instance will probably be created but not started.'
          : 'It can be created, but not started before something is freed.'}
    </Notice>
  )
}
