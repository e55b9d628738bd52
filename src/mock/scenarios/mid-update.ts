/** The default story, while a new release is being rolled out. */
import type { Ctx } from '../context/ctx.ts'
import { seedStory } from '../seed/story.ts'
import { setTarget } from '../behaviours/update-rollout.ts'

/** The newest release of the story was chosen a moment ago: components move to it one after the other. */
export function seedMidUpdate(ctx: Ctx): void {
  seedStory(ctx)
  setTarget(ctx, '17.2.0')
}
