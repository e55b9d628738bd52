/** A newer document where of a union or an object only the field is left that tells what it is, or the other way round. */
import { expect, it } from 'vitest'
import type { Schema } from '../../../generator/model/types/contract.ts'
import { upgraded } from './console.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'
import { keyOf } from './key-of.ts'
import { planOwnUpgrade } from './own-upgrade.ts'

const statesOf = (draft: Draft): string[] =>
  (edit.schema(draft, 'DiskState').oneOf ?? []).flatMap(({ properties }) =>
    (properties?.['state']?.enum ?? []).map(String),
  )

/** The states of disks are texts. */
function reduceDisks(draft: Draft, more: readonly string[] = []): void {
  const states = [...statesOf(draft), ...more]
  draft.components.schemas['DiskState'] = { type: 'string', enum: states, description: 'State of a disk.' }
}

const changesOf = (change: (draft: Draft) => void): string[] => upgraded(change).changes.map(keyOf)

it('finds a tag that is all that is left of a union, and values that it did not have', () => {
  expect(changesOf((draft) => reduceDisks(draft, ['frozen']))).toEqual([
    'field-moved Disk.state.state state',
    'value-added Disk.state.state frozen',
    'field-removed Disk.state[attaching|attached|detaching].instance',
  ])
})

it('finds a tag that is a plain text by now', () => {
  const change = (draft: Draft): void => {
    draft.components.schemas['DiskState'] = { type: 'string', description: 'State of a disk.' }
  }
  expect(changesOf(change)).toContain('field-moved Disk.state.state state')
})

it('finds the field of an object that tells what it is', () => {
  const object = (draft: Draft): Schema => ({
    type: 'object',
    required: ['is', 'since'],
    properties: { is: { type: 'string', enum: statesOf(draft) }, since: { type: 'string', format: 'date-time' } },
  })
  expect(
    changesOf((draft) =>
      edit.changeField(draft, ['Snapshot', 'state'], {
        type: 'object',
        required: ['is', 'since'],
        properties: {
          is: { type: 'string', enum: ['creating', 'ready', 'faulted', 'destroyed'] },
          since: { type: 'string', format: 'date-time' },
        },
      }),
    ),
  ).toEqual(['field-moved Snapshot.state state.is', 'field-added Snapshot.state.since!'])
  // No values in common: another thing of that name.
  const other = changesOf((draft) => edit.changeField(draft, ['Snapshot', 'state'], object(draft)))
  expect(other.filter((line) => line.startsWith('field-moved'))).toEqual([])
})

it('takes no text for the tag of a union that is called otherwise', () => {
  const change = (draft: Draft): void => edit.changeField(draft, ['DiskCreate', 'disk_source'], { type: 'string' })
  expect(changesOf(change).filter((line) => line.startsWith('field-moved'))).toEqual([])
})

it('writes what is left in the place of the tag: columns, rows, conditions and texts', async () => {
  const { draft, files } = await planOwnUpgrade((one) => reduceDisks(one))
  const disks = files.get('openapi/resources/disks.yaml') ?? ''
  expect(draft.refused).toEqual([])
  expect(disks).not.toMatch(/state\.state/)
  expect(disks).toMatch(/^ {2}columns: \[.*, state, timeCreated\]$/m)
  expect(disks).toMatch(/^ {2}line: \[state, size\]$/m)
  expect(disks).toMatch(/^ {2}state:$/m)
  expect(disks).toContain('offer: {state: [attached, detached]}')
  // A text of the mock names the field in braces, and stays in its quotes.
  expect(disks).toContain(`message: 'disk cannot be deleted in state "{state}"'`)
  expect(files.get('openapi/resources/overviews.yaml')).toContain('{list: disk, by: state}')
  expect(draft.removed.filter(({ why }) => why.includes('state.state'))).toEqual([])
})
