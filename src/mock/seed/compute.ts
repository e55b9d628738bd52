/** What runs where: machines on their sleds, their addresses and groups, one instance that failed, one probe. */
import type { Instance } from '../../../generated/api/wire.gen.ts'
import type { InstanceEntry } from '../behaviours/instance-placement.ts'
import { planRestart } from '../behaviours/instance-states.ts'
import type { Rows } from '../store/rows.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { People } from './people.ts'
import type { Pools } from './pools.ts'
import type { Seeder } from './seeder.ts'

const gib = 2 ** 30
const minutes = 60_000

/** Number of the rack's sled that runs an instance. */
const places: Readonly<Record<string, number>> = { 'web-1': 0, 'web-2': 1, 'db-primary': 2, query: 0 }

/** Addresses shared by four instances each; out of the way of those that are handed out first. */
const shared = ['203.0.113.191', '203.0.113.190']
const portsPerBlock = 16_384

export function seedCompute(seeder: Seeder, { ada }: People, { uplink }: Pools): void {
  const { store } = seeder.ctx
  seedFailed(seeder)
  const keys = store
    .table('ssh_key')
    .of(ada)
    .map(({ key }) => key)
  for (const [index, instance] of store.table('instance').all().entries()) {
    place(seeder, instance, keys)
    const first = (index % 4) * portsPerBlock
    addAddress(seeder, instance.key, {
      kind: 'snat',
      ip: shared[Math.floor(index / 4)] ?? '',
      ip_pool_id: uplink,
      first_port: first,
      last_port: first + portsPerBlock - 1,
    })
  }
  addAddress(seeder, named(seeder, 'db-primary').key, {
    kind: 'ephemeral',
    ip: '203.0.113.189',
    ip_pool_id: uplink,
  })
  // Kept for a look at what went wrong: nothing starts it again by itself.
  change(seeder, 'scratch', { auto_restart_policy: 'never', auto_restart_enabled: false })
  seedGroups(seeder)
  seedProbe(seeder, uplink)
}

/** Gives a running instance the sled it runs on, and every one the keys it was made with. */
function place({ ctx }: Seeder, { key, row }: InstanceEntry, keys: readonly string[]): void {
  const sled = ctx.store.table('sled').all()[places[row.name] ?? -1]?.key
  const machine = sled === undefined ? {} : { sled, boots: [Date.parse(row.time_run_state_updated)] }
  ctx.store.table('instance').replace(key, row, { hidden: { ssh_keys: [...keys], user_data: '', ...machine } })
}

/** An instance that was started again a minute ago, failed once more, and now waits for its next try. */
function seedFailed(seeder: Seeder): void {
  const { ctx, add } = seeder
  const { store } = ctx
  const at = (time: number): string => new Date(ctx.now().getTime() + time).toISOString()
  const project = store.table('project').find(({ row }) => row.name === 'data-lake')?.key ?? ''
  const id = add(
    'instance',
    {
      name: 'report-nightly',
      description: 'Fails now and then',
      hostname: 'report-nightly',
      project_id: project,
      run_state: 'failed',
      ncpus: 2,
      memory: 8 * gib,
      boot_disk_id: null,
      auto_restart_policy: 'best_effort',
      auto_restart_enabled: true,
      time_last_auto_restarted: at(-minutes),
      auto_restart_cooldown_expiration: at(4 * minutes),
    },
    { parent: project, days: 60 },
  )
  change(seeder, 'report-nightly', { time_run_state_updated: at(-minutes / 2) })
  const neighbour = store.table('instance_network_interface').of(named(seeder, 'query').key)[0]?.row
  if (neighbour !== undefined) {
    add(
      'instance_network_interface',
      {
        name: 'net0',
        description: 'default primary interface for report-nightly',
        instance_id: id,
        vpc_id: neighbour.vpc_id,
        subnet_id: neighbour.subnet_id,
        ip: '172.30.0.20',
        mac: 'A8:40:25:F7:2C:51',
        primary: true,
        transit_ips: [],
      },
      { parent: id, days: 60 },
    )
  }
  planRestart(ctx, named(seeder, 'report-nightly'))
}

function seedGroups(seeder: Seeder): void {
  group(seeder, 'anti_affinity_group', 'front-apart', 'allow', ['web-1', 'web-2'])
  group(seeder, 'anti_affinity_group', 'imports-apart', 'fail', ['ingest', 'report-nightly'])
  group(seeder, 'affinity_group', 'lake-together', 'allow', ['query', 'ingest'])
}

function group(
  seeder: Seeder,
  kind: 'affinity_group' | 'anti_affinity_group',
  name: string,
  policy: 'allow' | 'fail',
  members: readonly string[],
): void {
  const [first] = members
  const project = named(seeder, first ?? '').row.project_id
  const fields = { name, description: '', policy, failure_domain: 'sled', project_id: project } as const
  const id = seeder.add(kind, fields, { parent: project, days: 80 })
  for (const member of members) {
    const instance = named(seeder, member).key
    seeder.ctx.store
      .table(`${kind}_member`)
      .insert(`${id}/${instance}`, { group_id: id, instance_id: instance }, { parent: id })
  }
}

function seedProbe({ ctx }: Seeder, pool: string): void {
  const { store } = ctx
  const project = store.table('project').find(({ row }) => row.name === 'sandbox')?.key ?? ''
  const vpc = store.table('vpc').of(project)[0]
  const subnet = store.table('vpc_subnet').of(vpc?.key ?? '')[0]
  const sled = store.table('sled').all()[1]
  if (subnet === undefined || sled === undefined) return
  const id = ctx.newId()
  const probe: Rows['probe'] = {
    id,
    name: 'net-check',
    sled: sled.key,
    external_ips: [{ ip: '203.0.113.188', kind: 'ephemeral', first_port: 0, last_port: 65_535 }],
    interface: {
      id: ctx.newId(),
      name: 'probe',
      kind: { type: 'probe', id },
      ip: '172.30.0.40',
      mac: 'A8:40:25:F3:0B:9E',
      primary: true,
      slot: 0,
      subnet: subnet.row.ipv4_block,
      transit_ips: [],
      vni: 7_340_032,
    },
  }
  store.table('probe').insert(id, probe, { parent: project, hidden: { pool, subnet: subnet.key } })
}

const addAddress = ({ ctx }: Seeder, instance: string, row: Rows['instance_external_ip']): unknown =>
  ctx.store.table('instance_external_ip').insert(ctx.newId(), row, { parent: instance })

function named({ ctx }: Seeder, name: string): Entry<Instance & Row> {
  const found = ctx.store.table('instance').find(({ row }) => row.name === name)
  if (found === undefined) throw new Error(`the story has no instance ${name}`)
  return found
}

const change = (seeder: Seeder, name: string, fields: Partial<Instance>): unknown =>
  seeder.ctx.store.table('instance').patch(named(seeder, name).key, fields)
