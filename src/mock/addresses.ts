/** External addresses: pools that a silo may use, their ranges, and what is handed out of them. */
import type { IpPool } from '../../generated/api/wire.gen.ts'
import type { Ctx } from './ctx.ts'
import { select } from './crud/select.ts'
import { insufficientCapacity, invalidRequest, notFound, nothingFound } from './errors.ts'
import { isUuid } from './uuid.ts'
import { hasAddress, lowestFree, spanOf, type Span } from './net.ts'
import type { Entry, Row } from './store/collection.ts'
import type { Store } from './store/store.ts'

/** The ranges of a pool. */
export const spansOf = (store: Store, pool: string): Span[] =>
  store
    .table('ip_pool_range')
    .of(pool)
    .flatMap(({ row }) => spanOf(row.range) ?? [])

/** Addresses of a pool that something holds. */
export function takenOf(store: Store, pool: string): Set<string> {
  const taken = new Set<string>()
  for (const { row } of store.table('floating_ip').all()) if (row.ip_pool_id === pool) taken.add(row.ip)
  return taken
}

/** The link of a pool to a silo. */
export const linkOf = (store: Store, pool: string, silo: string): { is_default: boolean } | undefined =>
  store.table('ip_pool_silo').find(({ row }) => row.ip_pool_id === pool && row.silo_id === silo)?.row

/** The pool that a request names, or the default one of the caller's silo. Throws 404 when the silo may not use it. */
export function usablePool(ctx: Ctx, nameOrId: string | null | undefined): Entry<IpPool & Row> {
  const { store, user } = ctx
  if (nameOrId === null || nameOrId === undefined) {
    const link = store.table('ip_pool_silo').find(({ row }) => row.silo_id === user.silo_id && row.is_default)
    const pool = link === undefined ? undefined : store.table('ip_pool').get(link.row.ip_pool_id)
    if (pool === undefined) throw nothingFound('default IP pool for current silo')
    return pool
  }
  const pool = select(ctx, 'ip_pool', nameOrId)
  if (linkOf(store, pool.key, user.silo_id) === undefined) {
    throw notFound('ip-pool', isUuid(nameOrId) ? { id: nameOrId } : { name: nameOrId })
  }
  return pool
}

/** An address of the pool: the one asked for, or the lowest free one. */
export function allocate(ctx: Ctx, pool: string, wanted: string | null | undefined): string {
  const spans = spansOf(ctx.store, pool)
  const taken = takenOf(ctx.store, pool)
  if (wanted === null || wanted === undefined) {
    const free = lowestFree(spans, taken)
    if (free === undefined) throw insufficientCapacity('No external IP addresses available')
    return free
  }
  if (taken.has(wanted) || !spans.some((span) => hasAddress(span, wanted))) {
    throw invalidRequest('Requested external IP address not available')
  }
  return wanted
}
