import type { SiloUtilization } from '../../../generated/api/types.gen.ts'
import { minus, percentText, shareOf } from '../../lib/shares.ts'
import { UseBar } from '../../ui/UseBar.tsx'
import { AmountText } from './AmountText.tsx'
import type { Resource } from './resources.ts'

/** How much of one quota a silo uses, and what that leaves. */
export function QuotaUse({ row, of }: { row: SiloUtilization; of: Resource }) {
  const { provisioned, allocated } = row
  const [used, quota] = [provisioned[of], allocated[of]]
  const left = minus(quota, used)
  return (
    <span className="flex flex-col items-end gap-1 py-1.5">
      <span className="flex items-center gap-2">
        <UseBar used={shareOf(used, quota)} short />
        <span className="min-w-16">{percentText(used, quota)}</span>
      </span>
      <span className="text-sm text-ink-2">
        <AmountText of={of} value={used} /> of <AmountText of={of} value={quota} />
      </span>
      <span className={`text-sm ${left < 0 ? 'text-danger' : 'text-ink-2'}`}>
        <AmountText of={of} value={left < 0 ? -left : left} /> {left < 0 ? 'over' : 'available'}
      </span>
    </span>
  )
}
