/** A system on its first day. */
import type { Ctx } from '../context/ctx.ts'
import { defaultUserNote } from '../sign-in/identity.ts'
import { createSeeder } from '../seed/seeder.ts'

const gib = 2 ** 30

/** One silo with one user, who administers it and the system; hardware is for the seeds of areas to say. */
export function seedEmpty(ctx: Ctx): void {
  const { add } = createSeeder(ctx, 'src/mock/scenarios/empty.ts')
  const silo = add('silo', {
    name: 'meadow',
    description: '',
    discoverable: true,
    identity_mode: 'local_only',
    mapped_fleet_roles: { admin: ['admin'] },
  })
  ctx.store
    .table('silo_quotas')
    .insert(silo, { silo_id: silo, cpus: 128, memory: 512 * gib, storage: 20 * 1024 * gib }, { parent: silo })
  const ada = add(
    'user',
    { display_name: 'ada-lindqvist', silo_id: silo },
    { parent: silo, hidden: { groups: [], password: 'meadow', fleet_viewer: true, silo_admin: true } },
  )
  ctx.store
    .table('silo_policy')
    .insert(
      silo,
      { role_assignments: [{ identity_id: ada, identity_type: 'silo_user', role_name: 'admin' }] },
      { parent: silo },
    )
  ctx.store.setMeta(defaultUserNote, ada)
}
