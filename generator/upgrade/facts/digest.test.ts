import { describe, expect, test } from 'vitest'
import { canonical, compareDigests, digestFacts, digestText, SHARED_ERROR } from './digest.ts'
import type { JsonObject } from './json.ts'

const disk: JsonObject = {
  type: 'object',
  properties: { description: { type: 'string' }, size: { $ref: '#/components/schemas/ByteCount' } },
  required: ['size', 'description'],
}
const errorSchema = '#/components/schemas/Error'
const limit: JsonObject = { in: 'query', name: 'limit', schema: { type: 'integer' } }
const project: JsonObject = { in: 'query', name: 'project', schema: { type: 'string' } }

/** A document in the form of the bare facts, with one operation and one schema. */
function facts(schema: JsonObject, operation: JsonObject = {}, path = '/v1/disks'): JsonObject {
  return {
    paths: { [path]: { get: { operationId: 'disk_list', responses: {}, ...operation } } },
    schemas: { Disk: schema },
  }
}

const differences = (expected: JsonObject, actual: JsonObject) =>
  compareDigests(digestFacts(expected), digestFacts(actual))

describe('canonical structure', () => {
  test('leaves texts out', () => {
    const described = { ...disk, description: 'A disk.', 'x-cairn-descriptions': { size: 'How much fits.' } }
    expect(canonical(described)).toEqual(canonical(disk))
  })

  test('keeps a property that is called description', () => {
    expect(canonical(disk)).toHaveProperty('properties.description', { type: 'string' })
  })

  test('does not depend on the order of keys or of required names', () => {
    const reordered = { required: ['description', 'size'], properties: disk['properties'], type: 'object' }
    expect(JSON.stringify(canonical(reordered))).toBe(JSON.stringify(canonical(disk)))
  })

  test('depends on the order of enum values', () => {
    expect(canonical({ enum: ['a', 'b'] })).not.toEqual(canonical({ enum: ['b', 'a'] }))
  })

  test('does not depend on whether a reference has a text', () => {
    const $ref = '#/components/schemas/ByteCount'
    expect(canonical({ description: 'How much fits.', allOf: [{ $ref }] })).toEqual(canonical({ $ref }))
    expect(canonical({ nullable: true, allOf: [{ $ref }] })).not.toEqual(canonical({ $ref }))
  })

  test('leaves default values alone', () => {
    expect(canonical({ default: { description: 'x', a: 1 } })).toEqual({ default: { description: 'x', a: 1 } })
  })
})

describe('digest of the facts', () => {
  test('names a schema whose constraint changed', () => {
    expect(differences(facts(disk), facts({ ...disk, required: ['size'] }))).toEqual([
      'schema Disk: is not built as in the facts',
    ])
  })

  test('names what was lost and what was added', () => {
    const renamed = { ...facts(disk), schemas: { Volume: disk } }
    expect(differences(facts(disk), renamed)).toEqual([
      'schema Disk: is in the facts but not in the document',
      'schema Volume: is in the document but not in the facts',
    ])
  })

  test('names an operation that moved to another path', () => {
    const moved = facts(disk, {}, '/v2/disks')
    expect(differences(facts(disk), moved)).toEqual(['operation disk_list: is not built as in the facts'])
  })

  test('is the same for inline and for shared parameters, in any order', () => {
    const shared = {
      ...facts(disk, { parameters: [{ $ref: '#/components/parameters/query.project' }, limit] }),
      components: { parameters: { 'query.project': project } },
    }
    expect(differences(facts(disk, { parameters: [limit, project] }), shared)).toEqual([])
  })

  test('leaves out the shared error responses', () => {
    const responses = { '4XX': { $ref: SHARED_ERROR }, '5XX': { $ref: SHARED_ERROR } }
    expect(differences(facts(disk), facts(disk, { responses }))).toEqual([])
  })

  test('leaves them out also where they are written out, or shared under another name', () => {
    const error = { description: 'It failed.', content: { 'application/json': { schema: { $ref: errorSchema } } } }
    const written = facts(disk, { responses: { '4XX': error, '5XX': error } })
    expect(differences(facts(disk), written)).toEqual([])
    const named = { '4XX': { $ref: '#/components/responses/Failed' } }
    const components = { responses: { Failed: error } }
    expect(differences(facts(disk), { ...facts(disk, { responses: named }), components })).toEqual([])
  })

  test('of a file has no schema that nothing refers to', () => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Disk' } } }
    const document = facts(disk, { responses: { '200': { description: 'A disk.', content } } })
    const sizes = { ByteCount: { type: 'integer' }, Volume: disk }
    const text = digestText(JSON.stringify({ ...document, schemas: { Disk: disk, ...sizes } }))
    expect(Object.keys(JSON.parse(text).schemas)).toEqual(['ByteCount', 'Disk'])
  })

  test('counts an error response of its own', () => {
    const responses = { '4XX': { description: 'Own.' } }
    expect(differences(facts(disk), facts(disk, { responses }))).toHaveLength(1)
  })
})
