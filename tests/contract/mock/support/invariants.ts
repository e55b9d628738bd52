/** What holds of every store, whatever was asked of the mock. */
import { entities } from '../../../../generated/mock/entities.gen.ts'
import { parseIp } from '../../../../src/lib/ip.ts'
import { addressesOf, spansOf } from '../../../../src/mock/networking/addresses.ts'
import { blockOf, hasAddress, overlaps } from '../../../../src/mock/formats/net.ts'
import type { Store } from '../../../../src/mock/store/store.ts'

/** References that may outlive what they name, as on the platform. */
const dangling: Readonly<Record<string, string>> = {
  'disk.snapshot_id': 'a disk stays when the snapshot it was made of is deleted',
  'disk.image_id': 'a disk stays when the image it was made of is deleted',
  'snapshot.disk_id': 'a snapshot stays when its disk is deleted',
}

/** What is wrong; empty when all is well. Quotas are looked at, too: nothing may have lowered one below what is in use. */
export const broken = (store: Store): string[] => [...disorder(store), ...passedQuotas(store)]

/** What must never be. */
export const disorder = (store: Store): string[] => [
  ...lostParents(store),
  ...lostReferences(store),
  ...sharedNames(store),
  ...wrongAddresses(store),
  ...wrongNetworks(store),
]

function lostParents(store: Store): string[] {
  return Object.entries(entities).flatMap(([name, { parent }]) =>
    parent === undefined
      ? []
      : store
          .collection(name)
          .all()
          .filter((entry) => entry.parent !== undefined && !isSomewhere(store, entry.parent, parent.entity))
          .map(({ key, parent: lost }) => `${name} ${key} lies in ${lost ?? ''}, which is gone`),
  )
}

/** Images lie in a project or in a silo. */
const isSomewhere = (store: Store, key: string, entity: string): boolean =>
  [entity, 'project', 'silo'].some((name) => store.collection(name).get(key) !== undefined)

/** Fields `<entity>_id` of rows, where the entity is one of the store's. */
function lostReferences(store: Store): string[] {
  return Object.keys(entities).flatMap((name) =>
    store
      .collection(name)
      .all()
      .flatMap(({ key, row }) =>
        Object.entries({ ...row, ...instanceOf(row) }).flatMap(([field, value]) => {
          const target =
            name === 'service_ip_pool_range' && field === 'ip_pool_id' ? 'service_ip_pool' : targetOf(field)
          if (target === undefined || typeof value !== 'string' || Object.hasOwn(dangling, `${name}.${field}`))
            return []
          return store.collection(target).get(value) === undefined
            ? [`${name} ${key}: ${field} ${value} leads nowhere`]
            : []
        }),
      ),
  )
}

const instanceOf = ({ state }: Readonly<Record<string, unknown>>): { instance_id?: unknown } =>
  typeof state === 'object' && state !== null && 'instance' in state ? { instance_id: state.instance } : {}

const otherNames: Readonly<Record<string, string>> = {
  boot_disk_id: 'disk',
  subnet_id: 'vpc_subnet',
  custom_router_id: 'vpc_router',
  system_router_id: 'vpc_router',
}

const known = new Set([
  'project',
  'silo',
  'vpc',
  'instance',
  'disk',
  'snapshot',
  'image',
  'ip_pool',
  'internet_gateway',
])

function targetOf(field: string): string | undefined {
  if (Object.hasOwn(otherNames, field)) return otherNames[field]
  const entity = field.replace(/_id$/, '')
  return field.endsWith('_id') && known.has(entity) ? entity : undefined
}

function sharedNames(store: Store): string[] {
  return Object.entries(entities).flatMap(([name, { key }]) =>
    key !== 'nameOrId'
      ? []
      : twice(
          store
            .collection(name)
            .all()
            .map(({ row, parent = '' }) => `${name} ${String(row['name'])} in ${parent}`),
        ),
  )
}

const twice = (texts: readonly string[]): string[] => {
  const seen = new Set<string>()
  return texts.flatMap((text) => {
    const again = seen.has(text)
    seen.add(text)
    return again ? [`${text}: twice`] : []
  })
}

