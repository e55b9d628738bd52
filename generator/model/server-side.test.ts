import { expect, it } from 'vitest'

import { serverSide } from './server-side.ts'

const enumValues = ({ enum: values }: { enum?: readonly unknown[] }) =>
  values?.filter((value): value is string => typeof value === 'string')
const param = (client: string, values: string[] = []) => ({
  wire: client,
  client,
  required: false,
  schema: { enum: values },
})
const hasField = (path: string) => ['name', 'id', 'state'].includes(path)

it('order modes are told by their names; one that is no field of the row is left out', () => {
  const op = {
    queryParams: [
      param('limit'),
      param('sortBy', ['name_ascending', 'name_descending', 'id_ascending', 'time_and_id_ascending']),
    ],
  }
  expect(serverSide({ op, filters: undefined, hasField, schemas: { enumValues } })).toEqual({
    order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
  })
})

it('filters by flags and by the ends of a span are passed on', () => {
  const filters = { state: { flags: ['failed'] }, timeSent: { range: ['from', 'to'] }, group: { query: 'group' } }
  expect(serverSide({ op: { queryParams: [] }, filters, hasField, schemas: { enumValues } })).toEqual({
    filters: { state: { flags: ['failed'] }, timeSent: { range: ['from', 'to'] } },
  })
})

it('a server that can do nothing has nothing to say', () => {
  expect(serverSide({ op: { queryParams: [] }, filters: undefined, hasField, schemas: { enumValues } })).toBeUndefined()
})
