/** Making an instance with all that comes with it (server-behaviour §8.1, §8.2). */
import type { Instance, InstanceCreate, InstanceDiskAttachment } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { badRequest, invalidRequest, invalidValue } from '../http/errors.ts'
import { isUuid } from '../formats/uuid.ts'
import { addMember } from './affinity.ts'
import { makeDisk, planDisk, type DiskPlan } from './disks.ts'
import { attachDisk, diskFor, maxDisks } from './instance-disks.ts'
import { giveAddresses, maxExternalIps } from './instance-external-ips.ts'
import { assertInterfaces, giveInterfaces } from './instance-interfaces.ts'
import type { InstanceEntry } from './instance-placement.ts'
import { beginInstance } from './instance-states.ts'

const gib = 2 ** 30
const maxCpus = 64
const maxMemory = 1536
const maxKeys = 100
const maxUserData = 32 * 1024

/** Makes an instance in a project; a refusal leaves nothing behind, because the engine takes all of it back. */
export function createInstance(ctx: Ctx, project: string, body: InstanceCreate): Instance {
  const wanted = checked(ctx, project, body)
  const start = body.start ?? true
  const policy = body.auto_restart_policy ?? null
  const instance = createRow({
    ctx,
    entity: 'instance',
    parent: project,
    body: { name: body.name, description: body.description, hostname: body.hostname },
    extra: {
      ncpus: body.ncpus,
      memory: body.memory,
      run_state: start ? 'creating' : 'stopped',
      boot_disk_id: null,
      cpu_platform: body.cpu_platform ?? null,
      auto_restart_policy: policy,
      auto_restart_enabled: isRestarted(policy),
    },
    hidden: { ssh_keys: wanted.keys, user_data: body.user_data ?? '' },
  })
  for (const disk of wanted.disks) give(ctx, instance, disk)
  giveInterfaces(ctx, instance, wanted.interfaces)
  giveAddresses(ctx, instance, body.external_ips ?? [])
  for (const group of wanted.groups) addMember(ctx, 'anti_affinity_group', group, instance)
  if (start) beginInstance(ctx, instance)
  return ctx.store.table('instance').get(instance.key)?.row ?? instance.row
}

/** Whether the platform starts a failed instance again; not to say counts as yes. */
export const isRestarted = (policy: Instance['auto_restart_policy']): boolean => policy !== 'never'

/** Throws for a size that no instance can have. */
export function assertSize({ ncpus, memory }: { ncpus: number; memory: number }): void {
  if (ncpus > maxCpus) throw invalidRequest(`cannot have more than ${maxCpus} vCPUs per instance`)
  if (ncpus < 1) throw invalidRequest('must have at least 1 vCPU per instance')
  if (memory < gib) throw invalidValue('size', 'memory must be at least 1 GiB')
  if (memory % gib !== 0) throw invalidValue('size', 'memory must be divisible by 1 GiB')
  if (memory > maxMemory * gib) throw invalidValue('size', `memory must be less than or equal to ${maxMemory} GiB`)
}

interface Wanted {
  readonly disks: readonly PlannedDisk[]
  readonly interfaces: NonNullable<InstanceCreate['network_interfaces']>
  /** Ids of SSH keys. */
  readonly keys: readonly string[]
  /** Keys of anti-affinity groups. */
  readonly groups: readonly string[]
}

/** All that can be judged before anything is made, in the platform's order. */
function checked(ctx: Ctx, project: string, body: InstanceCreate): Wanted {
  assertSize(body)
  const disks = planDisks(ctx, project, body)
  assertAddresses(body.external_ips ?? [])
  const interfaces = body.network_interfaces ?? { type: 'default' }
  assertInterfaces(interfaces)
  const keys = keysOf(ctx, body.ssh_public_keys)
  const groups = (body.anti_affinity_groups ?? []).map(
    (group) => select(ctx, 'anti_affinity_group', group, isUuid(group) ? {} : { project }).key,
  )
  return { disks, interfaces, keys, groups }
}

/** Part of reading the body on the platform: no code. */
export function assertUserData({ user_data: text = '' }: InstanceCreate): void {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const length = (text.length / 4) * 3 - padding
  if (length <= maxUserData) return
  throw badRequest(`unable to parse JSON body: user_data: invalid length ${length}, expected less than 32 KiB`)
}

type PlannedDisk =
  | { readonly kind: 'make'; readonly plan: DiskPlan; readonly boot: boolean }
  | { readonly kind: 'take'; readonly name: string; readonly boot: boolean }

function planDisks(ctx: Ctx, project: string, { boot_disk: boot, disks = [] }: InstanceCreate): PlannedDisk[] {
  const all = [
    ...(boot === null || boot === undefined ? [] : [{ disk: boot, boot: true }]),
    ...disks.map((disk) => ({ disk, boot: false })),
  ]
  if (all.length > maxDisks) throw invalidRequest(`cannot attach more than ${maxDisks} disks to instance`)
  return all.map((one) => ({ ...planned(ctx, project, one.disk), boot: one.boot }))
}

function planned(
  ctx: Ctx,
  project: string,
  disk: InstanceDiskAttachment,
): { kind: 'make'; plan: DiskPlan } | { kind: 'take'; name: string } {
  if (disk.type === 'attach') return { kind: 'take', name: disk.name }
  if (disk.type === 'create') return { kind: 'make', plan: planDisk(ctx, project, disk) }
  throw invalidRequest('this choice of a disk is not known here')
}

function give(ctx: Ctx, instance: InstanceEntry, wanted: PlannedDisk): void {
  const disk =
    wanted.kind === 'make' ? makeDisk(ctx, instance.row.project_id, wanted.plan) : diskFor(ctx, instance, wanted.name)
  attachDisk(ctx, instance, disk)
  if (wanted.boot) ctx.store.table('instance').patch(instance.key, { boot_disk_id: disk.key })
}

function assertAddresses(wanted: NonNullable<InstanceCreate['external_ips']>): void {
  if (wanted.length > maxExternalIps) {
    throw invalidRequest(`An instance may not have more than ${maxExternalIps} external IP addresses`)
  }
  if (wanted.filter(({ type }) => type === 'ephemeral').length > 1) {
    throw invalidRequest('An instance may not have more than 1 ephemeral IP address')
  }
}

/** Absent stands for all keys of the caller, an empty list for none. */
function keysOf(ctx: Ctx, wanted: InstanceCreate['ssh_public_keys']): string[] {
  const keys =
    wanted === null || wanted === undefined
      ? ctx.store
          .table('ssh_key')
          .of(ctx.user.id)
          .map(({ key }) => key)
      : wanted.map((nameOrId) => select(ctx, 'ssh_key', nameOrId).key)
  if (keys.length > maxKeys) throw invalidRequest(`cannot attach more than ${maxKeys} ssh keys to the instance`)
  return keys
}
