import { NumberText } from '../../ui/NumberText.tsx'
import { UseBar } from '../../ui/UseBar.tsx'

export interface UsedAddressesProps {
  used: number
  capacity: number | bigint
  /** There may be more of them in use. */
  atLeast: boolean
  /** What is counted, where nothing beside it says so. */
  unit?: string
}

/** How many addresses of a block are in use. */
export function UsedAddresses({ used, capacity, atLeast, unit }: UsedAddressesProps) {
  const all = Number(capacity)
  return (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <UseBar used={all === 0 ? 1 : used / all} short />
      <span className="tabular-nums">
        {atLeast ? 'at least ' : ''}
        <NumberText value={used} /> of <NumberText value={capacity} />
        {unit === undefined ? '' : ` ${unit}`}
      </span>
    </span>
  )
}
