/** All behaviours, by area. `claims.json` beside this file says the same as data, for the generator's coverage. */
import type { Behaviours } from './behaviour.ts'
import { disks } from './disks.ts'
import { floatingIps } from './floating-ips.ts'
import { images } from './images.ts'
import { ipPools } from './ip-pools.ts'
import { session } from './session.ts'
import { silos } from './silos.ts'
import { snapshots } from './snapshots.ts'
import { users } from './users.ts'
import { vpcs } from './vpcs.ts'

/** Name of the behaviour file → what it claims. */
export const behaviours = {
  disks,
  'floating-ips': floatingIps,
  images,
  'ip-pools': ipPools,
  session,
  silos,
  snapshots,
  users,
  vpcs,
} satisfies Record<string, Behaviours>
