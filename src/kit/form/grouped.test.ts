import { expect, test } from 'vitest'

import { buildBody } from './body.ts'
import { asItems } from './empty.ts'
import { inGroups, ungrouped } from './grouped.ts'
import { formPath } from './place.ts'
import { initialValues } from './raw.ts'
import type { FormField } from '../spec.ts'

const grouping = { by: ['link'], in: 'addresses' }
const groups = [
  { link: 'one', addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2', vlan: 4 }] },
  { link: 'two', addresses: [{ ip: '10.0.0.3' }] },
]

test('items of groups are one list, each with what its group shares, and back', () => {
  const items = ungrouped(groups, grouping)
  expect(items).toEqual([
    { link: 'one', ip: '10.0.0.1' },
    { link: 'one', ip: '10.0.0.2', vlan: 4 },
    { link: 'two', ip: '10.0.0.3' },
  ])
  expect(inGroups(items, grouping)).toEqual(groups)
})

test('items of one group come together wherever they stand', () => {
  const [a, b, c] = ungrouped(groups, grouping)
  expect(inGroups([a, c, b], grouping)).toEqual(groups)
})

test('what is no group has no items', () => {
  expect(ungrouped([null, { link: 'one' }, { link: 'one', addresses: 'none' }], grouping)).toEqual([])
})

const text = (id: string): FormField => ({ id, label: id, required: true, widget: { kind: 'text' } })
const field: FormField = {
  id: 'addresses',
  label: 'Addresses',
  required: true,
  widget: {
    kind: 'list',
    item: { id: '', label: 'Address', required: true, widget: { kind: 'group', fields: [text('link'), text('ip')] } },
    grouped: grouping,
  },
}

test('a form holds the items and sends the groups', () => {
  const values = initialValues([field], { addresses: groups })
  expect(asItems(values['addresses'])).toHaveLength(3)
  expect(buildBody([field], values)).toEqual({
    addresses: [
      { link: 'one', addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }] },
      { link: 'two', addresses: [{ ip: '10.0.0.3' }] },
    ],
  })
})

test('a refusal that names a place in a group stands at the list', () => {
  const values = initialValues([field], { addresses: groups })
  expect(formPath([field], values, 'addresses[1].addresses[0].ip')).toBe('addresses')
})

test('regression: a field that a server calls __proto__ was lost from items of groups', () => {
  const item: unknown = JSON.parse('{"link":"one","ip":"10.0.0.1","__proto__":{"is_admin":true}}')
  const [group] = inGroups([item], grouping)
  expect(JSON.stringify(group)).toBe('{"link":"one","addresses":[{"ip":"10.0.0.1","__proto__":{"is_admin":true}}]}')
})
