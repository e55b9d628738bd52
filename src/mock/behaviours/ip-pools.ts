/** IP pools and the silos that may use them (server-behaviour §17, §11). */
import type { IpPoolSiloLink, SiloIpPool } from '../../../generated/api/wire.gen.ts'
import { addressesOf, linkOf, spansOf, takenOf } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { assertDeletable, createRow, removeRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { alreadyExists, invalidRequest, notFound, nothingFound } from '../http/errors.ts'
import { sizeOf } from '../formats/net.ts'
import type { Entry, Row } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import { attachDefaultPool } from '../networking/vpc-defaults.ts'
import { paged, type Behaviours } from './behaviour.ts'

/** Silos of the platform itself: their addresses come from the service pool. */
const internalSilos = new Set(['default-silo'])

export const ipPools: Behaviours = {
  ip_pool_create: ({ body, ctx }) => {
    if (body.ip_version === 'v6') throw invalidRequest('IPv6 pools are not yet supported')
    return createRow({ ctx, entity: 'ip_pool', body: { ...body } }).row
  },

  ip_pool_delete: ({ path, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    assertDeletable(ctx, 'ip_pool', pool)
    detachFrom(ctx, pool.key, () => true)
    removeRow(ctx, 'ip_pool', pool)
  },

  ip_pool_utilization_view: ({ path, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    // Counted exactly and rounded once: the contract's numbers are floats.
    const capacity = spansOf(ctx.store, pool.key).reduce((sum, span) => sum + sizeOf(span), 0n)
    const allocated = BigInt(takenOf(ctx.store, pool.key).size)
    return { capacity: Number(capacity), remaining: Number(capacity - allocated) }
  },

  ip_pool_silo_link: ({ path, body, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const silo = select(ctx, 'silo', body.silo)
    if (internalSilos.has(silo.row.name)) throw invalidRequest('IP pools cannot be linked to the internal silo')
    const clash =
      linkOf(ctx.store, pool.key, silo.key) !== undefined ||
      (body.is_default && defaultLink(ctx, silo.key) !== undefined)
    if (clash) {
      throw alreadyExists('ip-pool-resource', `ip_pool_id: ${pool.key}, resource_id: ${silo.key}, resource_type: Silo`)
    }
    const { row } = createRow({
      ctx,
      entity: 'ip_pool_silo',
      body: {},
      extra: { ip_pool_id: pool.key, silo_id: silo.key, is_default: body.is_default },
    })
    if (body.is_default) attachTo(ctx, pool.key, silo.key)
    return row
  },

  ip_pool_silo_update: ({ path, body, ctx }) => {
    const link = linkBetween(ctx, path)
    if (link === undefined) throw nothingFound('ip-pool-resource with id "(pool, silo)"')
    const links = ctx.store.table('ip_pool_silo')
    const former = defaultLink(ctx, link.row.silo_id)
    if (body.is_default && former?.key !== link.key) {
      // The silo's default moves: the old pool stays linked.
      if (former !== undefined) links.patch(former.key, { is_default: false })
      attachTo(ctx, link.row.ip_pool_id, link.row.silo_id)
    }
    return links.patch(link.key, { is_default: body.is_default }).row
  },

  ip_pool_silo_unlink: ({ path, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const silo = select(ctx, 'silo', path.silo)
    const within = (project: string): boolean => ctx.store.table('project').get(project)?.parent === silo.key
    if (addressesOf(ctx.store).some((held) => held.pool === pool.key && within(held.project)))
      throw invalidRequest('IP addresses from this pool are in use in the linked silo')
    const link = linkBetween(ctx, path)
    if (link === undefined) return
    detachFrom(ctx, pool.key, within)
    ctx.store.table('ip_pool_silo').remove(link.key)
  },

  project_ip_pool_list: ({ query, ctx }) => paged('project_ip_pool_list', query, () => poolsOf(ctx, ctx.user.silo_id)),

  project_ip_pool_view: ({ path, ctx }) => {
    const pool = poolsOf(ctx, ctx.user.silo_id).find((row) => row.id === path.pool || row.name === path.pool)
    if (pool === undefined) throw notFound('ip-pool', isUuid(path.pool) ? { id: path.pool } : { name: path.pool })
    return pool
  },
}

/** Pools a silo may use, each with whether it is the silo's default. */
function poolsOf({ store }: Ctx, silo: string): SiloIpPool[] {
  return store
    .table('ip_pool_silo')
    .all()
    .filter(({ row }) => row.silo_id === silo)
    .flatMap(({ row }) => {
      const pool = store.table('ip_pool').get(row.ip_pool_id)?.row
      if (pool === undefined) return []
      const { ip_version: _version, ...shown } = pool
      return [{ ...shown, is_default: row.is_default }]
    })
}

type Link = Entry<IpPoolSiloLink & Row>

/** The link that a path names; both ends must be there. */
function linkBetween(ctx: Ctx, path: { pool: string; silo: string }): Link | undefined {
  const pool = select(ctx, 'ip_pool', path.pool)
  const silo = select(ctx, 'silo', path.silo)
  return ctx.store.table('ip_pool_silo').find(({ row }) => row.ip_pool_id === pool.key && row.silo_id === silo.key)
}

/** The link of a silo's default pool. */
const defaultLink = ({ store }: Ctx, silo: string): Link | undefined =>
  store.table('ip_pool_silo').find(({ row }) => row.silo_id === silo && row.is_default)

/** Attaches a silo's new default pool to the default gateway of each of its VPCs. */
function attachTo(ctx: Ctx, pool: string, silo: string): void {
  for (const { key } of ctx.store.table('project').of(silo)) {
    for (const { row: vpc } of ctx.store.table('vpc').of(key)) attachDefaultPool(ctx, vpc, pool)
  }
}

/** Removes the attachments of a pool to gateways of the projects that fit. */
function detachFrom({ store }: Ctx, pool: string, fits: (project: string) => boolean): void {
  const attachments = store.table('internet_gateway_ip_pool')
  for (const { key, row } of attachments.all()) {
    if (row.ip_pool_id !== pool) continue
    const gateway = store.table('internet_gateway').get(row.internet_gateway_id)
    const project = gateway === undefined ? undefined : store.table('vpc').get(gateway.row.vpc_id)?.row.project_id
    if (project === undefined || fits(project)) attachments.remove(key)
  }
}
