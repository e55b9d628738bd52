/** The life of an instance: what each call does in each state, and what goes on by itself (server-behaviour §8.3). */
import type { Instance, InstanceState } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import { ApiError, conflict, invalidRequest } from '../http/errors.ts'
import { accepts, isNoop } from '../context/rules.ts'
import type { Hidden } from '../store/collection.ts'
import { placeInstance, type InstanceEntry } from './instance-placement.ts'

/** Milliseconds, from one state to the next (server-behaviour §24). */
const times = { create: 1500, firstStart: 2500, start: 3000, stop: 3000, reboot: 3000 }

/** Failed instances are looked after once a minute, … */
const watch = 60_000
/** … and each is left alone this long after it was started again. */
const cooldown = 5 * 60_000

/** States with a virtual machine: hardware is held, and what is built into the machine stays as it is. */
const live = new Set<InstanceState>(['starting', 'running', 'stopping', 'rebooting', 'migrating', 'repairing'])

export const hasVm = ({ run_state: state }: Instance): boolean => live.has(state)

const nextKey = (instance: string): string => `instance/${instance}/next`
const restartKey = (instance: string): string => `instance/${instance}/restart`

/** Begins the life of an instance that was made to start. */
export function beginInstance(ctx: Ctx, instance: InstanceEntry): void {
  ctx.schedule({
    job: 'instance-first-start',
    key: nextKey(instance.key),
    after: times.create,
    data: { id: instance.key },
  })
}

/** Drops everything that would still happen to an instance. */
export function endInstance(ctx: Ctx, instance: InstanceEntry): void {
  ctx.unschedule(nextKey(instance.key))
  ctx.unschedule(restartKey(instance.key))
}

/** Starts it; starting what is up changes nothing. */
export function startInstance(ctx: Ctx, instance: InstanceEntry): Instance {
  if (isNoop(ctx, 'instance.start', instance.row)) return instance.row
  if (accepts(ctx, 'instance.start', instance.row)) return boot(ctx, instance, times.start).row
  const { run_state: state } = instance.row
  throw conflict(
    state === 'stopping'
      ? 'instance must finish stopping before it can be started'
      : `instance is in state ${state} but it must be stopped to be started`,
  )
}

/** Stops it; one that failed has nothing left to stop. */
export function stopInstance(ctx: Ctx, instance: InstanceEntry): Instance {
  if (isNoop(ctx, 'instance.stop', instance.row)) return instance.row
  if (!accepts(ctx, 'instance.stop', instance.row)) throw unchangeable(instance.row.run_state)
  if (!hasVm(instance.row)) {
    ctx.unschedule(restartKey(instance.key))
    return enter(ctx, instance, 'stopped').row
  }
  later(ctx, instance, 'stopped', times.stop)
  return enter(ctx, instance, 'stopping').row
}

/** Restarts it; on the way up, down and up again is what happens anyway. */
export function rebootInstance(ctx: Ctx, instance: InstanceEntry): Instance {
  const { run_state: state } = instance.row
  if (isNoop(ctx, 'instance.reboot', instance.row)) return instance.row
  if (!accepts(ctx, 'instance.reboot', instance.row)) {
    throw state === 'stopped'
      ? invalidRequest('cannot reboot an instance in state stopped with no VMM')
      : unchangeable(state)
  }
  later(ctx, instance, 'running', times.reboot)
  return enter(ctx, instance, 'rebooting', booted(ctx, instance)).row
}

function unchangeable(state: InstanceState): ApiError {
  return invalidRequest(
    state === 'creating'
      ? 'cannot change instance state while it is still being created'
      : `instance state cannot be changed from ${state}`,
  )
}

/** Throws unless the instance may be deleted. */
export function assertDeletable(ctx: Ctx, { row }: InstanceEntry): void {
  if (accepts(ctx, 'instance.delete', row)) return
  const { run_state: state } = row
  if (state === 'stopping') {
    throw invalidRequest('cannot delete instance: instance is running or has not yet fully stopped')
  }
  throw invalidRequest(`instance cannot be deleted in state "${state}"`)
}

