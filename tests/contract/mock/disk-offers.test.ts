/**
 * The table of disk states (spec §4), as the console shows it: menus of rows and pages, and what pickers let one choose. What
 * is offered is carried out by the console's own calls, in that state, and the mock has to take it.
 */
import { describe, expect, test } from 'vitest'

import { screen as attached } from '../../../generated/screens/disk/attached-list.gen.tsx'
import { screen as page } from '../../../generated/screens/disk/detail.gen.tsx'
import { screen as list } from '../../../generated/screens/disk/list.gen.tsx'
import { actions as instanceActions } from '../../../generated/screens/instance/actions.gen.ts'
import { screen as instances } from '../../../generated/screens/instance/list.gen.tsx'
import { screen as newSnapshot } from '../../../generated/screens/snapshot/create.gen.tsx'
import { type FormField, type Row } from '../../../src/kit/spec.ts'
import { holds } from '../../../src/lib/condition.ts'
import { choose, menuOf, offeredIn, rowNamed, tableOf, withConsole } from './support/console.ts'
import { arrangeDisk, diskStates, inShop } from './support/states.ts'

/** States that are the end, or that this console does not know. */
const states = [...diskStates, 'destroyed', 'shelved']

const table = tableOf(`
           creating detached import_ready importing_from_url importing_from_bulk_writes finalizing maintenance attaching attached detaching faulted destroyed shelved
copy-id    yes      yes      yes          yes                yes                        yes        yes         yes       yes      yes       yes     yes       yes
duplicate  yes      yes      yes          yes                yes                        yes        yes         yes       yes      yes       yes     yes       yes
snapshot   -        yes      -            -                  -                          -          -           -         yes      -         -       -         -
delete     -        yes      -            -                  -                          -          -           -         -        -         yes     -         -
`)

/** On the storage tab of a stopped instance. */
const below = tableOf(`
           creating detached import_ready importing_from_url importing_from_bulk_writes finalizing maintenance attaching attached detaching faulted destroyed shelved
copy-id    yes      yes      yes          yes                yes                        yes        yes         yes       yes      yes       yes     yes       yes
snapshot   -        yes      -            -                  -                          -          -           -         yes      -         -       -         -
makeBoot   -        -        -            -                  -                          -          -           -         yes      -         -       -         -
clearBoot  -        -        -            -                  -                          -          -           -         -        -         -       -         -
detach     -        -        -            -                  -                          -          -           -         yes      -         -       -         -
`)

/** Where a disk is chosen by its state. */
const chosen = tableOf(`
             creating detached import_ready importing_from_url importing_from_bulk_writes finalizing maintenance attaching attached detaching faulted destroyed shelved
attachDisk   yes      yes      -            -                  -                          -          -           -         -        -         -       -         -
newSnapshot  -        yes      -            -                  -                          -          -           -         yes      -         -       -         -
`)

const reasons = {
  snapshot: 'Only an attached or a detached disk can be snapshotted',
  delete: 'Only a detached or faulted disk can be deleted. Detach it from its instance first.',
  makeBoot: 'Only an attached disk can be the boot disk',
  clearBoot: 'It is not the boot disk',
  detach: 'Only an attached disk can be detached',
}

const backend = withConsole()

/** A disk in a state, as the list has it; where that goes with an instance, it is the stopped one of the story. */
async function diskIn(state: string): Promise<{ row: Row; parent: Row }> {
  const real = diskStates.find((one) => one === state)
  arrangeDisk(backend(), real ?? 'detached')
  const row = await rowNamed(list, inShop, 'orders-old')
  const parent = await rowNamed(instances, inShop, 'batch')
  return { row: real === undefined ? { ...row, state: { state } } : row, parent }
}

const snapshotForm = { name: 'now', description: '' }
const actionNamed = (id: string) => [...list.actions, ...attached.actions].find((one) => one.id === id)

/** What is offered in a state and refused all the same. */
async function refusals(offers: ReturnType<typeof tableOf>, state: string, send: typeof carryOut): Promise<string[]> {
  const refused: string[] = []
  for (const [id, cells] of Object.entries(offers)) {
    if (cells[state] !== true) continue
    const answer = await send(id, await diskIn(state))
    if (answer !== undefined) refused.push(`${id}: ${answer}`)
  }
  return refused
}

async function carryOut(id: string, place: { row: Row; parent: Row }): Promise<string | undefined> {
  const action = actionNamed(id)
  const form = id === 'snapshot' ? snapshotForm : {}
  return action && choose(action, { ...place, params: { ...inShop, instance: 'batch' }, form })
}

describe('the menu of a disk', () => {
  test.each(states)('%s: the row offers what the table says', async (state) => {
    expect(menuOf(list, (await diskIn(state)).row, { params: inShop })).toEqual(offeredIn(table, reasons, state))
  })

  test.each(states)('%s: so does its page', async (state) => {
    const params = { ...inShop, disk: 'orders-old' }
    expect(menuOf(page, (await diskIn(state)).row, { params })).toEqual(offeredIn(table, reasons, state))
  })

  test.each(states)('%s: below a stopped instance', async (state) => {
    const { row, parent } = await diskIn(state)
    const params = { ...inShop, instance: 'batch' }
    expect(menuOf(attached, row, { parent, params })).toEqual(offeredIn(below, reasons, state))
  })

  test.each(diskStates)('%s: what is offered is accepted', async (state) => {
    expect(await refusals(table, state, carryOut)).toEqual([])
    expect(await refusals(below, state, carryOut)).toEqual([])
  })
})

/** The condition that a disk has to meet to be chosen, and what is said of the others. */
function choiceOf(fields: readonly FormField[] | undefined) {
  const picker = fields?.find(({ id }) => id === 'disk')?.widget
  if (picker?.kind !== 'picker' || !picker.among) throw new Error('no picker of disks')
  const { among, reason } = picker
  return { reason, fits: (row: Row) => holds(among, row) }
}

describe('the choice of a disk', () => {
  const attachDisk = instanceActions.find(({ id }) => id === 'attachDisk')
  const choices: Readonly<Record<string, readonly FormField[] | undefined>> = {
    attachDisk: attachDisk?.form,
    newSnapshot: newSnapshot.fields,
  }

  test.each(Object.keys(chosen))('%s: disks in other states say why not', async (id) => {
    const { fits, reason } = choiceOf(choices[id])
    expect(reason).toMatch(/^Only .*(attached|detached)/)
    const offered: [string, boolean | undefined][] = []
    for (const state of states) offered.push([state, fits((await diskIn(state)).row)])
    expect(Object.fromEntries(offered)).toEqual(chosen[id])
  })

  test.each(diskStates)('%s: what can be chosen is accepted', async (state) => {
    const refused = await refusals(chosen, state, async (id, { row, parent }) => {
      if (id === 'newSnapshot') {
        return choose(newSnapshot, { row: {}, params: inShop, form: { ...snapshotForm, disk: row['id'] } })
      }
      return attachDisk && choose(attachDisk, { row: parent, params: inShop, form: { disk: row['id'] } })
    })
    expect(refused).toEqual([])
  })
})
