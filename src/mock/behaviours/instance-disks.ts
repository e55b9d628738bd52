/** Disks of an instance: which it has, attaching and detaching them (server-behaviour §8.6). */
import type { Disk, Instance, NameOrId } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { conflict, invalidRequest } from '../http/errors.ts'
import { accepts, isNoop } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import { paged, type Behaviours } from './behaviour.ts'
import type { InstanceEntry } from './instance-placement.ts'
import { hasVm } from './instance-states.ts'

type DiskEntry = Entry<Disk & Row>

/** Disks of one instance, its boot disk among them. */
export const maxDisks = 8

export const instanceDisks: Behaviours = {
  instance_disk_list: ({ path, query, ctx }) =>
    paged('instance_disk_list', query, ({ project }) =>
      disksOf(ctx, select(ctx, 'instance', path.instance, { project })).map(({ row }) => row),
    ),

  instance_disk_attach: ({ path, query, body, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    const disk = diskFor(ctx, instance, body.disk)
    const isUnderway = disk.row.state.state !== 'detaching' && holderOf(disk) === instance.key
    return isUnderway ? disk.row : attachDisk(ctx, instance, disk).row
  },

  instance_disk_detach: ({ path, query, body, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    const disk = diskFor(ctx, instance, body.disk)
    if (isNoop(ctx, 'disk.detach', disk.row, { parent: instance.row })) return disk.row
    assertDetachable(ctx, instance, disk)
    return detachDisk(ctx, disk)
  },
}

/** The disks attached to an instance. */
export const disksOf = (ctx: Ctx, instance: InstanceEntry): DiskEntry[] =>
  ctx.store
    .table('disk')
    .of(instance.row.project_id)
    .filter((disk) => disk.row.state.state === 'attached' && holderOf(disk) === instance.key)

/** A name is looked up in the instance's project; an id may be of another, which attaching refuses. */
export const diskFor = (ctx: Ctx, { row }: InstanceEntry, nameOrId: NameOrId): DiskEntry =>
  select(ctx, 'disk', nameOrId, isUuid(nameOrId) ? {} : { project: row.project_id })

/** Attaches a disk that hangs nowhere to an instance without a virtual machine. */
export function attachDisk(ctx: Ctx, instance: InstanceEntry, disk: DiskEntry): DiskEntry {
  assertAttachable(disk.row)
  if (disk.parent !== instance.parent) throw invalidRequest('disk must be in the same project as the instance')
  assertAtRest(ctx, instance.row)
  if (disksOf(ctx, instance).length >= maxDisks) {
    throw invalidRequest(`cannot attach more than ${maxDisks} disks to instance`)
  }
  return ctx.store.table('disk').patch(disk.key, { state: { state: 'attached', instance: instance.key } })
}

/** Takes a disk off its instance. */
export const detachDisk = ({ store }: Ctx, disk: DiskEntry): Disk =>
  store.table('disk').patch(disk.key, { state: { state: 'detached' } }).row

function assertAttachable({ name, state: { state } }: Disk): void {
  switch (state) {
    case 'creating':
    case 'detached':
      return
    case 'attaching':
    case 'attached':
    case 'detaching':
      throw invalidRequest(`cannot attach disk "${name}": disk is attached to another instance`)
    default:
      throw invalidRequest(`cannot attach disk "${name}": invalid state ${state}`)
  }
}

/** A failed instance takes no disks either: it has to be stopped first. */
function assertAtRest(ctx: Ctx, instance: Instance): void {
  if (accepts(ctx, 'instance.attachDisk', instance)) return
  const { run_state: state } = instance
  if (state === 'stopping') throw invalidRequest('cannot attach disk: instance is not fully stopped')
  throw invalidRequest(`cannot attach disk to instance in ${state} state`)
}

/** Throws unless the disk is one of the instance's own, and may leave it. */
function assertDetachable(ctx: Ctx, { key, row: instance }: InstanceEntry, disk: DiskEntry): void {
  const holder = holderOf(disk)
  if (holder === key && accepts(ctx, 'disk.detach', disk.row, { parent: instance })) return
  const refuse = (reason: string): Error => invalidRequest(`cannot detach disk "${disk.row.name}": ${reason}`)
  const { state } = disk.row.state
  if (state === 'attaching') throw refuse('disk is currently being attached')
  if (holder === undefined) throw refuse(`invalid state ${state}`)
  if (holder !== key) throw refuse('disk is attached to another instance')
  if (instance.run_state === 'stopping') throw invalidRequest('cannot detach disk: instance is not fully stopped')
  if (hasVm(instance)) throw invalidRequest(`cannot detach disk from instance in ${instance.run_state} state`)
  throw conflict('boot disk cannot be detached')
}

const holderOf = ({ row: { state } }: { row: Disk }): string | undefined =>
  'instance' in state ? state.instance : undefined