/**
 * Has a failed instance started again when its cooldown has passed, if its policy says so. `attempt` counts tries that
 * found no room: each waits twice as long, up to a day, so that weeks nobody looked make few of them.
 */
export function planRestart(ctx: Ctx, instance: InstanceEntry, attempt = 0): void {
  const { run_state: state, auto_restart_policy: policy, auto_restart_cooldown_expiration: expiration } = instance.row
  if (state !== 'failed' || policy === 'never') {
    ctx.unschedule(restartKey(instance.key))
    return
  }
  const wait = expiration === undefined || expiration === null ? 0 : Date.parse(expiration) - ctx.now().getTime()
  ctx.schedule({
    job: 'instance-restart',
    key: restartKey(instance.key),
    after: Math.max(wait, 0) + Math.min(watch * 2 ** attempt, 24 * 60 * watch),
    data: { id: instance.key, attempt },
  })
}

/** Gives it a virtual machine. Throws 507 when there is no room for one. */
function boot(ctx: Ctx, instance: InstanceEntry, until: number): InstanceEntry {
  const sled = placeInstance(ctx.store, instance)
  ctx.unschedule(restartKey(instance.key))
  later(ctx, instance, 'running', until)
  return enter(ctx, instance, 'starting', { ...instance.hidden, sled, boots: [ctx.now().getTime()] })
}

/** What is hidden of an instance whose guest starts anew. */
const booted = (ctx: Ctx, instance: InstanceEntry): Hidden => ({
  ...instance.hidden,
  boots: [...bootsOf(instance), ctx.now().getTime()],
})

/** When its guest came up, again and again, in milliseconds since the epoch; first as the machine was started. */
export function bootsOf({ row, hidden }: InstanceEntry): number[] {
  const boots = hidden?.['boots']
  // Machines of a story that says nothing of it have been up since their state began.
  return Array.isArray(boots) ? boots.map(Number) : [Date.parse(row.time_run_state_updated)]
}

function enter(ctx: Ctx, instance: InstanceEntry, state: InstanceState, hidden?: Hidden): InstanceEntry {
  const row = { ...instance.row, run_state: state, time_run_state_updated: ctx.timestamp() }
  return ctx.store.table('instance').replace(instance.key, row, hidden === undefined ? {} : { hidden })
}

function later(ctx: Ctx, instance: InstanceEntry, state: InstanceState, after: number): void {
  ctx.schedule({ job: 'instance-next', key: nextKey(instance.key), after, data: { id: instance.key, state } })
}

/** The instance that a job is about; undefined when it is gone. */
const subject = (ctx: Ctx, id: unknown): InstanceEntry | undefined => ctx.store.table('instance').get(String(id))

/** Finishes a start, stop or reboot. */
export const instanceNext: ScheduledJob = (ctx, { id, state }) => {
  const instance = subject(ctx, id)
  if (instance === undefined) return
  if (state === 'running') {
    enter(ctx, instance, 'running')
    return
  }
  const { sled: _sled, boots: _boots, ...hidden } = instance.hidden ?? {}
  enter(ctx, instance, 'stopped', hidden)
}

/** First start after the making. Without room for it the instance stays, stopped. */
export const instanceFirstStart: ScheduledJob = (ctx, { id }) => {
  const instance = subject(ctx, id)
  if (instance === undefined) return
  try {
    boot(ctx, instance, times.firstStart)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    enter(ctx, instance, 'stopped')
  }
}

/** Starts a failed instance again; without room for it another try follows. */
export const instanceRestart: ScheduledJob = (ctx, { id, attempt }) => {
  const instance = subject(ctx, id)
  if (instance === undefined || instance.row.run_state !== 'failed') return
  try {
    const { key, row } = boot(ctx, instance, times.start)
    ctx.store.table('instance').patch(key, {
      time_last_auto_restarted: row.time_run_state_updated,
      auto_restart_cooldown_expiration: new Date(ctx.now().getTime() + cooldown).toISOString(),
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    planRestart(ctx, instance, Number(attempt) + 1)
  }
}
