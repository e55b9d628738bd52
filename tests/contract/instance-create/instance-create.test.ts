/** What the form for a new instance sends: every combination is valid by the contract, and taken by the platform. */
import { beforeAll, describe, expect, test } from 'vitest'

import { instanceCreate } from '../../../generated/api/sdk/instances.gen.ts'
import { instanceFields } from '../../../src/features/instance-create/fields.ts'
import { toInstanceCreate } from '../../../src/features/instance-create/request.ts'
import { buildBody } from '../../../src/kit/form/body.ts'
import { initialValues, type RawGroup, setPath } from '../../../src/kit/form/raw.ts'
import { validate } from '../../../src/kit/form/validate.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { describe as wordsFor } from '../../../src/mock/contract/contract.ts'
import { sentBy } from '../equivalent/run.ts'
import { backends, document, type Backend } from '../mock/support/backend.ts'

type Patch = Readonly<Record<string, unknown>>

const contract = compileContract(document)
const custom = new Set(['floatingIps', 'sshPublicKeys', 'userData', 'antiAffinityGroups', 'affinityGroups'])

/** Ids of what the story has, by name. */
const ids = { silo: '', project: '', floating: '', pool: '', group: '', key: '' }
let backend: Backend

const inProject = { project: 'web-shop', limit: 1000 }

async function idOf(operation: Parameters<Backend['call']>[0], name: string, query: Record<string, string | number>) {
  const { body } = await backend.call(operation, { query })
  const { items } = body as { items: { id: string; name: string }[] }
  const found = items.find((item) => item.name === name)
  if (!found) throw new Error(`The story has no ${name}`)
  return found.id
}

beforeAll(async () => {
  const start = backends['in process']
  if (!start) throw new Error('There is no backend in process')
  backend = await start()
  ids.silo = await idOf('image_list', 'debian-13', { limit: 1000 })
  ids.project = await idOf('image_list', 'shop-base', inProject)
  ids.floating = await idOf('floating_ip_list', 'spare', inProject)
  ids.pool = await idOf('project_ip_pool_list', 'uplink', { limit: 1000 })
  ids.key = await idOf('current_user_ssh_key_list', 'laptop', { limit: 1000 })
  const { body } = await backend.call('anti_affinity_group_list', { query: inProject })
  ids.group = (body as { items: { id: string }[] }).items[0]?.id ?? ''
  await backend.call('disk_create', {
    query: { project: 'web-shop' },
    body: { name: 'spare-boot', description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } },
  })
})

const item = (value: unknown) => ({ value })
const nic = (name: string, subnetName: string, more: Patch = {}) =>
  item({ name, description: '', vpcName: 'backend', subnetName, ip: '', transitIps: [], ...more })

const boots: Readonly<Record<string, () => Patch>> = {
  'silo image': () => ({ 'boot.variants.silo_image.imageId': ids.silo }),
  'project image': () => ({
    'boot.tag': 'project_image',
    'boot.variants.project_image.imageId': ids.project,
    bootSize: 20,
    bootName: 'own-name',
  }),
  'existing disk': () => ({ 'boot.tag': 'disk', 'boot.variants.disk.name': 'spare-boot' }),
}
const networks: Readonly<Record<string, Patch>> = {
  'default interface': {},
  'no interface': { 'networkInterfaces.tag': 'none' },
  'custom interfaces': {
    'networkInterfaces.tag': 'create',
    'networkInterfaces.variants.create.params': [
      nic('net0', 'stock', { ip: ' 10.20.0.20 ', transitIps: [item('10.30.0.0/24'), item('fd00::/64')] }),
      nic('net1', 'payment', { description: 'Second' }),
    ],
  },
}
const addresses: Readonly<Record<string, () => Patch>> = {
  'default pool': () => ({}),
  'a pool and a floating IP': () => ({ pool: ids.pool, floatingIps: [ids.floating] }),
  'no address': () => ({ ephemeral: false }),
}
const rests: Readonly<Record<string, () => Patch>> = {
  'nothing else': () => ({}),
  'everything else': () => ({
    description: 'With all',
    start: false,
    ncpus: 3,
    memory: 7,
    disks: [
      item({
        tag: 'create',
        variants: {
          create: {
            name: 'data-1',
            description: '',
            diskSource: { tag: 'blank', variants: { blank: { blockSize: '4096' } } },
            size: 5,
          },
        },
      }),
    ],
    sshPublicKeys: [ids.key],
    hostname: 'web.example.org',
    userData: { kind: 'text', text: '#cloud-config\n' },
    antiAffinityGroups: [ids.group],
    cpuPlatform: 'amd_turin',
    autoRestartPolicy: 'never',
  }),
}

