import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OperationId } from '../../../generated/mock/operations.gen.ts'
import { backends, type Backend, type Request } from './support/backend.ts'
import { arrangeDisk, diskStates as states, inShop } from './support/states.ts'

interface Action {
  readonly call: OperationId
  readonly request: Request
  /** server-behaviour §4, §8.6, §13, typed in; no-ops included. */
  readonly accepted: readonly (typeof states)[number][]
}

const disk = { path: { disk: 'orders-old' }, query: inShop }
const batch = { path: { instance: 'batch' }, query: inShop, body: { disk: 'orders-old' } }

const actions: Readonly<Record<string, Action>> = {
  delete: {
    call: 'disk_delete',
    request: disk,
    accepted: ['detached', 'faulted'],
  },
  snapshot: {
    call: 'snapshot_create',
    request: { query: inShop, body: { name: 'now', description: '', disk: 'orders-old' } },
    accepted: ['attached', 'detached'],
  },
  // The disk of the table hangs on this very instance when it is attached: attaching it again changes nothing.
  attach: {
    call: 'instance_disk_attach',
    request: batch,
    accepted: ['creating', 'detached', 'attached', 'attaching'],
  },
  detach: {
    call: 'instance_disk_detach',
    request: batch,
    accepted: ['attached', 'detached', 'detaching'],
  },
  'set as boot disk': {
    call: 'instance_update',
    request: {
      path: { instance: 'batch' },
      query: inShop,
      body: {
        ncpus: 8,
        memory: 34_359_738_368,
        boot_disk: 'orders-old',
        auto_restart_policy: null,
        cpu_platform: null,
      },
    },
    accepted: ['attached'],
  },
  'bulk-write-start': {
    call: 'disk_bulk_write_import_start',
    request: disk,
    accepted: ['import_ready'],
  },
  'bulk-write': {
    call: 'disk_bulk_write_import',
    request: { ...disk, body: { offset: 0, base64_encoded_data: '' } },
    accepted: ['importing_from_bulk_writes'],
  },
  'bulk-write-stop': {
    call: 'disk_bulk_write_import_stop',
    request: disk,
    accepted: ['importing_from_bulk_writes'],
  },
  finalize: {
    call: 'disk_finalize_import',
    request: { ...disk, body: {} },
    accepted: ['import_ready'],
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

describe('what a disk takes in each state', () => {
  test.each(cases)('$name while $state', async ({ state, call, request, action }) => {
    arrangeDisk(backend, state)
    const { status, text } = await backend.call(call, request)
    expect(status < 300, text).toBe(action.accepted.includes(state))
  })
})
