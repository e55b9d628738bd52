/** Sleds, new ones among them, their drives and what runs on them (server-behaviour §16). */
import type {
  Instance,
  PhysicalDisk,
  Sled,
  SledInstance,
  SledProvisionPolicy,
  UninitializedSled,
} from '../../../generated/api/wire.gen.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import { alreadyExists, ApiError, notFound } from '../http/errors.ts'
import { publishAlert } from '../alerts/publish.ts'
import { accepts, isNoop } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { paged, type Behaviours } from './behaviour.ts'

/** Milliseconds until an added sled is among the others; minutes on the platform. */
const bringUp = 10_000

const gib = 2 ** 30

export const hardware: Behaviours = {
  sled_list: ({ query, ctx }) =>
    paged('sled_list', query, () =>
      ctx.store
        .table('sled')
        .all()
        .map(({ row }) => row)
        .filter(inService),
    ),

  sled_list_uninitialized: ({ query, ctx }) =>
    paged(
      'sled_list_uninitialized',
      query,
      () =>
        ctx.store
          .table('uninitialized_sled')
          .all()
          .map(({ row }) => row),
      { of: ({ baseboard }) => boardKey(baseboard) },
    ),

  sled_add: ({ body, ctx }) => {
    const isIt = ({ row: { baseboard } }: { row: Pick<Sled, 'baseboard'> }): boolean =>
      baseboard.serial === body.serial && baseboard.part === body.part
    const waiting = ctx.store.table('uninitialized_sled').find(isIt)
    const coming = waiting?.hidden?.['sled']
    const taken = ctx.store.table('sled').find(isIt)?.key ?? (typeof coming === 'string' ? coming : undefined)
    const board = `${body.serial} (${body.part})`
    if (taken !== undefined) throw alreadyExists('sled', `${board}: ${taken}`)
    if (waiting === undefined) throw notFound('sled', { id: board })
    const id = ctx.newId()
    ctx.store.table('uninitialized_sled').replace(waiting.key, waiting.row, { hidden: { sled: id } })
    ctx.schedule({ job: 'sled-bring-up', key: `sled-bring-up/${id}`, after: bringUp, data: { waiting: waiting.key } })
    return { id }
  },

  sled_set_provision_policy: ({ path, body, ctx }) => {
    const { key, row } = select(ctx, 'sled', path.sled_id)
    const rule = body.state === 'provisionable' ? 'sled.makeProvisionable' : 'sled.makeNonProvisionable'
    if (isNoop(ctx, rule, row)) return { old_state: body.state, new_state: body.state }
    if (!accepts(ctx, rule, row)) {
      const { policy, state } = row
      const current = policy.kind === 'in_service' ? policyText(policy.provision_policy) : policy.kind
      throw new ApiError(
        409,
        'Conflict',
        `sled id ${key} has current policy "${current}" and state "${state}" and the transition to policy "${policyText(body.state)}" is not permitted`,
      )
    }
    ctx.store.table('sled').patch(key, {
      policy: { kind: 'in_service', provision_policy: body.state },
      time_modified: ctx.timestamp(),
    })
    return { old_state: body.state === 'provisionable' ? 'non_provisionable' : 'provisionable', new_state: body.state }
  },

  sled_instance_list: ({ path, query, ctx }) => {
    const sled = select(ctx, 'sled', path.sled_id)
    return paged('sled_instance_list', query, () =>
      ctx.store
        .table('instance')
        .all()
        .flatMap((entry) => (entry.hidden?.['sled'] === sled.key ? (onSled(ctx, sled.key, entry) ?? []) : [])),
    )
  },

  sled_physical_disk_list: ({ path, query, ctx }) => {
    const sled = select(ctx, 'sled', path.sled_id)
    return paged('sled_physical_disk_list', query, () =>
      disksInService(ctx).filter((disk) => disk.sled_id === sled.key),
    )
  },

  physical_disk_list: ({ query, ctx }) => paged('physical_disk_list', query, () => disksInService(ctx)),
}

const inService = ({ policy }: Pick<PhysicalDisk | Sled, 'policy'>): boolean => policy.kind === 'in_service'

/** Drives that the system may use. */
export const disksInService = ({ store }: Ctx): PhysicalDisk[] =>
  store
    .table('physical_disk')
    .all()
    .map(({ row }) => row)
    .filter(inService)

const boardKey = ({ serial, part }: Sled['baseboard']): string[] => [serial, part]

/** As the platform words a policy in its refusals. */
const policyText = (policy: SledProvisionPolicy | 'expunged'): string =>
  policy === 'provisionable' ? 'in service' : 'not provisionable'

/** A sled that was added comes up with its drives. */
export const sledBringUp: ScheduledJob = (ctx, data) => {
  const waiting = ctx.store.table('uninitialized_sled').get(String(data['waiting']))
  const id = waiting?.hidden?.['sled']
  if (waiting === undefined || typeof id !== 'string') return
  ctx.store.table('uninitialized_sled').remove(waiting.key)
  ctx.store.table('sled').insert(id, { ...newSled(id, waiting.row, ctx.timestamp()) })
  for (let slot = 0; slot < 5; slot++) {
    const disk = newDisk({
      id: ctx.newId(),
      sled: id,
      slot,
      time: ctx.timestamp(),
      serial: waiting.row.baseboard.serial,
    })
    ctx.store.table('physical_disk').insert(disk.id, { ...disk })
    publishAlert(ctx, 'hardware.disk.added')
  }
  publishAlert(ctx, 'hardware.sled.added')
}

const newSled = (id: string, { baseboard, rack_id: rack }: UninitializedSled, time: string): Sled => ({
  id,
  rack_id: rack,
  baseboard,
  policy: { kind: 'in_service', provision_policy: 'provisionable' },
  state: 'active',
  usable_hardware_threads: 128,
  usable_physical_ram: 1024 * gib,
  time_created: time,
  time_modified: time,
})

interface NewDisk {
  id: string
  sled: string
  slot: number
  time: string
  serial: string
}

/** Slot 0 holds the drive that the sled starts from. */
const newDisk = ({ id, sled, slot, time, serial }: NewDisk): PhysicalDisk => ({
  id,
  sled_id: sled,
  vendor: 'Ardent',
  model: 'NV-3200',
  serial: `AR${serial.slice(-4)}${slot}`,
  form_factor: slot === 0 ? 'm2' : 'u2',
  policy: { kind: 'in_service' },
  state: 'active',
  time_created: time,
  time_modified: time,
})

/** An instance as its sled's operator sees it. */
function onSled({ store }: Ctx, sled: string, { row, parent }: Entry<Instance & Row>): SledInstance | undefined {
  const project = parent === undefined ? undefined : store.table('project').get(parent)
  const silo = project?.parent === undefined ? undefined : store.table('silo').get(project.parent)
  if (project === undefined || silo === undefined) return undefined
  return {
    id: row.id,
    name: row.name,
    active_sled_id: sled,
    migration_id: null,
    state: row.run_state,
    ncpus: row.ncpus,
    memory: row.memory,
    project_name: project.row.name,
    silo_name: silo.row.name,
    time_created: row.time_created,
    time_modified: row.time_modified,
  }
}
