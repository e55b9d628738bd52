import { expect, test } from 'vitest'

import { field } from '../form/fields.fixture.ts'
import type { ListScreen, Row } from '../spec.ts'
import { keyOfPart, ownKey, paramsOfAnswer, readAsked, withAnswer } from './asked.ts'

const query = () => ({ queryKey: [], queryFn: async () => ({ items: [], nextPage: null }) })
const screen: ListScreen = {
  kind: 'list',
  id: 'tide.list',
  entity: 'tide',
  title: 'Tides',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query,
    asks: {
      fields: [
        field('since', { kind: 'date' }),
        field('gauge', { kind: 'integer' }),
        field('note', { kind: 'text' }, { required: false }),
      ],
      query,
    },
  },
  columns: [],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [],
  empty: { title: 'No tides', body: '' },
  refresh: [],
}

const throughAddress = (filled: Row) =>
  readAsked(withAnswer(new URLSearchParams('page=x'), ownKey, filled).get(ownKey), screen)

test('regression: a time that was filled in came back from the address as a text, which the form showed as nothing', () => {
  const filled = { since: new Date('2026-03-01T07:30:00Z'), gauge: 12_345_678_901_234_567_890n }
  expect(throughAddress(filled)).toEqual(filled)
})

test.each([
  ['a time that is none', { since: 'soon', gauge: 1 }],
  ['a time that is no text', { since: 7, gauge: 1 }],
  ['less than is required', { gauge: 1, note: 'low' }],
])('%s is no answer to what is asked', (_, filled) => expect(throughAddress(filled)).toBeUndefined())

test('parts of a page keep what each was asked for, and the page of the list that they are beside', () => {
  const gauges = { ...screen, id: 'gauge.list' }
  const search = withAnswer(
    withAnswer(new URLSearchParams('page=x'), keyOfPart(screen), { gauge: 1 }),
    keyOfPart(gauges),
    { gauge: 2 },
  )
  expect(Object.fromEntries(search)).toEqual({
    page: 'x',
    'asked.tide.list': '{"gauge":1}',
    'asked.gauge.list': '{"gauge":2}',
  })
})

test('addresses of rows have what was filled in as text, a time as the server reads it', () => {
  const asked = { since: new Date('2026-03-01T07:30:00Z'), gauge: 7n, wet: true, note: undefined, among: [1] }
  expect(paramsOfAnswer(asked)).toEqual({ since: '2026-03-01T07:30:00.000Z', gauge: '7', wet: 'true' })
})
