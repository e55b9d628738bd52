import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OperationId } from '../../../generated/mock/operations.gen.ts'
import { backends, type Backend, type Request } from './support/backend.ts'
import { arrangeInstance, inShop, runStates as states, type RunState } from './support/states.ts'

interface Action {
  readonly call: OperationId
  readonly request: Request
  /** States in which the platform takes it, no-ops included: server-behaviour §1, §6, §8, typed in. */
  readonly accepted: readonly RunState[]
}

const batch = { path: { instance: 'batch' }, query: inShop }
const same = { ncpus: 8, memory: 34_359_738_368, auto_restart_policy: null, cpu_platform: null }
const nic = { path: { interface: 'net0' }, query: { ...inShop, instance: 'batch' } }

const actions: Readonly<Record<string, Action>> = {
  start: {
    call: 'instance_start',
    request: batch,
    accepted: ['stopped', 'failed', 'starting', 'running', 'rebooting', 'migrating'],
  },
  stop: {
    call: 'instance_stop',
    request: batch,
    accepted: ['starting', 'running', 'rebooting', 'migrating', 'stopping', 'failed', 'stopped'],
  },
  reboot: {
    call: 'instance_reboot',
    request: batch,
    accepted: ['running', 'rebooting', 'starting', 'migrating'],
  },
  delete: {
    call: 'instance_delete',
    request: batch,
    accepted: ['stopped', 'failed'],
  },
  resize: {
    call: 'instance_update',
    request: { ...batch, body: { ...same, ncpus: 4, boot_disk: 'batch-boot' } },
    accepted: ['stopped', 'failed', 'creating'],
  },
  'update boot disk': {
    call: 'instance_update',
    request: { ...batch, body: { ...same, boot_disk: null } },
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
    accepted: ['creating', 'stopped'],
  },
  'detach disk': {
    call: 'instance_disk_detach',
    request: { ...batch, body: { disk: 'spare-disk' } },
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
    accepted: states,
  },
  'make network interface primary': {
    call: 'instance_network_interface_update',
    request: { ...nic, body: { primary: true } },
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
    accepted: ['running', 'rebooting', 'migrating'],
  },
  'add to affinity group': {
    call: 'affinity_group_member_instance_add',
    request: { path: { affinity_group: 'together', instance: 'batch' }, query: inShop },
    accepted: ['stopped', 'failed', 'creating'],
  },
  'add to anti-affinity group': {
    call: 'anti_affinity_group_member_instance_add',
    request: { path: { anti_affinity_group: 'front-apart', instance: 'batch' }, query: inShop },
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

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
})
afterAll(() => backend.stop())

const cases = Object.entries(actions).flatMap(([name, action]) =>
  states.map((state) => ({ name, state, call: action.call, request: action.request, action })),
)

describe('what an instance takes in each state', () => {
  test.each(cases)('$name while $state', async ({ state, call, request, action }) => {
    await arrangeInstance(backend, state)
    const { status, text } = await backend.call(call, request)
    expect(status < 300, text).toBe(action.accepted.includes(state))
    expect(status).toBeLessThan(504)
  })
})
