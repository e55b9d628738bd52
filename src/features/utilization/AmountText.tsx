import { exactBytes } from '../../lib/bytes.ts'
import type { Amount } from '../../lib/shares.ts'
import { BytesText, NumberText } from '../../ui/NumberText.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Resource } from './resources.ts'

/** An amount of a resource in the unit that people read; bytes with their exact number on hover. */
export function AmountText({ of, value }: { of: Resource; value: Amount }) {
  if (of === 'cpus') return <NumberText value={value} unit="vCPUs" />
  return (
    <Tooltip content={Number.isInteger(Number(value)) ? exactBytes(value) : undefined} describe={false}>
      <span>
        <BytesText bytes={value} />
      </span>
    </Tooltip>
  )
}
