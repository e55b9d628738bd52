/** What brings rows up to the time of a request, before every request: cheap and idempotent. */
import type { Ctx } from '../context/ctx.ts'
import { dropContents } from '../behaviours/disk-content.ts'
import { dropExpiredSessions } from '../sign-in/sessions.ts'

export const timed: readonly ((ctx: Ctx) => void)[] = [dropExpiredSessions, dropContents]
