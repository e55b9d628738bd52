/**
 * The table of run states (spec §4), as the console shows it: what the menu of a row and of a page offers, and why not. What
 * is offered is carried out by the console's own calls, in that state, and the mock has to take it.
 */
import { describe, expect, test } from 'vitest'

import { screen as attachedDisks } from '../../../generated/screens/disk/attached-list.gen.tsx'
import { screen as disks } from '../../../generated/screens/disk/list.gen.tsx'
import { screen as floatingIps } from '../../../generated/screens/floating-ip/list.gen.tsx'
import { screen as groups } from '../../../generated/screens/affinity-group/list.gen.tsx'
import { screen as antiGroups } from '../../../generated/screens/anti-affinity-group/list.gen.tsx'
import { screen as create } from '../../../generated/screens/instance-network-interface/create.gen.tsx'
import { screen as edit } from '../../../generated/screens/instance-network-interface/edit.gen.tsx'
import { screen as interfaces } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import { screen as page } from '../../../generated/screens/instance/detail.gen.tsx'
import { screen as list } from '../../../generated/screens/instance/list.gen.tsx'
import type { Row } from '../../../src/kit/spec.ts'
import { holds } from '../../../src/lib/condition.ts'
import { choose, menuOf, offeredIn, offerOf, rowNamed, rowsOf, tableOf, withConsole } from './support/console.ts'
import { arrangeInstance, inShop, runStates, type RunState } from './support/states.ts'

/** States in which nothing is left to be done, or which this console does not know. */
const strange = ['destroyed', 'hibernating']
const states = [...runStates, ...strange]

const table = tableOf(`
                       creating starting running stopping stopped rebooting migrating repairing failed destroyed hibernating
copy-id                yes      yes      yes     yes      yes     yes       yes       yes       yes    yes       yes
duplicate              yes      yes      yes     yes      yes     yes       yes       yes       yes    yes       yes
console                -        -        yes     -        -       yes       yes       yes       -      -         -
start                  -        -        -       -        yes     -         -         -         yes    -         -
stop                   -        yes      yes     -        -       yes       -         -         yes    -         -
reboot                 -        -        yes     -        -       -         -         -         -      -         -
resize                 yes      -        -       -        yes     -         -         -         yes    -         -
setBootDisk            yes      -        -       -        yes     -         -         -         yes    -         -
setAutoRestart         yes      yes      yes     yes      yes     yes       yes       yes       yes    yes       yes
attachDisk             yes      -        -       -        yes     -         -         -         -      -         -
attachEphemeralIp      -        -        yes     -        yes     yes       -         -         -      -         -
attachFloatingIp       -        -        yes     -        yes     yes       -         -         -      -         -
addToAntiAffinityGroup -        -        -       -        yes     -         -         -         -      -         -
addToAffinityGroup     -        -        -       -        yes     -         -         -         -      -         -
delete                 -        -        -       -        yes     -         -         -         yes    -         -
`)

const addresses = 'Wait until the instance is running or stopped'
const mustBeStopped = 'The instance must be stopped'
const reasons = {
  console: 'Only a running instance has a serial console',
  start: 'Only a stopped or failed instance can be started',
  stop: 'Only a running instance can be stopped',
  reboot: 'Only a running instance can be rebooted',
  resize: 'Only a stopped, failed or creating instance can be resized',
  setBootDisk: 'Stop the instance to change its boot disk',
  attachDisk: mustBeStopped,
  attachEphemeralIp: addresses,
  attachFloatingIp: addresses,
  addToAntiAffinityGroup: mustBeStopped,
  addToAffinityGroup: mustBeStopped,
  delete: 'Only a stopped or failed instance can be deleted',
}

/** Offered and still refused, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'console repairing': 'no instance is ever shown as repairing, and the platform lists no console for it',
}

const backend = withConsole()

/** An instance in a state, as the list has it. */
async function instanceIn(state: string): Promise<Row> {
  const real = runStates.find((one) => one === state)
  await arrangeInstance(backend(), real ?? 'stopped')
  const row = await rowNamed(list, inShop, 'batch')
  return real === undefined ? { ...row, runState: state } : row
}

