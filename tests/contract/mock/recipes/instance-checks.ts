import { refused, ok, type Recipe } from '../support/recipe.ts'
import { blank, inShop, machine, make } from './instances.ts'

const gib = 1_073_741_824
const nil = '00000000-0000-4000-8000-00000000dead'

/** server-behaviour §8.1: what is asked of a new instance, in order. */
export const instanceChecks: readonly Recipe[] = [
  {
    name: 'the size of a new instance has limits',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'cannot have more than 64 vCPUs per instance',
        make(machine('fresh', { ncpus: 65 })),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": memory must be at least 1 GiB',
        make(machine('fresh', { memory: gib - 1 })),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": memory must be divisible by 1 GiB',
        make(machine('fresh', { memory: gib + 1 })),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": memory must be less than or equal to 1536 GiB',
        make(machine('fresh', { memory: 1537 * gib })),
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: hostname: Hostnames must comply with RFC 1035 at line 1 column 52',
        make({ name: 'fresh', description: '', hostname: '-fresh', ncpus: 1, memory: gib }),
      ),
      ok({ ...make(machine('fresh', { ncpus: 64, memory: 1536 * gib, start: false })), status: 201 }),
    ],
  },
  {
    name: 'disks of a new instance are judged before it is made',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'cannot attach more than 8 disks to instance',
        make(
          machine('fresh', {
            boot_disk: blank('b'),
            disks: Array.from({ length: 8 }, (_, index) => blank(`d-${index}`)),
          }),
        ),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": total size must be a multiple of 1 GiB',
        make(machine('fresh', { disks: [blank('d', gib + 512)] })),
      ),
      refused(
        404,
        'ObjectNotFound',
        `not found: image with id "${nil}"`,
        make(
          machine('fresh', {
            boot_disk: { ...blank('b'), disk_source: { type: 'image', image_id: nil } },
          }),
        ),
      ),
      refused(
        404,
        'ObjectNotFound',
        'not found: disk with name "nothing"',
        make(machine('fresh', { disks: [{ type: 'attach', name: 'nothing' }] })),
      ),
      refused(
        400,
        'InvalidRequest',
        'cannot attach disk "orders": disk is attached to another instance',
        make(machine('fresh', { disks: [{ type: 'attach', name: 'orders' }] })),
      ),
      refused(
        400,
        'InvalidRequest',
        'cannot attach disk "broken-restore": invalid state faulted',
        make(machine('fresh', { disks: [{ type: 'attach', name: 'broken-restore' }] })),
      ),
    ],
  },
  {
    name: 'addresses, interfaces, keys and groups of a new instance are judged in their order',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'An instance may not have more than 32 external IP addresses',
        make(
          machine('fresh', {
            external_ips: Array.from({ length: 33 }, () => ({ type: 'floating', floating_ip: 'spare' })),
          }),
        ),
      ),
      refused(
        400,
        'InvalidRequest',
        'An instance may not have more than 1 ephemeral IP address',
        make(machine('fresh', { external_ips: [{ type: 'ephemeral' }, { type: 'ephemeral' }] })),
      ),
      refused(
        400,
        'InvalidRequest',
        'An instance may not have more than 8 network interfaces',
        make(
          machine('fresh', {
            network_interfaces: {
              type: 'create',
              params: Array.from({ length: 9 }, (_, index) => ({
                name: `n-${index}`,
                description: '',
                vpc_name: 'default',
                subnet_name: 'default',
              })),
            },
          }),
        ),
      ),
      refused(
        400,
        'InvalidRequest',
        'All interfaces must be in the same VPC',
        make(machine('fresh', { network_interfaces: { type: 'create', params: [] } })),
      ),
      refused(
        400,
        'InvalidRequest',
        'All interfaces must be in the same VPC',
        make(
          machine('fresh', {
            network_interfaces: {
              type: 'create',
              params: [
                { name: 'a', description: '', vpc_name: 'default', subnet_name: 'default' },
                { name: 'b', description: '', vpc_name: 'backend', subnet_name: 'stock' },
              ],
            },
          }),
        ),
      ),
      refused(
        404,
        'ObjectNotFound',
        'not found: ssh-key with name "nothing"',
        make(machine('fresh', { ssh_public_keys: ['nothing'], anti_affinity_groups: ['nothing'] })),
      ),
      refused(
        404,
        'ObjectNotFound',
        'not found: anti-affinity-group with name "nothing"',
        make(machine('batch', { anti_affinity_groups: ['nothing'] })),
      ),
      // Only now the name.
      refused(
        400,
        'ObjectAlreadyExists',
        'already exists: instance "batch"',
        make(machine('batch', { disks: [blank('orders')] })),
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: user_data: invalid length 32769, expected less than 32 KiB',
        make(machine('fresh', { user_data: Buffer.alloc(32 * 1024 + 1).toString('base64') })),
      ),
    ],
  },
  {
    name: 'a failure late in the making leaves nothing behind',
    steps: [
      refused(
        400,
        'ObjectAlreadyExists',
        'already exists: disk "orders"',
        make(machine('fresh', { boot_disk: blank('fresh-boot'), disks: [blank('orders')] })),
      ),
      refused(
        404,
        'ObjectNotFound',
        'not found: vpc-subnet with name "nothing"',
        make(
          machine('fresh', {
            boot_disk: blank('fresh-boot'),
            network_interfaces: {
              type: 'create',
              params: [{ name: 'a', description: '', vpc_name: 'default', subnet_name: 'nothing' }],
            },
          }),
        ),
      ),
      refused(
        400,
        'InvalidRequest',
        'floating IP cannot be attached to one instance while still attached to another',
        make(machine('fresh', { external_ips: [{ type: 'floating', floating_ip: 'shop' }] })),
      ),
      refused(
        404,
        'ObjectNotFound',
        'not found: ip-pool with name "lab"',
        make(machine('fresh', { external_ips: [{ type: 'ephemeral', pool: 'lab' }] })),
      ),
      refused(404, 'ObjectNotFound', 'not found: disk with name "fresh-boot"', {
        call: 'disk_view',
        path: { disk: 'fresh-boot' },
        query: inShop,
      }),
      ok({
        call: 'floating_ip_view',
        path: { floating_ip: 'reports' },
        query: { project: 'data-lake' },
        as: 'foreign',
      }),
      refused(
        400,
        'InvalidRequest',
        'floating IP must be in the same project as the instance',
        make(machine('fresh', { external_ips: [{ type: 'floating', floating_ip: '{{foreign.id}}' }] })),
      ),
      // The shared address comes from the default pool, even when nothing else is asked for.
      ok({ call: 'ip_pool_silo_update', path: { pool: 'uplink', silo: 'meadow' }, body: { is_default: false } }),
      refused(
        404,
        'ObjectNotFound',
        'not found: default IP pool for current silo',
        make(machine('fresh', { network_interfaces: { type: 'none' } })),
      ),
    ],
  },
]
