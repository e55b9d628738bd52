/** What makes the story's networks work: defaults of its VPCs, a detour of the data lake, the platform's own pool. */
import type { RouteDestination, RouteTarget } from '../../../generated/api/wire.gen.ts'
import { completeVpc, insertRule } from '../networking/vpc-defaults.ts'
import type { Seeder } from './seeder.ts'

export function seedNetworks(seeder: Seeder): void {
  for (const { row } of seeder.ctx.store.table('vpc').all()) completeVpc(seeder.ctx, row)
  seedDetour(seeder)
  seedServicePool(seeder)
}

/** The lake's partner is reached through the instance `ingest`, and asks for one port. */
function seedDetour(seeder: Seeder): void {
  const { store } = seeder.ctx
  const lake = store.table('project').find(({ row }) => row.name === 'data-lake')
  const vpc = store.table('vpc').of(lake?.key ?? '')[0]
  if (vpc === undefined) return
  const router = seeder.add(
    'vpc_router',
    { name: 'partner-detour', description: 'To the port authority', kind: 'custom', vpc_id: vpc.key },
    { parent: vpc.key, days: 82 },
  )
  const route = (name: string, description: string, ends: { destination: RouteDestination; target: RouteTarget }) =>
    seeder.add('vpc_router_route', { name, description, kind: 'custom', ...ends }, { parent: router, days: 82 })
  route('port-authority', 'Sensors along the quay', {
    destination: { type: 'ip_net', value: '10.60.0.0/16' },
    target: { type: 'instance', value: 'ingest' },
  })
  route('outside', '', {
    destination: { type: 'ip_net', value: '0.0.0.0/0' },
    target: { type: 'internet_gateway', value: 'default' },
  })
  route('old-quay', 'Moved away', {
    destination: { type: 'ip', value: '10.61.0.9' },
    target: { type: 'drop' },
  })
  const time = seeder.ago(80)
  insertRule(
    seeder.ctx,
    vpc.row,
    {
      name: 'allow-reports',
      description: 'Reports for the port authority',
      status: 'enabled',
      direction: 'inbound',
      targets: [{ type: 'instance', value: 'query' }],
      filters: { hosts: [{ type: 'ip_net', value: '10.60.0.0/16' }], protocols: [{ type: 'tcp' }], ports: ['8443'] },
      action: 'allow',
      priority: 1000,
    },
    { time_created: time, time_modified: time },
  )
}

/** Addresses of the platform's own services: names, console and API, and time. */
function seedServicePool({ add }: Seeder): void {
  const addresses = ['192.0.2.129', '192.0.2.130', '192.0.2.131', '192.0.2.132']
  const pool = add(
    'service_ip_pool',
    { name: 'platform-services', description: 'Addresses of the control plane', ip_version: 'v4' },
    { days: 400, hidden: { addresses } },
  )
  add(
    'service_ip_pool_range',
    { ip_pool_id: pool, range: { first: '192.0.2.129', last: '192.0.2.142' } },
    { parent: pool, days: 400 },
  )
}
