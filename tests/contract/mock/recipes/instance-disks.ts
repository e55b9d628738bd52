import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { blank, inShop, machine, make } from './instances.ts'

const gib = 1_073_741_824
const nil = '00000000-0000-4000-8000-00000000dead'
const of = (instance: string) => ({ path: { instance }, query: inShop })
const attach = (instance: string, disk: string): Omit<Step, 'status'> => ({
  call: 'instance_disk_attach',
  ...of(instance),
  body: { disk },
})
const detach = (instance: string, disk: string): Omit<Step, 'status'> => ({
  call: 'instance_disk_detach',
  ...of(instance),
  body: { disk },
})

/** server-behaviour §8.6. */
export const instanceDisks: readonly Recipe[] = [
  {
    name: 'a disk is attached to a stopped instance, listed and detached',
    steps: [
      ok({ call: 'instance_view', ...of('batch'), as: 'batch' }),
      ok({
        ...attach('batch', 'orders-old'),
        status: 202,
        as: 'disk',
        answer: { name: 'orders-old', state: { state: 'attached', instance: '{{batch.id}}' } },
      }),
      // Once more is fine.
      ok({ ...attach('batch', '{{disk.id}}'), status: 202, answer: { state: { state: 'attached' } } }),
      ok({
        call: 'instance_disk_list',
        ...of('batch'),
        answer: { items: [{ name: 'batch-boot' }, { name: 'orders-old' }], next_page: null },
      }),
      ok({
        call: 'instance_disk_list',
        path: { instance: 'batch' },
        query: { ...inShop, limit: 1, sort_by: 'name_descending' },
        answer: { items: [{ name: 'orders-old' }] },
      }),
      refused(400, 'InvalidRequest', 'disk cannot be deleted in state "attached"', {
        call: 'disk_delete',
        path: { disk: 'orders-old' },
        query: inShop,
      }),
      ok({ ...detach('batch', 'orders-old'), status: 202, answer: { state: { state: 'detached' } } }),
      ok({ ...detach('batch', 'orders-old'), status: 202, answer: { state: { state: 'detached' } } }),
      ok({ call: 'disk_delete', path: { disk: 'orders-old' }, query: inShop, status: 204 }),
    ],
  },
  {
    name: 'what cannot be attached, or not now',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'cannot attach disk "orders": disk is attached to another instance',
        attach('batch', 'orders'),
      ),
      refused(
        400,
        'InvalidRequest',
        'cannot attach disk "broken-restore": invalid state faulted',
        attach('batch', 'broken-restore'),
      ),
      refused(400, 'InvalidRequest', 'cannot attach disk to instance in running state', attach('web-1', 'orders-old')),
      ok({ call: 'instance_start', ...of('batch'), status: 202 }),
      refused(400, 'InvalidRequest', 'cannot attach disk to instance in starting state', attach('batch', 'orders-old')),
      ok({ call: 'instance_stop', ...of('batch'), status: 202 }),
      refused(
        400,
        'InvalidRequest',
        'cannot attach disk: instance is not fully stopped',
        attach('batch', 'orders-old'),
      ),
      ok({
        call: 'disk_create',
        query: { project: 'sandbox' },
        body: { ...blank('elsewhere'), type: undefined },
        status: 201,
        as: 'elsewhere',
      }),
      // A failed instance has to be stopped first.
      refused(400, 'InvalidRequest', 'cannot attach disk to instance in failed state', {
        call: 'instance_disk_attach',
        path: { instance: 'scratch' },
        query: { project: 'sandbox' },
        body: { disk: 'elsewhere' },
      }),
      ok({ ...make(machine('fresh', { start: false })), status: 201 }),
      refused(
        400,
        'InvalidRequest',
        'disk must be in the same project as the instance',
        attach('fresh', '{{elsewhere.id}}'),
      ),
      refused(404, 'ObjectNotFound', 'not found: disk with name "elsewhere"', attach('fresh', 'elsewhere')),
      refused(404, 'ObjectNotFound', `not found: disk with id "${nil}"`, attach('fresh', nil)),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', attach('nothing', 'orders-old')),
    ],
  },
  {
    name: 'eight disks hang on an instance and no ninth',
    steps: [
      ok({
        ...make(
          machine('fresh', {
            start: false,
            boot_disk: blank('boot'),
            disks: Array.from({ length: 7 }, (_, index) => blank(`data-${index}`, gib)),
          }),
        ),
        status: 201,
      }),
      refused(400, 'InvalidRequest', 'cannot attach more than 8 disks to instance', attach('fresh', 'orders-old')),
      ok({ ...detach('fresh', 'data-3'), status: 202 }),
      ok({ ...attach('fresh', 'orders-old'), status: 202 }),
    ],
  },
  {
    name: 'what cannot be detached, or not now',
    steps: [
      refused(409, 'Conflict', 'boot disk cannot be detached', detach('batch', 'batch-boot')),
      refused(
        400,
        'InvalidRequest',
        'cannot detach disk from instance in running state',
        detach('db-primary', 'orders'),
      ),
      refused(
        400,
        'InvalidRequest',
        'cannot detach disk "orders": disk is attached to another instance',
        detach('batch', 'orders'),
      ),
      refused(
        400,
        'InvalidRequest',
        'cannot detach disk "broken-restore": invalid state faulted',
        detach('batch', 'broken-restore'),
      ),
      refused(404, 'ObjectNotFound', 'not found: disk with name "nothing"', detach('batch', 'nothing')),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', detach('nothing', 'orders')),
      ok({ call: 'instance_stop', ...of('db-primary'), status: 202 }),
      refused(
        400,
        'InvalidRequest',
        'cannot detach disk: instance is not fully stopped',
        detach('db-primary', 'orders'),
      ),
      ok({ ...detach('db-primary', 'orders'), status: 202, after: 3000, answer: { state: { state: 'detached' } } }),
      // A boot disk comes off once it is none any more, even off a failed instance.
      ok({
        call: 'instance_update',
        path: { instance: 'scratch' },
        query: { project: 'sandbox' },
        body: { ncpus: 2, memory: 4 * gib, boot_disk: null, auto_restart_policy: null, cpu_platform: null },
      }),
      ok({
        call: 'instance_disk_detach',
        path: { instance: 'scratch' },
        query: { project: 'sandbox' },
        body: { disk: 'scratch-boot' },
        status: 202,
      }),
    ],
  },
  {
    name: 'who may attach and detach',
    steps: (['instance_disk_attach', 'instance_disk_detach'] as const).flatMap((call) => [
      refused(403, 'Forbidden', 'Forbidden', {
        call,
        ...of('batch'),
        body: { disk: 'orders-old' },
        headers: as.viewer,
      }),
      refused(400, null, 'unable to parse JSON body: missing field `disk` at line 1 column 2', {
        call,
        ...of('batch'),
        body: {},
      }),
    ]),
  },
]
