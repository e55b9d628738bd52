/** One suite for the control of a mock, whatever brings the calls: style.md, "One behaviour suite, many implementations". */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { startMockServer, type MockServerOptions } from '../../../scripts/mock/server.ts'
import { pageHost } from '../../../src/mock/browser/page-host.ts'
import { manualClock } from '../../../src/mock/context/ctx.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { createControl, type Control } from '../../../src/mock/control/control.ts'
import { mockWithFetch, type FetchMock, type FetchMockOptions } from '../../../src/mock/server/mock-with-fetch.ts'
import { scenarioNamed, scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'
import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import type { Commit } from '../../../src/mock/store/store.ts'
import { document } from './support/backend.ts'

interface Controlled {
  readonly control: Control
  /** Asks the API of the mock. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** What follows a scenario, a reset or an import: a page is loaded anew. */
  reload?(): Promise<void>
  stop(): Promise<void>
}

const faults = (): readonly FaultRule[] => [{ operation: 'image_list', fault: 'conflict' }]
/** Compiled once: each mock asks for the same operations. */
const contract = compileContract(document)
const made = (options: Partial<FetchMockOptions> = {}): FetchMock =>
  mockWithFetch({ contract, clock: manualClock().now, faults, onDefect: () => undefined, ...options })
const inProcess = (mock: FetchMock) => (path: string, init?: RequestInit) =>
  mock.fetch(new Request(`http://mock.test${path}`, init))

async function overHttp(control: NonNullable<MockServerOptions['control']>): Promise<Controlled> {
  const server = await startMockServer(made(), { port: 0, control })
  return {
    control: remote(server.control ?? ''),
    ask: (path, init) => fetch(`${server.url}${path}`, init),
    stop: server.close,
  }
}

/** The same verbs, called as a program does. */
function remote(base: string): Control {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await fetch(`${base}${path}`, { method, ...(body === undefined ? {} : { body: text }) })
    if (reply.ok) return reply
    throw new Error(((await reply.json()) as { message: string }).message)
  }
  const json = async <T>(reply: Promise<Response>): Promise<T> => (await reply).json() as Promise<T>
  return {
    state: () => json(call('GET', '')),
    reset: (input) => json(call('POST', '/reset', input)),
    advance: (input) => json(call('POST', '/advance', input)),
    scenario: (input) => json(call('PUT', '/scenario', input)),
    faults: () => json(call('GET', '/faults')),
    setFaults: (input) => json(call('PUT', '/faults', input)),
    resetFaults: () => json(call('DELETE', '/faults')),
    recordedFaults: () => json(call('GET', '/faults/recorded')),
    log: (query) =>
      json(
        call(
          'GET',
          `/log?${new URLSearchParams(Object.entries(query ?? {}).map(([a, b]) => [a, String(b)])).toString()}`,
        ),
      ),
    clearLog: () => json(call('DELETE', '/log')),
    export: async () => (await call('GET', '/export')).text(),
    import: (text) => json(call('PUT', '/import', text)),
  }
}

/** What the developer panel calls. The browser around it is played: what it keeps, and what a page load makes of it. */
function inPage(): Controlled {
  let settings: { scenario: ScenarioName; faults: readonly FaultRule[] | undefined } = {
    scenario: 'default',
    faults: undefined,
  }
  let kept: { scenario: ScenarioName; commit: Commit } | undefined
  const load = (): { mock: FetchMock; control: Control } => {
    const mock = made({
      scenario: scenarios[settings.scenario],
      faults: () => settings.faults ?? faults(),
      chooseFaults: (rules) => {
        settings = { ...settings, faults: rules }
      },
    })
    if (kept?.scenario === settings.scenario) mock.store.apply(kept.commit)
    const control = createControl(
      pageHost({
        mock,
        chooseScenario: (scenario) => {
          settings = { ...settings, scenario }
        },
        keepOnly: (commit) => {
          kept = commit === undefined ? undefined : { scenario: settings.scenario, commit }
          return Promise.resolve()
        },
        restartStories: () => undefined,
        reloadOthers: () => undefined,
      }),
    )
    return { mock, control }
  }
  let page = load()
  return {
    get control() {
      return page.control
    },
    ask: (path, init) => inProcess(page.mock)(path, init),
    reload: () => {
      page = load()
      return Promise.resolve()
    },
    stop: () => Promise.resolve(),
  }
}

const adapters: Readonly<Record<string, () => Promise<Controlled>>> = {
  'in process': () => {
    const mock = made()
    return Promise.resolve({ control: mock.control, ask: inProcess(mock), stop: () => Promise.resolve() })
  },
  'over HTTP, beside the API': () => overHttp('beside'),
  'over HTTP, on a port of its own': () => overHttp({ port: 0 }),
  'in the page': () => Promise.resolve(inPage()),
}

