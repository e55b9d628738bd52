/** Parameters of queries that are no plain texts become what is written in an address, each by itself. */
import { expect, it } from 'vitest'
import { contractFrom, document, get } from './read.ts'

const text = { type: 'string' }
const size = {
  type: 'object',
  required: ['least'],
  properties: { least: { type: 'integer', description: 'In pages.' }, unit: text },
}

/** What the parameters of one operation are read as. */
function queriesOf(...parameters: readonly object[]): readonly object[] {
  const { result, codes } = contractFrom(
    document(
      { '/v1/things': { get: get('thing_list', { parameters: parameters.map((one) => ({ in: 'query', ...one })) }) } },
      { Size: size },
    ),
  )
  expect(codes).toEqual([])
  return result?.document.paths['/v1/things']?.get?.parameters ?? []
}

it('texts, and several of them, stay as they are', () => {
  const plain = [
    { name: 'word', in: 'query', schema: text },
    { name: 'words', in: 'query', required: true, schema: { type: 'array', items: text } },
  ]
  expect(queriesOf(...plain)).toEqual(plain)
})

it.each([
  ['form', '', ''],
  ['deepObject', 'size[', ']'],
])('regression: fields of an object did not compile; each is a parameter (%s)', (style, before, after) => {
  const field = (name: string) => ({ name: before + name + after, in: 'query' })
  const schema = { $ref: '#/components/schemas/Size' }
  expect(queriesOf({ name: 'size', required: true, style, explode: true, description: 'How large.', schema })).toEqual([
    { ...field('least'), required: true, description: 'In pages.', schema: { type: 'integer' } },
    { ...field('unit'), required: false, description: 'How large.', schema: text },
  ])
  expect(queriesOf({ name: 'size', style, explode: true, schema })).toMatchObject([
    { required: false },
    { required: false },
  ])
})

it.each([
  [{ explode: false }, { type: 'array', items: text }, 'Several with commas between them.'],
  [{ style: 'pipeDelimited' }, { type: 'array', items: text }, 'Several with | between them.'],
  [{ style: 'spaceDelimited' }, { type: 'array', items: text }, 'Several with spaces between them.'],
  [{ explode: false }, size, 'Names and values in turn, with commas between them.'],
])('what is written as one text is one, and says how: %j', (how, schema, said) => {
  const read = { name: 'kinds', in: 'query', required: true, schema: text }
  expect(queriesOf({ name: 'kinds', required: true, ...how, schema })).toEqual([{ ...read, description: said }])
  expect(queriesOf({ name: 'kinds', required: true, description: 'Of what kind', ...how, schema })).toEqual([
    { ...read, description: `Of what kind. ${said}` },
  ])
})

it('an object that may have anything is written as nothing', () => {
  expect(queriesOf({ name: 'any', schema: { type: 'object' } }, { name: 'word', schema: text })).toMatchObject([
    { name: 'word' },
  ])
})

it('a field with the name of another parameter is the same in an address, and stands once', () => {
  const schema = { $ref: '#/components/schemas/Size' }
  const read = queriesOf(
    { name: 'unit', required: true, schema: text },
    { name: 'size', schema },
    { name: 'other', schema },
  )
  expect(read).toMatchObject([{ name: 'unit', required: true }, { name: 'least' }])
  expect(read).toHaveLength(2)
})
