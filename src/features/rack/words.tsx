/** How parts of a rack are said and shown, in the picture, the table and the details alike. */
import type { PhysicalDisk, Sled, SledInstance } from '../../../generated/api/types.gen.ts'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'
import type { Cell } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'
import { bytesText } from '../../lib/bytes.ts'
import { plainNumber, plural } from '../../lib/numbers.ts'
import type { Load, Unit } from './rack.ts'

export interface FieldOfProps {
  field: string
  row: Sled | PhysicalDisk | SledInstance
}

/** Said here once more: the lists that have them would have to be loaded with every page of the system. */
const cells: Readonly<Record<string, Cell>> = {
  'policy.kind': {
    kind: 'badge',
    tones: { in_service: 'success' },
    labels: { in_service: 'In service', expunged: 'Expunged' },
  },
  'policy.provisionPolicy': {
    kind: 'badge',
    tones: { provisionable: 'success' },
    labels: { provisionable: 'Provisionable', non_provisionable: 'Not provisionable' },
  },
  state: {
    kind: 'badge',
    tones: {
      active: 'success',
      running: 'success',
      creating: 'success',
      starting: 'info',
      rebooting: 'info',
      migrating: 'notice',
      repairing: 'warning',
      failed: 'danger',
      destroyed: 'danger',
    },
  },
  memory: { kind: 'bytes' },
  formFactor: { kind: 'badge', tones: {}, labels: { u2: 'U.2', m2: 'M.2' } },
}

/** A field as lists show it. */
export const FieldOf = ({ field, row }: FieldOfProps) => (
  <ValueView view={cellView(readPath(row, field), cells[field] ?? { kind: 'text' })} place="table" />
)

export const kindOf: Readonly<Record<Unit['kind'], string>> = {
  sled: 'Sled',
  switch: 'Switch',
  waiting: 'Uninitialized sled',
}

/** Where it stands in the rack: only of what is not initialized the API says it. */
export const placeOf = (unit: Unit): string =>
  unit.kind === 'waiting' ? `Cubby ${plainNumber(unit.sled.cubby)}` : 'Unknown'

/** `12 vCPUs, 40 GiB`. */
export const loadText = ({ cpus, memory }: Load): string => `${plural(cpus, 'vCPU')}, ${bytesText(memory)}`
