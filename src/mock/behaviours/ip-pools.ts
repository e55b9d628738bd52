/** IP pools, their ranges, and the silos that may use them (server-behaviour §17, §11). */
import type { IpPoolSiloLink, IpRange, SiloIpPool } from '../../../generated/api/wire.gen.ts'
import { formatIp } from '../../lib/ip.ts'
import { linkOf, spansOf, takenOf } from '../addresses.ts'
import type { Ctx } from '../ctx.ts'
import { createRow, deleteRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { alreadyExists, badRequest, invalidRequest, notFound, nothingFound } from '../errors.ts'
import { isUuid } from '../uuid.ts'
import { hasAddress, overlaps, sizeOf, spanOf, type Span } from '../net.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const ipPools: Behaviours = {
  ip_pool_create: ({ body, ctx }) => {
    if (body.ip_version === 'v6') throw invalidRequest('IPv6 pools are not yet supported')
    return createRow({ ctx, entity: 'ip_pool', body: { ...body } }).row
  },

  ip_pool_range_list: ({ path, query, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    return paged(
      'ip_pool_range_list',
      query,
      () =>
        ctx.store
          .table('ip_pool_range')
          .of(pool.key)
          .map(({ row }) => row),
      {
        of: (row) => addressKey(row.range),
      },
    )
  },

  ip_pool_range_add: ({ path, body, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const span = readSpan(body)
    if (span.version === 'v6') throw invalidRequest('IPv6 ranges are not allowed yet')
    const taken = ctx.store.table('ip_pool_range').find(({ row }) => {
      const other = spanOf(row.range)
      return other !== undefined && overlaps(span, other)
    })
    if (taken !== undefined)
      throw invalidRequest(`The provided IP range ${rangeText(body)} overlaps with an existing range`)
    return createRow({ ctx, entity: 'ip_pool_range', parent: pool.key, body: {}, extra: { range: normal(span) } }).row
  },

  ip_pool_range_remove: ({ path, body, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const wanted = normal(readSpan(body))
    const found = ctx.store
      .table('ip_pool_range')
      .of(pool.key)
      .find(({ row }) => row.range.first === wanted.first && row.range.last === wanted.last)
    if (found === undefined) throw invalidRequest(`The provided range ${rangeText(body)} does not exist`)
    const span = readSpan(found.row.range)
    if ([...takenOf(ctx.store, pool.key)].some((address) => hasAddress(span, address))) {
      throw invalidRequest('IP pool ranges cannot be deleted while external IP addresses are allocated from them')
    }
    deleteRow(ctx, 'ip_pool_range', found)
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
    const clash =
      linkOf(ctx.store, pool.key, silo.key) !== undefined || (body.is_default && defaultOf(ctx, silo.key) !== undefined)
    if (clash) {
      throw alreadyExists('ip-pool-resource', `ip_pool_id: ${pool.key}, resource_id: ${silo.key}, resource_type: Silo`)
    }
    return createRow({
      ctx,
      entity: 'ip_pool_silo',
      body: {},
      extra: { ip_pool_id: pool.key, silo_id: silo.key, is_default: body.is_default },
    }).row
  },

  ip_pool_silo_update: ({ path, body, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const silo = select(ctx, 'silo', path.silo)
    const links = ctx.store.table('ip_pool_silo')
    const link = links.find(({ row }) => row.ip_pool_id === pool.key && row.silo_id === silo.key)
    if (link === undefined) throw nothingFound('ip-pool-resource with id "(pool, silo)"')
    const former = defaultOf(ctx, silo.key)
    // The silo's default moves: the old pool stays linked.
    if (body.is_default && former !== undefined && former !== link.key) links.patch(former, { is_default: false })
    return links.patch(link.key, { is_default: body.is_default }).row
  },

  ip_pool_silo_unlink: ({ path, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    const silo = select(ctx, 'silo', path.silo)
    const projects = new Set(
      ctx.store
        .table('project')
        .of(silo.key)
        .map(({ key }) => key),
    )
    const used = ctx.store
      .table('floating_ip')
      .find(({ row }) => row.ip_pool_id === pool.key && projects.has(row.project_id))
    if (used !== undefined) throw invalidRequest('IP addresses from this pool are in use in the linked silo')
    const links = ctx.store.table('ip_pool_silo')
    const link = links.find(({ row }) => row.ip_pool_id === pool.key && row.silo_id === silo.key)
    if (link !== undefined) links.remove(link.key)
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

/** Key of the link of a silo's default pool. */
const defaultOf = ({ store }: Ctx, silo: string): string | undefined =>
  store.table('ip_pool_silo').find(({ row }: { row: IpPoolSiloLink }) => row.silo_id === silo && row.is_default)?.key

/** The body passed the contract: only the order of its ends is left to ask. */
function readSpan(range: IpRange): Span {
  const span = spanOf(range)
  if (span !== undefined) return span
  throw badRequest('unable to parse JSON body: IP address ranges must be non-decreasing')
}

const rangeText = ({ first, last }: IpRange): string => `${first}-${last}`

const normal = ({ version, first, last }: Span): IpRange => ({
  first: formatIp({ version, value: first }),
  last: formatIp({ version, value: last }),
})

/** A text that sorts as the first address does. */
const addressKey = (range: IpRange): string => (spanOf(range)?.first ?? 0n).toString(16).padStart(32, '0')
