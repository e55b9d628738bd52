import type { Recipe } from '../support/recipe.ts'
import { disks } from './disks.ts'
import { floatingIps } from './floating-ips.ts'
import { ipPools } from './ip-pools.ts'
import { others } from './others.ts'
import { projects } from './projects.ts'
import { session } from './session.ts'
import { silos } from './silos.ts'
import { snapshots } from './snapshots.ts'
import { vpcs } from './vpcs.ts'

/** Every recipe, in the order they are read. */
export const recipes: readonly Recipe[] = [
  ...projects,
  ...disks,
  ...snapshots,
  ...floatingIps,
  ...vpcs,
  ...silos,
  ...ipPools,
  ...session,
  ...others,
]
