import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OperationId } from '../../../generated/mock/operations.gen.ts'
import type { InstanceState } from '../../../generated/api/wire.gen.ts'
import { backends, type Backend, type Request } from './support/backend.ts'

/** All that the API can show. */
const states = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
] as const satisfies readonly InstanceState[]
type State = (typeof states)[number]

interface Action {
  readonly call: OperationId
  readonly request: Request
  /** States in which the console offers it: spec §4, typed in. Absent for what §4 does not list. */
  readonly offered?: readonly State[]
  /** States in which the platform takes it, no-ops included: server-behaviour §1, §6, §8, typed in. */
  readonly accepted: readonly State[]
}

const inShop = { project: 'web-shop' }
const batch = { path: { instance: 'batch' }, query: inShop }
const same = { ncpus: 8, memory: 34_359_738_368, auto_restart_policy: null, cpu_platform: null }
const nic = { path: { interface: 'net0' }, query: { ...inShop, instance: 'batch' } }

const actions: Readonly<Record<string, Action>> = {
  start: {
    call: 'instance_start',
    request: batch,
    offered: ['stopped', 'failed'],
    accepted: ['stopped', 'failed', 'starting', 'running', 'rebooting', 'migrating'],
  },
  stop: {
    call: 'instance_stop',
    request: batch,
    offered: ['running', 'starting', 'rebooting', 'failed'],
    accepted: ['starting', 'running', 'rebooting', 'migrating', 'stopping', 'failed', 'stopped'],
  },
  reboot: {
    call: 'instance_reboot',
    request: batch,
    offered: ['running'],
    accepted: ['running', 'rebooting', 'starting', 'migrating'],
  },
  delete: {
    call: 'instance_delete',
    request: batch,
    offered: ['stopped', 'failed'],
    accepted: ['stopped', 'failed'],
  },
  resize: {
    call: 'instance_update',
    request: { ...batch, body: { ...same, ncpus: 4, boot_disk: 'batch-boot' } },
    offered: ['stopped', 'failed', 'creating'],
    accepted: ['stopped', 'failed', 'creating'],
  },
  'update boot disk': {
    call: 'instance_update',
    request: { ...batch, body: { ...same, boot_disk: null } },
    offered: ['stopped', 'failed', 'creating'],
    accepted: ['stopped', 'failed', 'creating'],
  },
  'set auto-restart policy': {
    call: 'instance_update',
    request: { ...batch, body: { ...same, boot_disk: 'batch-boot', auto_restart_policy: 'never' } },
    accepted: states,
  },
  'attach disk': {
    call: 'instance_disk_attach',
    request: { ...batch, body: { disk: 'orders-old' } },
    offered: ['creating', 'stopped'],
    accepted: ['creating', 'stopped'],
  },
  'detach disk': {
    call: 'instance_disk_detach',
    request: { ...batch, body: { disk: 'spare-disk' } },
    offered: ['creating', 'stopped', 'failed'],
    accepted: ['creating', 'stopped', 'failed'],
  },
  'add network interface': {
    call: 'instance_network_interface_create',
    request: {
      query: { ...inShop, instance: 'batch' },
      body: { name: 'net1', description: '', vpc_name: 'default', subnet_name: 'second' },
    },
    accepted: ['stopped'],
  },
  'update network interface': {
    call: 'instance_network_interface_update',
    request: { ...nic, body: { description: 'Other' } },
    offered: ['stopped'],
    accepted: states,
  },
  'make network interface primary': {
    call: 'instance_network_interface_update',
    request: { ...nic, body: { primary: true } },
    offered: ['stopped'],
    accepted: ['stopped'],
  },
  'delete network interface': {
    call: 'instance_network_interface_delete',
    request: nic,
    accepted: ['stopped', 'failed'],
  },
  'serial console': {
    call: 'instance_serial_console',
    request: { ...batch, query: { ...inShop, from_start: 0 } },
    offered: ['running', 'rebooting', 'migrating', 'repairing'],
    accepted: ['running', 'rebooting', 'migrating'],
  },
  'add to affinity group': {
    call: 'affinity_group_member_instance_add',
    request: { path: { affinity_group: 'together', instance: 'batch' }, query: inShop },
    offered: ['stopped'],
    accepted: ['stopped', 'failed', 'creating'],
  },
  'add to anti-affinity group': {
    call: 'anti_affinity_group_member_instance_add',
    request: { path: { anti_affinity_group: 'front-apart', instance: 'batch' }, query: inShop },
    offered: ['stopped'],
    accepted: ['stopped', 'failed', 'creating'],
  },
  'attach ephemeral IP': {
    call: 'instance_ephemeral_ip_attach',
    request: { ...batch, body: {} },
    accepted: ['stopped', 'running', 'rebooting'],
  },
  'attach floating IP': {
    call: 'floating_ip_attach',
    request: { path: { floating_ip: 'spare' }, query: inShop, body: { kind: 'instance', parent: 'batch' } },
    accepted: ['stopped', 'running', 'rebooting'],
  },
}

/** Offered and still refused, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'serial console repairing': 'no instance is ever shown as repairing, and the platform lists no console for it',
}

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
})
afterAll(() => backend.stop())

/** The stopped instance of the story with a disk beside its boot disk, in any state, also those no call leads to. */
async function arrange(state: State): Promise<void> {
  backend.mock.reset()
  const { store } = backend.mock
  await backend.call('affinity_group_create', {
    query: inShop,
    body: { name: 'together', description: '', policy: 'allow', failure_domain: 'sled' },
  })
  await backend.call('disk_create', {
    query: inShop,
    body: {
      name: 'spare-disk',
      description: '',
      size: 1_073_741_824,
      disk_source: { type: 'blank', block_size: 512 },
    },
  })
  await backend.call('vpc_subnet_create', {
    query: { ...inShop, vpc: 'default' },
    body: { name: 'second', description: '', ipv4_block: '10.77.0.0/24' },
  })
  await backend.call('instance_disk_attach', { ...batch, body: { disk: 'spare-disk' } })
  const key = store.table('instance').find(({ row }) => row.name === 'batch')?.key ?? ''
  store.table('instance').patch(key, { run_state: state })
}

const cases = Object.entries(actions).flatMap(([name, action]) =>
  states.map((state) => ({ name, state, call: action.call, request: action.request, action })),
)

describe('what an instance takes in each state', () => {
  test.each(cases)('$name while $state', async ({ state, call, request, action }) => {
    await arrange(state)
    const { status, text } = await backend.call(call, request)
    expect(status < 300, text).toBe(action.accepted.includes(state))
    expect(status).toBeLessThan(504)
  })
})

test('what is offered is accepted, with every exception named', () => {
  const refused = Object.entries(actions).flatMap(([name, { offered = [], accepted }]) =>
    offered.filter((state) => !accepted.includes(state)).map((state) => `${name} ${state}`),
  )
  expect(refused).toEqual(Object.keys(exceptions))
})
