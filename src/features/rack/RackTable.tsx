import { sledDetailPath } from '../../../generated/model/paths.gen.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { fill } from '../../kit/selectors.ts'
import { bytesText } from '../../lib/bytes.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { percentText } from '../../lib/shares.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import type { RackContents, SledUnit, Unit } from './rack.ts'
import { FieldOf, kindOf, loadText, placeOf } from './words.tsx'
import { shortName } from '../../lib/isolate.ts'

export interface RackTableProps {
  label: string
  contents: RackContents
  silo: string
  chosen: string | null
  onChoose: (unit: Unit) => void
}

/** What the picture of a rack shows, as a table. */
export function RackTable({ label, contents, silo, chosen, onChoose }: RackTableProps) {
  const units: readonly Unit[] = [...contents.switches, ...contents.sleds, ...contents.waiting]
  return (
    <TableFrame label={label}>
      <Thead>
        <tr>
          <Th>Serial number</Th>
          <Th>Kind</Th>
          <Th>Position</Th>
          <Th>Provision policy</Th>
          <Th>State</Th>
          <Th align="end">Instances</Th>
          <Th align="end">vCPUs / threads</Th>
          <Th align="end">Memory</Th>
          {silo !== '' && (
            <Th>
              <NameText text={silo} />
            </Th>
          )}
          <Th align="end">Disks</Th>
          <Th srOnly>Details</Th>
        </tr>
      </Thead>
      <Tbody>
        {units.map((unit) => (
          <Tr key={`${unit.kind} ${unit.id}`} selected={unit.id === chosen}>
            <Td>
              {unit.kind === 'sled' ? (
                <NameLink own name={unit.name} to={() => fill(sledDetailPath, { sledId: unit.id })} />
              ) : (
                <NameText text={unit.name} />
              )}
            </Td>
            <Td>{kindOf[unit.kind]}</Td>
            <Td>{placeOf(unit)}</Td>
            {unit.kind === 'sled' ? <SledCells unit={unit} silo={silo} /> : <NoSledCells silo={silo} />}
            <Td align="end">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Details of ${shortName(unit.name)}`}
                onClick={() => onChoose(unit)}
              >
                Details
              </Button>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </TableFrame>
  )
}

function SledCells({ unit: { sled, instances, load, share, disks }, silo }: { unit: SledUnit; silo: string }) {
  const { usableHardwareThreads: threads, usablePhysicalRam: ram } = sled
  return (
    <>
      <Td>
        <FieldOf field="policy.provisionPolicy" row={sled} />
      </Td>
      <Td>
        <FieldOf field="state" row={sled} />
      </Td>
      {instances ? (
        <>
          <Td align="end">{formatNumber(instances.length)}</Td>
          <Td align="end">
            {formatNumber(load.cpus)} / {formatNumber(threads)} · {percentText(load.cpus, threads)}
          </Td>
          <Td align="end">
            {bytesText(load.memory, 1)} / {bytesText(ram, 1)} · {percentText(load.memory, ram)}
          </Td>
          {silo !== '' && <Td>{loadText(share)}</Td>}
        </>
      ) : (
        <NoLoadCells silo={silo} />
      )}
      <Td align="end">{disks ? formatNumber(disks.length) : <EmptyValue />}</Td>
    </>
  )
}

/** Aligned like the values of their columns. */
const NoCells = ({ count, align = 'start' }: { count: number; align?: 'start' | 'end' }) =>
  Array.from({ length: count }, (_, at) => (
    <Td key={at} align={align}>
      <EmptyValue />
    </Td>
  ))

const NoLoadCells = ({ silo }: { silo: string }) => (
  <>
    <NoCells count={3} align="end" />
    {silo !== '' && <NoCells count={1} />}
  </>
)

const NoSledCells = ({ silo }: { silo: string }) => (
  <>
    <NoCells count={2} />
    <NoLoadCells silo={silo} />
    <NoCells count={1} align="end" />
  </>
)
