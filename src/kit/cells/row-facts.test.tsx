import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Lookup, Row } from '../spec.ts'
import { RowFacts } from './RowFacts.tsx'

const lookup: Lookup = {
  entity: 'berth',
  label: { one: 'IP pool', many: 'IP pools' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
  hint: [{ path: 'description', cell: { kind: 'description' } }],
  default: 'isDefault',
}
const linesOf = (row: Row): string[] =>
  [...renderToStaticMarkup(<RowFacts row={row} lookup={lookup} />).matchAll(/>([^<]+)</g)].map(([, text = '']) => text)

test('a row says its name, what is said beside it, and whether it is the default', () => {
  const row = { name: 'uplink', description: 'To the internet', isDefault: true }
  expect(linesOf(row)).toEqual(['uplink', 'To the internet', 'Default IP pool'])
  expect(linesOf({ ...row, isDefault: false })).toContain('Not the default IP pool')
})

test('what is not known of a row is not said', () => {
  expect(linesOf({ name: 'uplink', description: '' })).toEqual(['uplink'])
})

test('regression: what turns text round was hidden in a name and in what is said beside it', () => {
  const row = { name: 'up\u202Elink', description: 'To \u202Ethe internet' }
  expect(linesOf(row)).toEqual(['up', 'U+202E', 'link', 'To ', 'U+202E', 'the internet'])
  expect(renderToStaticMarkup(<RowFacts row={row} lookup={lookup} />).match(/<bdi/g)).toHaveLength(2)
})
