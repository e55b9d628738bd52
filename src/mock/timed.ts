/** What brings rows up to the time of a request, before every request: cheap and idempotent. */
import type { Ctx } from './ctx.ts'

export const timed: readonly ((ctx: Ctx) => void)[] = []
