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
import { createSeeder } from './seeder.ts'

/** Fills an empty store. */
export function seedStory(ctx: Ctx): void {
  const seeder = createSeeder(ctx)
  const people = seedPeople(seeder)
  const pools = seedPools(seeder, people)
  seedHardware(seeder)
  seedProjects(seeder, people, pools)
  seedAccess(seeder, people)
  seedCompute(seeder, people, pools)
  seedNetworks(seeder)
  seedRackNetwork(seeder)
  seedOperations(seeder)
  seedAlerts(seeder)
}
