import { minus, percentText, shareOf } from '../../lib/shares.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import { AmountText } from './AmountText.tsx'
import { resources, type Amounts } from './resources.ts'

export interface CapacityBarsProps {
  /** Undefined while it is on its way. */
  used: Amounts | undefined
  quota: Amounts | undefined
  /** What the quota is called. */
  label: string
}

/** How much of each quota is provisioned, and what that leaves. */
export function CapacityBars({ used, quota, label }: CapacityBarsProps) {
  return (
    <section aria-label="Provisioned of quota" className="mb-6">
      <ul className="grid gap-4 md:grid-cols-3">
        {resources.map((resource) => (
          <li key={resource.id} className="rounded-lg border border-line bg-surface p-4">
            <p className="font-semibold">{resource.label}</p>
            {used && quota ? (
              <Use of={resource.id} used={used} quota={quota} label={label} />
            ) : (
              <Skeleton className="mt-2 h-24 w-full" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Use({ of, used, quota, label }: { of: keyof Amounts; used: Amounts; quota: Amounts; label: string }) {
  const left = minus(quota[of], used[of])
  const isOver = left < 0
  const facts = [
    { name: 'Provisioned', value: used[of] },
    { name: label, value: quota[of] },
    { name: isOver ? 'Over quota by' : 'Available', value: isOver ? -left : left },
  ]
  return (
    <>
      <p className="mt-1 mb-2 text-2xl font-semibold tracking-tight tabular-nums">{percentText(used[of], quota[of])}</p>
      <UseBar used={shareOf(used[of], quota[of])} />
      <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className={isOver && value === -left ? 'font-medium text-danger' : ''}>
              <AmountText of={of} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
