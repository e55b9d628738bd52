/** The state tables of the specification (§4), typed in from there, against what the screens offer. */
import { describe, expect, test } from 'vitest'

import { actions as diskActions } from '../../../generated/screens/disk/actions.gen.ts'
import { screen as attached } from '../../../generated/screens/disk/attached-list.gen.tsx'
import { actions } from '../../../generated/screens/instance/actions.gen.ts'
import { screen as instances } from '../../../generated/screens/instance/list.gen.tsx'
import { screen as nics } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import type { Action, LinkAction, Row } from '../../kit/spec.ts'
import { holds } from '../../lib/condition.ts'

const runStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
]
const diskStates = [
  'creating',
  'detached',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'attaching',
  'attached',
  'detaching',
  'destroyed',
  'faulted',
]

type Offered = Pick<Action, 'offer' | 'reason'>

function find(list: readonly (Action | LinkAction)[], id: string): Offered {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`no action ${id}`)
  return found
}

const isOffered = ({ offer }: Offered, row: Row, parent: Row = {}): boolean =>
  offer === undefined || holds(offer, row, { parent }) !== false

describe('run states', () => {
  const table: readonly (readonly [string, Offered, readonly string[]])[] = [
    ['Start', find(actions, 'start'), ['stopped', 'failed']],
    ['Delete', find(actions, 'delete'), ['stopped', 'failed']],
    ['Resize', find(actions, 'resize'), ['stopped', 'failed', 'creating']],
    ['Update boot disk', find(actions, 'setBootDisk'), ['stopped', 'failed', 'creating']],
    ['Reboot', find(actions, 'reboot'), ['running']],
    ['Stop', find(actions, 'stop'), ['running', 'starting', 'rebooting', 'failed']],
    ['Attach disk', find(actions, 'attachDisk'), ['creating', 'stopped']],
    ['Serial console', find(instances.links, 'console'), ['running', 'rebooting', 'migrating', 'repairing']],
    ['Add to anti-affinity group', find(actions, 'addToAntiAffinityGroup'), ['stopped']],
    ['Add to affinity group', find(actions, 'addToAffinityGroup'), ['stopped']],
  ]
  test.each(table)('%s', (_, action, states) => {
    expect(runStates.filter((runState) => isOffered(action, { runState })).sort()).toEqual([...states].sort())
    expect(action.reason).toMatch(/\S/)
  })

  const disk = { id: 'd', state: { state: 'attached' } }
  const below: readonly (readonly [string, Offered, Row, Row, readonly string[]])[] = [
    ['Detach disk', find(attached.actions, 'detach'), disk, {}, ['creating', 'stopped', 'failed']],
    ['Set as boot disk', find(attached.actions, 'makeBoot'), disk, {}, ['creating', 'stopped', 'failed']],
    [
      'Unset as boot disk',
      find(attached.actions, 'clearBoot'),
      disk,
      { bootDiskId: 'd' },
      ['creating', 'stopped', 'failed'],
    ],
    ['Add network interface', nics.create ?? {}, {}, {}, ['stopped']],
    ['Edit network interface', find(nics.links, 'edit'), {}, {}, ['stopped']],
    ['Make network interface primary', find(nics.actions, 'makePrimary'), { primary: false }, {}, ['stopped']],
    ['Delete network interface', find(nics.actions, 'delete'), {}, {}, ['stopped']],
  ]
  test.each(below)('%s', (_, action, row, more, states) => {
    const offered = runStates.filter((runState) => isOffered(action, row, { ...more, runState }))
    expect(offered.sort()).toEqual([...states].sort())
    expect(action.reason).toMatch(/\S/)
  })
})

describe('disk states', () => {
  const stopped = { runState: 'stopped' }
  const table: readonly (readonly [string, Offered, readonly string[]])[] = [
    ['Delete', find(diskActions, 'delete'), ['detached', 'faulted']],
    ['Snapshot', find(diskActions, 'snapshot'), ['attached', 'detached']],
    ['Snapshot of an attached disk', find(attached.actions, 'snapshot'), ['attached', 'detached']],
    ['Detach', find(attached.actions, 'detach'), ['attached']],
    ['Set as boot disk', find(attached.actions, 'makeBoot'), ['attached']],
  ]
  test.each(table)('%s', (_, action, states) => {
    const offered = diskStates.filter((state) => isOffered(action, { id: 'd', state: { state } }, stopped))
    expect(offered.sort()).toEqual([...states].sort())
    expect(action.reason).toMatch(/\S/)
  })

  test('Attach', () => {
    const [field] = actions.find(({ id }) => id === 'attachDisk')?.form ?? []
    if (field?.widget.kind !== 'picker' || !field.widget.among) throw new Error('no picker of disks')
    const { among } = field.widget
    expect(diskStates.filter((state) => holds(among, { state: { state } })).sort()).toEqual(['creating', 'detached'])
  })

  test('the boot disk itself is neither set again nor detached', () => {
    const row = { id: 'd', state: { state: 'attached' } }
    const parent = { ...stopped, bootDiskId: 'd' }
    expect(isOffered(find(attached.actions, 'makeBoot'), row, parent)).toBe(false)
    expect(isOffered(find(attached.actions, 'detach'), row, parent)).toBe(false)
  })
})

test('instances are asked for every three seconds in the states that pass, and in no other', () => {
  const [fast] = instances.refresh
  expect(fast?.seconds).toBe(3)
  const passing = runStates.filter((runState) => fast?.when && holds(fast.when, { runState }))
  expect(passing.sort()).toEqual(['creating', 'migrating', 'rebooting', 'starting', 'stopping'])
})