describe.each(Object.entries(adapters))('%s', (_, start) => {
  let it: Controlled
  beforeEach(async () => {
    it = await start()
  })
  afterEach(() => it.stop())

  const make = (name: string): Promise<Response> =>
    it.ask('/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, description: '' }),
    })
  const projects = async (): Promise<string[]> => {
    const { items } = (await (await it.ask('/v1/projects')).json()) as { items: { name: string }[] }
    return items.map(({ name }) => name)
  }
  const statusOf = async (path: string): Promise<number> => (await it.ask(path)).status

  test('says what the mock is at', async () => {
    await it.ask('/v1/ping')
    expect(await it.control.state()).toEqual({
      scenario: 'default',
      time: '2026-01-01T00:00:00.000Z',
      anonymous: 'ada-lindqvist',
      faults: 1,
      requests: 1,
      violations: 0,
    })
  })

  test('resets data, time, faults and log', async () => {
    await make('orchard')
    await it.control.advance({ milliseconds: 5000 })
    await it.control.setFaults({ rules: [{ operation: 'project_list', fault: 503 }] })
    expect(await it.control.reset()).toMatchObject({ time: '2026-01-01T00:00:00.000Z', faults: 1, requests: 0 })
    await it.reload?.()
    expect(await projects()).toEqual(['data-lake', 'sandbox', 'web-shop'])
    expect(await statusOf('/v1/images')).toBe(409)
  })

  test('keeps faults when it is to, and they count from the beginning', async () => {
    await it.control.setFaults({ rules: [{ operation: 'project_list', fault: 503, times: 1 }] })
    expect([await statusOf('/v1/projects'), await statusOf('/v1/projects')]).toEqual([503, 200])
    await it.control.reset({ keep_faults: true })
    await it.reload?.()
    expect([await statusOf('/v1/projects'), await statusOf('/v1/projects')]).toEqual([503, 200])
  })

  test('moves the time forward, and what is due is done', async () => {
    const instance = '/v1/instances/web-1'
    await it.ask(`${instance}/stop?project=web-shop`, { method: 'POST' })
    expect(await it.control.advance({ milliseconds: 60_000 })).toEqual({ time: '2026-01-01T00:01:00.000Z' })
    expect(await it.control.export()).toMatch(/"name":"web-1"[^{}]*"run_state":"stopped"/)
    const reply = await it.ask(`${instance}?project=web-shop`)
    expect(await reply.json()).toMatchObject({ run_state: 'stopped' })
    expect(await it.control.advance({ to: '2026-01-02T00:00:00Z' })).toEqual({ time: '2026-01-02T00:00:00.000Z' })
  })

  test('tells another scenario', async () => {
    await it.control.scenario({ name: 'empty' })
    await it.reload?.()
    expect(await it.control.state()).toMatchObject({ scenario: 'empty', requests: 0 })
    expect(await projects()).toEqual([])
    await it.control.scenario({ name: 'default' })
    await it.reload?.()
    expect(await projects()).toEqual(['data-lake', 'sandbox', 'web-shop'])
  })

  test('lets calls fail, and go well again', async () => {
    const rules: FaultRule[] = [{ operation: 'instance_view', path: { instance: 'web-1' }, fault: 429, retry_after: 3 }]
    expect(await it.control.setFaults({ rules })).toEqual({ rules })
    expect(await it.control.faults()).toEqual({ rules })
    const reply = await it.ask('/v1/instances/web-1?project=web-shop')
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '3'])
    expect(await statusOf('/v1/instances/web-2?project=web-shop')).toBe(200)
    expect(await statusOf('/v1/images')).toBe(200)
    expect(await it.control.resetFaults()).toEqual({ rules: faults() })
    expect(await statusOf('/v1/images')).toBe(409)
  })

  test('records what failed, and lets it fail again', async () => {
    const calls = ['/v1/projects', '/v1/projects', '/v1/images', '/v1/projects']
    const play = async (first?: RequestInit): Promise<number[]> => {
      const statuses = []
      for (const [at, path] of calls.entries()) statuses.push((await it.ask(path, at === 0 ? first : undefined)).status)
      return statuses
    }
    const recorded = await play({ headers: { 'x-cairn-fault': '503' } })
    expect(recorded).toEqual([503, 200, 409, 200])
    const { rules } = await it.control.recordedFaults()
    expect(rules).toEqual([
      { operation: 'project_list', nth: 1, fault: 503 },
      { operation: 'image_list', nth: 1, fault: 'conflict' },
    ])
    await it.control.setFaults({ rules })
    expect(await play()).toEqual(recorded)
  })

  test('logs requests, with faults, versions and whether there was an answer', async () => {
    await it.ask('/v1/images')
    await it.ask('/v1/projects?limit=1', { headers: { 'api-version': '1.0.0' } })
    await expect(it.ask('/v1/projects', { headers: { 'x-cairn-fault': 'network' } })).rejects.toThrow(/fetch/)
    const { items } = await it.control.log()
    expect(
      items.map(({ operation, uri, status, fault, version }) => ({ operation, uri, status, fault, version })),
    ).toEqual([
      { operation: 'image_list', uri: '/v1/images', status: 409, fault: 'conflict', version: null },
      { operation: 'project_list', uri: '/v1/projects?limit=1', status: 200, fault: null, version: '1.0.0' },
      { operation: 'project_list', uri: '/v1/projects', status: 0, fault: 'network', version: null },
    ])
    const [first] = items
    expect(first).toMatchObject({
      method: 'GET',
      message: 'failed on purpose',
      time: '2026-01-01T00:00:00.000Z',
      violations: [],
    })
    expect((await it.control.log({ operation: 'project_list', after: first?.request_id ?? '' })).items).toEqual(
      items.slice(1),
    )
    expect((await it.control.log({ violations: true })).items).toEqual([])
    expect(await it.control.clearLog()).toEqual({ items: [] })
  })

  test('exports and imports everything', async () => {
    await make('orchard')
    const file = await it.control.export()
    await it.control.reset()
    await it.reload?.()
    expect(await projects()).not.toContain('orchard')
    await it.control.import(file)
    await it.reload?.()
    expect(await projects()).toContain('orchard')
  })

  test('refuses what it cannot take, and changes nothing', async () => {
    const before = await it.control.export()
    // What a program sends is no more than JSON.
    const given = <T>(input: unknown): T => input as T
    const refused: readonly (readonly [() => Promise<unknown>, string])[] = [
      [() => it.control.reset(given({ all: true })), 'all: there is no such field. Known: keep_faults.'],
      [() => it.control.reset(given({ keep_faults: 'yes' })), 'keep_faults: expected true or false'],
      [
        () => it.control.advance(given({})),
        'expected either milliseconds, like 60000, or to, like 2026-01-01T00:00:00Z',
      ],
      [() => it.control.advance(given({ milliseconds: 1, to: 'x' })), 'expected either milliseconds'],
      [() => it.control.advance({ milliseconds: -1 }), 'milliseconds: -1 is not a whole number from 0 to '],
      [() => it.control.advance({ milliseconds: 1e15 }), 'milliseconds: 1000000000000000 is not'],
      [() => it.control.advance({ to: 'noon' }), 'to: "noon" is not a time, like 2026-01-01T00:00:00Z'],
      [
        () => it.control.advance({ to: '2025-01-01T00:00:00Z' }),
        'to: it is 2026-01-01T00:00:00.000Z already, and the time goes forward only',
      ],
      [() => it.control.scenario({ name: 'moon' }), 'name: unknown variant `moon`, expected one of `default`, '],
      [() => it.control.scenario(given({})), 'name: expected the name of a scenario'],
      [
        () => it.control.setFaults(given({ rules: [{ operation: 'moon', fault: 1 }] })),
        'rules[0].operation: there is no operation "moon"',
      ],
      [() => it.control.log({ violations: given('maybe') }), 'violations: expected true or false'],
      [() => it.control.import('{}'), 'This is not an export of the mock'],
    ]
    for (const [answer, message] of refused) await expect(answer()).rejects.toThrow(message)
    expect(await it.control.export()).toBe(before)
    expect(await it.control.faults()).toEqual({ rules: faults() })
  })
})

