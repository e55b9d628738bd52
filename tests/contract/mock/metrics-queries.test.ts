/** The questions that the charts of the console ask: understood, and answered with what they are meant for. */
import { describe, expect, test } from 'vitest'

import type { OxqlQueryResult } from '../../../generated/api/wire.gen.ts'
import { screen as cpu } from '../../../generated/screens/instance-metrics-cpu/charts.gen.tsx'
import { screen as onDisks } from '../../../generated/screens/instance-metrics-disk/charts.gen.tsx'
import { screen as onNetwork } from '../../../generated/screens/instance-metrics-network/charts.gen.tsx'
import { queryLines, queryText, type MetricQuery } from '../../../src/kit/charts/oxql.ts'
import { presets, windowOf, type Window } from '../../../src/kit/charts/range.ts'
import { metricQuery, type ChartsScreen } from '../../../src/kit/charts/spec.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { parseQuery } from '../../../src/mock/oxql/parser.ts'
import { document } from './support/backend.ts'

const mock = createNodeMock({ document })
const inShop = '?project=web-shop'

async function call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const headers = { 'content-type': 'application/json' }
  const response = await mock.fetch(new Request(`http://mock.test${path}`, { ...init, headers }))
  return { status: response.status, body: (await response.json()) as T }
}

const ask = (query: string) => call<OxqlQueryResult>('POST', `/v1/timeseries/query${inShop}`, { query })

const { body: instance } = await call<{ id: string; ncpus: number }>('GET', `/v1/instances/web-1${inShop}`)
const { body: disks } = await call<{ items: { id: string }[] }>('GET', `/v1/instances/web-1/disks${inShop}`)
const { body: nics } = await call<{ items: { id: string }[] }>(
  'GET',
  `/v1/network-interfaces?instance=web-1&project=web-shop`,
)
const [disk, nic] = [disks.items[0]?.id ?? '', nics.items[0]?.id ?? '']

/** What a page asks about an instance. */
const asked = (screen: ChartsScreen, metric: string, one: string | undefined, id = instance.id): MetricQuery =>
  metricQuery(screen, { metric, one, valueOf: (path) => (path === 'id' ? id : '') })

const cpuStates = cpu.choice?.values ?? []
const cpuUsage = (state: string | undefined): MetricQuery => asked(cpu, 'virtual_machine:vcpu_usage', state)

const queries: readonly (readonly [title: string, query: MetricQuery, keys: readonly string[]])[] = [
  ['CPU', cpuUsage(undefined), cpuStates.map(({ id }) => id)],
  ...cpuStates.map(({ id }) => [`CPU: ${id}`, cpuUsage(id), [id]] as const),
  ...onDisks.charts.flatMap(({ title, metric }) => [
    [title, asked(onDisks, metric, undefined), disks.items.map(({ id }) => id)] as const,
    [`${title} of one`, asked(onDisks, metric, disk), [disk]] as const,
  ]),
  ...onNetwork.charts.flatMap(({ title, metric }) => [
    [title, asked(onNetwork, metric, undefined), nics.items.map(({ id }) => id)] as const,
    [`${title} of one`, asked(onNetwork, metric, nic), [nic]] as const,
  ]),
]

/** The mock's own time: it stands where the story begins. */
const now = Date.parse('2026-01-01T00:00:00Z')
const hour = windowOf({ kind: 'last', preset: '1h' }, { now, width: 640 })

test('a long raw query keeps all its series, and says that it leaves points out', async () => {
  const send = async (query: string) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) }
    const response = await mock.fetch(new Request('http://mock.test/v1/system/timeseries/query', init))
    const { tables } = (await response.json()) as OxqlQueryResult
    return { thinned: response.headers.get('x-cairn-thinned'), count: tables[0]?.timeseries.length ?? 0 }
  }
  const aligned = await send('get virtual_machine:vcpu_usage | filter timestamp > @now() - 30d | align mean_within(1d)')
  const raw = await send('get virtual_machine:vcpu_usage | filter timestamp > @now() - 30d')
  expect(raw).toEqual({ thinned: 'every 144th sample', count: aligned.count })
  expect(aligned.thinned).toBeNull()
  expect(raw.count).toBeGreaterThan(10)
})

test('there is something to ask about', () => {
  expect([disks.items.length, nics.items.length].every((count) => count > 0)).toBe(true)
})

test.each(queries)('%s has a line for each part, on the grid of its window', async (_, query, keys) => {
  const { status, body } = await ask(queryText(query, hour))
  expect(status, JSON.stringify(body)).toBe(200)
  const series = body.tables[0]?.timeseries ?? []
  expect(series.map(({ fields }) => readPath(fields[query.by], 'value')).toSorted()).toEqual(keys.toSorted())
  const early = Date.parse(series[0]?.points.timestamps[0] ?? '')
  const times = series[0]?.points.timestamps.map((time) => Date.parse(time)) ?? []
  expect(early).toBeLessThan(hour.from)
  expect(times.at(-1)).toBe(hour.until)
  expect(times.filter((time) => (time - hour.from) % hour.step !== 0)).toEqual([])
})

describe.each(presets.map(({ id }) => id))('%s', (preset) => {
  test.each([200, 640, 1400])('on %i pixels is answered, with no more points than that', async (width) => {
    const window = windowOf({ kind: 'last', preset }, { now, width })
    const { status, body } = await ask(queryText(cpuUsage('run'), window))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.tables[0]?.timeseries[0]?.points.timestamps.length).toBeLessThanOrEqual(Math.max(60, width / 3) + 4)
  })
})

const numbersOf = (values: unknown): readonly unknown[] => {
  const found = readPath(values, 'values')
  return Array.isArray(found) ? found : []
}

test('shares of all states make up the whole time of the vCPUs', async () => {
  const { body } = await ask(queryText(cpuUsage(undefined), hour))
  const last = body.tables[0]?.timeseries.map(({ points }) => Number(numbersOf(points.values[0]?.values).at(-1))) ?? []
  expect(last.reduce((sum, value) => sum + value, 0)).toBeCloseTo(5e9, -3)
})

describe('as text', () => {
  const window: Window = { from: now - 60_000, until: now, step: 10_000 }

  test('is one line when sent, a step per line when read, and the same question', () => {
    const query = asked(onDisks, 'virtual_disk:reads', disk)
    expect(queryText(query, window)).toBe(
      `get virtual_disk:reads | filter timestamp >= @2025-12-31T23:58:40.000 && timestamp < @2026-01-01T00:00:00.000 && ` +
        `attached_instance_id == "${instance.id}" && disk_id == "${disk}" | align mean_within(10s) | group_by [disk_id], sum`,
    )
    expect(queryLines(query, window).split('\n')).toHaveLength(4)
    const places = (tree: unknown): unknown =>
      JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'line' || key === 'column' ? 0 : value)))
    expect(places(parseQuery(queryLines(query, window), now))).toEqual(
      places(parseQuery(queryText(query, window), now)),
    )
  })

  test.each(['" || timestamp > @2000-01-01T00:00:00.000', '\\', 'a\\"b', "'", '|'])(
    'a value stays a value: %s',
    (value) => {
      const tree = parseQuery(queryText(asked(onDisks, 'virtual_disk:reads', undefined, value), window), now)
      expect(tree.operations).toMatchObject([
        {
          kind: 'filter',
          where: { kind: 'and', of: [{}, {}, { operator: '==', literal: { kind: 'string', value } }] },
        },
        { kind: 'align' },
        { kind: 'group_by' },
      ])
    },
  )
})
