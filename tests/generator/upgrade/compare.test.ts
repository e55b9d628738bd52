/** What differs between two contracts is found, and nothing besides: of the corpus that is held beside what it means (`impact.test.ts`). */
import { describe, expect, it } from 'vitest'
import type { Change } from '../../../generator/upgrade/compare/change.ts'
import { compareContracts } from '../../../generator/upgrade/compare/compare.ts'
import { substitute, substitutionsOf } from '../../../generator/upgrade/compare/substitutions.ts'
import { moreEditsOfCalls } from './corpus-calls.ts'
import { moreEditsOfUnions } from './corpus-unions.ts'
import { contracted, edited, ownContract, type Draft } from './draft.ts'
import * as edit from './edits.ts'
import { keyOf } from './key-of.ts'
import { valuesOf } from './later/chance.ts'

const own = contracted(ownContract())
const changesOf = (change: (draft: Draft) => void): Change[] => compareContracts(own, contracted(edited(change)))

describe('a comparison', () => {
  it.each([...moreEditsOfCalls, ...moreEditsOfUnions])('finds: $name', ({ edit: change, changes: expected }) => {
    expect(changesOf(change).map(keyOf).sort()).toEqual([...expected].sort())
  })

  it('of a contract with itself is empty', () => {
    expect(changesOf(() => {})).toEqual([])
  })

  it('regression: a path with an extension of its own was taken for one with an operation more', () => {
    const found = changesOf(({ paths }) =>
      Object.assign(paths['/v1/disks'] ?? {}, { summary: 'Disks', 'x-team': { 'x-floor': 2 }, 'x-owner': null }),
    )
    expect(found).toEqual([])
  })

  it('knows every call that a field is of', () => {
    const [change] = changesOf((draft) => edit.renameField(draft, ['Baseboard', 'serial'], 'serial_number'))
    expect(change).toMatchObject({ type: 'field-renamed', to: 'serial_number' })
    const uses = change !== undefined && 'uses' in change ? change.uses.map(({ operation }) => operation) : []
    expect(uses).toEqual(expect.arrayContaining(['sled_list', 'sled_view', 'switch_list']))
    expect(uses).not.toContain('disk_list')
  })

  it('tells all operations of a resource that has another name everywhere', () => {
    const found = changesOf((draft) => {
      edit.movePath(draft, '/v1/snapshots', '/v1/copies')
      for (const role of ['list', 'view', 'create', 'delete'])
        edit.renameOperation(draft, `snapshot_${role}`, `copy_${role}`)
      edit.renameSchema(draft, 'Snapshot', 'Copy')
      edit.renameSchema(draft, 'SnapshotCreate', 'CopyCreate')
      edit.renameSchema(draft, 'SnapshotResultsPage', 'CopyResultsPage')
    })
    const { operations, schemas } = substitutionsOf(found)
    expect(Object.fromEntries(operations)).toEqual({
      snapshot_list: 'copy_list',
      snapshot_view: 'copy_view',
      snapshot_create: 'copy_create',
      snapshot_delete: 'copy_delete',
    })
    expect(Object.fromEntries(schemas)).toMatchObject({ Snapshot: 'Copy', SnapshotCreate: 'CopyCreate' })
    expect(found.filter(({ type }) => type === 'operation-added' || type === 'operation-removed')).toEqual([])
  })

  it('regression: what a field was a list of was not compared, where the field is one of them now', () => {
    const found = changesOf((draft) => {
      edit.changeField(draft, ['OxqlTable', 'timeseries'], edit.ref('Timeseries'))
      edit.addField(draft, ['Timeseries', 'narwhal'], { type: 'string' }, true)
    })
    expect(found.map(keyOf).sort()).toEqual([
      'field-added Timeseries.narwhal!',
      'field-changed OxqlTable.timeseries list of Timeseries → Timeseries',
    ])
  })

  it('regression: what a field is a list of was not compared, where the field is below another one now', () => {
    const found = changesOf((draft) => {
      edit.moveFields(draft, 'OxqlTable', ['timeseries'], 'held')
      edit.addField(draft, ['Timeseries', 'narwhal'], { type: 'string' }, true)
    })
    expect(found.map(keyOf).sort()).toEqual([
      'field-added Timeseries.narwhal!',
      'field-moved OxqlTable.timeseries held.timeseries',
    ])
  })

  it('regression: a schema that says nothing of its fields any more was another type, and none of them was told', () => {
    const [repo, status] = ['TufRepoUpload.repo', 'TufRepoUpload.status']
    const found = changesOf((draft) => {
      for (const field of ['repo', 'status']) edit.removeField(draft, ['TufRepoUpload', field])
    })
    expect(found.map(keyOf).sort()).toEqual([`field-removed ${repo}`, `field-removed ${status}`])
    const back = compareContracts(
      contracted(
        edited((draft) => {
          for (const field of ['repo', 'status']) edit.removeField(draft, ['TufRepoUpload', field])
        }),
      ),
      own,
    )
    expect(back.map(keyOf).sort()).toEqual([`field-added ${repo}!`, `field-added ${status}!`])
  })

  it.each(['SnapshotState', 'SystemMetricName'])(
    'regression: %s with another name and another value was another type in all that has it',
    (name) => {
      let value = ''
      const found = changesOf((draft) => {
        value = valuesOf(edit.schema(draft, name))[0] ?? ''
        edit.removeValue(draft, name, value)
        edit.addValue(draft, name, 'narwhal')
        edit.renameSchema(draft, name, 'Isthmus')
      })
      expect(found.map(keyOf).sort()).toEqual([
        `schema-renamed ${name} Isthmus`,
        `value-added ${name} narwhal`,
        `value-removed ${name} ${value}`,
      ])
    },
  )

  it('regression: of a union of words that is a text now all words were named, each as a union of its own', () => {
    const [change] = changesOf((draft) => {
      draft.components.schemas['SnapshotState'] = { type: 'string' }
      draft.components.schemas['InstanceState'] = { type: 'string' }
    }).filter((one) => 'owner' in one && one.owner === 'InstanceState')
    expect(change).toMatchObject({ type: 'field-changed', to: 'string' })
    expect(change).toMatchObject({ from: expect.stringMatching(/^one of (?:\w+, ){4}\w+ and \d+ more$/) })
  })

  it('regression: what only the wire spells otherwise might have been another new field of its kind', () => {
    const respell = (draft: Draft, fields: readonly string[]): void => {
      for (const field of fields)
        edit.renameField(
          draft,
          ['Error', field],
          field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        )
    }
    const found = changesOf((draft) => respell(draft, ['error_code', 'request_id']))
    expect(found.map(keyOf).sort()).toEqual([
      'field-renamed Error.error_code errorCode',
      'field-renamed Error.request_id requestId',
    ])
    // What it holds may be another as well.
    const changed = changesOf((draft) => {
      edit.changeField(draft, ['Disk', 'block_size'], { type: 'string' })
      edit.renameField(draft, ['Disk', 'block_size'], 'blockSize')
      edit.editQuery(draft, ['disk_list', 'page_token'], { name: 'pageToken' })
    })
    expect(changed.map(keyOf).sort()).toEqual([
      'field-changed Disk.block_size integer (uint64) → string',
      'field-renamed Disk.block_size blockSize',
      'parameter-renamed disk_list.page_token pageToken',
    ])
  })
})

describe('substitutions', () => {
  it('keep names apart that swap', () => {
    const changes = changesOf((draft) => edit.swapOperations(draft, 'instance_start', 'instance_stop'))
    const { operations } = substitutionsOf(changes)
    expect(substitute(['instance_start', 'disk_list', 'instance_stop'], operations)).toEqual([
      'instance_stop',
      'disk_list',
      'instance_start',
    ])
  })

  it('leave out what somebody has to choose', () => {
    const changes = changesOf((draft) => {
      edit.removeField(draft, ['Disk', 'size'])
      edit.addField(draft, ['Disk', 'capacity'], edit.ref('ByteCount'), true)
      edit.addField(draft, ['Disk', 'used'], edit.ref('ByteCount'), true)
    })
    expect(substitutionsOf(changes).fields.size).toBe(0)
    expect(changes.find(({ type }) => type === 'field-renamed')).toMatchObject({
      sureness: 'ask',
      candidates: ['capacity', 'used'],
    })
  })
})