/** What is filled in where the action asks for something. */
const forms: Readonly<Record<string, () => Promise<Row>>> = {
  resize: async () => ({ ncpus: 4, memory: 4_294_967_296 }),
  setBootDisk: async () => ({ bootDisk: (await rowNamed(disks, inShop, 'spare-disk'))['id'] }),
  setAutoRestart: async () => ({ autoRestartPolicy: 'never' }),
  attachDisk: async () => ({ disk: (await rowNamed(disks, inShop, 'orders-old'))['id'] }),
  attachEphemeralIp: async () => ({ pool: null }),
  attachFloatingIp: async () => ({ floatingIp: (await rowNamed(floatingIps, inShop, 'spare'))['id'] }),
  addToAntiAffinityGroup: async () => ({
    antiAffinityGroup: (await rowNamed(antiGroups, inShop, 'front-apart'))['id'],
  }),
  addToAffinityGroup: async () => ({ affinityGroup: (await rowNamed(groups, inShop, 'together'))['id'] }),
}

const refused: string[] = []
let carried = 0

/** Does what is offered: where an action leads to the console, the mock is asked for the console. */
async function carryOut(id: string, row: Row): Promise<string | undefined> {
  if (id === 'console') {
    const path = { instance: String(row['id']) }
    const { status, text } = await backend().call('instance_serial_console', { path, query: { from_start: 0 } })
    return status < 300 ? undefined : `${status} ${text}`
  }
  const action = list.actions.find((one) => one.id === id)
  return action && choose(action, { row, params: inShop, form: (await forms[id]?.()) ?? {} })
}

describe('the menu of an instance', () => {
  test.each(states)('%s: the row offers what the table says', async (state) => {
    expect(menuOf(list, await instanceIn(state), { params: inShop })).toEqual(offeredIn(table, reasons, state))
  })

  test.each(states)('%s: so does its page, whose buttons are among the entries', async (state) => {
    const params = { ...inShop, instance: 'batch' }
    expect(menuOf(page, await instanceIn(state), { params })).toEqual(offeredIn(table, reasons, state))
    expect(page.actions.map(({ id }) => id)).toEqual(expect.arrayContaining([...(page.buttons ?? [])]))
  })

  test.each(runStates)('%s: what is offered is accepted', async (state) => {
    const unexpected: string[] = []
    for (const [id, cells] of Object.entries(table)) {
      if (cells[state] !== true) continue
      const answer = await carryOut(id, await instanceIn(state))
      if (answer === undefined) continue
      refused.push(`${id} ${state}`)
      if (!Object.hasOwn(exceptions, `${id} ${state}`)) unexpected.push(`${id}: ${answer}`)
    }
    carried += 1
    expect(unexpected).toEqual([])
  })

  test('every exception is one', ({ skip }) => {
    if (carried < runStates.length) skip('a state could not be arranged, which is told there')
    expect(refused).toEqual(Object.keys(exceptions))
  })
})

/** What belongs to an instance, on its tabs: offered by the state of the instance. */
const below = tableOf(`
             creating starting running stopping stopped rebooting migrating repairing failed destroyed hibernating
makeBoot     yes      -        -       -        yes     -         -         -         yes    -         -
clearBoot    yes      -        -       -        yes     -         -         -         yes    -         -
detach       yes      -        -       -        yes     -         -         -         yes    -         -
snapshot     yes      yes      yes     yes      yes     yes       yes       yes       yes    yes       yes
addNic       -        -        -       -        yes     -         -         -         -      -         -
editNic      -        -        -       -        yes     -         -         -         -      -         -
makePrimary  -        -        -       -        yes     -         -         -         -      -         -
deleteNic    -        -        -       -        yes     -         -         -         -      -         -
`)

const reasonsBelow = {
  makeBoot: mustBeStopped,
  clearBoot: mustBeStopped,
  detach: mustBeStopped,
  addNic: mustBeStopped,
  editNic: mustBeStopped,
  makePrimary: mustBeStopped,
  deleteNic: mustBeStopped,
}

