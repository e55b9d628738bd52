import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { blank, inShop, machine, make } from './instances.ts'

const gib = 1_073_741_824
const nil = '00000000-0000-4000-8000-00000000dead'
const fresh = { path: { instance: 'fresh' }, query: inShop }

/** server-behaviour §8.4, §8.5. */
export const instanceChanges: readonly Recipe[] = [
  {
    name: 'an update says everything: size, boot disk, policy, platform',
    steps: [
      ok({ ...make(machine('fresh', { start: false, boot_disk: blank('b'), disks: [blank('d')] })), status: 201 }),
      ok({ call: 'disk_view', path: { disk: 'd' }, query: inShop, as: 'other' }),
      ok({
        call: 'instance_update',
        ...fresh,
        body: {
          ncpus: 8,
          memory: 16 * gib,
          boot_disk: 'd',
          auto_restart_policy: 'never',
          cpu_platform: 'amd_milan',
        },
        answer: {
          ncpus: 8,
          memory: 17_179_869_184,
          boot_disk_id: '{{other.id}}',
          auto_restart_policy: 'never',
          auto_restart_enabled: false,
          cpu_platform: 'amd_milan',
        },
      }),
      ok({
        call: 'instance_update',
        ...fresh,
        body: { ncpus: 8, memory: 16 * gib, boot_disk: null, auto_restart_policy: null, cpu_platform: null },
        answer: { boot_disk_id: null, auto_restart_policy: null, auto_restart_enabled: true, cpu_platform: null },
      }),
      ...(['ncpus', 'memory', 'boot_disk', 'auto_restart_policy', 'cpu_platform'] as const).map((field) => {
        const body = { ncpus: 1, memory: gib, boot_disk: null, auto_restart_policy: null, cpu_platform: null }
        const { [field]: _, ...rest } = body
        const column = JSON.stringify(rest).length
        return refused(400, null, `unable to parse JSON body: missing field \`${field}\` at line 1 column ${column}`, {
          call: 'instance_update',
          ...fresh,
          body: rest,
        })
      }),
    ],
  },
  {
    name: 'what an update of a running instance may say',
    steps: [
      ok({ call: 'instance_view', path: { instance: 'db-primary' }, query: inShop, as: 'db' }),
      ...(() => {
        const db = { path: { instance: 'db-primary' }, query: inShop }
        const same = {
          ncpus: 16,
          memory: 64 * gib,
          boot_disk: '{{db.boot_disk_id}}',
          auto_restart_policy: null,
          cpu_platform: null,
        }
        const update = (more: object): Omit<Step, 'status'> => ({
          call: 'instance_update',
          ...db,
          body: { ...same, ...more },
        })
        return [
          ok({ ...update({}), answer: { run_state: 'running' } }),
          ok({ ...update({ auto_restart_policy: 'best_effort' }), answer: { auto_restart_policy: 'best_effort' } }),
          refused(409, 'Conflict', 'instance must be stopped to change CPU or memory', update({ ncpus: 8 })),
          refused(409, 'Conflict', 'instance must be stopped to change CPU or memory', update({ memory: gib })),
          refused(
            409,
            'Conflict',
            'instance must be stopped to change CPU or memory',
            update({ cpu_platform: 'amd_milan' }),
          ),
          refused(409, 'Conflict', 'instance must be stopped to set boot disk', update({ boot_disk: null })),
          refused(409, 'Conflict', 'instance must be stopped to set boot disk', update({ boot_disk: 'orders' })),
          refused(404, 'ObjectNotFound', 'not found: disk with name "nothing"', update({ boot_disk: 'nothing' })),
          refused(400, 'InvalidRequest', 'cannot have more than 64 vCPUs per instance', update({ ncpus: 65 })),
        ]
      })(),
      refused(409, 'Conflict', 'boot disk must be attached', {
        call: 'instance_update',
        path: { instance: 'batch' },
        query: inShop,
        body: {
          ncpus: 8,
          memory: 32 * gib,
          boot_disk: 'orders-old',
          auto_restart_policy: null,
          cpu_platform: null,
        },
      }),
      refused(404, 'ObjectNotFound', `not found: instance with id "${nil}"`, {
        call: 'instance_update',
        path: { instance: nil },
        body: { ncpus: 1, memory: gib, boot_disk: null, auto_restart_policy: null, cpu_platform: null },
      }),
    ],
  },
  {
    name: 'a deleted instance gives back what it held',
    steps: [
      ok({
        ...make(
          machine('fresh', {
            start: false,
            boot_disk: blank('fresh-boot'),
            external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'spare' }],
            anti_affinity_groups: ['front-apart'],
          }),
        ),
        status: 201,
        as: 'made',
      }),
      ok({ call: 'ip_pool_utilization_view', path: { pool: 'uplink' }, answer: { remaining: 145 } }),
      ok({ call: 'instance_delete', ...fresh, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "fresh"', { call: 'instance_view', ...fresh }),
      ok({ call: 'disk_view', path: { disk: 'fresh-boot' }, query: inShop, answer: { state: { state: 'detached' } } }),
      ok({ call: 'floating_ip_view', path: { floating_ip: 'spare' }, query: inShop, answer: { instance_id: null } }),
      ok({ call: 'ip_pool_utilization_view', path: { pool: 'uplink' }, answer: { remaining: 147 } }),
      ok({
        call: 'anti_affinity_group_member_list',
        path: { anti_affinity_group: 'front-apart' },
        query: inShop,
        answer: { items: [{ value: { name: 'web-1' } }, { value: { name: 'web-2' } }] },
      }),
      // Its name and its address are free again.
      ok({ ...make(machine('fresh')), status: 201 }),
      ok({
        call: 'instance_network_interface_list',
        query: { ...inShop, instance: 'fresh' },
        answer: { items: [{ ip: '172.30.0.9' }] },
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with id "{{made.id}}"', {
        call: 'instance_delete',
        path: { instance: '{{made.id}}' },
      }),
    ],
  },
  {
    name: 'instances are listed and viewed',
    steps: [
      ok({
        call: 'instance_list',
        query: inShop,
        answer: {
          items: [{ name: 'batch' }, { name: 'db-primary' }, { name: 'web-1' }, { name: 'web-2' }],
          next_page: null,
        },
      }),
      ok({
        call: 'instance_view',
        path: { instance: 'web-1' },
        query: inShop,
        answer: { run_state: 'running', ncpus: 4, memory: 17_179_869_184 },
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "web-9"', {
        call: 'instance_view',
        path: { instance: 'web-9' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "web-1"', {
        call: 'instance_view',
        path: { instance: 'web-1' },
        query: inShop,
        headers: as.stranger,
      }),
    ],
  },
]
