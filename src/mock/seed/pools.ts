/** Pools of external addresses and who may use them. */
import type { People } from './people.ts'
import type { Seeder } from './seeder.ts'

export interface Pools {
  /** Default pool of the default user's silo. */
  readonly uplink: string
  readonly partner: string
}

export function seedPools(seeder: Seeder, { meadow, harbor }: People): Pools {
  const { add } = seeder
  const uplink = add(
    'ip_pool',
    { name: 'uplink', description: 'Addresses reachable from the internet', ip_version: 'v4' },
    { days: 380 },
  )
  const partner = add(
    'ip_pool',
    { name: 'partner', description: 'Line to the port authority', ip_version: 'v4' },
    { days: 205 },
  )
  const lab = add('ip_pool', { name: 'lab', description: 'Not handed out yet', ip_version: 'v4' }, { days: 30 })
  range(seeder, uplink, '203.0.113.10', '203.0.113.99', 380)
  range(seeder, uplink, '203.0.113.128', '203.0.113.191', 120)
  range(seeder, partner, '198.51.100.1', '198.51.100.62', 205)
  range(seeder, lab, '192.0.2.16', '192.0.2.31', 30)
  link(seeder, uplink, meadow, true)
  link(seeder, partner, meadow, false)
  link(seeder, partner, harbor, true)
  return { uplink, partner }
}

const range = ({ add }: Seeder, pool: string, first: string, last: string, days: number): string =>
  add('ip_pool_range', { ip_pool_id: pool, range: { first, last } }, { parent: pool, days })

const link = ({ add }: Seeder, pool: string, silo: string, isDefault: boolean): string =>
  add('ip_pool_silo', { ip_pool_id: pool, silo_id: silo, is_default: isDefault })
