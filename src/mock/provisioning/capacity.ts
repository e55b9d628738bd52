/** Quotas of a silo and what is provisioned against them (server-behaviour §0.6). */
import type { VirtualResourceCounts } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { insufficientCapacity } from '../http/errors.ts'
import type { Store } from '../store/store.ts'
import { totalsOf } from './totals.ts'

/** What a silo's projects use: storage while a disk or snapshot exists, CPU and memory while an instance runs. */
export const provisioned = (store: Store, silo: string): VirtualResourceCounts =>
  totalsOf(store).of(silo) ?? { cpus: 0, memory: 0, storage: 0 }

/** A silo's limits; a silo without a row has none to give. */
export function quotasOf(store: Store, silo: string): VirtualResourceCounts {
  const [quotas] = store.table('silo_quotas').of(silo)
  return { cpus: quotas?.row.cpus ?? 0, memory: quotas?.row.memory ?? 0, storage: quotas?.row.storage ?? 0 }
}

const contact = 'contact the rack operator to request a capacity increase.'

/** Throws 507 when `bytes` more storage would pass the quota of the caller's silo. */
export function chargeStorage(ctx: Ctx, bytes: number): void {
  const silo = ctx.user.silo_id
  if (provisioned(ctx.store, silo).storage + bytes <= quotasOf(ctx.store, silo).storage) return
  throw insufficientCapacity(
    `Storage Limit Exceeded: Not enough storage to complete request. Either remove unneeded disks and snapshots to free up resources or ${contact}`,
  )
}

/** Throws 507 when starting an instance of this size would pass the quota of a silo. */
export function chargeCompute(store: Store, silo: string, size: { ncpus: number; memory: number }): void {
  const used = provisioned(store, silo)
  const limits = quotasOf(store, silo)
  const refuse = (what: string, resource: string): Error =>
    insufficientCapacity(
      `${what} Limit Exceeded: Not enough ${resource} to complete request. Either stop unused instances to free up resources or ${contact}`,
    )
  if (used.cpus + size.ncpus > limits.cpus) throw refuse('vCPU', 'vCPUs')
  if (used.memory + size.memory > limits.memory) throw refuse('Memory', 'memory')
}