function formWith(...patches: readonly Patch[]): RawGroup {
  const values = initialValues(instanceFields)
  setPath(values, 'name', 'worker')
  for (const [path, value] of patches.flatMap((patch) => Object.entries(patch))) setPath(values, path, value)
  return values
}

/** The body on the wire for a filled form. */
async function sent(values: RawGroup): Promise<unknown> {
  expect([...validate(instanceFields, values, { custom })]).toEqual([])
  const form = buildBody(instanceFields, values, { custom })
  const body = toInstanceCreate(form, { imageName: () => 'debian-13', random: 0.5 })
  const [request] = await sentBy({}, () => instanceCreate({ query: { project: 'web-shop' }, body }))
  return request?.body
}

const combinations = Object.keys(boots).flatMap((boot) =>
  Object.keys(networks).flatMap((network) =>
    Object.keys(addresses).flatMap((address) => Object.keys(rests).map((rest) => [boot, network, address, rest])),
  ),
)

describe.each(combinations)('%s, %s, %s, %s', (boot = '', network = '', address = '', rest = '') => {
  const filled = () =>
    formWith(boots[boot]?.() ?? {}, networks[network] ?? {}, addresses[address]?.() ?? {}, rests[rest]?.() ?? {})

  test('is valid and taken', async () => {
    const body = await sent(filled())
    const check = await contract.body('instance_create')
    expect(wordsFor(check?.(body) ?? [])).toBe('')
    const before = backend.mock.store.snapshot()
    const reply = await backend.call('instance_create', { query: { project: 'web-shop' }, body })
    backend.mock.restore(before)
    expect([reply.status, reply.status === 201 ? '' : reply.text]).toEqual([201, ''])
  })
})

test('the least: a name and an image', async () => {
  expect(await sent(formWith({ 'boot.variants.silo_image.imageId': ids.silo }))).toEqual({
    name: 'worker',
    description: '',
    hostname: 'worker',
    start: true,
    ncpus: 2,
    memory: 8 * 2 ** 30,
    boot_disk: {
      type: 'create',
      name: 'worker-debian-13-800000',
      description: 'Created as boot disk for worker',
      size: 10 * 2 ** 30,
      disk_source: { type: 'image', image_id: ids.silo },
    },
    network_interfaces: { type: 'default' },
    external_ips: [{ type: 'ephemeral' }],
  })
})

test('without an interface no address is asked for, whatever was chosen before', async () => {
  const values = formWith(boots['silo image']?.() ?? {}, addresses['a pool and a floating IP']?.() ?? {}, {
    'networkInterfaces.tag': 'none',
  })
  expect(await sent(values)).toMatchObject({ network_interfaces: { type: 'none' }, external_ips: [] })
})

test('what joins affinity groups is made stopped, and the groups are no part of the request', async () => {
  const image = { 'boot.variants.silo_image.imageId': ids.silo }
  const body = await sent(formWith(image, { affinityGroups: ['together'] }))
  expect(body).toMatchObject({ start: false })
  expect(body).not.toHaveProperty('affinity_groups')
})

test('no key chosen is not the same as all keys', async () => {
  const image = { 'boot.variants.silo_image.imageId': ids.silo }
  expect(await sent(formWith(image))).not.toHaveProperty('ssh_public_keys')
  expect(await sent(formWith(image, { sshPublicKeys: [] }))).toMatchObject({ ssh_public_keys: [] })
})

test('a generated name fits, however long the parts are', async () => {
  const values = formWith({ name: 'n'.repeat(63), 'boot.variants.silo_image.imageId': ids.silo })
  const check = await contract.body('instance_create')
  expect(wordsFor(check?.(await sent(values)) ?? [])).toBe('')
})