/** An instance in a state with two disks and two interfaces, as the tabs below its page have them. */
async function partsIn(state: string) {
  // Interfaces are added to stopped ones only.
  const place = { ...inShop, instance: 'batch' }
  await arrangeInstance(backend(), 'stopped')
  const stopped = await rowNamed(list, inShop, 'batch')
  const added = await choose(create, {
    row: {},
    params: place,
    parent: stopped,
    form: { name: 'net1', description: '', vpcName: 'default', subnetName: 'second' },
  })
  if (added !== undefined) throw new Error(added)
  const { store } = backend().mock
  const key = store.table('instance').find(({ row }) => row.name === 'batch')?.key ?? ''
  const real = runStates.find((one) => one === state)
  if (real) store.table('instance').patch(key, { run_state: real })
  const instance = { ...(await rowNamed(list, inShop, 'batch')), ...(real ? {} : { runState: state }) }
  const nics = await rowsOf(interfaces, place)
  return {
    instance,
    place: { params: place, parent: instance },
    boot: await rowNamed(attachedDisks, place, 'batch-boot'),
    spare: await rowNamed(attachedDisks, place, 'spare-disk'),
    primary: nics.find((nic) => nic['primary'] === true) ?? {},
    second: nics.find((nic) => nic['primary'] === false) ?? {},
  }
}

describe('what belongs to an instance', () => {
  test.each(states)('%s: its rows offer what the table says', async (state) => {
    const { place, boot, spare, primary, second } = await partsIn(state)
    const [disk, bootDisk] = [menuOf(attachedDisks, spare, place), menuOf(attachedDisks, boot, place)]
    const [first, other] = [menuOf(interfaces, primary, place), menuOf(interfaces, second, place)]
    expect({
      makeBoot: disk['makeBoot'],
      clearBoot: bootDisk['clearBoot'],
      detach: disk['detach'],
      snapshot: disk['snapshot'],
      addNic: offerOf(interfaces.create, {}, place),
      editNic: other['edit'],
      makePrimary: other['makePrimary'],
      deleteNic: other['delete'],
    }).toEqual(offeredIn(below, reasonsBelow, state))
    // Whatever the state: what is the boot disk or the primary interface is not made so again, nor taken away as such.
    expect([bootDisk['makeBoot'], disk['clearBoot'], bootDisk['detach'], first['makePrimary']]).toEqual([
      'It is the boot disk already',
      'It is not the boot disk',
      'Unset it as boot disk first',
      'It is the primary interface already',
    ])
  })

  const doing: Readonly<Record<string, (state: RunState) => Promise<string | undefined>>> = {
    makeBoot: async (state) => act('makeBoot', (await partsIn(state)).spare),
    clearBoot: async (state) => act('clearBoot', (await partsIn(state)).boot),
    detach: async (state) => act('detach', (await partsIn(state)).spare),
    snapshot: async (state) => act('snapshot', (await partsIn(state)).spare, { name: 'now', description: '' }),
    // Adding one is how the others get theirs.
    addNic: async (state) => void (await partsIn(state)),
    editNic: async (state) => {
      const { place, second } = await partsIn(state)
      const params = { ...place.params, interface: String(second['name']) }
      return choose(edit, { row: second, parent: place.parent, params, form: { description: 'Other' } })
    },
    makePrimary: async (state) => act('makePrimary', (await partsIn(state)).second),
    deleteNic: async (state) => act('delete', (await partsIn(state)).second),
  }
  async function act(id: string, row: Row, form: Row = {}): Promise<string | undefined> {
    const parent = await rowNamed(list, inShop, 'batch')
    const action = [...attachedDisks.actions, ...interfaces.actions].find((one) => one.id === id)
    return action && choose(action, { row, parent, params: { ...inShop, instance: 'batch' }, form })
  }

  test.each(runStates)('%s: what is offered is accepted', async (state) => {
    const refusals: string[] = []
    for (const [id, cells] of Object.entries(below)) {
      if (cells[state] !== true) continue
      const answer = await doing[id]?.(state)
      if (answer !== undefined) refusals.push(`${id}: ${answer}`)
    }
    expect(refusals).toEqual([])
  })
})

test('instances are asked for every three seconds in the states that pass, and in no other', () => {
  const [fast] = list.refresh
  expect(fast?.seconds).toBe(3)
  const passing = states.filter((runState) => fast?.when && holds(fast.when, { runState }))
  expect(passing.sort()).toEqual(['creating', 'migrating', 'rebooting', 'starting', 'stopping'])
})
