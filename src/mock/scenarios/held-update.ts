/** The default story, half-way through an update that does not go on. */
import type { Ctx } from '../context/ctx.ts'
import { putStatus } from '../behaviours/update-rollout.ts'
import { seedStory } from '../seed/story.ts'

const hour = 3_600_000

/** Nothing was planned for hours, and nothing will be. @param suspended as after a manual recovery: until a target is set again */
export const seedHeldUpdate =
  (suspended: boolean) =>
  (ctx: Ctx): void => {
    seedStory(ctx)
    const ago = (hours: number): string => new Date(ctx.now().getTime() - hours * hour).toISOString()
    putStatus(ctx, {
      components_by_release_version: { '17.1.0': 24, 'install dataset': 2, unknown: 1, '17.2.0': 35 },
      target_release: { version: '17.2.0', time_requested: ago(6) },
      time_last_step_planned: ago(3),
      suspended,
    })
  }
