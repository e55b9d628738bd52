/** What the teams of the story run: instances with their disks, networks and addresses. */
import type { DiskState, InstanceState } from '../../../generated/api/wire.gen.ts'
import type { People } from './people.ts'
import type { Pools } from './pools.ts'
import type { Seeder } from './seeder.ts'

const gib = 2 ** 30

/** Disks of the project whose lists need more than one page. */
const chunks = 64

export function seedProjects(seeder: Seeder, people: People, pools: Pools): void {
  const { add } = seeder
  const web = project(seeder, people.meadow, { name: 'web-shop', description: 'The shop and what it needs', days: 300 })
  const lake = project(seeder, people.meadow, {
    name: 'data-lake',
    description: 'Nightly imports and reports',
    days: 180,
  })
  const sandbox = project(seeder, people.meadow, { name: 'sandbox', description: '', days: 40 })
  project(seeder, people.harbor, { name: 'tides', description: 'Tide forecasts', days: 150 })

  const web1 = instance(seeder, web, { name: 'web-1', state: 'running', ncpus: 4, memory: 16, disk: 40, days: 120 })
  const web2 = instance(seeder, web, { name: 'web-2', state: 'running', ncpus: 4, memory: 16, disk: 40, days: 120 })
  const db = instance(seeder, web, {
    name: 'db-primary',
    state: 'running',
    ncpus: 16,
    memory: 64,
    disk: 100,
    days: 118,
  })
  instance(seeder, web, { name: 'batch', state: 'stopped', ncpus: 8, memory: 32, disk: 40, days: 35 })
  const query = instance(seeder, lake, { name: 'query', state: 'running', ncpus: 16, memory: 64, disk: 200, days: 90 })
  instance(seeder, lake, { name: 'ingest', state: 'stopped', ncpus: 8, memory: 32, disk: 60, days: 90 })
  instance(seeder, sandbox, { name: 'scratch', state: 'failed', ncpus: 2, memory: 4, disk: 10, days: 9 })

  const orders = disk(seeder, web, {
    name: 'orders',
    size: 500,
    state: { state: 'attached', instance: db },
    days: 118,
    description: 'Orders since the beginning',
  })
  disk(seeder, web, {
    name: 'orders-old',
    size: 250,
    state: { state: 'detached' },
    days: 290,
    description: 'Before the move',
  })
  disk(seeder, web, { name: 'broken-restore', size: 20, state: { state: 'faulted' }, days: 20 })
  disk(seeder, sandbox, {
    name: 'upload-1',
    size: 8,
    state: { state: 'import_ready' },
    days: 2,
    description: 'Waiting for its content',
  })
  for (let n = 1; n <= chunks; n++) chunk(seeder, lake, query, n)

  snapshot(seeder, web, { name: 'orders-monday', disk: orders, size: 500, days: 6 })
  snapshot(seeder, web, { name: 'orders-tuesday', disk: orders, size: 500, days: 5 })
  snapshot(seeder, web, {
    name: 'before-upgrade',
    disk: orders,
    size: 500,
    days: 44,
    description: 'Keep until the audit',
  })

  image(seeder, people.meadow, { name: 'debian-13', os: 'Debian', version: '13.2', days: 70 })
  image(seeder, people.meadow, { name: 'alma-10', os: 'AlmaLinux', version: '10.1', days: 66 })
  image(seeder, web, { name: 'shop-base', os: 'Debian', version: '13.2-shop4', days: 25, project: true })

  floatingIp(seeder, web, { name: 'shop', ip: '203.0.113.10', pool: pools.uplink, instance: web1, days: 119 })
  floatingIp(seeder, web, { name: 'shop-blue', ip: '203.0.113.11', pool: pools.uplink, instance: web2, days: 119 })
  floatingIp(seeder, web, { name: 'spare', ip: '203.0.113.12', pool: pools.uplink, days: 50 })
  floatingIp(seeder, lake, { name: 'reports', ip: '198.51.100.1', pool: pools.partner, instance: query, days: 80 })

  const backend = vpc(seeder, web, {
    name: 'backend',
    description: 'Between shop and stock',
    prefix: 'fd5a:1c77:20e4',
    days: 110,
  })
  subnet(seeder, backend, { name: 'stock', v4: '10.20.0.0/24', v6: 'fd5a:1c77:20e4::/64', days: 110 })
  subnet(seeder, backend, { name: 'payment', v4: '10.20.1.0/24', v6: 'fd5a:1c77:20e4:1::/64', days: 104 })

  for (const [name, comment] of [
    ['laptop', 'ada@heron'],
    ['workstation', 'ada@kestrel'],
  ] as const) {
    add(
      'ssh_key',
      {
        name,
        description: '',
        public_key: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ${name.padEnd(20, '0')} ${comment}`,
        silo_user_id: people.ada,
      },
      { parent: people.ada, days: 200 },
    )
  }
}

interface Named {
  name: string
  description?: string
  days: number
}

interface ProjectParts {
  readonly id: string
  readonly vpc: string
  readonly subnet: string
  /** Host part of the next network interface. */
  nextHost: number
}

/** A project with the default network that every project starts with. */
function project(seeder: Seeder, silo: string, { name, description = '', days }: Named): ProjectParts {
  const id = seeder.add('project', { name, description }, { parent: silo, days })
  const group = (): string => seeder.ctx.rng.int(0x1000, 0xffff).toString(16)
  const prefix = `fd${seeder.ctx.rng.hex(2)}:${group()}:${group()}`
  const home = vpc(seeder, { id }, { name: 'default', description: 'Default VPC', prefix, days })
  const net = subnet(seeder, home, {
    name: 'default',
    description: 'The default subnet for default',
    v4: '172.30.0.0/22',
    v6: `${prefix}::/64`,
    days,
  })
  return { id, vpc: home, subnet: net, nextHost: 5 }
}

function vpc(
  { add, ctx }: Seeder,
  home: { id: string },
  { name, description = '', prefix, days }: Named & { prefix: string },
): string {
  const router = ctx.newId()
  const id = add(
    'vpc',
    {
      name,
      description,
      dns_name: name,
      project_id: home.id,
      ipv6_prefix: `${prefix}::/48`,
      system_router_id: router,
    },
    { parent: home.id, days },
  )
  add(
    'vpc_router',
    { id: router, name: 'system', description: 'Routes of the subnets', kind: 'system', vpc_id: id },
    { parent: id, days },
  )
  return id
}

const subnet = (
  { add }: Seeder,
  vpcId: string,
  { name, description = '', v4, v6, days }: Named & { v4: string; v6: string },
): string =>
  add(
    'vpc_subnet',
    { name, description, vpc_id: vpcId, ipv4_block: v4, ipv6_block: v6, custom_router_id: null },
    { parent: vpcId, days },
  )

interface InstancePlan extends Named {
  state: InstanceState
  ncpus: number
  /** GiB. */
  memory: number
  /** GiB of the boot disk. */
  disk: number
}

function instance(seeder: Seeder, home: ProjectParts, plan: InstancePlan): string {
  const { add, ctx } = seeder
  const id = ctx.newId()
  const boot = disk(seeder, home, {
    name: `${plan.name}-boot`,
    size: plan.disk,
    state: { state: 'attached', instance: id },
    days: plan.days,
  })
  add(
    'instance',
    {
      id,
      name: plan.name,
      description: plan.description ?? '',
      hostname: plan.name,
      project_id: home.id,
      run_state: plan.state,
      ncpus: plan.ncpus,
      memory: plan.memory * gib,
      boot_disk_id: boot,
      auto_restart_enabled: true,
    },
    { parent: home.id, days: plan.days },
  )
  add(
    'instance_network_interface',
    {
      name: 'net0',
      description: `default primary interface for ${plan.name}`,
      instance_id: id,
      vpc_id: home.vpc,
      subnet_id: home.subnet,
      ip: `172.30.0.${home.nextHost++}`,
      mac: `A8:40:25:F${ctx.rng.hex(1).toUpperCase()}:${ctx.rng.hex(2).toUpperCase()}:${ctx.rng.hex(2).toUpperCase()}`,
      primary: true,
      transit_ips: [],
    },
    { parent: id, days: plan.days },
  )
  return id
}

interface DiskPlan extends Named {
  /** GiB. */
  size: number
  state: DiskState
}

const disk = ({ add }: Seeder, home: { id: string }, { name, description = '', size, state, days }: DiskPlan): string =>
  add(
    'disk',
    {
      name,
      description,
      project_id: home.id,
      size: size * gib,
      block_size: 512,
      device_path: `/mnt/${name}`,
      snapshot_id: null,
      image_id: null,
      state,
    },
    { parent: home.id, days },
  )

/** One of many disks alike: the first few hang on an instance. */
function chunk(seeder: Seeder, home: ProjectParts, holder: string, n: number): void {
  const { rng } = seeder.ctx
  const attached = n <= 6
  disk(seeder, home, {
    name: `chunk-${String(n).padStart(3, '0')}`,
    size: rng.pick([16, 32, 64]),
    state: attached ? { state: 'attached', instance: holder } : { state: 'detached' },
    days: 88 - n,
  })
}

function snapshot(
  { add }: Seeder,
  home: ProjectParts,
  { name, description = '', disk: source, size, days }: Named & { disk: string; size: number },
): void {
  add(
    'snapshot',
    { name, description, project_id: home.id, disk_id: source, size: size * gib, state: 'ready' },
    { parent: home.id, days, hidden: { block_size: 512 } },
  )
}

function image(
  { add }: Seeder,
  home: string | ProjectParts,
  plan: Named & { os: string; version: string; project?: boolean },
): void {
  const parent = typeof home === 'string' ? home : home.id
  const { name, description = '', os, version, days } = plan
  add(
    'image',
    {
      name,
      description,
      os,
      version,
      block_size: 512,
      size: 4 * gib,
      digest: null,
      project_id: plan.project === true ? parent : null,
    },
    { parent, days },
  )
}

function floatingIp(
  { add }: Seeder,
  home: ProjectParts,
  plan: Named & { ip: string; pool: string; instance?: string },
): void {
  const { name, description = '', ip, pool, instance: holder = null, days } = plan
  add(
    'floating_ip',
    { name, description, project_id: home.id, ip, ip_pool_id: pool, instance_id: holder },
    { parent: home.id, days },
  )
}
