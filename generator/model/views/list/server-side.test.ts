import { expect, it } from 'vitest'

import { isOrderedById, serverSide } from './server-side.ts'

const enumValues = ({ enum: values }: { enum?: readonly unknown[] }) =>
  values?.filter((value): value is string => typeof value === 'string')
const param = (client: string, values: string[] = []) => ({
  wire: client,
  client,
  required: false,
  schema: { enum: values },
})
const modes = {
  schemas: { enumValues },
  paging: { sort: 'sort_by', rising: '_ascending', falling: '_descending' },
  id: 'id',
}
const hasField = (path: string) => ['name', 'id', 'state'].includes(path)

it('order modes are told by their names; one that is no field of the row is left out', () => {
  const op = {
    queryParams: [
      param('limit'),
      param('sort_by', ['name_ascending', 'name_descending', 'id_ascending', 'time_and_id_ascending']),
    ],
  }
  expect(serverSide({ op, filters: undefined, hasField, modes })).toEqual({
    order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
  })
})

it('filters by flags and by the ends of a span are passed on', () => {
  const filters = { state: { flags: ['failed'] }, timeSent: { range: ['from', 'to'] }, group: { query: 'group' } }
  expect(serverSide({ op: { queryParams: [] }, filters, hasField, modes })).toEqual({
    filters: { state: { flags: ['failed'] }, timeSent: { range: ['from', 'to'] } },
  })
})

it('a server that can do nothing has nothing to say', () => {
  expect(serverSide({ op: { queryParams: [] }, filters: undefined, hasField, modes })).toBeUndefined()
})

it('a server that knows only the order of ids is told from one that knows names, and from one that says nothing', () => {
  const fields = { nameField: 'displayName', keyField: 'id' }
  const byId = (values: string[], { nameField, keyField } = fields) =>
    isOrderedById({ queryParams: [param('sort_by', values)] }, { nameField, keyField }, modes)
  expect(byId(['id_ascending', 'id_descending'])).toBe(true)
  expect(byId(['id_ascending', 'name_ascending'])).toBe(false)
  expect(byId(['id_ascending'], { nameField: 'id', keyField: 'id' })).toBe(false)
  expect(byId([])).toBe(false)
  expect(isOrderedById({ queryParams: [] }, fields, modes)).toBe(false)
})
