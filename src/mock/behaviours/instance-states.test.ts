import { beforeEach, expect, test } from 'vitest'

import type { Instance } from '../../../generated/api/wire.gen.ts'
import { rules } from '../../../generated/mock/rules.gen.ts'
import { createRow } from '../crud/rows.ts'
import { manualClock, type Ctx } from '../context/ctx.ts'
import { jobCollection, runDue } from '../context/scheduled-jobs.ts'
import { jobs } from '../server/scheduled-job-table.ts'
import { makeCtx } from '../context/make-ctx.ts'
import { Store } from '../store/store.ts'
import { placeInstance, sledOf, type InstanceEntry } from './instance-placement.ts'
import { planRestart, startInstance, stopInstance } from './instance-states.ts'
import { openSerialConsole } from './serial-console.ts'

const gib = 2 ** 30
const minute = 60_000

let store: Store
let clock: ReturnType<typeof manualClock>

const somebody = { actor: { id: 'user', silo_id: 'silo' }, session: undefined }
const contextAt = (time: number): Ctx => makeCtx({ store, identity: somebody, clock: () => time, seed: 's', rules })
const now = (): Ctx => contextAt(clock.now())

function pass(milliseconds: number): void {
  clock.advance(milliseconds)
  runDue({ store, now: clock.now(), jobs, contextAt })
}

function sled(provision: 'provisionable' | 'non_provisionable' = 'provisionable'): string {
  return createRow({
    ctx: now(),
    entity: 'sled',
    body: {},
    extra: {
      policy: { kind: 'in_service', provision_policy: provision },
      state: 'active',
      usable_hardware_threads: 8,
      usable_physical_ram: 64 * gib,
    },
  }).key
}

function instance(name: string, fields: Partial<Instance> = {}): string {
  return createRow({
    ctx: now(),
    entity: 'instance',
    parent: 'project',
    body: {},
    extra: {
      name,
      hostname: name,
      project_id: 'project',
      ncpus: 4,
      memory: 4 * gib,
      run_state: 'stopped',
      auto_restart_policy: null,
      ...fields,
    },
  }).key
}

function entry(key: string): InstanceEntry {
  const found = store.table('instance').get(key)
  if (found === undefined) throw new Error(`no instance ${key}`)
  return found
}

const state = (key: string): string => entry(key).row.run_state

beforeEach(() => {
  store = new Store({ contract: 'c', seed: 's' })
  clock = manualClock()
  const times = { time_created: now().timestamp(), time_modified: now().timestamp() }
  store.table('project').insert('project', { id: 'project', name: 'p', description: '', ...times }, { parent: 'silo' })
  store
    .table('silo_quotas')
    .insert('silo', { silo_id: 'silo', cpus: 100, memory: 100 * gib, storage: 0 }, { parent: 'silo' })
})

test('machines go to the emptiest sled that takes any, and take their room', () => {
  sled('non_provisionable')
  const [a, b] = [sled(), sled()]
  const keys = ['one', 'two', 'three', 'four'].map((name) => instance(name))
  for (const key of keys) startInstance(now(), entry(key))
  expect(keys.map((key) => sledOf(entry(key)))).toEqual([a, b, a, b])
  expect(() => placeInstance(store, entry(instance('five')))).toThrow('Could not find any valid sled')
})

test('a machine that stopped gives its sled back', () => {
  sled()
  const key = instance('one')
  startInstance(now(), entry(key))
  stopInstance(now(), entry(key))
  pass(2999)
  expect([state(key), sledOf(entry(key)) === undefined]).toEqual(['stopping', false])
  pass(1)
  expect([state(key), sledOf(entry(key)) === undefined]).toEqual(['stopped', true])
})

test('each change has the time it happened at, however late somebody looks', () => {
  sled()
  const key = instance('one')
  startInstance(now(), entry(key))
  pass(60 * minute)
  expect(entry(key).row.time_run_state_updated).toBe('2026-01-01T00:00:03.000Z')
})

test('a failed instance without a sled is tried again, less and less often', () => {
  const key = instance('one', { run_state: 'failed' })
  planRestart(now(), entry(key))
  const next = (): number => {
    const [row] = store.collection(jobCollection).all()
    return (Number(row?.row['at']) - clock.now()) / minute
  }
  expect(next()).toBe(1)
  pass(minute)
  expect([state(key), next()]).toEqual(['failed', 2])
  pass(2 * minute)
  expect(next()).toBe(4)
  pass(365 * 24 * 60 * minute)
  expect(next()).toBeGreaterThan(4)
  expect(next()).toBeLessThanOrEqual(24 * 60)
  sled()
  pass(24 * 60 * minute)
  expect(state(key)).toBe('running')
})

test('a failed instance that is started by hand is not started once more', () => {
  sled()
  const key = instance('one', { run_state: 'failed' })
  planRestart(now(), entry(key))
  startInstance(now(), entry(key))
  stopInstance(now(), entry(key))
  pass(10 * minute)
  expect([state(key), store.collection(jobCollection).size]).toEqual(['stopped', 0])
})

/** What a transport gives a session besides its socket; changes happen at once. */
const around = {
  now: () => clock.now(),
  change: (work: (ctx: Ctx) => void): Promise<void> => {
    work(now())
    return Promise.resolve()
  },
}

test('a console session replays, goes through a restart, and ends with its machine', async () => {
  sled()
  const key = instance('one')
  startInstance(now(), entry(key))
  pass(4000)
  const said: string[] = []
  const closings: string[] = []
  const waiting: (() => void)[] = []
  const session = openSerialConsole({
    ctx: now(),
    path: { instance: key },
    query: { most_recent: 11 },
    send: (bytes) => said.push(new TextDecoder().decode(bytes)),
    close: (code, reason) => closings.push(`${code} ${reason}`),
    later: (_, work) => waiting.push(work),
    ...around,
  })
  const beats = (count: number): void => {
    for (let n = 0; n < count; n++) waiting.shift()?.()
  }
  expect(said.splice(0)).toEqual(['one login: '])
  beats(3)
  session.receive(new TextEncoder().encode('ada\rhostname\r'))
  await Promise.resolve()
  expect(said.splice(0).join('')).toContain('hostname\r\none\r\nada@one:~# ')
  store.table('instance').replace(key, entry(key).row, {
    hidden: { ...entry(key).hidden, boots: [clock.now() - 4000, clock.now() + 1500] },
  })
  clock.advance(2000)
  beats(1)
  expect(said.splice(0).join('')).toContain('UEFI firmware starting.')
  stopInstance(now(), entry(key))
  beats(1)
  expect(closings).toEqual(['1011 cannot connect to serial console of instance in state "stopping"'])
  session.receive(new TextEncoder().encode('x'))
  beats(5)
  expect(waiting).toEqual([])
})

test('a session that the client left asks nothing any more', () => {
  sled()
  const key = instance('one')
  startInstance(now(), entry(key))
  pass(4000)
  const waiting: (() => void)[] = []
  const session = openSerialConsole({
    ctx: now(),
    path: { instance: key },
    query: {},
    send: () => undefined,
    close: () => undefined,
    later: (_, work) => waiting.push(work),
    ...around,
  })
  session.closed()
  waiting.shift()?.()
  expect(waiting).toEqual([])
})
