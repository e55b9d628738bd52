/** Ranges of IP pools and of the pool for the platform's own services (server-behaviour §17). */
import type { IpPool, IpPoolRange, IpRange } from '../../../generated/api/wire.gen.ts'
import { formatIp } from '../../lib/ip.ts'
import { takenOf } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { badRequest, invalidRequest, missing } from '../http/errors.ts'
import { hasAddress, overlaps, spanOf, type Span } from '../formats/net.ts'
import type { Entry, Row } from '../store/collection.ts'
import { paged, type Behaviours } from './behaviour.ts'

/** Kinds of ranges: no two of them may overlap, whatever pools they are in. */
const kinds = ['ip_pool_range', 'service_ip_pool_range'] as const
type Kind = (typeof kinds)[number]

export const ipPoolRanges: Behaviours = {
  ip_pool_range_list: ({ path, query, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool)
    return paged('ip_pool_range_list', query, () => rangesOf(ctx, 'ip_pool_range', pool.key), byAddress)
  },

  ip_pool_range_add: ({ path, body, ctx }) =>
    addRange(ctx, { kind: 'ip_pool_range', pool: select(ctx, 'ip_pool', path.pool).key, range: body }),

  ip_pool_range_remove: ({ path, body, ctx }) => {
    const pool = select(ctx, 'ip_pool', path.pool).key
    removeRange(ctx, { kind: 'ip_pool_range', pool, range: body }, takenOf(ctx.store, pool))
  },

  ip_pool_service_view: ({ ctx }) => servicePool(ctx).row,

  ip_pool_service_range_list: ({ query, ctx }) =>
    paged(
      'ip_pool_service_range_list',
      query,
      () => rangesOf(ctx, 'service_ip_pool_range', servicePool(ctx).key),
      byAddress,
    ),

  ip_pool_service_range_add: ({ body, ctx }) =>
    addRange(ctx, { kind: 'service_ip_pool_range', pool: servicePool(ctx).key, range: body }),

  ip_pool_service_range_remove: ({ body, ctx }) => {
    const { key, hidden } = servicePool(ctx)
    const addresses = hidden?.['addresses']
    const used = new Set(Array.isArray(addresses) ? addresses.map(String) : [])
    removeRange(ctx, { kind: 'service_ip_pool_range', pool: key, range: body }, used)
  },
}

/** The one pool of the platform's own services; what it has handed out is hidden with it. */
function servicePool({ store }: Ctx): Entry<IpPool & Row> {
  const [pool] = store.table('service_ip_pool').all()
  // Every rack has one from its setup on.
  if (pool === undefined) throw missing('the rack has not been set up')
  return pool
}

const rangesOf = ({ store }: Ctx, kind: Kind, pool: string): IpPoolRange[] =>
  store
    .table(kind)
    .of(pool)
    .map(({ row }) => row)

interface RangeRequest {
  readonly kind: Kind
  /** Key of the pool. */
  readonly pool: string
  readonly range: IpRange
}

function addRange(ctx: Ctx, { kind, pool, range }: RangeRequest): IpPoolRange {
  const span = readSpan(range)
  if (span.version === 'v6') throw invalidRequest('IPv6 ranges are not allowed yet')
  const taken = kinds.some((each) =>
    ctx.store
      .table(each)
      .all()
      .some(({ row }) => {
        const other = spanOf(row.range)
        return other !== undefined && overlaps(span, other)
      }),
  )
  if (taken) throw invalidRequest(`The provided IP range ${rangeText(range)} overlaps with an existing range`)
  const row = { id: ctx.newId(), ip_pool_id: pool, range: normal(span), time_created: ctx.timestamp() }
  return ctx.store.table(kind).insert(row.id, row, { parent: pool }).row
}

function removeRange(ctx: Ctx, { kind, pool, range }: RangeRequest, used: ReadonlySet<string>): void {
  const span = readSpan(range)
  const wanted = normal(span)
  const found = ctx.store
    .table(kind)
    .of(pool)
    .find(({ row }) => row.range.first === wanted.first && row.range.last === wanted.last)
  if (found === undefined) throw invalidRequest(`The provided range ${rangeText(range)} does not exist`)
  if ([...used].some((address) => hasAddress(span, address)))
    throw invalidRequest('IP pool ranges cannot be deleted while external IP addresses are allocated from them')
  ctx.store.table(kind).remove(found.key)
}

/** Throws 400 unless the ends stand in their order: all else the contract asked. */
export const assertOrdered = (range: IpRange): void => void readSpan(range)

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

/** Ascending by first address: a text that sorts as the number does. */
const byAddress = {
  of: ({ range }: IpPoolRange): string => (spanOf(range)?.first ?? 0n).toString(16).padStart(32, '0'),
}
