import { expect, it } from 'vitest'
import { createSchemas } from './schemas.ts'
import type { Document, Schema } from '../model/types/contract.ts'

/** A document with these schemas that counts how often all of their names are asked for. */
function countedDocument(schemas: Record<string, Schema>): { document: Document; listed: () => number } {
  let listed = 0
  const counted = new Proxy(schemas, {
    ownKeys: (target) => {
      listed += 1
      return Reflect.ownKeys(target)
    },
  })
  const document: Document = {
    openapi: '3.0.3',
    info: { title: '', version: '1' },
    paths: {},
    components: { schemas: counted },
  }
  return { document, listed: () => listed }
}

it('the names of all schemas are counted once, not in each look at one', () => {
  const { document, listed } = countedDocument({ Boat: { type: 'object', properties: { name: { type: 'string' } } } })
  const schemas = createSchemas(document)
  for (let i = 0; i < 100; i++) expect(schemas.resolve({ $ref: '#/components/schemas/Boat' }).name).toBe('Boat')
  expect(listed()).toBe(1)
})

it('the properties of a schema are worked out once', () => {
  const boat: Schema = { type: 'object', properties: { name: { type: 'string' } } }
  const schemas = createSchemas(countedDocument({ Boat: boat }).document)
  const first = schemas.properties(boat)
  expect(first.map(({ client }) => client)).toEqual(['name'])
  expect(schemas.properties(boat)).toBe(first)
})

it('references in a circle end', () => {
  const { document } = countedDocument({
    A: { $ref: '#/components/schemas/B' },
    B: { $ref: '#/components/schemas/A' },
  })
  expect(createSchemas(document).resolve({ $ref: '#/components/schemas/A' }).schema.$ref).toMatch(/[AB]$/)
})
