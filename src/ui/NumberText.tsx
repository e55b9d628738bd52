import { formatBytes } from '../lib/bytes.ts'
import { durationText, type DurationUnit, exactDuration } from '../lib/durations.ts'
import { compactNumber, formatNumber, isCompact, unitOf } from '../lib/numbers.ts'
import { unreadableText } from '../lib/unreadable.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface NumberTextProps {
  value: number | bigint | null | undefined
  /** What is counted, in the plural. */
  unit?: string
}

/** A number; large ones in short form with all digits in a tooltip. */
export function NumberText({ value, unit }: NumberTextProps) {
  if (value === null || value === undefined) return <EmptyValue />
  if (unit === undefined || Number.isNaN(value)) return <Digits value={value} />
  return (
    <span className="whitespace-nowrap">
      <Digits value={value} /> <span className="text-ink-3">{unitOf(value, unit)}</span>
    </span>
  )
}

function Digits({ value }: { value: number | bigint }) {
  if (!isCompact(value)) return <span className="tabular-nums">{formatNumber(value)}</span>
  return (
    <Tooltip content={formatNumber(value)} describe={false}>
      <span className="tabular-nums">
        <span aria-hidden="true">{compactNumber(value)}</span>
        <span className="sr-only">{formatNumber(value)}</span>
      </span>
    </Tooltip>
  )
}

export interface DurationTextProps {
  value: number | bigint
  unit: DurationUnit
}

/** A length of time as people read it; the value as it came in a tooltip. */
export function DurationText({ value, unit }: DurationTextProps) {
  const text = durationText(value, unit)
  const exact = exactDuration(value, unit)
  if (text === exact) return <span className="whitespace-nowrap tabular-nums">{text}</span>
  return (
    <Tooltip content={exact}>
      <span className="whitespace-nowrap tabular-nums">{text}</span>
    </Tooltip>
  )
}

export interface BytesTextProps {
  bytes: number | bigint | null | undefined
}

/** A byte count with its unit. */
export function BytesText({ bytes }: BytesTextProps) {
  if (bytes === null || bytes === undefined) return <EmptyValue />
  if (Number.isNaN(bytes)) return unreadableText
  const { value, unit } = formatBytes(bytes)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {value} <span className="text-ink-3">{unit}</span>
    </span>
  )
}
