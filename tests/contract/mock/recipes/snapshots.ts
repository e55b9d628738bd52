import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }

/** server-behaviour §13. */
export const snapshots: readonly Recipe[] = [
  {
    name: 'a snapshot is taken of a disk by name or id',
    steps: [
      ok({ call: 'disk_view', path: { disk: 'orders' }, query: inShop, as: 'disk' }),
      ok({
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'today', description: 'Now', disk: 'orders' },
        status: 201,
        as: 'made',
        answer: { name: 'today', state: 'ready', size: 536_870_912_000, disk_id: '{{disk.id}}' },
      }),
      ok({
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'later', description: '', disk: '{{disk.id}}' },
        status: 201,
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: snapshot "today"', {
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'today', description: '', disk: 'orders' },
      }),
      ok({
        call: 'snapshot_list',
        query: { ...inShop, sort_by: 'name_descending', limit: 1 },
        answer: { items: [{ name: 'today' }] },
      }),
      ok({ call: 'snapshot_view', path: { snapshot: '{{made.id}}' }, answer: { name: 'today' } }),
      refused(400, 'InvalidRequest', 'when providing snapshot as an ID, project should not be specified', {
        call: 'snapshot_view',
        path: { snapshot: '{{made.id}}' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'snapshot should either be an ID or project should be specified', {
        call: 'snapshot_view',
        path: { snapshot: 'today' },
      }),
      ok({ call: 'snapshot_delete', path: { snapshot: 'today' }, query: inShop, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: snapshot with name "today"', {
        call: 'snapshot_view',
        path: { snapshot: 'today' },
        query: inShop,
      }),
    ],
  },
  {
    name: 'not every disk can be copied',
    steps: [
      refused(404, 'ObjectNotFound', 'not found: disk with name "nothing"', {
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'today', description: '', disk: 'nothing' },
      }),
      ok({ call: 'disk_view', path: { disk: 'orders' }, query: inShop, as: 'disk' }),
      refused(400, 'InvalidRequest', "can't create a snapshot of a disk in a different project", {
        call: 'snapshot_create',
        query: { project: 'sandbox' },
        body: { name: 'today', description: '', disk: '{{disk.id}}' },
      }),
      refused(503, 'ServiceNotAvailable', 'Service Unavailable', {
        call: 'snapshot_create',
        query: { project: 'sandbox' },
        body: { name: 'today', description: '', disk: 'upload-1' },
      }),
      refused(503, 'ServiceNotAvailable', 'Service Unavailable', {
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'today', description: '', disk: 'broken-restore' },
      }),
    ],
  },
  {
    name: 'a snapshot outlives its disk',
    steps: [
      ok({ call: 'disk_view', path: { disk: 'orders-old' }, query: inShop, as: 'disk' }),
      ok({
        call: 'snapshot_create',
        query: inShop,
        body: { name: 'kept', description: '', disk: 'orders-old' },
        status: 201,
      }),
      ok({ call: 'disk_delete', path: { disk: 'orders-old' }, query: inShop, status: 204 }),
      ok({
        call: 'snapshot_view',
        path: { snapshot: 'kept' },
        query: inShop,
        answer: { disk_id: '{{disk.id}}', state: 'ready' },
      }),
    ],
  },
]
