/** What happens in the mock and has an alert class is told to whoever listens for it (server-behaviour §14). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { backends, type Backend } from './support/backend.ts'

interface Delivery {
  readonly alert_class: string
  readonly alert_id: string
  readonly state: string
  readonly trigger: string
  readonly time_started: string
}

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
})
beforeEach(() => {
  backend.mock.clock.restart()
  backend.mock.reset()
})
afterAll(() => backend.stop())

/** Deliveries to a receiver that began after the start of the story, as `class state`. */
async function sent(receiver: string): Promise<Delivery[]> {
  const { body } = await backend.call('alert_delivery_list', { path: { receiver } })
  const { items } = body as { items: Delivery[] }
  return items.filter(({ time_started: started }) => started > '2026-01-01T00:00:00.000Z')
}

const classes = (deliveries: readonly Delivery[]): string[] =>
  deliveries.map(({ alert_class: name, state, trigger }) => `${name} ${state} ${trigger}`).sort()

test('a sled that comes up is told of with its drives, to receivers that listen and to no other', async () => {
  const deaf = { name: 'deaf', description: '', endpoint: 'https://deaf.example', secrets: ['s'] }
  const made = await backend.call('webhook_receiver_create', { body: { ...deaf, subscriptions: ['update.*'] } })
  expect(made.status, made.text).toBe(201)
  await backend.call('sled_add', { body: { serial: 'BRM42100031', part: '913-0000019' } })
  await backend.mock.skip(9999)
  expect(await sent('ops-pager')).toEqual([])
  await backend.mock.skip(1)
  const drives = Array.from({ length: 5 }, () => 'hardware.disk.added pending alert')
  expect(classes(await sent('ops-pager'))).toEqual([...drives, 'hardware.sled.added pending alert'])
  expect(await sent('deaf')).toEqual([])
  await backend.mock.skip(2000)
  const delivered = await sent('ops-pager')
  expect(new Set(delivered.map(({ state }) => state))).toEqual(new Set(['delivered']))
  // Nobody answers there: three attempts, then it is given up.
  expect(classes(await sent('team-chat'))).toContain('hardware.sled.added pending alert')
  await backend.mock.skip(400_000)
  expect(classes(await sent('team-chat'))).toContain('hardware.sled.added failed alert')
})

test('what was told of can be sent again', async () => {
  await backend.call('sled_add', { body: { serial: 'BRM42100031', part: '913-0000019' } })
  await backend.mock.skip(12_000)
  const [first] = await sent('ops-pager')
  const { body } = await backend.call('alert_receiver_list')
  const pager = (body as { items: { id: string; name: string }[] }).items.find(({ name }) => name === 'ops-pager')
  const again = await backend.call('alert_delivery_resend', {
    path: { alert_id: first?.alert_id ?? '' },
    query: { receiver: pager?.id ?? '' },
  })
  expect(again.status, again.text).toBe(201)
  expect(classes(await sent('ops-pager')).filter((text) => text.endsWith('pending resend'))).toHaveLength(1)
})

test('an update that is through is told of once', async () => {
  const { status, text } = await backend.call('target_release_update', { body: { system_version: '17.2.0' } })
  expect(status, text).toBe(204)
  const finished = async (): Promise<string[]> =>
    (await sent('team-chat')).map(({ alert_class: name }) => name).filter((name) => name.startsWith('update'))
  await backend.mock.skip(3000)
  expect(await finished()).toEqual([])
  await backend.mock.skip(3_600_000)
  expect(await finished()).toEqual(['update.finished'])
})

test('a peer that is lost is told of, one that is back in time is not', async () => {
  const { store } = backend.mock
  const port = store
    .table('switch_port')
    .find(({ row }) =>
      Boolean(store.table('switch_port_settings').get(row.port_settings_id ?? '')?.row.bgp_peers.length),
    )?.row
  const at = {
    path: { port: port?.port_name ?? '' },
    query: { rack_id: port?.rack_id ?? '', switch_location: port?.switch_location ?? '' },
  }
  const clear = async (): Promise<void> => {
    expect((await backend.call('networking_switch_port_clear_settings', at)).status).toBe(204)
  }
  await clear()
  const body = { port_settings: port?.port_settings_id }
  expect((await backend.call('networking_switch_port_apply_settings', { ...at, body })).status).toBe(204)
  await backend.mock.skip(60_000)
  expect(await sent('team-chat')).toEqual([])
  await clear()
  await backend.mock.skip(6000)
  expect(classes(await sent('team-chat'))).toEqual(['network.bgp.session_down pending alert'])
})
