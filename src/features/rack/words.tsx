/** How parts of a rack are said and shown, in the picture, the table and the details alike. */
import type { PhysicalDisk, Sled, SledInstance } from '../../../generated/api/types.gen.ts'
import { screen as diskList } from '../../../generated/screens/physical-disk/list.gen.tsx'
import { screen as instanceList } from '../../../generated/screens/sled-instance/list.gen.tsx'
import { screen as sledList } from '../../../generated/screens/sled/list.gen.tsx'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'
import type { Shown } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'
import { bytesText } from '../../lib/bytes.ts'
import { plural } from '../../lib/numbers.ts'
import type { Load, Unit } from './rack.ts'

const lists = { sled: sledList, disk: diskList, instance: instanceList } as const

export interface FieldOfProps {
  of: keyof typeof lists
  field: string
  row: Sled | PhysicalDisk | SledInstance
}

/** A field as the list of its things shows it. */
export function FieldOf({ of, field, row }: FieldOfProps) {
  const columns: readonly Shown[] = lists[of].columns
  const { cell = { kind: 'text' as const }, path = field } = columns.find(({ id }) => id === field) ?? {}
  return <ValueView view={cellView(readPath(row, path), cell)} place="table" />
}

export const kindOf: Readonly<Record<Unit['kind'], string>> = {
  sled: 'Sled',
  switch: 'Switch',
  waiting: 'Uninitialized sled',
}

/** Where it stands in the rack: only of what is not initialized the API says it. */
export const placeOf = (unit: Unit): string => (unit.kind === 'waiting' ? `Cubby ${unit.sled.cubby}` : 'Not known')

/** `12 vCPUs, 40 GiB`. */
export const loadText = ({ cpus, memory }: Load): string => `${plural(cpus, 'vCPU')}, ${bytesText(memory)}`
