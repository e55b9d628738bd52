import { useWatch } from 'react-hook-form'

import { useFormContext } from '../../kit/form/form-context.ts'
import { bytesText } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { Notice } from '../../ui/Notice.tsx'
import { demandOf, lacking, leftOf, type Quota, type Resource } from './quota.ts'

const resources: readonly { id: Resource; label: string; text: (amount: number) => string }[] = [
  { id: 'cpus', label: 'vCPUs', text: String },
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
            {quota && <Bar quota={quota} resource={id} demand={demand[id]} />}
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {short.length > 0 && <Warning short={short} starts={starts} />}
      </div>
    </aside>
  )
}

/** In use, and what this instance adds. */
function Bar({ quota, resource, demand }: { quota: Quota; resource: Resource; demand: number }) {
  const capacity = quota.capacity[resource]
  const share = (amount: number) => (capacity > 0 ? Math.min(100, (amount / capacity) * 100) : 100)
  const used = share(quota.provisioned[resource])
  const isOver = demand > leftOf(quota, resource)
  return (
    <div aria-hidden="true" className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-neutral-soft">
      <span className="bg-line-strong" style={{ width: `${used}%` }} />
      <span
        className={isOver ? 'bg-danger-fill' : 'bg-accent'}
        style={{ width: `${isOver ? 100 - used : share(demand)}%` }}
      />
    </div>
  )
}

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