function wrongAddresses(store: Store): string[] {
  const held = addressesOf(store)
  const outside = held
    .filter(({ ip, pool }) => !spansOf(store, pool).some((span) => hasAddress(span, ip)))
    .map(({ ip, pool }) => `${ip} is in no range of its pool ${pool}`)
  const shared = store
    .table('instance_external_ip')
    .all()
    .flatMap(({ row }) => (row.kind === 'snat' ? [{ ip: row.ip, port: row.first_port }] : []))
  const snat = new Set(shared.map(({ ip }) => ip))
  const single = [
    ...store
      .table('floating_ip')
      .all()
      .map(({ row }) => row.ip),
    ...store
      .table('instance_external_ip')
      .all()
      .flatMap(({ row }) => (row.kind === 'ephemeral' ? [row.ip] : [])),
    ...store
      .table('probe')
      .all()
      .flatMap(({ row }) => row.external_ips.map(({ ip }) => ip)),
  ]
  return [
    ...outside,
    ...twice(single),
    ...twice(shared.map(({ ip, port }) => `${ip}:${port}`)),
    ...single.filter((ip) => snat.has(ip)).map((ip) => `${ip} is shared and held`),
  ]
}

function wrongNetworks(store: Store): string[] {
  const subnets = store.table('vpc_subnet').all()
  const nics = store.table('instance_network_interface').all()
  const clashes = subnets.flatMap(({ key, parent = '', row }) =>
    store
      .table('vpc_subnet')
      .of(parent)
      .filter((other) => other.key < key)
      .filter((other) => {
        const [a, b] = [blockOf(row.ipv4_block), blockOf(other.row.ipv4_block)]
        return a === undefined || b === undefined || overlaps(a, b)
      })
      .map((other) => `subnets ${row.name} and ${other.row.name} overlap`),
  )
  const outside = nics.flatMap(({ row }) => {
    const block = blockOf(store.table('vpc_subnet').get(row.subnet_id)?.row.ipv4_block ?? '')
    const isFine = block !== undefined && parseIp(row.ip) !== undefined && hasAddress(block, row.ip)
    return isFine ? [] : [`${row.ip} is not in its subnet`]
  })
  const primaries = store
    .table('instance')
    .all()
    .flatMap(({ key, row }) => {
      const own = store.table('instance_network_interface').of(key)
      return own.length === 0 || own.filter((nic) => nic.row.primary).length === 1 ? [] : [`primaries of ${row.name}`]
    })
  return [...clashes, ...outside, ...primaries, ...twice(nics.map(({ row }) => `${row.subnet_id} ${row.ip}`))]
}

/** States without a virtual machine, which take neither CPU nor memory. */
const idle = new Set(['creating', 'stopped', 'failed', 'destroyed'])

/** What the projects of a silo take, counted here anew. Quotas may be lowered below what is in use: not here. */
export function takenBy(store: Store, silo: string): { cpus: number; memory: number; storage: number } {
  const projects = new Set(
    store
      .table('project')
      .of(silo)
      .map(({ key }) => key),
  )
  const disks = [...store.table('disk').all(), ...store.table('snapshot').all()].filter(({ row }) =>
    projects.has(row.project_id),
  )
  const running = store
    .table('instance')
    .all()
    .filter(({ row }) => projects.has(row.project_id) && !idle.has(row.run_state))
  return {
    cpus: running.reduce((sum, { row }) => sum + row.ncpus, 0),
    memory: running.reduce((sum, { row }) => sum + row.memory, 0),
    storage: disks.reduce((sum, { row }) => sum + row.size, 0),
  }
}

function passedQuotas(store: Store): string[] {
  return store
    .table('silo_quotas')
    .all()
    .flatMap(({ key, row }) => {
      const taken = takenBy(store, row.silo_id)
      const over = (['memory', 'storage'] as const).filter((what) => taken[what] > row[what])
      return over.map((what) => `silo ${key} has more ${what} than its quota`)
    })
}
