import { expect, it } from 'vitest'

import { keepTexts } from './keep-texts.ts'

const text = { type: 'string', description: 'What it is for.' }
const ours = { type: 'object', description: 'A lamp.', properties: { description: text, name: text } }
const silent = (): void => undefined

it('a text stays, and a field that is called like one goes', () => {
  const now = { type: 'object', properties: { name: { type: 'string' } } }
  expect(keepTexts(ours, now, silent)).toEqual({ ...ours, properties: { name: text } })
})

it('the text of a reference goes with the field when that is more than a reference', () => {
  const reference = { $ref: '#/components/schemas/Name' }
  const texts = { called: 'What it is called.', known: 'What it was called.' }
  const before = { type: 'object', properties: { called: reference, known: reference }, 'x-cairn-descriptions': texts }
  const nullable = { nullable: true, allOf: [reference] }
  const now = { type: 'object', properties: { called: nullable, known: reference } }
  expect(keepTexts(before, now, silent)).toEqual({
    type: 'object',
    properties: { called: { description: texts.called, ...nullable }, known: reference },
    'x-cairn-descriptions': { known: texts.known },
  })
})
