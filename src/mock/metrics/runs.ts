/** The instances that were measured, and how busy each was. */
import type { Instance } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { noise, smooth, textHash } from '../oxql/noise.ts'
import { retention } from '../oxql/source.ts'
import { isCharged } from '../provisioning/totals.ts'
import { wants } from './schema.ts'

/** An instance while it had a virtual machine. */
export interface Run {
  readonly instance: Instance
  readonly silo: string
  /** Id of the sled it runs on, or ran on last. */
  readonly sled: string
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly until: number
  /** Seed of all its values. */
  readonly seed: number
}

/** What is measured, and for whom. */
export interface Measured {
  readonly ctx: Ctx
  /** Only what belongs to this project. */
  readonly project?: string
}

/** Runs of the instances that a query's filters leave. `field` is what the series call the instance's id. */
export function* runsOf(
  { ctx, project }: Measured,
  wanted: ReadonlyMap<string, string>,
  field = 'instance_id',
): Generator<Run> {
  const { store } = ctx
  const sleds = store.table('sled').all()
  const now = ctx.now().getTime()
  for (const { key, row, hidden } of instances(ctx, wanted.get(field), project)) {
    if (!wants(wanted, 'project_id', row.project_id)) continue
    const silo = store.table('project').get(row.project_id)?.parent ?? ''
    if (!wants(wanted, 'silo_id', silo)) continue
    const seed = textHash(key)
    const sled = hidden?.['sled'] ?? sleds[seed % Math.max(1, sleds.length)]?.key
    yield {
      instance: row,
      silo,
      sled: String(sled ?? ''),
      from: Math.max(Date.parse(row.time_created), now - retention),
      until: isCharged(row) ? now : Date.parse(row.time_run_state_updated),
      seed,
    }
  }
}

function instances({ store }: Ctx, id: string | undefined, project: string | undefined) {
  const table = store.table('instance')
  const all = id === undefined ? (project === undefined ? table.all() : table.of(project)) : [table.get(id)]
  return all
    .filter((entry) => entry !== undefined && (project === undefined || entry.parent === project))
    .filter((entry) => entry !== undefined)
}

const day = 86_400_000
const minute = 60_000

/** How busy a run is at a time, in (0, 1): a level of its own, a daily rhythm, drift, and jitter. */
export function load({ seed }: Pick<Run, 'seed'>, time: number): number {
  const level = 0.12 + 0.5 * noise(seed, 1)
  const rhythm = Math.sin(2 * Math.PI * (time / day + 0.2 * noise(seed, 2)))
  const drift = smooth(seed, time / (20 * minute)) - 0.5
  const jitter = noise(seed ^ 0x1f, Math.floor(time / 5000)) - 0.5
  return Math.min(0.97, Math.max(0.02, level * (1 + 0.35 * rhythm) + 0.22 * drift + 0.06 * jitter))
}
