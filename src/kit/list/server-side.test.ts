import { expect, test } from 'vitest'

import type { Column, ListScreen } from '../spec.ts'
import { serverFilters } from './filter/server-filters.ts'
import { askedOf, withAsked } from './server-side.ts'

const column = (id: string, cell: Column['cell']): Column => ({ id, label: id, path: id, cell })
const screen: Pick<ListScreen, 'source' | 'columns'> = {
  source: {
    query: () => ({ queryKey: [] }),
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
      filters: serverFilters({
        state: { flags: ['pending', 'failed', 'a,b'] },
        timeStarted: { range: ['startTime', 'endTime'] },
      }),
    },
  },
  columns: [
    column('name', { kind: 'text' }),
    column('id', { kind: 'id' }),
    column('size', { kind: 'bytes' }),
    column('state', { kind: 'badge', tones: {} }),
    column('timeStarted', { kind: 'date' }),
  ],
}
const now = Date.parse('2026-03-04T10:20:30Z')
const asked = (search: string) => askedOf(screen, new URLSearchParams(search), now)

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
  ['filter=size:gt:10 GiB', {}, false],
])('%s', (search, parameters, ordered) => {
  expect(asked(search)).toEqual({ asked: parameters, ordered })
})

test('a value that the server has no flag for is not left out by the flags of others', () => {
  expect(asked('filter=state:any:unheard-of').asked).toEqual({})
  expect(asked('filter=state:any:pending,unheard-of').asked).toEqual({})
})

test('a comma inside a value is read as the address has it', () => {
  expect(asked(String.raw`filter=state:any:a\,b`).asked).toEqual({ 'a,b': true })
})

test.each([
  'filter=timeStarted:after:whenever',
  'filter=timeStarted:between:2026-01-02,whenever',
  'filter=timeStarted:between:2026-01-02',
  'filter=colour:after:2026-01-02',
])('what the view leaves out the server is not asked for: %s', (search) => {
  expect(asked(search).asked).toEqual({})
})

test('a list whose server can do nothing is asked for nothing', () => {
  const plain = { ...screen, source: { ...screen.source, server: undefined } }
  expect(askedOf(plain, new URLSearchParams('sort=name'), now)).toEqual({ asked: {}, ordered: false })
})

test('the page stays the page', () => {
  expect(withAsked({ limit: 5, pageToken: 't' }, { sortBy: 'x' })).toEqual({ limit: 5, pageToken: 't', sortBy: 'x' })
})
