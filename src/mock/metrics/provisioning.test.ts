import { expect, test } from 'vitest'

import type { Disk, Instance } from '../../../generated/api/wire.gen.ts'
import { Store } from '../store/store.ts'
import { fleetId } from '../provisioning/totals.ts'
import { historyOf, inForce, recordProvisioning } from './provisioning.ts'

const at = (hours: number): string => new Date(Date.UTC(2026, 0, 1, hours)).toISOString()

/** A store with a silo and a project, at a time that can be set. */
function setup() {
  const store = new Store({ contract: '', seed: '' })
  let hours = 0
  const ctx = { store, now: () => new Date(at(hours)), timestamp: () => at(hours) }
  // Only the parts of the rows that are counted.
  store.collection('silo').insert('silo', { id: 'silo' })
  store.collection('project').insert('project', { id: 'project' }, { parent: 'silo' })
  const disk = (id: string, size: number): unknown =>
    store.table('disk').insert(id, { id, size, time_created: at(hours) } as Disk, { parent: 'project' })
  const instance = (id: string, state: Instance['run_state']): unknown => {
    const row = { id, ncpus: 2, memory: 8, run_state: state, time_created: at(hours) } as Instance
    return store.table('instance').insert(id, row, { parent: 'project' })
  }
  const record = (): void => recordProvisioning(ctx as unknown as Parameters<typeof recordProvisioning>[0])
  const history = (id: string) =>
    historyOf(ctx, id).map(({ time, cpus, memory, storage }) => [new Date(time).getUTCHours(), cpus, memory, storage])
  const move = (to: number): void => {
    hours = to
  }
  return { store, disk, instance, record, history, move }
}

test('what was there before anything was written down is read off the ages of the rows', () => {
  const { disk, instance, move, record, history } = setup()
  expect(history('project')).toEqual([])
  disk('a', 10)
  move(1)
  disk('b', 5)
  instance('i', 'running')
  instance('idle', 'stopped')
  move(2)
  const wanted = [
    [0, 0, 0, 10],
    [1, 2, 8, 15],
  ]
  expect(history('project')).toEqual(wanted)
  record()
  for (const id of ['project', 'silo', fleetId]) expect(history(id)).toEqual([...wanted, [2, 2, 8, 15]])
})

test('changes are written down once each; what went away stays in the past', () => {
  const { store, disk, move, record, history } = setup()
  disk('a', 10)
  move(1)
  record()
  move(2)
  record()
  disk('b', 5)
  record()
  move(3)
  store.table('disk').remove('a')
  record()
  expect(history('silo')).toEqual([
    [1, 0, 0, 10],
    [2, 0, 0, 15],
    [3, 0, 0, 5],
  ])
  expect(inForce(historyOf({ store, now: () => new Date(at(4)) }, 'silo'), Date.parse(at(2)))?.storage).toBe(15)
})

test('a change that nobody wrote down is seen all the same', () => {
  const { store, instance, move, record, history } = setup()
  instance('i', 'running')
  record()
  store.table('instance').patch('i', { run_state: 'stopped' })
  move(5)
  expect(history('project').at(-1)).toEqual([5, 0, 0, 0])
})

test('the history of what is gone goes, too, and that of the rest is limited', () => {
  const { store, disk, move, record } = setup()
  for (let hour = 0; hour < 300; hour++) {
    move(hour)
    disk(`d${hour}`, 1)
    record()
  }
  const samples = store.table('provisioning_history').get('silo')?.row.samples ?? []
  expect(samples).toHaveLength(200)
  expect(samples.at(-1)).toEqual({ time: at(299), cpus: 0, memory: 0, storage: 300 })
  store.table('project').remove('project')
  record()
  expect(store.table('provisioning_history').get('project')).toBeUndefined()
})
