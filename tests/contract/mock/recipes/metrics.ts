import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const gib = 1_073_741_824
const inShop = { project: 'web-shop' }
/** The hours around the start of the story's clock. */
const day = { start_time: '2026-01-01T00:00:00Z', end_time: '2026-01-02T00:00:00Z' }

const ask = (query: string): Omit<Step, 'status'> => ({ call: 'timeseries_query', query: inShop, body: { query } })
const askAll = (query: string): Omit<Step, 'status'> => ({ call: 'system_timeseries_query', body: { query } })
const i64 = (datum: number) => ({ datum: { type: 'i64', datum } })

const lastHour = 'timestamp >= @2025-12-31T23:00:00.000 && timestamp < @2026-01-01T00:00:00.000'

/** server-behaviour §9. */
export const metrics: readonly Recipe[] = [
  {
    name: 'provisioning is measured when it changes',
    steps: [
      // web-shop: three running instances, and its disks and snapshots.
      ok({
        call: 'silo_metric',
        path: { metric_name: 'cpus_provisioned' },
        query: { ...inShop, start_time: '1970-01-01T00:00:00Z', end_time: day.end_time, order: 'descending', limit: 1 },
        answer: { items: [i64(24)] },
      }),
      ok({
        call: 'disk_create',
        query: inShop,
        body: { name: 'more', description: '', size: 3 * gib, disk_source: { type: 'blank', block_size: 512 } },
        status: 201,
        after: 60_000,
      }),
      ok({ call: 'utilization_view', as: 'use' }),
      ...(
        [
          ['silo_metric', {}],
          ['system_metric', { silo: 'meadow' }],
        ] as const
      ).map(([call, query]) =>
        ok({
          call,
          path: { metric_name: 'virtual_disk_space_provisioned' },
          query: { ...query, ...day },
          answer: {
            items: [{ timestamp: '2026-01-01T00:00:00.000Z' }, { timestamp: '2026-01-01T00:01:00.000Z' }],
            next_page: null,
          },
        }),
      ),
      // The range includes its start and not its end.
      ok({
        call: 'silo_metric',
        path: { metric_name: 'virtual_disk_space_provisioned' },
        query: { start_time: '2026-01-01T00:00:00Z', end_time: '2026-01-01T00:01:00Z' },
        answer: { items: [{ timestamp: '2026-01-01T00:00:00.000Z' }] },
      }),
      ok({ call: 'disk_delete', path: { disk: 'more' }, query: inShop, status: 204, after: 60_000 }),
      ok({
        call: 'silo_metric',
        path: { metric_name: 'virtual_disk_space_provisioned' },
        query: { ...inShop, ...day, limit: 2 },
        answer: {
          items: [{ timestamp: '2026-01-01T00:00:00.000Z' }, { timestamp: '2026-01-01T00:01:00.000Z' }],
        },
        as: 'page',
      }),
      ok({
        call: 'silo_metric',
        path: { metric_name: 'virtual_disk_space_provisioned' },
        query: { page_token: '{{page.next_page}}' },
        answer: { items: [{ timestamp: '2026-01-01T00:02:00.000Z' }], next_page: null },
      }),
    ],
  },
  {
    name: 'a series that is not there, and ranges that are none',
    steps: [
      ok({ call: 'project_create', body: { name: 'fresh', description: '' }, status: 201, after: 1000 }),
      ok({
        call: 'silo_metric',
        path: { metric_name: 'ram_provisioned' },
        query: { project: 'fresh', start_time: '2025-01-01T00:00:00Z', end_time: '2026-01-01T00:00:00Z' },
        answer: { items: [], next_page: null },
      }),
      ok({
        call: 'silo_metric',
        path: { metric_name: 'ram_provisioned' },
        query: { start_time: day.end_time, end_time: day.start_time },
        answer: { items: [], next_page: null },
      }),
      refused(400, null, 'unable to parse query string: missing field `end_time`', {
        call: 'silo_metric',
        path: { metric_name: 'ram_provisioned' },
        query: { start_time: day.start_time },
      }),
      refused(
        400,
        null,
        'bad parameter in URL path: unknown variant `heat`, expected one of `virtual_disk_space_provisioned`, `cpus_provisioned`, `ram_provisioned`',
        { call: 'system_metric', path: { metric_name: 'heat' }, query: day },
      ),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'silo_metric',
        path: { metric_name: 'ram_provisioned' },
        query: { project: 'nowhere', ...day },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'system_metric',
        path: { metric_name: 'ram_provisioned' },
        query: { silo: 'nowhere', ...day },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'system_metric',
        path: { metric_name: 'ram_provisioned' },
        query: day,
        headers: as.viewer,
      }),
      ok({ call: 'system_metric', path: { metric_name: 'ram_provisioned' }, query: day, headers: as.fleetViewer }),
    ],
  },
  {
    name: 'the queries of the instance charts',
    steps: [
      ok({ call: 'instance_view', path: { instance: 'web-1' }, query: inShop, as: 'web' }),
      ok({
        ...ask(
          `get virtual_machine:vcpu_usage | filter ${lastHour} && instance_id == "{{web.id}}" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum`,
        ),
        answer: {
          tables: [
            {
              name: 'virtual_machine:vcpu_usage',
              timeseries: [0, 1, 2, 3].map((vcpu) => ({
                fields: { vcpu_id: { type: 'u32', value: vcpu } },
                points: { values: [{ metric_type: 'gauge', values: { type: 'double' } }] },
              })),
            },
          ],
        },
      }),
      ok({
        ...ask(
          `get virtual_disk:bytes_read | filter ${lastHour} && attached_instance_id == "{{web.id}}" | align mean_within(60s) | group_by [attached_instance_id], sum`,
        ),
        answer: {
          tables: [
            {
              name: 'virtual_disk:bytes_read',
              timeseries: [{ fields: { attached_instance_id: { type: 'uuid', value: '{{web.id}}' } } }],
            },
          ],
        },
      }),
      ok({
        ...ask(
          `get instance_network_interface:packets_dropped | filter ${lastHour} && instance_id == "{{web.id}}" | align mean_within(60s)`,
        ),
        answer: { tables: [{ name: 'instance_network_interface:packets_dropped', timeseries: [{}] }] },
      }),
      // An instance of another project is not seen from here.
      ok({ call: 'instance_view', path: { instance: 'query' }, query: { project: 'data-lake' }, as: 'lake' }),
      ok({
        ...ask(`get virtual_machine:reset | filter ${lastHour} && instance_id == "{{lake.id}}"`),
        answer: { tables: [{ name: 'virtual_machine:reset', timeseries: [] }] },
      }),
      ok({
        ...askAll(`get virtual_machine:reset | filter ${lastHour} && instance_id == "{{lake.id}}" | last 1`),
        answer: { tables: [{ timeseries: [{ points: { values: [{ metric_type: 'delta' }] } }] }] },
      }),
    ],
  },
  {
    name: 'queries that cannot be answered',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'Input tables to a `group_by` must be aligned',
        ask('get virtual_machine:vcpu_usage | group_by [vcpu_id], sum'),
      ),
      refused(400, 'InvalidRequest', 'Error at 1:1: expected `get`, found the end of the query', ask('')),
      refused(
        400,
        'InvalidRequest',
        'Error at 1:47: unexpected character `=`',
        ask('get virtual_machine:vcpu_usage | filter state = "run"'),
      ),
      refused(
        400,
        'InvalidRequest',
        "Schema for timeseries 'virtual_machine:heat' not found",
        ask('get virtual_machine:heat'),
      ),
      // A series of the fleet is not found from a project.
      refused(
        400,
        'InvalidRequest',
        "Schema for timeseries 'hardware_component:temperature' not found",
        ask('get hardware_component:temperature | last 1'),
      ),
      ok({
        ...askAll('get hardware_component:temperature | filter slot == 0 | last 1'),
        answer: {
          tables: [
            {
              timeseries: [{ fields: { slot: { type: 'u32', value: 0 }, sensor: { type: 'string', value: 'cpu-0' } } }],
            },
          ],
        },
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'timeseries_query',
        query: { project: 'nowhere' },
        body: { query: 'get virtual_machine:reset' },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `query` at line 1 column 2', {
        call: 'timeseries_query',
        query: inShop,
        raw: '{}',
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "web-shop"', {
        ...ask('get virtual_machine:reset | last 1'),
        headers: as.stranger,
      }),
      ok({ ...ask('get virtual_machine:reset | last 1'), headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', { ...askAll('get virtual_machine:reset'), headers: as.siloAdmin }),
    ],
  },
  {
    name: 'time series are listed with their fields',
    steps: [
      ok({
        call: 'system_timeseries_schema_list',
        query: { limit: 1 },
        as: 'page',
        answer: {
          items: [
            {
              timeseries_name: 'collection_target:cpus_provisioned',
              field_schema: [{ name: 'id', field_type: 'uuid', source: 'target' }],
              datum_type: 'i64',
              version: 1,
              authz_scope: 'fleet',
              units: 'count',
            },
          ],
        },
      }),
      ok({
        call: 'system_timeseries_schema_list',
        query: { page_token: '{{page.next_page}}', limit: 1 },
        answer: { items: [{ timeseries_name: 'collection_target:ram_provisioned', units: 'bytes' }] },
      }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'system_timeseries_schema_list', headers: as.viewer }),
    ],
  },
]
