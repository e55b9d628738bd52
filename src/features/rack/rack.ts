/** What stands in a rack, as far as the API says. It knows the place of a sled only while that is not initialized. */
import type { PhysicalDisk, Sled, SledInstance, Switch, UninitializedSled } from '../../../generated/api/types.gen.ts'
import { type Amount, plus } from '../../lib/shares.ts'
import { sortByKey } from '../../lib/sort-texts.ts'

/** How much of a sled is given to instances. */
export interface Load {
  readonly cpus: number
  readonly memory: Amount
}

export interface SledUnit {
  readonly kind: 'sled'
  readonly id: string
  readonly name: string
  readonly sled: Sled
  /** Undefined as long as nobody knows. */
  readonly instances: readonly SledInstance[] | undefined
  readonly load: Load
  /** What of the load is the chosen silo's. */
  readonly share: Load
  readonly disks: readonly PhysicalDisk[] | undefined
}

export interface SwitchUnit {
  readonly kind: 'switch'
  readonly id: string
  readonly name: string
  readonly part: string
  readonly revision: number
}

export interface WaitingUnit {
  readonly kind: 'waiting'
  readonly id: string
  readonly name: string
  readonly sled: UninitializedSled
}

export type Unit = SledUnit | SwitchUnit | WaitingUnit

export interface RackContents {
  readonly switches: readonly SwitchUnit[]
  readonly sleds: readonly SledUnit[]
  readonly waiting: readonly WaitingUnit[]
  /** How many there are of each kind: no more than {@link mostUnits} of them are among these. */
  readonly counts: Readonly<Record<Unit['kind'], number>>
  /** Kinds of which nobody knows yet whether there are any. */
  readonly unknown: readonly Unit['kind'][]
}

/** Lists of the whole system; what was not read yet, or could not be, is undefined. */
export interface Inventory {
  readonly sleds: readonly Sled[]
  readonly switches: readonly Switch[] | undefined
  readonly waiting: readonly UninitializedSled[] | undefined
  readonly disks: readonly PhysicalDisk[] | undefined
  /** By the id of their sled, as far as they are read. */
  readonly instances: ReadonlyMap<string, readonly SledInstance[]>
}

/** Of each kind so many are shown at most, and so many sleds are asked for their instances. A rack has place for half as many. */
export const mostUnits = 64

/** What of the inventory stands in a rack: sleds and switches by serial number, what waits by its place. */
export function contentsOf(
  { sleds, switches, waiting, disks, instances }: Inventory,
  rackId: string,
  silo: string,
): RackContents {
  const isHere = (one: { rackId: string }): boolean => one.rackId === rackId
  const disksOf = disks && Map.groupBy(disks, ({ sledId }) => sledId ?? '')
  const all = {
    sled: sleds.filter(isHere),
    switch: switches?.filter(isHere) ?? [],
    waiting: waiting?.filter(isHere) ?? [],
  }
  const here = all.sled.slice(0, mostUnits).map((sled): SledUnit => {
    const own = instances.get(sled.id)
    return {
      kind: 'sled',
      id: sled.id,
      name: sled.baseboard.serial,
      sled,
      instances: own,
      load: loadOf(own ?? []),
      share: loadOf((own ?? []).filter(({ siloName }) => siloName === silo)),
      disks: disksOf && sortByKey(disksOf.get(sled.id) ?? [], ({ formFactor, serial }) => `${formFactor} ${serial}`),
    }
  })
  const ports = all.switch.slice(0, mostUnits).map(({ id, baseboard: { serial, part, revision } }): SwitchUnit => ({
    kind: 'switch',
    id,
    name: serial,
    part,
    revision,
  }))
  const found = all.waiting.slice(0, mostUnits).map((sled): WaitingUnit => {
    const { part, serial } = sled.baseboard
    // Serial numbers are unique per part only.
    return { kind: 'waiting', id: `${part} ${serial}`, name: serial, sled }
  })
  return {
    switches: sortByKey(ports, ({ name }) => name),
    sleds: sortByKey(here, ({ name }) => name),
    waiting: sortByKey(found, ({ sled: { cubby } }) => cubby),
    counts: { sled: all.sled.length, switch: all.switch.length, waiting: all.waiting.length },
    unknown: [...(switches ? [] : ['switch' as const]), ...(waiting ? [] : ['waiting' as const])],
  }
}

const loadOf = (instances: readonly Pick<SledInstance, 'ncpus' | 'memory'>[]): Load => ({
  cpus: instances.reduce((sum, { ncpus }) => sum + Number(ncpus), 0),
  memory: instances.reduce<Amount>((sum, { memory }) => plus(sum, memory), 0),
})

/** Names of the silos whose instances run in the rack. */
export const silosOf = ({ sleds }: RackContents): readonly string[] =>
  sortByKey(
    [...new Set(sleds.flatMap(({ instances = [] }) => instances.map(({ siloName }) => siloName)))],
    (name) => name,
  )

/** A place in the picture: row and column. */
export type Place = readonly [row: number, column: number]

/** Where a key leads in a grid whose rows may have several lengths; undefined where it does nothing. */
export function moveInGrid(
  key: string,
  rows: readonly (readonly unknown[])[],
  [row, column]: Place,
): Place | undefined {
  const last = (at: number): number => (rows[at]?.length ?? 1) - 1
  const inRow = (at: number): Place => [at, Math.min(column, last(at))]
  switch (key) {
    case 'ArrowDown':
      return inRow(Math.min(row + 1, rows.length - 1))
    case 'ArrowUp':
      return inRow(Math.max(row - 1, 0))
    case 'ArrowRight':
      return [row, Math.min(column + 1, last(row))]
    case 'ArrowLeft':
      return [row, Math.max(column - 1, 0)]
    case 'Home':
      return [0, 0]
    case 'End':
      return [rows.length - 1, last(rows.length - 1)]
    default:
      return undefined
  }
}
