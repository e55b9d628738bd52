import { expect, test } from 'vitest'
import { newWords } from './vocabulary.ts'

const documentWith = (property: object): string =>
  JSON.stringify({
    paths: {},
    components: { schemas: { Lamp: { type: 'object', properties: { wick: { type: 'string' }, oil: property } } } },
  })

test('words that only the later document uses are told with their places', () => {
  const before = documentWith({ type: 'string' })
  const after = documentWith({ type: 'string', readOnly: true, format: 'oil-grade' })
  const found = Object.entries(newWords(before, after)).filter(([, places]) => Object.keys(places).length > 0)
  expect(Object.fromEntries(found)).toEqual({
    schemaKeywords: { readOnly: 'Lamp.oil', format: 'Lamp.oil' },
    formats: { 'oil-grade': 'Lamp.oil' },
  })
  expect(Object.values(newWords(after, before)).flatMap((places) => Object.keys(places))).toEqual([])
})
