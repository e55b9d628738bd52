import { expect, it } from 'vitest'

import { renamedIn, withNewNames } from './renamed-calls.ts'

const notes = `## Changes

- breaking: disk_list is called volume_list (there is no operation)
- info: boat_sail is called by POST, no longer by PUT (nothing to do)
- info: schema Disk is called Volume (nothing names its type)
- breaking: parameter disk of disk_view is called volume (code names it)
- breaking: boat_up is called boat_down (what is called so is gone)
- breaking: boat_down is called boat_up (what is called so is gone)
`

it('the names of operations are read from the notes, and nothing else is', () => {
  expect([...renamedIn(notes)]).toEqual([
    ['disk_list', 'volume_list'],
    ['boat_up', 'boat_down'],
    ['boat_down', 'boat_up'],
  ])
})

it('calls, what the client makes of them and behaviours of the mock have the new names', () => {
  const code = "diskListOptions(); diskList(); effects.disk_list; 'boat_up'; boatDown(); myDiskList; diskListing"
  expect(withNewNames(code, renamedIn(notes))).toBe(
    "volumeListOptions(); volumeList(); effects.volume_list; 'boat_down'; boatUp(); myDiskList; diskListing",
  )
})
