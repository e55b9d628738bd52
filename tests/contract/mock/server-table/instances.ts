/** Instances and their disks, addresses and interfaces in each run state (spec §4, server-behaviour §1, §6, §8). */
import type { Store } from '../../../../src/mock/store/store.ts'
import { arrangeInstance, inShop } from '../support/states.ts'
import { casesOf, keyOf, patch, type Case, type Group } from './case.ts'

const batch = { path: { instance: 'batch' }, query: inShop }
const same = {
  ncpus: 8,
  memory: 34_359_738_368,
  boot_disk: 'batch-boot',
  auto_restart_policy: null,
  cpu_platform: null,
}
const nic = (name: string) => ({ path: { interface: name }, query: { ...inShop, instance: 'batch' } })
const newNic = {
  query: { ...inShop, instance: 'batch' },
  body: { name: 'net-new', description: '', vpc_name: 'default', subnet_name: 'third' },
}
const into = (kind: string, group: string) => ({ path: { [kind]: group, instance: 'batch' }, query: inShop })
const keyOfBatch = (store: Store): string => keyOf(store, 'instance', { name: 'batch' })

const states = `
                                      creating starting running stopping stopped rebooting migrating repairing failed
instance.start                        409      202=     202=    409      202     202=      202=      409       202
instance.stop                         400      202      202     202=     202=    202       202       400       202
instance.reboot                       400      202=     202     400      400     202=      202=      400       400
instance.delete                       400      400      400     400      204     400       400       400       204
instance.resize                       200      409      409     409      200     409       409       409       200
instance.setBootDisk                  200      409      409     409      200     409       409       409       200
instance.setAutoRestart               200      200      200     200      200     200       200       200       200
instance.console                      400      400      200     400      400     200       200       400       400
instance.attachDisk                   202      400      400     400      202     400       400       400       400
instance.attachEphemeralIp            400      503      202     503      202     202       503       400       400
instance.attachFloatingIp             400      503      202     503      202     202       503       400       400
instance.addToAffinityGroup           201      400      400     400      201     400       400       400       201
instance.addToAntiAffinityGroup       201      400      400     400      201     400       400       400       201
disk.detach                           202      400      400     400      202     400       400       400       202
instance_network_interface.create     400      400      400     400      201     400       400       400       400
instance_network_interface.update     200      200      200     200      200     200       200       200       200
instance_network_interface.makePrimary 400     400      400     400      200     400       400       400       400
instance_network_interface.delete     400      400      400     400      204     400       400       400       204
`

const sent = {
  'instance.start': { call: 'instance_start', request: batch },
  'instance.stop': { call: 'instance_stop', request: batch },
  'instance.reboot': { call: 'instance_reboot', request: batch },
  'instance.delete': { call: 'instance_delete', request: batch },
  'instance.resize': { call: 'instance_update', request: { ...batch, body: { ...same, ncpus: 4 } } },
  'instance.setBootDisk': { call: 'instance_update', request: { ...batch, body: { ...same, boot_disk: null } } },
  'instance.setAutoRestart': {
    call: 'instance_update',
    request: { ...batch, body: { ...same, auto_restart_policy: 'never' } },
  },
  'instance.console': { call: 'instance_serial_console', request: { ...batch, query: { ...inShop, from_start: 0 } } },
  'instance.attachDisk': { call: 'instance_disk_attach', request: { ...batch, body: { disk: 'orders-old' } } },
  'instance.attachEphemeralIp': { call: 'instance_ephemeral_ip_attach', request: { ...batch, body: {} } },
  'instance.attachFloatingIp': {
    call: 'floating_ip_attach',
    request: { path: { floating_ip: 'spare' }, query: inShop, body: { kind: 'instance', parent: 'batch' } },
  },
  'instance.addToAffinityGroup': {
    call: 'affinity_group_member_instance_add',
    request: into('affinity_group', 'together'),
  },
  'instance.addToAntiAffinityGroup': {
    call: 'anti_affinity_group_member_instance_add',
    request: into('anti_affinity_group', 'front-apart'),
  },
  'disk.detach': { call: 'instance_disk_detach', request: { ...batch, body: { disk: 'spare-disk' } } },
  'instance_network_interface.create': { call: 'instance_network_interface_create', request: newNic },
  'instance_network_interface.update': {
    call: 'instance_network_interface_update',
    request: { ...nic('net1'), body: { description: 'Other' } },
  },
  'instance_network_interface.makePrimary': {
    call: 'instance_network_interface_update',
    request: { ...nic('net1'), body: { primary: true } },
  },
  'instance_network_interface.delete': { call: 'instance_network_interface_delete', request: nic('net1') },
} as const

