import { expect, test } from 'vitest'

import { documentModel, smallDocument } from '../../../tests/support/document-model.ts'
import type { Schema } from '../../model/types/contract.ts'
import { answerShapes } from './answer-shapes.ts'
import { createGraph } from './nodes.ts'

const text: Schema = { type: 'string' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const list = (items: Schema): Schema => ({ type: 'array', items })
const record = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

/** The shapes of a document whose one operation answers this. */
function shapesOf(answer: Schema, schemas: Record<string, Schema> = {}) {
  const responses = { '200': { content: { 'application/json': { schema: answer } } } }
  const model = documentModel(smallDocument(schemas, { 'GET /v1/things': { operationId: 'thing_list', responses } }))
  const { shapes, answers } = answerShapes(model, createGraph(model.document))
  return { shapes, answer: answers['thingList'] }
}

test('fields have their names in the console, and what they can be', () => {
  const thing = record(
    {
      thing_name: text,
      time_made: { type: 'string', format: 'date-time' },
      size: { type: 'integer' },
      port: { type: 'integer', format: 'uint16' },
      share: { type: 'number' },
      is_open: { type: 'boolean' },
      tags: list(text),
      labels: { type: 'object', additionalProperties: { type: 'integer' } },
      extra: {},
      several: list({ oneOf: [text, { type: 'integer' }] }),
      either: { oneOf: [text, { type: 'integer' }, list(text)] },
    },
    ['thing_name', 'time_made', 'size', 'port', 'is_open', 'extra', 'tags', 'labels', 'several', 'either'],
  )
  expect(shapesOf(thing)).toEqual({
    answer: '0',
    shapes: ['thingName timeMade:d size:n port:i share?:n isOpen:b tags:[t labels:{n several:[* either:t|n|[t'],
  })
})

test('what may be null need not be there', () => {
  const thing = record({
    a: { type: 'string', nullable: true },
    b: { allOf: [ref('Owner')], nullable: true },
    c: list({ type: 'string', nullable: true }),
    d: { type: 'object', additionalProperties: { type: 'string', nullable: true } },
    e: { oneOf: [text, { type: 'integer', nullable: true }] },
  })
  const { shapes } = shapesOf(thing, { Owner: record({ id: text }) })
  expect(shapes).toEqual(['a? b?:1 c:[* d:{* e?:t|n', 'id'])
})

test('a union has its variants, by the words that tell them apart', () => {
  const union: Schema = {
    oneOf: [
      record({ type: { type: 'string', enum: ['disk image'] }, id: text }),
      record({ type: { type: 'string', enum: ['a', 'b'] }, size: { type: 'integer' } }),
    ],
  }
  expect(shapesOf(list(union))).toEqual({ answer: '[0', shapes: ['type=disk%20image id;type=a,b size:n'] })
})

test('a schema that holds itself has one shape', () => {
  expect(shapesOf(ref('Tree'), { Tree: record({ name: text, below: list(ref('Tree')) }) })).toEqual({
    answer: '0',
    shapes: ['name below:[0'],
  })
})

test('of an answer that may be anything nothing is said', () => {
  expect(shapesOf({})).toEqual({ answer: undefined, shapes: [] })
})