test('the log has what broke the contract', async () => {
  const mock = made({ handlers: () => () => ({ status: 'fine' }) })
  await inProcess(mock)('/v1/ping')
  expect(await mock.control.state()).toMatchObject({ requests: 1, violations: 1 })
  const { items } = await mock.control.log({ violations: true })
  expect(items).toMatchObject([
    { operation: 'ping', violations: [expect.stringContaining('the answer breaks the contract')] },
  ])
})

test('a story that a header asks for is controlled by calls with that header', async () => {
  const server = await startMockServer(made(), { port: 0, control: 'beside' })
  const headers = { 'x-cairn-scenario': 'empty' }
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${server.control}${path}`, { ...init, headers })).json()
  try {
    expect(await call('')).toMatchObject({ scenario: 'empty' })
    await call('/advance', { method: 'POST', body: '{"milliseconds": 1000}' })
    expect(await call('')).toMatchObject({ time: '2026-01-01T00:00:01.000Z' })
    expect(await (await fetch(`${server.control}`)).json()).toMatchObject({
      scenario: 'default',
      time: '2026-01-01T00:00:00.000Z',
    })
    expect(await call('/scenario', { method: 'PUT', body: '{"name": "large"}' })).toMatchObject({
      message: 'leave the header x-cairn-scenario out: another scenario is told to all',
    })
    // Back to the start is back for all.
    await fetch(`${server.control}/reset`, { method: 'POST' })
    expect(await call('')).toMatchObject({ time: '2026-01-01T00:00:00.000Z' })
  } finally {
    await server.close()
  }
})

test('a story of one’s own is told again by its name', async () => {
  const mock = made({ scenario: { ...scenarios.empty, name: 'night-shift' } })
  await mock.control.scenario({ name: 'default' })
  expect(await mock.control.scenario({ name: 'night-shift' })).toMatchObject({ scenario: 'night-shift' })
  expect(scenarioNamed('night-shift')).toBeUndefined()
})
