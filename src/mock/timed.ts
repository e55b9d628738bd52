/** What brings rows up to the time of a request, before every request: cheap and idempotent. */
import type { Ctx } from './ctx.ts'
import { dropContents } from './disk-content.ts'
import { dropExpiredSessions } from './sessions.ts'

export const timed: readonly ((ctx: Ctx) => void)[] = [dropExpiredSessions, dropContents]
