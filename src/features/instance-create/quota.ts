/** What a new instance takes of the silo's quota, and what that leaves. */
import { asItems } from '../../kit/form/empty.ts'
import { fromUnit } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { type Amount, minus } from '../../lib/shares.ts'

/** CPUs in number, memory and storage in bytes. */
export interface Amounts {
  cpus: number
  memory: number
  storage: number
}

export type Resource = keyof Amounts

/** Of bytes there may be more than a number holds exactly. */
type Limits = Readonly<Record<Resource, Amount>>

export interface Quota {
  capacity: Limits
  provisioned: Limits
}

/** What the form's raw values ask for. Storage counts only for disks that are made. */
export function demandOf(values: unknown): Amounts {
  return {
    cpus: count(readPath(values, 'ncpus')),
    memory: bytes(readPath(values, 'memory')),
    storage: bootStorage(values) + diskStorage(readPath(values, 'disks')),
  }
}

/** What is left now; nothing when more is in use than allowed. */
export const leftOf = ({ capacity, provisioned }: Quota, resource: Resource): number =>
  Math.max(0, Number(minus(capacity[resource], provisioned[resource])))

/** The resources of which the quota does not leave enough. */
export function lacking(quota: Quota, demand: Amounts): Resource[] {
  const all: readonly Resource[] = ['cpus', 'memory', 'storage']
  return all.filter((resource) => demand[resource] > leftOf(quota, resource))
}

const bootStorage = (values: unknown): number =>
  readPath(values, 'boot.tag') === 'disk' ? 0 : bytes(readPath(values, 'bootSize'))

function diskStorage(disks: unknown): number {
  return asItems(disks)
    .map((disk) => (readPath(disk, 'value.tag') === 'create' ? bytes(readPath(disk, 'value.variants.create.size')) : 0))
    .reduce((sum, size) => sum + size, 0)
}

const count = (raw: unknown): number => (typeof raw === 'number' && Number.isFinite(raw) && raw > 0 ? raw : 0)

const bytes = (raw: unknown): number => fromUnit(count(raw), 'GiB')
