/** The default story, while a new release is being rolled out. */
import type { Ctx } from '../ctx.ts'
import { seedStory } from '../seed/story.ts'

/** Filled in with the behaviour of updates. */
export function seedMidUpdate(ctx: Ctx): void {
  seedStory(ctx)
}
