import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const gib = 1_073_741_824
export const inShop = { project: 'web-shop' }

/** The least that an instance is described by. */
export const machine = (name: string, more: object = {}) => ({
  name,
  description: '',
  hostname: name,
  ncpus: 2,
  memory: 4 * gib,
  ...more,
})

export const make = (body: object): Omit<Step, 'status'> => ({ call: 'instance_create', query: inShop, body })

export const blank = (name: string, size = gib) => ({
  type: 'create',
  name,
  description: '',
  size,
  disk_source: { type: 'blank', block_size: 512 },
})

const fresh = { path: { instance: 'fresh' }, query: inShop }

/** server-behaviour §8.1, §8.2. */
export const instances: readonly Recipe[] = [
  {
    name: 'an instance is made with what everybody gets, and comes up by itself',
    steps: [
      ok({ call: 'project_view', path: { project: 'web-shop' }, as: 'project' }),
      ok({ call: 'utilization_view', as: 'before', answer: { provisioned: { cpus: 40, memory: 171_798_691_840 } } }),
      ok({
        ...make(machine('fresh')),
        status: 201,
        as: 'made',
        answer: {
          name: 'fresh',
          hostname: 'fresh',
          project_id: '{{project.id}}',
          run_state: 'creating',
          ncpus: 2,
          memory: 4_294_967_296,
          boot_disk_id: null,
          auto_restart_policy: null,
          auto_restart_enabled: true,
          cpu_platform: null,
        },
      }),
      ok({
        call: 'instance_network_interface_list',
        query: { ...inShop, instance: 'fresh' },
        answer: {
          items: [
            {
              name: 'net0',
              description: 'default primary interface for fresh',
              instance_id: '{{made.id}}',
              // The first five addresses are kept, four instances came before.
              ip: '172.30.0.9',
              primary: true,
              transit_ips: [],
            },
          ],
          next_page: null,
        },
      }),
      ok({
        call: 'instance_external_ip_list',
        ...fresh,
        // The two shared addresses of the story are full: the lowest free one is the next.
        answer: { items: [{ kind: 'snat', ip: '203.0.113.13', first_port: 0, last_port: 16_383 }], next_page: null },
      }),
      ok({ call: 'instance_disk_list', ...fresh, answer: { items: [], next_page: null } }),
      ok({
        call: 'instance_ssh_public_key_list',
        ...fresh,
        answer: { items: [{ name: 'laptop' }, { name: 'workstation' }], next_page: null },
      }),
      ok({ call: 'instance_view', ...fresh, after: 1499, answer: { run_state: 'creating' } }),
      ok({ call: 'instance_view', ...fresh, after: 1, answer: { run_state: 'starting' } }),
      ok({ call: 'utilization_view', answer: { provisioned: { cpus: 42, memory: 176_093_659_136 } } }),
      ok({ call: 'instance_view', ...fresh, after: 2499, answer: { run_state: 'starting' } }),
      ok({ call: 'instance_view', ...fresh, after: 1, answer: { run_state: 'running' } }),
      ok({ call: 'instance_view', path: { instance: '{{made.id}}' }, answer: { name: 'fresh' } }),
    ],
  },
  {
    name: 'an instance is made with disks, interfaces, addresses, keys and groups of its own',
    steps: [
      ok({
        call: 'anti_affinity_group_view',
        path: { anti_affinity_group: 'front-apart' },
        query: inShop,
        as: 'apart',
      }),
      ok({ call: 'floating_ip_view', path: { floating_ip: 'spare' }, query: inShop, as: 'spare' }),
      ok({
        ...make(
          machine('fresh', {
            start: false,
            boot_disk: blank('fresh-boot', 2 * gib),
            disks: [{ type: 'attach', name: 'orders-old' }, blank('fresh-data')],
            network_interfaces: {
              type: 'create',
              params: [
                { name: 'stock', description: 'First', vpc_name: 'backend', subnet_name: 'stock', ip: '10.20.0.77' },
                {
                  name: 'pay',
                  description: '',
                  vpc_name: 'backend',
                  subnet_name: 'payment',
                  transit_ips: ['10.99.0.0/16'],
                },
              ],
            },
            external_ips: [
              { type: 'ephemeral', pool: 'partner' },
              { type: 'floating', floating_ip: 'spare' },
            ],
            ssh_public_keys: ['laptop'],
            anti_affinity_groups: ['{{apart.id}}'],
            auto_restart_policy: 'never',
            cpu_platform: 'amd_milan',
            user_data: 'I2Nsb3VkLWNvbmZpZwo=',
          }),
        ),
        status: 201,
        as: 'made',
        answer: {
          run_state: 'stopped',
          auto_restart_policy: 'never',
          auto_restart_enabled: false,
          cpu_platform: 'amd_milan',
        },
      }),
      ok({ call: 'disk_view', path: { disk: 'fresh-boot' }, query: inShop, as: 'boot' }),
      ok({
        call: 'instance_view',
        ...fresh,
        after: 10_000,
        answer: { run_state: 'stopped', boot_disk_id: '{{boot.id}}' },
      }),
      ok({
        call: 'instance_disk_list',
        ...fresh,
        answer: {
          items: [
            { name: 'fresh-boot', state: { state: 'attached', instance: '{{made.id}}' } },
            { name: 'fresh-data', state: { state: 'attached', instance: '{{made.id}}' } },
            { name: 'orders-old', state: { state: 'attached', instance: '{{made.id}}' } },
          ],
        },
      }),
      ok({
        call: 'instance_network_interface_list',
        query: { ...inShop, instance: 'fresh' },
        answer: {
          items: [
            { name: 'pay', primary: false, ip: '10.20.1.5', transit_ips: ['10.99.0.0/16'] },
            { name: 'stock', primary: true, ip: '10.20.0.77', transit_ips: [] },
          ],
        },
      }),
      ok({
        call: 'instance_external_ip_list',
        ...fresh,
        answer: {
          items: [
            { kind: 'snat' },
            { kind: 'ephemeral', ip: '198.51.100.2' },
            { kind: 'floating', id: '{{spare.id}}', name: 'spare', instance_id: '{{made.id}}' },
          ],
          next_page: null,
        },
      }),
      ok({ call: 'instance_ssh_public_key_list', ...fresh, answer: { items: [{ name: 'laptop' }] } }),
      ok({ call: 'instance_anti_affinity_group_list', ...fresh, answer: { items: [{ name: 'front-apart' }] } }),
      // A key that is gone is gone from the instance, too.
      ok({ call: 'current_user_ssh_key_delete', path: { ssh_key: 'laptop' }, status: 204 }),
      ok({ call: 'instance_ssh_public_key_list', ...fresh, answer: { items: [], next_page: null } }),
    ],
  },
  {
    name: 'an instance may have no interface and no keys',
    steps: [
      ok({
        ...make(machine('fresh', { network_interfaces: { type: 'none' }, ssh_public_keys: [], start: false })),
        status: 201,
      }),
      ok({
        call: 'instance_network_interface_list',
        query: { ...inShop, instance: 'fresh' },
        answer: { items: [], next_page: null },
      }),
      ok({ call: 'instance_ssh_public_key_list', ...fresh, answer: { items: [] } }),
      ok({ call: 'instance_external_ip_list', ...fresh, answer: { items: [{ kind: 'snat' }] } }),
    ],
  },
  {
    name: 'four instances share an address',
    steps: [1, 2, 3, 4, 5].flatMap((n) => [
      ok({ ...make(machine(`fresh-${n}`, { start: false })), status: 201 }),
      ok({
        call: 'instance_external_ip_list',
        path: { instance: `fresh-${n}` },
        query: inShop,
        answer: {
          items: [
            {
              ip: n === 5 ? '203.0.113.14' : '203.0.113.13',
              first_port: [0, 16_384, 32_768, 49_152, 0][n - 1],
              last_port: [16_383, 32_767, 49_151, 65_535, 16_383][n - 1],
            },
          ],
        },
      }),
    ]),
  },
  {
    name: 'who may make an instance, and where',
    steps: [
      refused(403, 'Forbidden', 'Forbidden', { ...make(machine('fresh')), headers: as.viewer }),
      refused(404, 'ObjectNotFound', 'not found: project with name "web-shop"', {
        ...make(machine('fresh')),
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        ...make(machine('fresh')),
        query: { project: 'nowhere' },
      }),
      refused(400, null, 'unable to parse query string: missing field `project`', {
        call: 'instance_create',
        body: machine('fresh'),
      }),
      ok({ ...make(machine('fresh')), headers: as.worker, status: 201 }),
    ],
  },
]
