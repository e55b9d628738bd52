/** Series of virtual machines, their disks and their network interfaces (server-behaviour §9.2). */
import type { Distributionint64 } from '../../../generated/api/wire.gen.ts'
import { noise, textHash } from '../oxql/noise.ts'
import { interval, type Kind, type Source } from '../oxql/source.ts'
import { load, runsOf, type Measured, type Run } from './runs.ts'
import { counter, kindOf, text, u32, uuid, wants, type Fields, type Metric, type Target } from './schema.ts'

const owner: Fields = {
  project_id: ['uuid', 'Project of the instance'],
  silo_id: ['uuid', 'Silo of the project'],
}

const machine: Target = {
  name: 'virtual_machine',
  description: 'A virtual machine',
  scope: 'project',
  fields: {
    instance_id: ['uuid', 'Instance that the machine runs'],
    ...owner,
    sled_id: ['uuid', 'Sled that hosts the machine'],
    sled_model: ['string', 'Part number of the sled'],
    sled_revision: ['u32', 'Revision of the sled'],
    sled_serial: ['string', 'Serial number of the sled'],
  },
}

/** What a virtual CPU does, and the share of the time that is left when it does not run. */
const states = ['emulation', 'idle', 'run', 'waiting'] as const

/** Nanoseconds that a virtual CPU has to spend in an interval. */
const slice = interval * 1e6

export function machineKinds(measured: Measured): [string, Kind][] {
  return [
    kindOf(
      machine,
      {
        name: 'vcpu_usage',
        description: 'Time that a virtual CPU spent in a state',
        datum: 'cumulative_u64',
        units: 'nanoseconds',
        fields: { state: ['string', 'State of the virtual CPU'], vcpu_id: ['u32', 'Number of the virtual CPU'] },
      },
      function* (wanted) {
        for (const run of runsOf(measured, wanted)) {
          const base = machineFields(measured, run)
          for (let vcpu = 0; vcpu < run.instance.ncpus; vcpu++) {
            for (const state of states) {
              if (!wants(wanted, 'state', state)) continue
              const fields = { ...base, state: text(state), vcpu_id: u32(vcpu) }
              yield counter({ ...spanOf(run), fields, at: (time) => vcpuTime(run, vcpu, time)[state] })
            }
          }
        }
      },
    ),
    kindOf(
      machine,
      { name: 'reset', description: 'Times that the machine was reset', datum: 'cumulative_u64', units: 'count' },
      function* (wanted) {
        for (const run of runsOf(measured, wanted))
          yield counter({ ...spanOf(run), fields: machineFields(measured, run), at: () => 0 })
      },
    ),
  ]
}

/** A run as the producer of its series: they pause together. */
const spanOf = ({ from, until, seed }: Run): Pick<Source, 'from' | 'until' | 'producer'> => ({
  from,
  until,
  producer: seed,
})

function machineFields({ ctx }: Measured, { instance, silo, sled }: Run): Source['fields'] {
  const baseboard = ctx.store.table('sled').get(sled)?.row.baseboard
  return {
    instance_id: uuid(instance.id),
    project_id: uuid(instance.project_id),
    silo_id: uuid(silo),
    sled_id: uuid(sled),
    sled_model: text(baseboard?.part ?? ''),
    sled_revision: u32(baseboard?.revision ?? 0),
    sled_serial: text(baseboard?.serial ?? ''),
  }
}

/** The four states share the interval exactly. */
function vcpuTime(run: Run, vcpu: number, time: number): Record<(typeof states)[number], number> {
  const own = noise(run.seed ^ 0x33, vcpu)
  const busy = Math.min(0.985, load(run, time) * (0.65 + 0.7 * own))
  const part = (share: number): number => Math.round(slice * share)
  const emulation = part(0.004 + 0.01 * busy)
  const waiting = part(0.001 + 0.02 * busy * own)
  const running = Math.min(part(busy), slice - emulation - waiting)
  return { emulation, waiting, run: running, idle: slice - emulation - waiting - running }
}

