/** The roles table. */
import { authorize as askRoles } from '../access/authorize.ts'
import type { Guard } from '../context/guard.ts'
import { touchSession } from './sessions.ts'

/** Refuses what the caller's roles do not allow. A request that is let in keeps its session alive. */
export const authorize: Guard = (call) => {
  askRoles(call)
  if (call.ctx.session !== undefined) touchSession(call.ctx, call.ctx.session)
}