/** Gives the instance as many interfaces, each in a subnet of its own. */
function interfaces(store: Store, count: number): void {
  const table = store.table('instance_network_interface')
  const instance = keyOfBatch(store)
  const [first] = table.of(instance)
  if (first === undefined) throw new Error('batch has no interface')
  for (let at = table.of(instance).length; at < count; at++) {
    const id = `00000000-0000-4000-8000-00000000000${at}`
    const row = { ...first.row, id, name: `more-${at}`, subnet_id: id, mac: `A8:40:25:F0:00:0${at}`, primary: false }
    table.insert(id, row, { parent: instance })
  }
  for (const { key } of table.of(instance).slice(count)) table.remove(key)
}

/** Puts as many instances into the group. */
function members(store: Store, kind: 'affinity_group' | 'anti_affinity_group', count: number): void {
  const group = keyOf(store, kind, { name: kind === 'affinity_group' ? 'together' : 'front-apart' })
  const table = store.table(`${kind}_member`)
  for (const { key } of table.of(group)) table.remove(key)
  for (let at = 0; at < count; at++)
    table.insert(`${group}/${at}`, { group_id: group, instance_id: String(at) }, { parent: group })
}

const joins = (kind: 'affinity_group' | 'anti_affinity_group'): Case[] =>
  (
    [
      [31, 201],
      [32, 400],
    ] as const
  ).map(([count, status]) => ({
    name: `${count} members`,
    arrange: (store) => members(store, kind, count),
    ...(kind === 'affinity_group' ? sent['instance.addToAffinityGroup'] : sent['instance.addToAntiAffinityGroup']),
    status,
  }))

/** Without its primary interface, or with it alone. */
const primary: readonly Case[] = [
  { name: 'primary of two', call: 'instance_network_interface_delete', request: nic('net0'), status: 400 },
  {
    name: 'primary alone',
    arrange: (store) => interfaces(store, 1),
    call: 'instance_network_interface_delete',
    request: nic('net0'),
    status: 204,
  },
]

const inRunStates = casesOf(states, sent, (store, run_state) =>
  patch(store, 'instance', { name: 'batch' }, { run_state }),
)

/** The stopped instance of the story with a spare disk, a second interface, and what it could join. */
export const instanceTable: Group = {
  prepare: async (backend) => {
    await arrangeInstance(backend, 'stopped')
    for (const [call, request] of [
      [
        'vpc_subnet_create',
        { query: { ...inShop, vpc: 'default' }, body: { name: 'third', description: '', ipv4_block: '10.78.0.0/24' } },
      ],
      [
        'instance_network_interface_create',
        { ...newNic, body: { ...newNic.body, name: 'net1', subnet_name: 'second' } },
      ],
    ] as const) {
      const { status, text } = await backend.call(call, request)
      if (status !== 201) throw new Error(text)
    }
  },
  actions: {
    ...inRunStates,
    'disk.detach': [
      ...(inRunStates['disk.detach'] ?? []),
      {
        name: 'boot disk',
        call: 'instance_disk_detach',
        request: { ...batch, body: { disk: 'batch-boot' } },
        status: 409,
      },
    ],
    'instance_network_interface.create': [
      ...(inRunStates['instance_network_interface.create'] ?? []),
      ...(
        [
          [7, 201],
          [8, 400],
        ] as const
      ).map(([count, status]): Case => ({
        name: `${count} interfaces`,
        arrange: (store) => interfaces(store, count),
        ...sent['instance_network_interface.create'],
        status,
      })),
    ],
    'instance_network_interface.delete': [...(inRunStates['instance_network_interface.delete'] ?? []), ...primary],
    'affinity_group_member.create': joins('affinity_group'),
    'anti_affinity_group_member.create': joins('anti_affinity_group'),
  },
}
