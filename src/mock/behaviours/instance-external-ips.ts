/** External addresses of an instance: shared ones for going out, ephemeral and floating ones (server-behaviour §8.8). */
import type { ExternalIp, ExternalIpCreate, FloatingIp, Instance, NameOrId } from '../../../generated/api/wire.gen.ts'
import { allocate, allocatePorts, usablePool } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { invalidRequest, unavailable } from '../http/errors.ts'
import type { Rows } from '../store/rows.ts'
import { accepts } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import type { Behaviours } from './behaviour.ts'
import type { InstanceEntry } from './instance-placement.ts'

/** Floating and ephemeral addresses of one instance. */
export const maxExternalIps = 32

export const instanceExternalIps: Behaviours = {
  // One page, never a token.
  instance_external_ip_list: ({ path, query, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    const own = ctx.store.table('instance_external_ip').of(instance.key)
    const floating = floatingIpsOf(ctx, instance.key).map(({ row }): ExternalIp => ({ kind: 'floating', ...row }))
    return { items: [...own.map(({ row }) => row), ...floating], next_page: null }
  },

  instance_ephemeral_ip_attach: ({ path, query, body, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    const pool = usablePool(ctx, body.pool)
    const present = ephemeralOf(ctx, instance.key)
    // There is one per instance, whatever pool it is of.
    if (present !== undefined) return present.row
    assertAddressable(ctx, 'instance.attachEphemeralIp', instance.row)
    assertRoom(ctx, instance.key)
    return addEphemeral(ctx, instance.key, pool.key)
  },

  instance_ephemeral_ip_detach: ({ path, query, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, query)
    const present = ephemeralOf(ctx, instance.key)
    if (present === undefined) throw invalidRequest('instance does not have an ephemeral IP attached')
    assertAddressable(ctx, 'instance.attachEphemeralIp', instance.row)
    ctx.store.table('instance_external_ip').remove(present.key)
  },
}

/** Throws unless the instance may get an address; one is taken away in the same states. */
export function assertAddressable(
  ctx: Ctx,
  rule: 'instance.attachEphemeralIp' | 'instance.attachFloatingIp',
  instance: Instance,
): void {
  if (accepts(ctx, rule, instance)) return
  switch (instance.run_state) {
    case 'creating':
      throw invalidRequest('cannot modify instance IPs, instance is still being created')
    case 'failed':
    case 'repairing':
      throw invalidRequest('cannot modify instance IPs, instance is in unhealthy state')
    default:
      // A state that passes.
      throw unavailable()
  }
}

/** Throws when an instance has as many addresses as it may have. */
export function assertRoom(ctx: Ctx, instance: string): void {
  const count = floatingIpsOf(ctx, instance).length + (ephemeralOf(ctx, instance) === undefined ? 0 : 1)
  if (count >= maxExternalIps) {
    throw invalidRequest(`an instance may not have more than ${maxExternalIps} external IP addresses`)
  }
}

/** Gives a floating IP to an instance, or takes it away with null. */
export const moveFloatingIp = (ctx: Ctx, address: Entry, instance: string | null): FloatingIp =>
  ctx.store.table('floating_ip').patch(address.key, { instance_id: instance, time_modified: ctx.timestamp() }).row

/** Gives a new instance its addresses: a share of one from the default pool, then what the request lists. */
export function giveAddresses(ctx: Ctx, instance: InstanceEntry, wanted: readonly ExternalIpCreate[]): void {
  const { key: pool } = usablePool(ctx, undefined)
  insert(ctx, instance.key, { kind: 'snat', ip_pool_id: pool, ...allocatePorts(ctx, pool) })
  for (const one of wanted) {
    if (one.type === 'ephemeral') addEphemeral(ctx, instance.key, usablePool(ctx, one.pool).key)
    else if (one.type === 'floating') giveFloating(ctx, instance, one.floating_ip)
  }
}

/** Gives back what an instance holds; floating IPs stay, free. */
export function releaseAddresses(ctx: Ctx, instance: string): void {
  const own = ctx.store.table('instance_external_ip')
  for (const { key } of own.of(instance)) own.remove(key)
  for (const address of floatingIpsOf(ctx, instance)) moveFloatingIp(ctx, address, null)
}

function giveFloating(ctx: Ctx, instance: InstanceEntry, nameOrId: NameOrId): void {
  const address = select(ctx, 'floating_ip', nameOrId, isUuid(nameOrId) ? {} : { project: instance.row.project_id })
  if (address.parent !== instance.parent) {
    throw invalidRequest('floating IP must be in the same project as the instance')
  }
  if (address.row.instance_id === instance.key) return
  if ((address.row.instance_id ?? null) !== null) throw attachedElsewhere()
  moveFloatingIp(ctx, address, instance.key)
}

export const attachedElsewhere = (): Error =>
  invalidRequest('floating IP cannot be attached to one instance while still attached to another')

const floatingIpsOf = ({ store }: Ctx, instance: string): Entry<FloatingIp & Row>[] =>
  store
    .table('floating_ip')
    .all()
    .filter(({ row }) => row.instance_id === instance)

type Own = Rows['instance_external_ip']

const ephemeralOf = ({ store }: Ctx, instance: string): Entry<Own & Row> | undefined =>
  store
    .table('instance_external_ip')
    .of(instance)
    .find(({ row }) => row.kind === 'ephemeral')

const addEphemeral = (ctx: Ctx, instance: string, pool: string): Own =>
  insert(ctx, instance, { kind: 'ephemeral', ip: allocate(ctx, pool), ip_pool_id: pool })

const insert = (ctx: Ctx, instance: string, row: Own): Own =>
  ctx.store.table('instance_external_ip').insert(ctx.newId(), row, { parent: instance }).row
