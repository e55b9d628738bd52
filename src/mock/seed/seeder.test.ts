/** Seeds that were written for another contract than the one that is tried. */
import { expect, test } from 'vitest'

import { contractHash } from '../../../generated/mock/operations.gen.ts'
import { rules } from '../../../generated/mock/rules.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { makeCtx } from '../context/make-ctx.ts'
import { Store } from '../store/store.ts'
import { runSeed, type Seeder } from './seeder.ts'
import { seedStory } from './story.ts'

const file = 'src/mock/seed/operations.ts'

function start(leaveOut?: (what: string) => void): Ctx {
  const store = new Store({ contract: contractHash, seed: 's' })
  const identity = { actor: undefined, session: undefined }
  return makeCtx({ store, identity, clock: () => 0, seed: 's', rules, ...(leaveOut && { leaveOut }) })
}

const releases = ['16.0.0', '17.0.0', '17.1.0']
/** By a name that the contract does not have for the field that tells them apart. */
const seedReleases = ({ add }: Seeder): void => {
  for (const version of releases) add('tuf_repo', Object.fromEntries([['release', version]]))
  add('support_bundle', { reason_for_creation: 'all is well' })
}

test('rows that nothing tells apart are left out, with what the contract lacks and where to write it; others are there', () => {
  const told: string[] = []
  const ctx = start((what) => told.push(what))
  runSeed(ctx, file, seedReleases)
  expect(told).toEqual([
    expect.stringMatching(
      /^src\/mock\/seed\/operations\.ts writes rows of tuf_repo that are left out: rows are told apart by system_version, which it does not write\. This contract has no TufRepo\.release: write there what it has, .*\bsystem_version\b/,
    ),
  ])
  expect({ releases: ctx.store.table('tuf_repo').size, bundles: ctx.store.table('support_bundle').size }).toEqual({
    releases: 0,
    bundles: 1,
  })
})

test('rows that the store refuses are left out where the contract lacks what they have', () => {
  const told: string[] = []
  const ctx = start((what) => told.push(what))
  runSeed(ctx, file, ({ add }) => {
    add('silo', { name: 'one' })
    add('silo', { name: 'one', ...Object.fromEntries([['motto', 'two']]) })
  })
  expect(told).toEqual([expect.stringMatching(/^\S+ writes rows of silo .*already exists.* has no Silo\.motto:/)])
  expect(ctx.store.table('silo').size).toBe(1)
})

test('a seed that breaks is told with its file, and what it wrote stays', () => {
  const told: string[] = []
  const ctx = start((what) => told.push(what))
  const broken = runSeed(ctx, file, ({ add }) => {
    add('silo', { name: 'one' })
    add('silo', { name: 'one' })
  })
  expect({ broken, size: ctx.store.table('silo').size }).toEqual({ broken: undefined, size: 1 })
  expect(told).toEqual([
    expect.stringMatching(/^src\/mock\/seed\/operations\.ts writes a part of its rows only: .*one/),
  ])
})

test('where nobody listens, nothing is left out in silence', () => {
  const breaks = (): never => {
    throw new Error('no such silo')
  }
  expect(() => runSeed(start(), file, breaks)).toThrow(
    'src/mock/seed/operations.ts writes a part of its rows only: no such silo',
  )
})

test('regression: a story whose people broke was without most of its rows, and said nothing of them', () => {
  const told: string[] = []
  const ctx = start((what) => told.push(what))
  // Its name is taken.
  runSeed(ctx, file, ({ add }) => add('silo', { name: 'meadow' }))
  seedStory(ctx)
  expect(told[0]).toMatch(/^src\/mock\/seed\/people\.ts writes a part of its rows only: .*meadow/)
  for (const name of ['pools', 'projects', 'access', 'compute'])
    expect(
      told.filter((one) => one.startsWith(`src/mock/seed/${name}.ts writes nothing: it needs what `)),
    ).toHaveLength(1)
  // What needs nobody is there.
  expect(ctx.store.table('sled').size).toBeGreaterThan(0)
})
