/** Queries that people type into the explorer: sent with the range of the page, answered by the engine, refused at their place. */
import { expect, test } from 'vitest'

import type { OxqlQueryResult, TimeseriesSchemaResultsPage } from '../../../generated/api/wire.gen.ts'
import { screen as cpu } from '../../../generated/screens/instance-metrics-cpu/charts.gen.tsx'
import { errorPlace } from '../../../src/features/metrics-explorer/error-place.ts'
import { withPageRange } from '../../../src/features/metrics-explorer/own-range.ts'
import { timelessLines } from '../../../src/kit/charts/oxql.ts'
import { windowOf } from '../../../src/kit/charts/range.ts'
import { metricQuery } from '../../../src/kit/charts/spec.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

const mock = createNodeMock({ document })

async function call<T>(path: string, body?: unknown): Promise<{ status: number; body: T }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json' }
  const response = await mock.fetch(new Request(`http://mock.test${path}`, { ...init, headers }))
  return { status: response.status, body: (await response.json()) as T }
}

const { body: page } = await call<TimeseriesSchemaResultsPage>('/v1/system/timeseries/schemas?limit=1000')
const now = Date.parse('2026-01-01T00:00:00Z')
const window = windowOf({ kind: 'last', preset: '1h' }, { now, width: 960 })

const run = <T>(typed: string) => {
  const sent = withPageRange(typed, window)
  return { sent, answer: call<T>('/v1/system/timeseries/query', { query: sent.text }) }
}

test.each(page.items.map((schema) => [schema.timeseries_name, schema] as const))(
  '%s is read in the range of the page, by each of its fields',
  async (name, { field_schema: fields, datum_type: type }) => {
    const align = type.startsWith('histogram')
      ? ''
      : `\n| align mean_within(60s)\n| group_by [${fields[0]?.name}], mean`
    const { status, body } = await run<OxqlQueryResult>(`get ${name}${align}`).answer
    expect(status).toBe(200)
    const times = body.tables.flatMap(({ timeseries }) => timeseries.flatMap(({ points }) => points.timestamps))
    expect(times.length).toBeGreaterThan(0)
    // Aligned windows end with the query.
    for (const time of times) {
      expect(Date.parse(time)).toBeGreaterThanOrEqual(window.from)
      expect(Date.parse(time)).toBeLessThanOrEqual(window.until)
    }
  },
)

test('the question of a chart is one of the explorer, which adds the time', async () => {
  const query = metricQuery(cpu, {
    metric: 'virtual_machine:vcpu_usage',
    one: 'run',
    valueOf: () => '92275a5e-091d-4d80-a3ed-4635f8d741eb',
  })
  const { sent, answer } = run<OxqlQueryResult>(timelessLines(query, window))
  expect(sent.isRanged).toBe(true)
  expect((await answer).status).toBe(200)
})

test.each([
  ['get hardware_component:temperature | fliter slot == 1', 'fliter'],
  ['get hardware_component:temperature\n| filter slot == "x"', 'slot'],
  ['get hardware_component:temperature\n| filter slto == 1', 'slto'],
  ['get hardware_component:temperature | group_by [slot], sum', 'group_by'],
  ['get hardware_component:temperature | align mean_within(1m) | group_by [slto]', 'slto'],
  ['get hardware_component:temprature', 'hardware_component:temprature'],
  ['{ get hardware_component:power; get hardware_component:current } | join', 'join'],
  ['get virtual_disk:io_latency | align mean_within(1m)', 'mean_within'],
  ['gett hardware_component:power', 'gett'],
])('the error of %j is at %j', async (typed, word) => {
  const { sent, answer } = run<{ message: string }>(typed)
  const { status, body } = await answer
  expect(status).toBe(400)
  const place = errorPlace(body.message, typed, sent)
  expect(place && typed.slice(place.from, place.to), body.message).toBe(word)
})
