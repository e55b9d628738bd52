import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { SchemaBrowser } from './SchemaBrowser.tsx'
import { schemas } from './schemas.fixture.ts'

const htmlOf = (rows: readonly TimeseriesSchema[]): string =>
  renderToStaticMarkup(
    <SchemaBrowser
      schemas={{ rows, isPartial: false, error: undefined, refresh: () => undefined }}
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
