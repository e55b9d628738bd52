import { expect, test } from 'vitest'

import type { ListSource } from '../spec.ts'
import { askedOf, withAsked } from './server-side.ts'

const source: ListSource = {
  query: () => ({ queryKey: [] }),
  shape: { kind: 'page' },
  paged: true,
  server: {
    order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    filters: { state: { flags: ['pending', 'failed'] }, timeStarted: { range: ['startTime', 'endTime'] } },
  },
}
const asked = (search: string) => askedOf(source, new URLSearchParams(search))

test.each([
  ['', {}, false],
  ['sort=name', { sortBy: 'name_ascending' }, true],
  ['sort=-name', { sortBy: 'name_descending' }, true],
  ['sort=id', { sortBy: 'id_ascending' }, true],
  // The server cannot do these: the rows are read to the end and put in order here.
  ['sort=-id', {}, false],
  ['sort=size', {}, false],
  ['filter=state:any:pending', { pending: true }, false],
  ['filter=state:any:pending,failed&sort=name', { pending: true, failed: true, sortBy: 'name_ascending' }, true],
  ['filter=state:none:pending', {}, false],
  ['filter=state:any:unheard-of', {}, false],
  ['filter=size:gt:10 GiB', {}, false],
  ['filter=timeStarted:after:2026-01-02', { startTime: new Date('2026-01-02') }, false],
  ['filter=timeStarted:before:2026-01-02', { endTime: new Date('2026-01-02') }, false],
  [
    'filter=timeStarted:between:2026-01-02,2026-02-03',
    { startTime: new Date('2026-01-02'), endTime: new Date('2026-02-03') },
    false,
  ],
  ['filter=timeStarted:after:whenever', {}, false],
  ['filter=timeStarted:last:24h', {}, false],
])('%s', (search, parameters, ordered) => {
  expect(asked(search)).toEqual({ asked: parameters, ordered })
})

test('a list whose server can do nothing is asked for nothing', () => {
  expect(askedOf({ ...source, server: undefined }, new URLSearchParams('sort=name'))).toEqual({
    asked: {},
    ordered: false,
  })
})

test('the page stays the page', () => {
  expect(withAsked({ limit: 5, pageToken: 't' }, { sortBy: 'x' })).toEqual({ limit: 5, pageToken: 't', sortBy: 'x' })
})
