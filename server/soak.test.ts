import { expect, it } from 'vitest'

import { startSoakApi } from './testing/soak-api.ts'
import { soak } from './testing/soak.ts'
import { openConsole } from './testing/testing.ts'
import { createMetrics } from './watch/metrics.ts'

/** What keeps this process alive: connections, timers. */
const resources = (kinds: RegExp) => process.getActiveResourcesInfo().filter((kind) => kinds.test(kind)).length

it('500 connections, slow and hostile ones among them, and a stop under all of it: no request is lost and nothing is left', async () => {
  const before = resources(/TCP/)
  const api = await startSoakApi()
  const metrics = createMetrics()
  const { origin, server, stop } = await openConsole({
    api: api.url,
    metrics,
    // Nothing but what never ends its head is to be too slow here, however busy the machine is.
    limits: { headersMs: 2000 },
  })
  const report = await soak({
    origin,
    api,
    connections: 500,
    milliseconds: 3000,
    patience: 700,
    stop: async () => {
      expect(await stop(60_000)).toEqual({ cut: 0 })
    },
  })
  expect(report.wrong).toEqual([])
  expect(report.lost).toEqual([])
  expect(report.answered).toBeGreaterThan(200)
  expect(report.echoed).toBeGreaterThan(50)
  expect(report.refused).toMatchObject({
    // "Going away": every one of them.
    'WebSocket: 1001': 50,
    'hang: broke off': expect.any(Number),
    'lie: broke off': expect.any(Number),
    'stall: broke off': expect.any(Number),
    'reset: 502': expect.any(Number),
    'nonsense: 502': expect.any(Number),
    'drip: 408': expect.any(Number),
    'stranger: 421': expect.any(Number),
    'stranger: 400': expect.any(Number),
  })

  expect(server.listening).toBe(false)
  await expect.poll(() => api.open()).toBe(0)
  const text = metrics.text()
  for (const sample of text.matchAll(
    /^(?:cairn_http_requests_in_flight\{.*\}|cairn_connections|cairn_websockets) (\d+)$/gm,
  ))
    expect(sample[0]).toMatch(/ 0$/)
  await api.close()
  await expect.poll(() => resources(/TCP/)).toBe(before)
  // Time-outs of requests that are over would hold what they know of them.
  await expect.poll(() => resources(/^Timeout$/)).toBeLessThan(20)
  // Six seconds, and as many more as the machine is busy with other things.
}, 120_000)
