import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { SchemaBrowser } from './SchemaBrowser.tsx'
import { schemas } from './schemas.fixture.ts'

const htmlOf = (rows: readonly TimeseriesSchema[]): string =>
  renderToStaticMarkup(
    <SchemaBrowser
      schemas={{ rows, isPartial: false, error: undefined, refresh: async () => undefined }}
      isFull={undefined}
      onUse={() => undefined}
    />,
  )

test('regression: every text of a schema was drawn however long it is', () => {
  const [first] = schemas
  const [field] = first?.fieldSchema ?? []
  if (first === undefined || field === undefined) throw new Error('there is no schema')
  const long = (letter: string): string => letter.repeat(100_000)
  const letters = ['A', 'B', 'C', 'D', 'E'] as const
  const html = htmlOf([
    {
      ...first,
      timeseriesName: long('A'),
      description: { metric: long('B'), target: long('C') },
      fieldSchema: [{ ...field, name: long('D'), description: long('E') }],
    },
  ])
  // Each is there, and as much of it as can be drawn at once.
  for (const letter of letters) expect(html).toContain(letter.repeat(900))
  expect(html.length).toBeLessThan(10_000)
})

test('regression: what turns text round was hidden in every text of a schema, and turned the words beside it', () => {
  const [first] = schemas
  const [field] = first?.fieldSchema ?? []
  if (first === undefined || field === undefined) throw new Error('there is no schema')
  const html = htmlOf([
    {
      ...first,
      timeseriesName: 'a\u202Ename',
      description: { metric: 'a\u202Emetric', target: 'a\u202Etarget' },
      fieldSchema: [{ ...field, name: 'a\u202Efield', description: 'of\u202Eit' }],
    },
  ])
  expect(html).not.toContain('\u202E')
  for (const end of ['name', 'metric', 'target', 'field', 'it'])
    expect(html).toMatch(new RegExp(`<bdi>(?:a|of)<span[^>]*>U\\+202E</span>${end}</bdi>`))
  expect(html).toContain('Use in a query: a⟨U+202E⟩name')
})

test('a schema with very many fields draws some of them and says how many there are', () => {
  const [first] = schemas
  const [field] = first?.fieldSchema ?? []
  if (first === undefined || field === undefined) throw new Error('there is no schema')
  const html = htmlOf([
    { ...first, fieldSchema: Array.from({ length: 5_000 }, (_, at) => ({ ...field, name: `field-${at}` })) },
  ])
  expect(html).toContain('The first 100 of 5,000')
  expect(html).not.toContain('field-100<')
})

test('regression: a name that is longer than the list is wide went on in the next line within a word', () => {
  const [first] = schemas
  if (first === undefined) throw new Error('there is no schema')
  expect(htmlOf([{ ...first, timeseriesName: 'virtual_disk:bytes_read' }])).toContain(
    'virtual_<wbr/>disk:<wbr/>bytes_<wbr/>read',
  )
})
