import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { DiskState } from '../../../generated/api/wire.gen.ts'
import type { OperationId } from '../../../generated/mock/operations.gen.ts'
import { backends, type Backend, type Request } from './support/backend.ts'

type State = DiskState['state']

const states = [
  'creating',
  'detached',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'attaching',
  'attached',
  'detaching',
  'faulted',
] as const satisfies readonly State[]

interface Action {
  readonly call: OperationId
  readonly request: Request
  /** Spec §4, typed in. */
  readonly offered?: readonly State[]
  /** server-behaviour §4, §8.6, §13, typed in; no-ops included. */
  readonly accepted: readonly State[]
}

const inShop = { project: 'web-shop' }
const disk = { path: { disk: 'orders-old' }, query: inShop }
const batch = { path: { instance: 'batch' }, query: inShop, body: { disk: 'orders-old' } }

const actions: Readonly<Record<string, Action>> = {
  delete: {
    call: 'disk_delete',
    request: disk,
    offered: ['detached', 'faulted'],
    accepted: ['detached', 'faulted'],
  },
  snapshot: {
    call: 'snapshot_create',
    request: { query: inShop, body: { name: 'now', description: '', disk: 'orders-old' } },
    offered: ['attached', 'detached'],
    accepted: ['attached', 'detached'],
  },
  // The disk of the table hangs on this very instance when it is attached: attaching it again changes nothing.
  attach: {
    call: 'instance_disk_attach',
    request: batch,
    offered: ['creating', 'detached'],
    accepted: ['creating', 'detached', 'attached', 'attaching'],
  },
  detach: {
    call: 'instance_disk_detach',
    request: batch,
    offered: ['attached'],
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
    offered: ['attached'],
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

/** A disk in any state, also those no call leads to; with an instance, it is the stopped one of the story. */
function arrange(state: (typeof states)[number]): void {
  backend.mock.reset()
  const { store } = backend.mock
  const instance = store.table('instance').find(({ row }) => row.name === 'batch')?.key ?? ''
  const key = store.table('disk').find(({ row }) => row.name === 'orders-old')?.key ?? ''
  const held = state === 'attaching' || state === 'attached' || state === 'detaching'
  store.table('disk').patch(key, { state: held ? { state, instance } : { state } })
}

const cases = Object.entries(actions).flatMap(([name, action]) =>
  states.map((state) => ({ name, state, call: action.call, request: action.request, action })),
)

describe('what a disk takes in each state', () => {
  test.each(cases)('$name while $state', async ({ state, call, request, action }) => {
    arrange(state)
    const { status, text } = await backend.call(call, request)
    expect(status < 300, text).toBe(action.accepted.includes(state))
  })
})

test('what is offered is accepted', () => {
  const refused = Object.entries(actions).flatMap(([name, { offered = [], accepted }]) =>
    offered.filter((state) => !accepted.includes(state)).map((state) => `${name} ${state}`),
  )
  expect(refused).toEqual([])
})
