import { expect, it } from 'vitest'

import { keepTexts } from './keep-texts.ts'

const text = { type: 'string', description: 'What it is for.' }
const ours = { type: 'object', description: 'A lamp.', properties: { description: text, name: text } }
const silent = (): void => undefined

it('a text stays, and a field that is called like one goes', () => {
  const now = { type: 'object', properties: { name: { type: 'string' } } }
  expect(keepTexts(ours, now, silent)).toEqual({ ...ours, properties: { name: text } })
})
