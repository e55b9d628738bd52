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

const fileOf = (name: string): string => `src/mock/seed/${name}.ts`

/** What the seed of a file returned; undefined where it broke. */
interface Done<T> {
  name: string
  result: T | undefined
}

/** Fills an empty store. */
export function seedStory(ctx: Ctx): void {
  const run = <T>(name: string, seed: (seeder: Seeder) => T): Done<T> => ({
    name,
    result: runSeed(ctx, fileOf(name), seed),
  })
  /** A seed that needs what another one returns writes nothing where that broke, and says so. */
  const after = <N, T>(other: Done<N>, name: string, seed: (seeder: Seeder, needed: N) => T): Done<T> => {
    const { result } = other
    if (result !== undefined) return run(name, (seeder) => seed(seeder, result))
    ctx.leaveOut(`${fileOf(name)} writes nothing: it needs what ${fileOf(other.name)} does not write to its end`)
    return { name, result: undefined }
  }
  const people = run('people', seedPeople)
  const pools = after(people, 'pools', (seeder, of) => ({ people: of, pools: seedPools(seeder, of) }))
  run('hardware', seedHardware)
  after(pools, 'projects', (seeder, of) => seedProjects(seeder, of.people, of.pools))
  after(people, 'access', seedAccess)
  after(pools, 'compute', (seeder, of) => seedCompute(seeder, of.people, of.pools))
  run('networks', seedNetworks)
  run('rack-network', seedRackNetwork)
  run('operations', seedOperations)
  run('alerts', seedAlerts)
}
