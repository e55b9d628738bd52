/** The story that the demo opens with: small, named, and the same for everybody. */
import type { Ctx } from '../context/ctx.ts'
import { seedAlerts } from './alerts.ts'
import { seedCompute } from './compute.ts'
import { seedAccess } from './access.ts'
import { seedHardware } from './hardware.ts'
import { seedNetworks } from './networks.ts'
import { seedOperations } from './operations.ts'
import { seedPeople } from './people.ts'
import { seedPools } from './pools.ts'
import { seedProjects } from './projects.ts'
import { seedRackNetwork } from './rack-network.ts'
import { runSeed, type Seeder } from './seeder.ts'

/** Fills an empty store. */
export function seedStory(ctx: Ctx): void {
  const run = <T>(name: string, seed: (seeder: Seeder) => T): T | undefined =>
    runSeed(ctx, `src/mock/seed/${name}.ts`, seed)
  const people = run('people', seedPeople)
  // All others are about people and what they have.
  if (people === undefined) return
  const pools = run('pools', (seeder) => seedPools(seeder, people))
  run('hardware', seedHardware)
  if (pools !== undefined) run('projects', (seeder) => seedProjects(seeder, people, pools))
  run('access', (seeder) => seedAccess(seeder, people))
  if (pools !== undefined) run('compute', (seeder) => seedCompute(seeder, people, pools))
  run('networks', seedNetworks)
  run('rack-network', seedRackNetwork)
  run('operations', seedOperations)
  run('alerts', seedAlerts)
}
