import { describe, expect, test } from 'vitest'

import type { DeleteEffect, Related, Unlisted } from '../relations.ts'
import type { Lookup, Row } from '../spec.ts'
import { type Answer, blockedReason, consequencesOf, consequenceText, unlistedTexts } from './consequences.ts'

const lookup = (one: string, many = `${one}s`): Lookup => ({
  entity: one.toLowerCase(),
  label: { one, many },
  source: { query: () => ({ queryKey: [one] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
})

const answer = (
  one: string,
  onDelete: DeleteEffect,
  more: Partial<Omit<Answer, 'related'>> & { related?: Partial<Related> } = {},
) => {
  const { related, rows = [], ...rest } = more
  return {
    more: false,
    state: 'complete',
    ...rest,
    rows,
    related: { lookup: lookup(one), relation: 'uses', labels: [], onDelete, ...related },
  } satisfies Answer
}
const rows = (...all: Row[]) => all.map((row) => ({ row, params: {} }))
const two = rows({ name: 'a' }, { name: 'b' })
const nothingUnlisted = { unlisted: [] }
const textsOf = (...answers: Answer[]): string[] =>
  consequencesOf(nothingUnlisted, answers).others.map((one) => consequenceText(one))

describe('words', () => {
  test('a link goes, what it leads to stays', () => {
    expect(textsOf(answer('Silo', 'unlinks', { rows: two, related: { relation: 'linked' } }))).toEqual([
      'Unlinks 2 silos',
    ])
  })

  test('what uses it is told apart from what it uses', () => {
    expect(textsOf(answer('Switch port', 'detaches', { rows: rows({}) }))).toEqual([
      'Used by 1 switch port, which loses it',
    ])
    expect(textsOf(answer('Disk', 'detaches', { rows: two, related: { relation: 'usedBy' } }))).toEqual([
      'Detaches 2 disks',
    ])
    expect(textsOf(answer('Disk', 'keeps', { rows: two, related: { relation: 'madeFrom' } }))).toEqual([
      'Source of 2 disks, which stay',
    ])
  })

  test('what goes comes first; of more than are listed the number is open', () => {
    const keeps = answer('Snapshot', 'keeps', { rows: rows({}) })
    const deletes = answer('Route', 'deletes', { rows: two, more: true, related: { relation: 'contained' } })
    expect(textsOf(keeps, deletes)).toEqual(['Deletes 2+ routes', 'Used by 1 snapshot, which stays'])
  })

  test('rows are called as the relation says, where it says so', () => {
    const label = { one: 'Attachment to a gate', many: 'Attachments to gates' }
    const gates = (state: Answer['state']) =>
      answer('Attached pool', 'deletes', { rows: two, state, related: { label } })
    expect(textsOf(gates('complete'))).toEqual(['Deletes 2 attachments to gates'])
    expect(consequencesOf(nothingUnlisted, [gates('failed')]).unread).toEqual([{ label, why: 'failed' }])
  })

  test('acronyms keep their capitals', () => {
    expect(textsOf(answer('IP range', 'deletes', { rows: rows({}) }))).toEqual(['Deletes 1 IP range'])
  })
})

describe('what blocks', () => {
  test('is the reason why it cannot be confirmed', () => {
    const known = consequencesOf(nothingUnlisted, [answer('Disk', 'blocks', { rows: two }), answer('VPC', 'blocks')])
    expect(blockedReason(known)).toBe('Delete these first: 2 disks')
  })

  test('nothing known to block is no reason', () => {
    expect(blockedReason(consequencesOf(nothingUnlisted, [answer('Disk', 'blocks')]))).toBeUndefined()
  })

  test('depends on what is chosen', () => {
    const pool = answer('Pool', 'blocks', {
      rows: two,
      related: { relation: 'contained', chosen: { field: 'cascade', onDelete: 'deletes' } },
    })
    expect(consequencesOf(nothingUnlisted, [pool], {}).blocking).toHaveLength(1)
    const chosen = consequencesOf(nothingUnlisted, [pool], { cascade: true })
    expect(chosen.blocking).toEqual([])
    expect(chosen.others.map((one) => consequenceText(one))).toEqual(['Deletes 2 pools'])
  })
})

test('rows that meet a condition go, the others stay', () => {
  const routes = answer('Route', 'deletes', {
    rows: rows({ kind: 'own' }, { kind: 'other' }, { kind: 'other' }),
    related: { when: { kind: 'field', path: 'kind', in: ['own'] }, otherwise: 'keeps' },
  })
  expect(textsOf(routes)).toEqual(['Deletes 1 route', 'Used by 2 routes, which stay'])
})

describe('that nothing refers to it is said only when that is known', () => {
  const empty = answer('Disk', 'keeps')
  const unlisted = (onDelete: DeleteEffect): Unlisted => ({
    entity: 'image',
    label: { one: 'Image', many: 'Images' },
    relation: 'uses',
    onDelete,
  })

  test('every list is complete and empty', () => {
    expect(consequencesOf(nothingUnlisted, [empty, empty]).isNothing).toBe(true)
  })

  test.each(['loading', 'partial', 'failed'] as const)('not while a list is %s', (state) => {
    const known = consequencesOf(nothingUnlisted, [empty, answer('Snapshot', 'keeps', { state })])
    expect(known.isNothing).toBe(false)
    expect(known.isLoading).toBe(state === 'loading')
    expect(known.unread.map(({ why }) => why)).toEqual(state === 'loading' ? [] : [state])
  })

  test('not when some rows cannot be listed', () => {
    expect(consequencesOf({ unlisted: [unlisted('keeps')] }, [empty]).isNothing).toBe(false)
    expect(consequencesOf({ unlisted: [unlisted('none')] }, [empty]).isNothing).toBe(true)
  })

  test('rows that cannot be listed are named by kind', () => {
    const both = [unlisted('blocks'), { ...unlisted('blocks'), label: { one: 'IP pool', many: 'IP pools' } }]
    expect(unlistedTexts([...both, unlisted('deletes')])).toEqual([
      'Not checked: images, IP pools. If any belong to it or use it, the delete fails.',
      'Also deletes its images (not counted).',
    ])
  })
})