const diskTarget: Target = {
  name: 'virtual_disk',
  description: 'A disk that is attached to an instance',
  scope: 'project',
  fields: {
    attached_instance_id: ['uuid', 'Instance that the disk is attached to'],
    block_size: ['u32', 'Block size of the disk in bytes'],
    disk_id: ['uuid', 'The disk'],
    ...owner,
  },
}

const count = (name: string, description: string, fields?: Fields): Metric => ({
  name,
  description,
  datum: 'cumulative_u64',
  units: 'count',
  ...(fields === undefined ? {} : { fields }),
})
const bytes = (name: string, description: string): Metric => ({
  name,
  description,
  datum: 'cumulative_u64',
  units: 'bytes',
})

/** What a run does in an interval, in operations or bytes. */
type Rate = (run: Run, seed: number, time: number) => number

const reads: Rate = (run, seed, time) => load(run, time) * (200 + 1800 * noise(seed, 3))
const writes: Rate = (run, seed, time) => load(run, time + 90_000) * (120 + 900 * noise(seed, 4))
const flushes: Rate = (run, seed, time) => writes(run, seed, time) * 0.08
const failed: Rate = (_, seed, time) => (noise(seed ^ 0x71, Math.floor(time / interval)) > 0.9995 ? 1 : 0)
const sizeOf = (seed: number, place: number): number => 4096 * (1 + Math.floor(7 * noise(seed, place)))

const failureReason: Fields = { failure_reason: ['string', 'Why the operation failed'] }
const ioKind: Fields = { io_kind: ['string', 'Kind of the operation: flush, read or write'] }

export function diskKinds(measured: Measured): [string, Kind][] {
  const plain = (metric: Metric, rate: Rate, more: Source['fields'] = {}): [string, Kind] =>
    kindOf(diskTarget, metric, function* (wanted) {
      for (const { run, fields, seed } of attachedDisks(measured, wanted))
        yield counter({ ...spanOf(run), fields: { ...fields, ...more }, at: (time) => rate(run, seed, time) })
    })
  const spread = (metric: Metric, at: (seed: number, time: number) => Distributionint64): [string, Kind] =>
    kindOf(diskTarget, metric, function* (wanted) {
      for (const { run, fields, seed } of attachedDisks(measured, wanted)) {
        for (const kind of ['flush', 'read', 'write']) {
          const own = textHash(`${seed}/${kind}`)
          const all = { ...fields, io_kind: text(kind) }
          const sample = (time: number): Distributionint64 => at(own, time)
          yield { ...spanOf(run), fields: all, metric: 'delta', type: 'integer_distribution', at: sample }
        }
      }
    })
  const why = { failure_reason: text('timeout') }
  return [
    plain(
      bytes('bytes_read', 'Bytes read from the disk'),
      (run, seed, time) => reads(run, seed, time) * sizeOf(seed, 5),
    ),
    plain(
      bytes('bytes_written', 'Bytes written to the disk'),
      (run, seed, time) => writes(run, seed, time) * sizeOf(seed, 6),
    ),
    plain(count('reads', 'Completed reads of the disk'), reads),
    plain(count('writes', 'Completed writes to the disk'), writes),
    plain(count('flushes', 'Completed flushes of the disk'), flushes),
    plain(count('failed_reads', 'Reads that failed', failureReason), failed, why),
    plain(count('failed_writes', 'Writes that failed', failureReason), failed, why),
    plain(count('failed_flushes', 'Flushes that failed', failureReason), failed, why),
    spread(
      {
        name: 'io_latency',
        description: 'How long operations took',
        datum: 'histogram_u64',
        units: 'nanoseconds',
        fields: ioKind,
      },
      (seed, time) => distribution(latencyBins, seed, time),
    ),
    spread(
      {
        name: 'io_size',
        description: 'How large operations were',
        datum: 'histogram_u64',
        units: 'bytes',
        fields: ioKind,
      },
      (seed, time) => distribution(sizeBins, seed, time),
    ),
  ]
}

interface AttachedDisk {
  readonly run: Run
  readonly fields: Source['fields']
  readonly seed: number
}

