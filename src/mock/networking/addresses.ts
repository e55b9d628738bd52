/** External addresses: pools that a silo may use, their ranges, and what is handed out of them. */
import type { IpPool } from '../../../generated/api/wire.gen.ts'
import { partOf } from '../../lib/variants.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { insufficientCapacity, invalidRequest, notFound, nothingFound } from '../http/errors.ts'
import { isUuid } from '../formats/uuid.ts'
import { hasAddress, lowestFree, spanOf, type Span } from '../formats/net.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** Ports of one SNAT entry: four instances share an address. */
const portsPerBlock = 16_384
const blocksPerAddress = 4

/** The ranges of a pool. */
export const spansOf = (store: Store, pool: string): Span[] =>
  store
    .table('ip_pool_range')
    .of(pool)
    .flatMap(({ row }) => spanOf(row.range) ?? [])

/** An external address that something holds. */
export interface HeldAddress {
  readonly ip: string
  /** Key of its pool. */
  readonly pool: string
  /** Key of the project that it counts for. */
  readonly project: string
  /** Key of the instance that uses it. */
  readonly instance?: string
}

/** Every external address in use. One that several instances share (SNAT) occurs once for each. */
export function addressesOf(store: Store): HeldAddress[] {
  const held: HeldAddress[] = []
  for (const { row } of store.table('floating_ip').all()) {
    const { ip, ip_pool_id: pool, project_id: project, instance_id: instance } = row
    held.push({ ip, pool, project, ...(instance === null || instance === undefined ? {} : { instance }) })
  }
  for (const { row, parent: instance = '' } of store.table('instance_external_ip').all()) {
    const project = store.table('instance').get(instance)?.parent ?? ''
    const [ip, pool] = [partOf(row, 'ip'), partOf(row, 'ip_pool_id')]
    if (typeof ip === 'string' && typeof pool === 'string') held.push({ ip, pool, project, instance })
  }
  for (const { row, parent: project = '', hidden } of store.table('probe').all()) {
    for (const { ip } of row.external_ips) held.push({ ip, pool: String(hidden?.['pool']), project })
  }
  return held
}

/** Addresses of a pool that something holds; one that several share counts once. */
export const takenOf = (store: Store, pool: string): Set<string> =>
  new Set(addressesOf(store).flatMap((held) => (held.pool === pool ? [held.ip] : [])))

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
export function allocate(ctx: Ctx, pool: string, wanted?: string | null): string {
  const spans = spansOf(ctx.store, pool)
  const taken = takenOf(ctx.store, pool)
  if (wanted === null || wanted === undefined) return lowest(spans, taken)
  if (taken.has(wanted) || !spans.some((span) => hasAddress(span, wanted))) {
    throw invalidRequest('Requested external IP address not available')
  }
  return wanted
}

/** A shared address and the ports on it. */
export interface PortBlock {
  readonly ip: string
  readonly first_port: number
  readonly last_port: number
}

/** The lowest free block of ports on the lowest address that has one. */
export function allocatePorts({ store }: Ctx, pool: string): PortBlock {
  const used = new Map<string, Set<number>>()
  for (const { row } of store.table('instance_external_ip').all()) {
    if (row.kind !== 'snat' || row.ip_pool_id !== pool) continue
    const ports = used.get(row.ip) ?? new Set()
    used.set(row.ip, ports.add(row.first_port))
  }
  const taken = takenOf(store, pool)
  for (const [ip, ports] of used) if (ports.size < blocksPerAddress) taken.delete(ip)
  const ip = lowest(spansOf(store, pool), taken)
  const ports = used.get(ip)
  let first = 0
  while (ports?.has(first) === true) first += portsPerBlock
  return { ip, first_port: first, last_port: first + portsPerBlock - 1 }
}

function lowest(spans: readonly Span[], taken: ReadonlySet<string>): string {
  const free = lowestFree(spans, taken)
  if (free === undefined) throw insufficientCapacity('No external IP addresses available')
  return free
}
