import { type ReactNode, useEffect, useRef } from 'react'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { physicalDiskSledListPath, sledDetailPath, sledInstanceListPath } from '../../../generated/model/paths.gen.ts'
import { actions as sledActions } from '../../../generated/screens/sled/actions.gen.ts'
import { screen as waitingList } from '../../../generated/screens/uninitialized-sled/list.gen.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { ActionButton } from '../../kit/menus/ActionButton.tsx'
import { fill } from '../../kit/selectors.ts'
import { plural } from '../../lib/numbers.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import type { SledUnit, Unit } from './rack.ts'
import { FieldOf, kindOf, loadText, placeOf } from './words.tsx'

/** So many instances are listed; the sled's page has all. */
const mostListed = 20
const noParams = {}

/** What is known of a unit, and what can be done with it. */
export function UnitDetails({ unit, silo, moved }: { unit: Unit; silo: string; moved: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved) title.current?.focus()
  }, [moved])
  return (
    <section aria-labelledby="unit-title" className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-2">
        <h2 id="unit-title" ref={title} tabIndex={-1} className="min-w-0 text-lg font-semibold">
          {kindOf[unit.kind]}{' '}
          {unit.kind === 'sled' ? (
            <NameLink name={unit.name} to={() => fill(sledDetailPath, { sledId: unit.id })} />
          ) : (
            <NameText text={unit.name} />
          )}
        </h2>
        <Actions unit={unit} />
      </div>
      <p className="mb-3 text-ink-2 wrap-anywhere">
        Position: {placeOf(unit)}
        {unit.kind === 'sled' && unit.instances && ` · ${loadText(unit.load)} allocated to instances`}
        {unit.kind === 'sled' && unit.instances && silo !== '' && ` · of ${silo}: ${loadText(unit.share)}`}
      </p>
      {unit.kind === 'sled' && <SledParts unit={unit} />}
    </section>
  )
}

function Actions({ unit }: { unit: Unit }) {
  if (unit.kind === 'switch') return null
  const [all, rowName] = unit.kind === 'sled' ? [sledActions, idField] : [waitingList.actions, waitingList.rowName]
  const { policy } = unit.kind === 'sled' ? unit.sled : {}
  const isOpen = policy?.kind === 'in_service' && policy.provisionPolicy === 'provisionable'
  // Of the two that change the policy, the one that leads elsewhere.
  const shown = all.filter(({ id }) => unit.kind !== 'sled' || (id === 'makeNonProvisionable') === isOpen)
  return shown.map((action) => (
    <ActionButton key={action.id} size="sm" action={action} row={unit.sled} rowName={rowName} params={noParams} />
  ))
}

function SledParts({ unit: { id, instances, disks } }: { unit: SledUnit }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {instances && (
        <Part
          title="Instances"
          columns={['Name', 'Silo', 'Project', 'State', 'vCPUs', 'Memory']}
          none="No instances"
          rows={instances.slice(0, mostListed).map((one) => ({
            id: one.id,
            cells: ['name', 'siloName', 'projectName', 'state', 'ncpus', 'memory'].map((field) => (
              <FieldOf key={field} field={field} row={one} />
            )),
          }))}
          more={instances.length > mostListed && `All ${plural(instances.length, 'instance')}`}
          to={fill(sledInstanceListPath, { sledId: id })}
        />
      )}
      {disks && (
        <Part
          title="Disks"
          columns={['Form factor', 'Serial number', 'Model', 'Policy', 'State']}
          none="No disks in service"
          rows={disks.slice(0, mostListed).map((one) => ({
            id: one.id,
            cells: ['formFactor', 'serial', 'model', 'policy.kind', 'state'].map((field) => (
              <FieldOf key={field} field={field} row={one} />
            )),
          }))}
          more={disks.length > mostListed && `All ${plural(disks.length, 'disk')}`}
          to={fill(physicalDiskSledListPath, { sledId: id })}
        />
      )}
    </div>
  )
}

interface PartProps {
  title: string
  columns: readonly string[]
  none: string
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  more: string | false
  to: string
}

function Part({ title, columns, none, rows, more, to }: PartProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-medium">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <TableFrame label={title} compact>
          <Thead>
            <tr>
              {columns.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          </Thead>
          <Tbody>
            {rows.map(({ id, cells }) => (
              <Tr key={id}>
                {cells.map((cell, at) => (
                  // Cells of one row never move.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Td key={at}>{cell}</Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </TableFrame>
      )}
      {more && (
        <Link to={to} className={textLinkClass}>
          {more}
        </Link>
      )}
    </div>
  )
}
