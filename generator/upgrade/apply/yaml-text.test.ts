import { expect, it } from 'vitest'

import { dataOf, remove } from './yaml-text.ts'

const text =
  'reads: {lamp_view: &rules [lamp.list, lamp.edit], lamp_list: *rules, wick_list: *rules}\nname: &name Lamp\ntitle: *name\n'

it('what is written once and meant elsewhere is written where it is meant next, when the first place is gone', () => {
  const left = remove(text, { document: 0, path: ['reads', 'lamp_view'] }) ?? ''
  expect(left).toContain('reads: {lamp_list: &rules [lamp.list, lamp.edit], wick_list: *rules}')
  const alone = remove(left, { document: 0, path: ['name'] }) ?? ''
  const rules = ['lamp.list', 'lamp.edit']
  expect(dataOf(alone)).toEqual([{ reads: { lamp_list: rules, wick_list: rules }, title: 'Lamp' }])
})

it('what nobody means elsewhere is gone with its place', () => {
  const left = remove('a: &one 1\nb: 2\n', { document: 0, path: ['a'] })
  expect(left).toBe('b: 2\n')
})
