/** Disks in each state (spec §4, server-behaviour §4, §8.6, §13). */
import type { Store } from '../../../../src/mock/store/store.ts'
import { inShop } from '../support/states.ts'
import { casesOf, keyOf, patch, type Group } from './case.ts'

const disk = { path: { disk: 'orders-old' }, query: inShop }
const batch = { path: { instance: 'batch' }, query: inShop, body: { disk: 'orders-old' } }
const boot = {
  ncpus: 8,
  memory: 34_359_738_368,
  boot_disk: 'orders-old',
  auto_restart_policy: null,
  cpu_platform: null,
}

// Where a state goes with an instance, that is the very one of the request.
const states = `
               creating detached import_ready importing_from_url importing_from_bulk_writes finalizing maintenance attaching attached detaching faulted
disk.delete    400      204      400          400                400                        400        400         400       400      400       204
disk.snapshot  503      201      503          503                503                        503        503         503       201      503       503
disk.attach    202      202      400          400                400                        400        400         202=      202=     400       400
disk.detach    400      202=     400          400                400                        400        400         400       202      202       400
disk.makeBoot  409      409      409          409                409                        409        409         409       200      409       409
disk.bulkStart 400      400      204          400                400                        400        400         400       400      400       400
disk.bulkWrite 400      400      400          400                204                        400        400         400       400      400       400
disk.bulkStop  400      400      400          400                204                        400        400         400       400      400       400
disk.finalize  400      400      204          400                400                        400        400         400       400      400       400
`

const sent = {
  'disk.delete': { call: 'disk_delete', request: disk },
  'disk.snapshot': {
    call: 'snapshot_create',
    request: { query: inShop, body: { name: 'now', description: '', disk: 'orders-old' } },
  },
  'disk.attach': { call: 'instance_disk_attach', request: batch },
  'disk.detach': { call: 'instance_disk_detach', request: batch },
  'disk.makeBoot': { call: 'instance_update', request: { ...batch, body: boot } },
  'disk.bulkStart': { call: 'disk_bulk_write_import_start', request: disk },
  'disk.bulkWrite': {
    call: 'disk_bulk_write_import',
    request: { ...disk, body: { offset: 0, base64_encoded_data: '' } },
  },
  'disk.bulkStop': { call: 'disk_bulk_write_import_stop', request: disk },
  'disk.finalize': { call: 'disk_finalize_import', request: { ...disk, body: {} } },
} as const

const held = new Set(['attaching', 'attached', 'detaching'])

function arrange(store: Store, state: string): void {
  const instance = held.has(state) ? { instance: keyOf(store, 'instance', { name: 'batch' }) } : {}
  patch(store, 'disk', { name: 'orders-old' }, { state: { state, ...instance } })
}

export const diskTable: Group = {
  prepare: ({ mock }) => Promise.resolve(mock.reset()),
  actions: casesOf(states, sent, arrange),
}
