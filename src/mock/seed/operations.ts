/** What operators of the story have left behind: releases, support bundles, a sled that waits and one that is gone. */
import { sledsOf } from '../behaviours/support-bundles.ts'
import { putStatus } from '../behaviours/update-rollout.ts'
import type { Seeder } from './seeder.ts'

/** Control plane, switches, sleds with their software and firmware. */
const components = 62

/** The sled that was taken out of the rack: no list has it, so it is known by this. */
const expungedSled = '5e0f2a91-6c1d-4b7e-9a52-0d3c8f714b60'

export function seedOperations(seeder: Seeder): void {
  seedReleases(seeder)
  seedBundles(seeder)
  seedSleds(seeder)
}

function seedReleases({ add, ago, ctx }: Seeder): void {
  for (const [version, days, pruned] of [
    ['16.0.0', 330, true],
    ['17.0.0', 120, false],
    ['17.1.0', 22, false],
    ['17.2.0', 1, false],
  ] as const) {
    add(
      'tuf_repo',
      {
        system_version: version,
        file_name: `rack-${version}.zip`,
        hash: [...version]
          .map((character) => character.charCodeAt(0).toString(16))
          .join('')
          .padEnd(64, '9c'),
      },
      { days, hidden: { id: ctx.newId(), pruned } },
    )
  }
  add(
    'update_trust_root',
    {
      root_role: {
        signed: {
          _type: 'root',
          spec_version: '1.0.0',
          version: 1,
          expires: '2036-01-01T00:00:00Z',
          consistent_snapshot: true,
          keys: {},
          roles: {},
        },
        signatures: [],
      },
    },
    { days: 400 },
  )
  putStatus(ctx, {
    components_by_release_version: { '17.1.0': components },
    target_release: { version: '17.1.0', time_requested: ago(20.2) },
    time_last_step_planned: ago(20),
    suspended: false,
  })
}

function seedBundles(seeder: Seeder): void {
  const sleds = sledsOf(seeder.ctx)
  seeder.add(
    'support_bundle',
    {
      state: 'failed',
      reason_for_creation: 'Created by external API',
      reason_for_failure: 'The disk that the bundle was stored on is gone',
      user_comment: null,
    },
    { days: 9, hidden: { sleds } },
  )
  seeder.add(
    'support_bundle',
    {
      state: 'active',
      reason_for_creation: 'Created by external API',
      reason_for_failure: null,
      user_comment: 'Slow disks on Thursday, case 4711',
    },
    { days: 3, hidden: { sleds } },
  )
}

function seedSleds({ add, ctx }: Seeder): void {
  const rack = ctx.store.table('rack').all()[0]?.key ?? ''
  add('uninitialized_sled', {
    baseboard: { part: '913-0000019', serial: 'BRM42100031', revision: 7 },
    cubby: 9,
    rack_id: rack,
  })
  add(
    'sled',
    {
      id: expungedSled,
      rack_id: rack,
      baseboard: { part: '913-0000019', serial: 'BRM42100009', revision: 5 },
      policy: { kind: 'expunged' },
      state: 'decommissioned',
      usable_hardware_threads: 128,
      usable_physical_ram: 1024 * 2 ** 30,
    },
    { days: 400 },
  )
  add(
    'physical_disk',
    {
      sled_id: expungedSled,
      vendor: 'Ardent',
      model: 'NV-3200',
      serial: 'AR907F0009',
      form_factor: 'u2',
      policy: { kind: 'expunged' },
      state: 'decommissioned',
    },
    { days: 400 },
  )
}
