/** What is provisioned reads alike wherever the mock says it: now, in its history, and added up from what there is. */
import { afterAll, beforeAll, expect, test } from 'vitest'

import type {
  MeasurementResultsPage,
  OxqlQueryResult,
  Project,
  SiloUtilizationResultsPage,
  Utilization,
} from '../../../generated/api/wire.gen.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { backends, type Backend, type Request } from './support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
})
afterAll(() => backend.stop())

const metrics = {
  cpus_provisioned: 'cpus',
  ram_provisioned: 'memory',
  virtual_disk_space_provisioned: 'storage',
} as const

const read = async <T>(...call: Parameters<Backend['call']>): Promise<T> => {
  const { status, body } = await backend.call(...call)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}

/** The last sample of a metric. */
async function latest(call: 'silo_metric' | 'system_metric', metric: string, query: Request['query']): Promise<number> {
  const { items } = await read<MeasurementResultsPage>(call, {
    path: { metric_name: metric },
    query: {
      ...query,
      start_time: '1970-01-01T00:00:00Z',
      end_time: '2100-01-01T00:00:00Z',
      order: 'descending',
      limit: 1,
    },
  })
  return Number(readPath(items[0], 'datum.datum') ?? 0)
}

const numbersOf = (values: unknown): readonly unknown[] => {
  const found = readPath(values, 'values')
  return Array.isArray(found) ? found : []
}

/** The last value of each series that the console's explorer link asks for, by id. */
async function series(metric: string, id?: string): Promise<Record<string, number>> {
  const filter = `filter timestamp > @now() - 1m${id === undefined ? '' : ` && id == "${id}"`}`
  const { tables } = await read<OxqlQueryResult>('system_timeseries_query', {
    body: { query: `get collection_target:${metric} | ${filter} | align mean_within(10s) | group_by [id], sum` },
  })
  const all = tables.flatMap(({ timeseries }) => timeseries)
  return Object.fromEntries(
    all.map(({ fields, points }) => [
      String(readPath(fields, 'id.value')),
      Number(numbersOf(points.values[0]?.values).findLast((value) => value !== null)),
    ]),
  )
}

async function expectConsistent(): Promise<void> {
  const { provisioned } = await read<Utilization>('utilization_view')
  // First of all: other calls note what changed.
  for (const [metric, resource] of Object.entries(metrics))
    expect(await latest('silo_metric', metric, {}), metric).toBe(provisioned[resource])
  const { items: silos } = await read<SiloUtilizationResultsPage>('silo_utilization_list', { query: { limit: 100 } })
  const { items: projects } = await read<{ items: Project[] }>('project_list', { query: { limit: 100 } })
  for (const [metric, resource] of Object.entries(metrics)) {
    const parts = []
    for (const { name } of projects) parts.push(await latest('silo_metric', metric, { project: name }))
    expect(
      parts.reduce((sum, part) => sum + part),
      metric,
    ).toBe(provisioned[resource])
    const explored = await series(metric)
    // The system's own, whose id is said nowhere else.
    expect(Math.max(...Object.values(explored)), metric).toBe(await latest('system_metric', metric, {}))
    for (const { id, name } of projects)
      expect(explored[id] ?? 0, `${metric} ${name}`).toBe(await latest('silo_metric', metric, { project: id }))
    for (const silo of silos)
      expect((await series(metric, silo.silo_id))[silo.silo_id] ?? 0, metric).toBe(silo.provisioned[resource])
    for (const silo of silos)
      expect(await latest('system_metric', metric, { silo: silo.silo_name }), `${metric} ${silo.silo_name}`).toBe(
        silo.provisioned[resource],
      )
  }
}

test('history ends with what is in use now, of the silo, of its projects together and of each silo', async () => {
  await expectConsistent()
  const project = { query: { project: 'web-shop' } }
  await backend.mock.skip(60_000)
  expect((await backend.call('instance_stop', { path: { instance: 'web-1' }, ...project })).status).toBe(202)
  await backend.mock.skip(60_000)
  const { provisioned } = await read<Utilization>('utilization_view')
  expect(provisioned.cpus).toBe(36)
  await expectConsistent()
})
