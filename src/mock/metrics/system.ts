/** Series of the whole system: what is provisioned, and what the hardware's sensors say. */
import type { DatumType, SystemMetricName, Units, VirtualResourceCounts } from '../../../generated/api/wire.gen.ts'
import { noise, smooth, textHash } from '../oxql/noise.ts'
import { retention, type Kind, type Source } from '../oxql/source.ts'
import { historyOf, inForce } from './provisioning.ts'
import { fleetId } from '../provisioning/totals.ts'
import type { Measured } from './runs.ts'
import { counter, kindOf, text, u32, uuid, wants, type Fields, type Target } from './schema.ts'

const collection: Target = {
  name: 'collection_target',
  description: 'The system, a silo or a project',
  scope: 'fleet',
  fields: { id: ['uuid', 'Id of the system, the silo or the project'] },
}

const provisioned = [
  ['cpus_provisioned', 'cpus', 'count', 'Virtual CPUs of running instances'],
  ['ram_provisioned', 'memory', 'bytes', 'Memory of running instances'],
  ['virtual_disk_space_provisioned', 'storage', 'bytes', 'Space of disks and snapshots'],
] as const satisfies readonly (readonly [SystemMetricName, keyof VirtualResourceCounts, string, string])[]

export function provisioningKinds({ ctx }: Measured): [string, Kind][] {
  const now = ctx.now().getTime()
  return provisioned.map(([name, counted, units, description]) =>
    kindOf(collection, { name, description, datum: 'i64', units }, function* (wanted) {
      const { store } = ctx
      const ids = [fleetId, ...[...store.table('silo').all(), ...store.table('project').all()].map(({ key }) => key)]
      for (const id of ids) {
        if (!wants(wanted, 'id', id)) continue
        const history = historyOf(ctx, id)
        const [first] = history
        if (first === undefined) continue
        const at = (time: number): number => inForce(history, time)?.[counted] ?? 0
        const span = { from: Math.max(first.time, now - retention), until: now, producer: textHash(id) }
        yield { ...span, fields: { id: uuid(id) }, metric: 'gauge', type: 'integer', at }
      }
    }),
  )
}

const component: Target = {
  name: 'hardware_component',
  description: 'A part of the hardware with sensors',
  scope: 'fleet',
  fields: {
    chassis_kind: ['string', 'Kind of the chassis'],
    chassis_model: ['string', 'Part number of the chassis'],
    chassis_revision: ['u32', 'Revision of the chassis'],
    chassis_serial: ['string', 'Serial number of the chassis'],
    component_id: ['string', 'The part inside the chassis'],
    component_kind: ['string', 'Kind of the part'],
    rack_id: ['uuid', 'Rack of the chassis'],
    slot: ['u32', 'Place of the chassis in the rack'],
  },
}

const sensor: Fields = { sensor: ['string', 'Name of the sensor'] }

interface Sensor {
  readonly name: string
  readonly description: string
  readonly units: Units
  readonly part: string
  readonly kind: string
  /** Usual value, and how far it strays. */
  readonly level: number
  readonly sway: number
}

const sensors: readonly Sensor[] = [
  {
    name: 'temperature',
    description: 'Temperature of a part',
    units: 'degrees_celsius',
    part: 'cpu-0',
    kind: 'tmp117',
    level: 58,
    sway: 14,
  },
  {
    name: 'power',
    description: 'Power that a part draws',
    units: 'watts',
    part: 'vdd-core',
    kind: 'raa229618',
    level: 310,
    sway: 140,
  },
  {
    name: 'voltage',
    description: 'Voltage of a rail',
    units: 'volts',
    part: 'v12-sys',
    kind: 'adm1272',
    level: 12.05,
    sway: 0.12,
  },
  {
    name: 'current',
    description: 'Current of a rail',
    units: 'amps',
    part: 'v12-sys',
    kind: 'adm1272',
    level: 27,
    sway: 11,
  },
  {
    name: 'fan_speed',
    description: 'Speed of a fan',
    units: 'rpm',
    part: 'fan-0',
    kind: 'max31790',
    level: 4200,
    sway: 900,
  },
]

const minute = 60_000

export function sensorKinds({ ctx }: Measured): [string, Kind][] {
  const { store } = ctx
  const now = ctx.now().getTime()
  const datum: DatumType = 'f32'
  return sensors.map(({ name, description, units, part, kind, level, sway }) =>
    kindOf(component, { name, description, datum, units, fields: sensor }, function* () {
      for (const [slot, { key, row }] of store.table('sled').all().entries()) {
        const seed = textHash(`${key}/${name}`)
        const fields: Source['fields'] = {
          chassis_kind: text('sled'),
          chassis_model: text(row.baseboard.part),
          chassis_revision: u32(row.baseboard.revision),
          chassis_serial: text(row.baseboard.serial),
          component_id: text(part),
          component_kind: text(kind),
          rack_id: uuid(row.rack_id),
          slot: u32(slot),
          sensor: text(part),
        }
        const at = (time: number): number => {
          const wave = smooth(seed, time / (30 * minute)) - 0.5 + 0.1 * (noise(seed, Math.floor(time / 5000)) - 0.5)
          return Math.round((level + sway * wave) * 100) / 100
        }
        const from = Math.max(Date.parse(row.time_created), now - retention)
        yield { from, until: now, producer: textHash(key), fields, metric: 'gauge', type: 'double', at }
      }
    }),
  )
}

const link: Target = {
  name: 'sled_data_link',
  description: 'A network link of a sled',
  scope: 'fleet',
  fields: {
    kind: ['string', 'Kind of the link'],
    link_name: ['string', 'Name of the link'],
    rack_id: ['uuid', 'Rack of the sled'],
    sled_id: ['uuid', 'The sled'],
    sled_model: ['string', 'Part number of the sled'],
    sled_revision: ['u32', 'Revision of the sled'],
    sled_serial: ['string', 'Serial number of the sled'],
  },
}

const linkMetrics = [
  ['bytes_received', 'bytes', 'Bytes that the link received', 4.2e6],
  ['bytes_sent', 'bytes', 'Bytes that the link sent', 3.6e6],
  ['packets_received', 'count', 'Packets that the link received', 5100],
  ['packets_sent', 'count', 'Packets that the link sent', 4700],
  ['errors_received', 'count', 'Errors while receiving', 0],
  ['errors_sent', 'count', 'Errors while sending', 0],
] as const

export function linkKinds({ ctx }: Measured): [string, Kind][] {
  const { store } = ctx
  const now = ctx.now().getTime()
  return linkMetrics.map(([name, units, description, level]) =>
    kindOf(link, { name, description, datum: 'cumulative_u64', units }, function* (wanted) {
      for (const { key, row } of store.table('sled').all()) {
        if (!wants(wanted, 'sled_id', key)) continue
        for (const linkName of ['cxgbe0', 'cxgbe1']) {
          const seed = textHash(`${key}/${linkName}/${name}`)
          const fields: Source['fields'] = {
            kind: text('physical'),
            link_name: text(linkName),
            rack_id: uuid(row.rack_id),
            sled_id: uuid(key),
            sled_model: text(row.baseboard.part),
            sled_revision: u32(row.baseboard.revision),
            sled_serial: text(row.baseboard.serial),
          }
          const from = Math.max(Date.parse(row.time_created), now - retention)
          const at = (time: number): number => level * (0.4 + smooth(seed, time / (15 * minute)))
          yield counter({ from, until: now, producer: textHash(key), fields, at })
        }
      }
    }),
  )
}
