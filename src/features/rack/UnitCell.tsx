import type { ReactNode } from 'react'

import { bytesText } from '../../lib/bytes.ts'
import { formatNumber, plainNumber, plural } from '../../lib/numbers.ts'
import { type Amount, minus, shareOf } from '../../lib/shares.ts'
import { NameText } from '../../ui/NameText.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import type { SledUnit, Unit } from './rack.ts'
import { FieldOf, kindOf, loadText, placeOf } from './words.tsx'
import { shortName } from '../../lib/isolate.ts'

/** What is written on a unit of the picture. */
export function UnitCell({ unit, silo }: { unit: Unit; silo: string }) {
  return (
    <>
      <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2">
        <span className="sr-only">{kindOf[unit.kind]}</span>
        <span className="max-w-full min-w-0 truncate font-semibold">
          <NameText text={unit.name} />
        </span>
        {unit.kind === 'sled' && (
          <span className="ms-auto flex shrink-0 gap-1">
            <FieldOf field="policy.provisionPolicy" row={unit.sled} />
            <FieldOf field="state" row={unit.sled} />
          </span>
        )}
      </div>
      {unit.kind === 'sled' ? (
        <SledLoad unit={unit} silo={silo} />
      ) : (
        <Line>
          {unit.kind === 'waiting'
            ? `${placeOf(unit)} · not in service · ${shortName(unit.sled.baseboard.part)}`
            : `${shortName(unit.part)}, revision ${plainNumber(unit.revision)}`}
        </Line>
      )}
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <div className="truncate text-sm text-ink-2 tabular-nums">{children}</div>
)

function SledLoad({ unit: { sled, load, share, instances, disks }, silo }: { unit: SledUnit; silo: string }) {
  const known = [
    instances ? plural(instances.length, 'instance') : 'instances unknown',
    disks ? plural(disks.length, 'disk') : 'disks unknown',
    ...(silo !== '' && instances ? [`of ${shortName(silo)}: ${loadText(share)}`] : []),
  ]
  const { usableHardwareThreads: threads, usablePhysicalRam: ram } = sled
  return (
    <>
      {instances && (
        <>
          <Bar label="vCPUs" used={load.cpus} of={threads} part={silo === '' ? undefined : share.cpus}>
            {formatNumber(load.cpus)} / {plural(threads, 'thread')}
          </Bar>
          <Bar label="Memory" used={load.memory} of={ram} part={silo === '' ? undefined : share.memory}>
            {bytesText(load.memory, 1)} / {bytesText(ram, 1)}
          </Bar>
        </>
      )}
      <Line>{known.join(' · ')}</Line>
    </>
  )
}

interface BarProps {
  label: string
  used: Amount
  of: Amount
  /** The chosen silo's, which is highlighted in it. */
  part: Amount | undefined
  children: ReactNode
}

function Bar({ label, used, of, part, children }: BarProps) {
  return (
    <div className="grid h-5 grid-cols-[3.5rem_1fr_auto] items-center gap-2 text-sm text-ink-2 tabular-nums">
      <span>{label}</span>
      {part === undefined ? (
        <UseBar used={shareOf(used, of)} />
      ) : (
        <UseBar used={shareOf(minus(used, part), of)} more={shareOf(part, of)} />
      )}
      <span>{children}</span>
    </div>
  )
}
