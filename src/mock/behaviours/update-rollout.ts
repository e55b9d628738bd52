/** The update of the system: one component after the other, by the clock (server-behaviour §22). */
import type { UpdateStatus } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import { publishAlert } from '../alerts/publish.ts'

/** Milliseconds that one component takes; hours on the platform. */
const stepTime = 3000

/** The one row's key. */
const only = 'system_update'

/** Before a release was ever chosen. */
const fresh = (ctx: Ctx): UpdateStatus => ({
  components_by_release_version: {},
  target_release: null,
  time_last_step_planned: ctx.timestamp(),
  suspended: false,
})

/** How far the update is. */
export const updateStatus = (ctx: Ctx): UpdateStatus => ctx.store.table('system_update').get(only)?.row ?? fresh(ctx)

/** Writes the status; for seeds. */
export function putStatus(ctx: Ctx, status: UpdateStatus): void {
  const rows = ctx.store.table('system_update')
  if (rows.get(only) === undefined) rows.insert(only, { ...status })
  else rows.replace(only, { ...status })
}

/** Chooses a release: components move to it from now on. */
export function setTarget(ctx: Ctx, version: string): void {
  const status = updateStatus(ctx)
  putStatus(ctx, {
    ...status,
    target_release: { version, time_requested: ctx.timestamp() },
    time_last_step_planned: ctx.timestamp(),
    suspended: false,
  })
  next(ctx)
}

/** Has the next step done, if there is one. */
function next(ctx: Ctx): void {
  if (waiting(updateStatus(ctx)) === undefined) ctx.unschedule('update-step')
  else ctx.schedule({ job: 'update-step', key: 'update-step', after: stepTime })
}

/** The version of the component whose turn it is: those that were there first go first. */
function waiting({ components_by_release_version: counts, target_release: target }: UpdateStatus): string | undefined {
  if (target === null) return undefined
  return Object.keys(counts).find((version) => version !== target.version && (counts[version] ?? 0) > 0)
}

/** Moves one component to the target release. */
export const updateStep: ScheduledJob = (ctx) => {
  const status = updateStatus(ctx)
  const from = waiting(status)
  if (from === undefined || status.target_release === null || status.suspended) return
  const to = status.target_release.version
  const counts = { ...status.components_by_release_version }
  const left = (counts[from] ?? 0) - 1
  if (left > 0) counts[from] = left
  else delete counts[from]
  counts[to] = (counts[to] ?? 0) + 1
  putStatus(ctx, { ...status, components_by_release_version: counts, time_last_step_planned: ctx.timestamp() })
  if (waiting(updateStatus(ctx)) === undefined) publishAlert(ctx, 'update.finished')
  next(ctx)
}
