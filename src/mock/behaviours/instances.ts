/** Instances: made, changed, started, stopped, deleted (server-behaviour §8). Lists and views come from the manifest. */
import type { Instance, InstanceUpdate } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { updateRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { conflict } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import { leaveGroups } from './affinity.ts'
import { forgetOutput } from './serial-output.ts'
import { paged, type Behaviours } from './behaviour.ts'
import { assertSize, createInstance, isRestarted } from './instance-create.ts'
import { detachDisk, diskFor, disksOf } from './instance-disks.ts'
import { releaseAddresses } from './instance-external-ips.ts'
import type { InstanceEntry } from './instance-placement.ts'
import {
  assertDeletable,
  endInstance,
  planRestart,
  rebootInstance,
  startInstance,
  stopInstance,
} from './instance-states.ts'

export const instances: Behaviours = {
  instance_create: ({ query, body, ctx }) =>
    createInstance(ctx, parentKey(ctx, entitySpec('instance'), query) ?? '', body),

  instance_start: ({ path, query, ctx }) => startInstance(ctx, select(ctx, 'instance', path.instance, query)),

  instance_stop: ({ path, query, ctx }) => stopInstance(ctx, select(ctx, 'instance', path.instance, query)),

  instance_reboot: ({ path, query, ctx }) => rebootInstance(ctx, select(ctx, 'instance', path.instance, query)),

  instance_update: ({ path, query, body, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    assertSize(body)
    const boot = bootDisk(ctx, instance, body)
    if (isResized(instance.row, body) && !accepts(ctx, 'instance.resize', instance.row)) {
      throw conflict('instance must be stopped to change CPU or memory')
    }
    const changed = updateRow({
      ctx,
      entity: 'instance',
      entry: instance,
      body: { ncpus: body.ncpus, memory: body.memory, cpu_platform: body.cpu_platform },
      extra: {
        boot_disk_id: boot,
        auto_restart_policy: body.auto_restart_policy,
        auto_restart_enabled: isRestarted(body.auto_restart_policy),
      },
    })
    if (changed.row.auto_restart_policy !== (instance.row.auto_restart_policy ?? null)) planRestart(ctx, changed)
    return changed.row
  },

  instance_delete: ({ path, query, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    assertDeletable(ctx, instance)
    endInstance(ctx, instance)
    forgetOutput(ctx, instance.key)
    for (const disk of disksOf(ctx, instance)) detachDisk(ctx, disk)
    releaseAddresses(ctx, instance.key)
    leaveGroups(ctx, instance.key)
    const interfaces = ctx.store.table('instance_network_interface')
    for (const { key } of interfaces.of(instance.key)) interfaces.remove(key)
    ctx.store.table('instance').remove(instance.key)
  },

  // Keys that were given at creation and are still there.
  instance_ssh_public_key_list: ({ path, query, ctx }) =>
    paged('instance_ssh_public_key_list', query, ({ project }) => {
      const given = select(ctx, 'instance', path.instance, { project }).hidden?.['ssh_keys']
      return (Array.isArray(given) ? given : []).flatMap(
        (key) => ctx.store.table('ssh_key').get(String(key))?.row ?? [],
      )
    }),
}

/** Whether an update asks for another machine. */
const isResized = (row: Instance, body: InstanceUpdate): boolean =>
  row.ncpus !== body.ncpus || row.memory !== body.memory || (row.cpu_platform ?? null) !== body.cpu_platform

/** Id of the disk to boot from; null clears. Throws when another one is asked for that it cannot boot from. */
function bootDisk(ctx: Ctx, instance: InstanceEntry, { boot_disk: wanted }: InstanceUpdate): string | null {
  const present = instance.row.boot_disk_id ?? null
  const disk = wanted === null ? undefined : diskFor(ctx, instance, wanted)
  const id = disk?.key ?? null
  if (id === present) return id
  if (!accepts(ctx, 'instance.setBootDisk', instance.row)) throw conflict('instance must be stopped to set boot disk')
  if (disk !== undefined && disksOf(ctx, instance).every(({ key }) => key !== disk.key)) {
    throw conflict('boot disk must be attached')
  }
  return id
}
