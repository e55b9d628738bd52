import { expect, test } from 'vitest'
import { newWords } from './vocabulary.ts'

const documentWith = (property: object): string =>
  JSON.stringify({
    paths: {},
    components: { schemas: { Lamp: { type: 'object', properties: { wick: { type: 'string' }, oil: property } } } },
  })

test('words that only the later document uses are told with their part of the language', () => {
  const before = documentWith({ type: 'string' })
  const after = documentWith({ type: 'string', readOnly: true, format: 'oil-grade' })
  expect(newWords(before, after)).toEqual(['schemaKeywords: format', 'schemaKeywords: readOnly', 'formats: oil-grade'])
  expect(newWords(after, before)).toEqual([])
})
