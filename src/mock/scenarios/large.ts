/** The default story among many others. */
import type { Ctx } from '../context/ctx.ts'
import { defaultUserNote } from '../sign-in/identity.ts'
import { seedStory } from '../seed/story.ts'
import { seedVolume, type Volume } from '../seed/volume.ts'

const volume: Volume = { silos: 200, sleds: 128, projects: 40, instances: 10_000, disks: 3000 }

const tib = 2 ** 40

/** The default user's silo has most of it, and quotas to match. */
export function seedLarge(ctx: Ctx): void {
  seedStory(ctx)
  const { store } = ctx
  const silo = store.table('user').get(store.meta(defaultUserNote) ?? '')?.row.silo_id
  if (silo === undefined) throw new Error('the story has no default user')
  seedVolume(ctx, silo, volume)
  const [quotas] = store.table('silo_quotas').of(silo)
  if (quotas !== undefined)
    store.table('silo_quotas').patch(quotas.key, { cpus: 65_536, memory: 256 * tib, storage: 512 * tib })
}
