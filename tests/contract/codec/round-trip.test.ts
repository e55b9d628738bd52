/** Nothing is lost or changed between wire and client view, for any schema and any operation of the contract. */
import assert from 'node:assert/strict'

import { describe, expect, it } from 'vitest'

import { codec as generated } from '../../../generated/model/codec.gen.ts'
import { codecTable } from '../../../generator/emit/codec.ts'
import type { Schema } from '../../../generator/model/types/contract.ts'
import { createCodec } from '../../../src/api/codec-core.ts'
import type { Codec, Kind } from '../../../src/api/codec-core.ts'
import { codec } from '../../../src/api/codec.ts'
import { parseJson, writeJson } from '../../../src/api/json.ts'
import { documentModel } from '../../support/document-model.ts'
import { oneOperationPerSchema, readContract } from './contract.ts'
import { createRandom } from './random.ts'
import { sample } from './samples.ts'

const contract = readContract()
const schemas = contract.components.schemas
const alone = oneOperationPerSchema(schemas)
const perSchema = documentModel(alone)
// Bodies that are written out where they are sent have names, too.
const whole = codecTable(documentModel({ ...contract, paths: { ...contract.paths, ...alone.paths } }))
const table = codecTable(perSchema)
const ownCodec = createCodec(table)
const samplesPerSchema = 25

function checkRoundTrips(at: {
  name: string
  schema: Schema
  used: Codec
  kind: Kind | undefined
  times: number
}): void {
  const random = createRandom(at.name)
  for (let n = 0; n < at.times; n++) {
    const { wire, client } = sample(at.schema, { schemas, toClient: perSchema.names.toClient, random })
    assert.deepStrictEqual(parseJson(writeJson(wire)), wire, 'the text of the wire view')
    assert.deepStrictEqual(at.used.fromWire(wire, at.kind), client, 'wire → client')
    assert.deepStrictEqual(at.used.toWire(client, at.kind), wire, 'client → wire')
    assert.deepStrictEqual(at.used.fromWire(at.used.toWire(client, at.kind), at.kind), client, 'client → wire → client')
  }
}

describe('every schema', () => {
  it('is covered by the table in use', () => {
    const { operations: _, ...names } = whole
    const { operations: __, ...used } = generated
    expect(used).toEqual(names)
  })

  it.each(Object.keys(schemas))('%s', (name) => {
    const kind = ownCodec.operation(`POST /${name}`).request
    expect(ownCodec.operation(`POST /${name}`).response).toEqual(kind)
    checkRoundTrips({
      name,
      schema: { $ref: `#/components/schemas/${name}` },
      used: ownCodec,
      kind,
      times: samplesPerSchema,
    })
  })
})

describe('every operation', () => {
  const operations = documentModel(contract).operations.map((operation) => ({
    ...operation,
    key: `${operation.method.toUpperCase()} ${operation.clientPath}`,
  }))

  it.each(operations)('$id', ({ key, id, request, response }) => {
    const { request: requestKind, response: responseKind } = codec.operation(key)
    if (request.schema !== undefined && request.transport !== 'octets') {
      checkRoundTrips({ name: `${id} request`, schema: request.schema, used: codec, kind: requestKind, times: 5 })
    }
    if (response.schema !== undefined && response.transport !== 'octets' && response.transport !== 'socket') {
      checkRoundTrips({ name: `${id} response`, schema: response.schema, used: codec, kind: responseKind, times: 5 })
    }
    expect(codec.operation(key)).toBe(codec.operation(key))
  })

  it('is looked up by method and path as the SDK writes it', () => {
    const keys = new Set(operations.map((operation) => operation.key))
    expect(Object.keys(generated.operations).filter((key) => !keys.has(key))).toEqual([])
  })
})