function* attachedDisks(measured: Measured, wanted: ReadonlyMap<string, string>): Generator<AttachedDisk> {
  const { store } = measured.ctx
  const holders = new Map([...runsOf(measured, wanted, 'attached_instance_id')].map((run) => [run.instance.id, run]))
  const projects = new Set([...holders.values()].map(({ instance }) => instance.project_id))
  for (const { row } of [...projects].flatMap((project) => store.table('disk').of(project))) {
    const run = row.state.state === 'attached' ? holders.get(row.state.instance) : undefined
    if (run === undefined || !wants(wanted, 'disk_id', row.id)) continue
    yield {
      run: { ...run, from: Math.max(run.from, Date.parse(row.time_created)) },
      seed: textHash(row.id),
      fields: {
        attached_instance_id: uuid(run.instance.id),
        block_size: u32(row.block_size),
        disk_id: uuid(row.id),
        project_id: uuid(row.project_id),
        silo_id: uuid(run.silo),
      },
    }
  }
}

const latencyBins = [0, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000]
const sizeBins = [0, 4096, 8192, 16_384, 32_768, 65_536, 131_072]

/** Counts by bin that rise to one bin and fall after it. */
function distribution(bins: readonly number[], seed: number, time: number): Distributionint64 {
  const bucket = Math.floor(time / interval)
  const peak = 1 + 3 * noise(seed, 8)
  const counts = bins.map((_, bin) => Math.round((40 * (0.5 + noise(seed ^ bin, bucket))) / (1 + (bin - peak) ** 2)))
  const middles = bins.map((start, bin) => Math.round((start + (bins[bin + 1] ?? start * 2)) / 2))
  const used = counts.flatMap((n, bin) => (n > 0 ? [middles[bin] ?? 0] : []))
  const total = counts.reduce((sum, n) => sum + n, 0)
  const sum = counts.reduce((all, n, bin) => all + n * (middles[bin] ?? 0), 0)
  const mean = total === 0 ? 0 : sum / total
  const squares = counts.reduce((all, n, bin) => all + n * ((middles[bin] ?? 0) - mean) ** 2, 0)
  return {
    bins: [...bins],
    counts,
    min: used[0] ?? null,
    max: used.at(-1) ?? null,
    sum_of_samples: sum,
    squared_mean: squares,
    p50: null,
    p90: null,
    p99: null,
  }
}

const nic: Target = {
  name: 'instance_network_interface',
  description: 'A network interface of an instance',
  scope: 'project',
  fields: {
    instance_id: ['uuid', 'Instance that has the interface'],
    interface_id: ['uuid', 'The interface'],
    ...owner,
  },
}

const sent: Rate = (run, seed, time) => load(run, time) * (300 + 6000 * noise(seed, 1))
const received: Rate = (run, seed, time) => load(run, time - 60_000) * (300 + 5000 * noise(seed, 2))
const seldom: Rate = (_, seed, time) => (noise(seed ^ 0x19, Math.floor(time / interval)) > 0.995 ? 1 : 0)

export function interfaceKinds(measured: Measured): [string, Kind][] {
  const of = (metric: Metric, rate: Rate): [string, Kind] =>
    kindOf(nic, metric, function* (wanted) {
      const { store } = measured.ctx
      for (const run of runsOf(measured, wanted)) {
        for (const { row } of store.table('instance_network_interface').of(run.instance.id)) {
          if (!wants(wanted, 'interface_id', row.id)) continue
          const seed = textHash(row.id)
          const fields = {
            instance_id: uuid(run.instance.id),
            interface_id: uuid(row.id),
            project_id: uuid(run.instance.project_id),
            silo_id: uuid(run.silo),
          }
          yield counter({ ...spanOf(run), fields, at: (time) => rate(run, seed, time) })
        }
      }
    })
  return [
    of(bytes('bytes_sent', 'Bytes that the interface sent'), (run, seed, time) => sent(run, seed, time) * 900),
    of(
      bytes('bytes_received', 'Bytes that the interface received'),
      (run, seed, time) => received(run, seed, time) * 700,
    ),
    of(count('packets_sent', 'Packets that the interface sent'), sent),
    of(count('packets_received', 'Packets that the interface received'), received),
    of(count('packets_dropped', 'Packets that were dropped'), seldom),
    of(count('errors_sent', 'Errors while sending'), () => 0),
    of(count('errors_received', 'Errors while receiving'), () => 0),
  ]
}
