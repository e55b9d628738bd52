/** Metrics: what is provisioned over time, and queries over everything that is measured (server-behaviour §9). */
import type {
  Measurement,
  OxqlQueryResult,
  SystemMetricName,
  VirtualResourceCounts,
} from '../../../generated/api/wire.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import { listQuery, pageOf, type PageOf } from '../crud/page.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest } from '../http/errors.ts'
import { catalogue } from '../metrics/catalogue.ts'
import { historyOf, inForce } from '../metrics/provisioning.ts'
import { OxqlError } from '../oxql/error.ts'
import { runQuery } from '../oxql/evaluate.ts'
import { fleetId } from '../provisioning/totals.ts'
import { paged, type Behaviours } from './behaviour.ts'

const hour = 3_600_000

/** When the rack was set up, if nothing says so. */
const epoch = '2025-01-01T00:00:00Z'

export const metrics: Behaviours = {
  silo_metric: ({ path, query, ctx }) =>
    measurements(ctx, 'silo_metric', path.metric_name, query, ({ project }) =>
      typeof project === 'string' ? select(ctx, 'project', project).key : ctx.user.silo_id,
    ),

  system_metric: ({ path, query, ctx }) =>
    measurements(ctx, 'system_metric', path.metric_name, query, ({ silo }) =>
      typeof silo === 'string' ? select(ctx, 'silo', silo).key : fleetId,
    ),

  timeseries_query: ({ query, body, ctx }) => answer(ctx, body.query, select(ctx, 'project', query.project).key),

  system_timeseries_query: ({ body, ctx }) => answer(ctx, body.query),

  system_timeseries_schema_list: ({ query, ctx }) => {
    const created = ctx.store.table('rack').all()[0]?.row.time_created ?? epoch
    return paged(
      'system_timeseries_schema_list',
      query,
      () => [...catalogue(ctx).values()].map(({ schema }) => ({ ...schema, created })),
      { of: (row) => row.timeseries_name },
    )
  },
}

const counts: Readonly<Partial<Record<SystemMetricName, keyof VirtualResourceCounts>>> = {
  cpus_provisioned: 'cpus',
  ram_provisioned: 'memory',
  virtual_disk_space_provisioned: 'storage',
}

/** Samples of what was in force: one for each change, and one every hour. */
function measurements(
  ctx: Ctx,
  id: 'silo_metric' | 'system_metric',
  metric: SystemMetricName,
  asked: object,
  collectionOf: (query: Readonly<Record<string, unknown>>) => string,
): PageOf<Measurement> {
  const { query, marker } = listQuery({ ...asked })
  const history = historyOf(ctx, collectionOf(query))
  const from = Date.parse(String(query['start_time']))
  const until = Math.min(Date.parse(String(query['end_time'])), ctx.now().getTime() + 1)
  const changes = history.map(({ time }) => time)
  const counted = counts[metric]
  const [first = Infinity] = changes
  const times = new Set(changes.filter((time) => time >= from && time < until))
  for (let time = Math.ceil(Math.max(from, first) / hour) * hour; time < until; time += hour) times.add(time)
  const rows = [...times].map((time): Measurement => {
    const datum = (counted && inForce(history, time)?.[counted]) ?? 0
    return { timestamp: new Date(time).toISOString(), datum: { type: 'i64', datum } }
  })
  const order = { of: ({ timestamp }: Measurement) => timestamp, descending: query['order'] === 'descending' }
  return pageOf({ spec: operations[id], query, marker, rows, order })
}

function answer(ctx: Ctx, text: string, project?: string): OxqlQueryResult {
  try {
    const { tables, thinned } = runQuery({ text, now: ctx.now().getTime(), kinds: catalogue(ctx, project) })
    // The contract has no room for it.
    if (thinned > 1) ctx.reply.headers.set('x-cairn-thinned', `every ${thinned}th sample`)
    return { tables }
  } catch (error) {
    if (error instanceof OxqlError) throw invalidRequest(error.message)
    throw error
  }
}
