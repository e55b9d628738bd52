import { expect, test } from 'vitest'

import type { Instance } from '../../../generated/api/wire.gen.ts'
import { rules } from '../../../generated/mock/rules.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { makeCtx } from '../context/make-ctx.ts'
import { Store } from '../store/store.ts'
import { seedStory } from './story.ts'
import { seedVolume } from './volume.ts'

const gib = 2 ** 30
const born = Date.parse('2026-01-01T00:00:00Z')
const volume = { silos: 5, sleds: 8, projects: 6, instances: 60, disks: 30 }

function contextOf(seed: string): Ctx {
  const store = new Store({ contract: 'c', seed })
  return makeCtx({ store, identity: { actor: undefined, session: undefined }, clock: () => born, seed, rules })
}

function filled(seed: string): Store {
  const ctx = contextOf(seed)
  seedStory(ctx)
  const silo = ctx.store.table('silo').find(({ row }) => row.name === 'meadow')?.key ?? ''
  seedVolume(ctx, silo, volume)
  return ctx.store
}

const shapes = (store: Store): unknown[] =>
  store
    .table('instance')
    .all()
    .map(({ row: { name, ncpus, memory, run_state, time_created } }) => [name, ncpus, memory, run_state, time_created])

test('the same seed makes the same rows, another one others of the same names', () => {
  const [one, again, other] = [filled('a'), filled('a'), filled('b')].map(shapes)
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect(other?.map((row) => (row as unknown[])[0])).toEqual(one?.map((row) => (row as unknown[])[0]))
})

test('rows are such as the platform would take', () => {
  const store = filled('a')
  const isSound = ({ ncpus, memory }: Instance): boolean =>
    ncpus >= 1 && ncpus <= 64 && memory % gib === 0 && memory >= gib && memory <= 1536 * gib
  expect(store.table('instance').size).toBe(volume.instances)
  expect(
    store
      .table('instance')
      .all()
      .filter(({ row }) => !isSound(row)),
  ).toEqual([])
  expect(
    store
      .table('disk')
      .all()
      .filter(({ row }) => row.size % gib !== 0 || row.size < gib),
  ).toEqual([])
})

test('a value depends on the seed, its row and its field, not on what is drawn beside it', () => {
  const alone = contextOf('s').chance('disk', 'a', 'size').next()
  const ctx = contextOf('s')
  for (const field of ['name', 'state', 'a_new_field']) ctx.chance('disk', 'a', field).next()
  ctx.rng.next()
  expect(ctx.chance('disk', 'a', 'size').next()).toBe(alone)
  const others = [
    ctx.chance('disk', 'b', 'size'),
    ctx.chance('snapshot', 'a', 'size'),
    ctx.chance('disk', 'a', 'state'),
    contextOf('t').chance('disk', 'a', 'size'),
  ]
  expect(others.map((rng) => rng.next())).not.toContain(alone)
})
