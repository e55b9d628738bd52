/** Volume: many rows like those of the story, for lists that are long and searches that must be quick. */
import type { Instance, InstanceState } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Rng } from '../random/rng.ts'
import { addSubnetRoute, createVpc } from '../networking/vpc-defaults.ts'
import { createSeeder, type Seeder } from './seeder.ts'

/** How many there are in the end, those of the story included. */
export interface Volume {
  readonly silos: number
  readonly sleds: number
  /** Of the silo. */
  readonly projects: number
  readonly instances: number
  readonly disks: number
}

const gib = 2 ** 30

/** Share of the instances that the first of the new projects holds: its lists are the long ones. */
const shareOfFirst = 0.4

/** Adds to the story; `silo` is the one that gets the projects. */
export function seedVolume(ctx: Ctx, silo: string, volume: Volume): void {
  const seeder = createSeeder(ctx, 'src/mock/seed/volume.ts')
  addSilos(seeder, volume.silos)
  addSleds(seeder, volume.sleds)
  const place = createPlaces(ctx)
  const homes = addProjects(seeder, silo, volume.projects)
  const { store } = ctx
  const [first, ...others] = homes
  if (first === undefined) throw new Error('volume needs projects of its own')
  const missing = volume.instances - store.table('instance').size
  const disks = volume.disks - store.table('disk').size
  const inFirst = Math.floor(missing * shareOfFirst)
  for (let n = 0; n < missing; n++) {
    const home = n < inFirst ? first : (others[n % others.length] ?? first)
    addInstance(seeder, { home, n, hasDisk: n < disks, place })
  }
}

/** Values of a row depend on its name and theirs: another field more or less changes no other value. */
const chance =
  (ctx: Ctx, entity: string, name: string) =>
  (field: string): Rng =>
    ctx.chance(entity, name, field)

function addSilos({ add, ctx }: Seeder, count: number): void {
  for (let n = ctx.store.table('silo').size; n < count; n++) {
    const name = `tenant-${String(n).padStart(3, '0')}`
    const of = chance(ctx, 'silo', name)
    const silo = add(
      'silo',
      {
        name,
        description: of('description').pick(['', 'Research', 'Resold', 'Trial', 'Internal tools']),
        discoverable: of('discoverable').next() < 0.8,
        identity_mode: of('identity_mode').pick(['saml_jit', 'local_only', 'saml_scim']),
      },
      { days: of('age').int(1, 380) },
    )
    const size = of('quotas').pick([16, 32, 64])
    ctx.store
      .table('silo_quotas')
      .insert(silo, { silo_id: silo, cpus: size, memory: size * 4 * gib, storage: size * 100 * gib }, { parent: silo })
    ctx.store.table('silo_policy').insert(silo, { role_assignments: [] }, { parent: silo })
  }
}

const sledsPerRack = 32

function addSleds({ add, ctx }: Seeder, count: number): void {
  let rack = ''
  for (let n = ctx.store.table('sled').size; n < count; n++) {
    if (rack === '' || n % sledsPerRack === 0) rack = add('rack', {}, { days: 300 })
    add(
      'sled',
      {
        rack_id: rack,
        baseboard: { part: '913-0000019', serial: `BRM4211${String(n).padStart(4, '0')}`, revision: 6 },
        policy: { kind: 'in_service', provision_policy: 'provisionable' },
        state: 'active',
        usable_hardware_threads: 128,
        usable_physical_ram: 1024 * gib,
      },
      { days: 300 },
    )
  }
}

/** Hands out sleds in turn while they have room. */
function createPlaces(ctx: Ctx): (threads: number) => string | undefined {
  const sleds = ctx.store
    .table('sled')
    .all()
    // Half of each stays free for what people start.
    .map(({ key, row }) => ({ key, free: row.usable_hardware_threads / 2 }))
  let next = 0
  return (threads) => {
    for (let tries = 0; tries < sleds.length; tries++) {
      const sled = sleds[next++ % sleds.length]
      if (sled === undefined || sled.free < threads) continue
      sled.free -= threads
      return sled.key
    }
    return undefined
  }
}

interface Home {
  readonly project: string
  readonly vpc: string
  readonly subnet: string
  /** Host part of the next network interface. */
  nextHost: number
}

const topics = ['render', 'genome', 'ledger', 'radio', 'atlas', 'forge', 'harvest', 'relay'] as const

function addProjects(seeder: Seeder, silo: string, count: number): Home[] {
  const { add, ctx } = seeder
  const homes: Home[] = []
  for (let n = ctx.store.table('project').of(silo).length; n < count; n++) {
    const name = `${topics[n % topics.length] ?? topics[0]}-${String(n).padStart(2, '0')}`
    const days = ctx.chance('project', name, 'age').int(30, 370)
    const project = add('project', { name, description: '' }, { parent: silo, days })
    const vpc = createVpc(ctx, project, { name: 'default', description: 'Default VPC', dns_name: 'default' })
    const subnet = add(
      'vpc_subnet',
      {
        name: 'fleet',
        description: 'Room for many',
        vpc_id: vpc.id,
        ipv4_block: '10.0.0.0/16',
        ipv6_block: vpc.ipv6_prefix.replace(/::\/48$/, ':1::/64'),
        custom_router_id: null,
      },
      { parent: vpc.id, days },
    )
    const row = ctx.store.table('vpc_subnet').get(subnet)?.row
    if (row !== undefined) addSubnetRoute(ctx, row)
    // The first five addresses of a subnet are the platform's.
    homes.push({ project, vpc: vpc.id, subnet, nextHost: 5 })
  }
  return homes
}

const states: readonly [InstanceState, ...InstanceState[]] = ['running', 'running', 'running', 'stopped', 'failed']
interface Shape {
  readonly ncpus: number
  /** GiB. */
  readonly memory: number
}

const shapes: readonly [Shape, ...Shape[]] = [
  { ncpus: 1, memory: 2 },
  { ncpus: 2, memory: 8 },
  { ncpus: 4, memory: 16 },
]

interface InstancePlan {
  home: Home
  n: number
  hasDisk: boolean
  place: (threads: number) => string | undefined
}

function addInstance({ ctx, ago }: Seeder, { home, n, hasDisk, place }: InstancePlan): void {
  const { store } = ctx
  const name = `node-${String(n).padStart(5, '0')}`
  const of = chance(ctx, 'instance', name)
  const id = ctx.newId()
  const time = ago(of('age').int(1, 300))
  const shape = of('shape').pick(shapes)
  const wanted = of('run_state').pick(states)
  const sled = wanted === 'running' ? place(shape.ncpus) : undefined
  const state = wanted === 'running' && sled === undefined ? 'stopped' : wanted
  const times = { time_created: time, time_modified: time }
  const boot = hasDisk ? addDisk(ctx, home, { name, instance: id, time }) : null
  const row: Instance = {
    id,
    name,
    description: '',
    ...times,
    project_id: home.project,
    hostname: name,
    ncpus: shape.ncpus,
    memory: shape.memory * gib,
    run_state: state,
    time_run_state_updated: time,
    auto_restart_enabled: true,
    boot_disk_id: boot,
  }
  // Straight into the store: names of volume are all different, and asking all siblings for each would take long.
  store.table('instance').insert(id, row, { parent: home.project, ...(sled === undefined ? {} : { hidden: { sled } }) })
  const nic = ctx.newId()
  const host = home.nextHost++
  const mac = of('mac').hex(5).toUpperCase()
  store.table('instance_network_interface').insert(
    nic,
    {
      id: nic,
      name: 'net0',
      description: `default primary interface for ${name}`,
      ...times,
      instance_id: id,
      vpc_id: home.vpc,
      subnet_id: home.subnet,
      ip: `10.0.${host >> 8}.${host & 255}`,
      mac: `A8:40:25:F${mac.slice(0, 1)}:${mac.slice(1, 3)}:${mac.slice(3)}`,
      primary: true,
      transit_ips: [],
    },
    { parent: id },
  )
}

function addDisk(
  ctx: Ctx,
  { project }: Home,
  { name, instance, time }: { name: string; instance: string; time: string },
): string {
  const id = ctx.newId()
  ctx.store.table('disk').insert(
    id,
    {
      id,
      name: `${name}-boot`,
      description: '',
      time_created: time,
      time_modified: time,
      project_id: project,
      size: ctx.chance('disk', name, 'size').pick([8, 16, 32]) * gib,
      block_size: 512,
      device_path: `/mnt/${name}-boot`,
      image_id: null,
      snapshot_id: null,
      state: { state: 'attached', instance },
    },
    { parent: project },
  )
  return id
}
