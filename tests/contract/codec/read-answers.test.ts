/** Whatever the contract allows is read without a complaint and stays as it is. */
import assert from 'node:assert/strict'

import { describe, expect, it } from 'vitest'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { codec } from '../../../src/api/codec.ts'
import { createAnswerReader } from '../../../src/api/read-answer.ts'
import { documentModel } from '../../support/document-model.ts'
import { readContract } from './contract.ts'
import { createRandom } from './random.ts'
import { sample } from './samples.ts'

const contract = readContract()
const { schemas } = contract.components
const model = documentModel(contract)
const read = createAnswerReader(shapes)

const answering = model.operations.filter(
  ({ response }) => response.schema !== undefined && response.transport === 'json',
)

describe('answers as the contract has them', () => {
  it.each(answering)('$id', ({ id, name, method, clientPath, response: { schema = {} } }) => {
    const random = createRandom(`answer of ${id}`)
    const { response } = codec.operation(`${method.toUpperCase()} ${clientPath}`)
    for (let n = 0; n < 30; n++) {
      const { wire } = sample(schema, { schemas, toClient: model.names.toClient, random })
      const answer = codec.fromWire(wire, response)
      assert.deepStrictEqual(read(name, answer), [])
      assert.deepStrictEqual(answer, codec.fromWire(wire, response))
      assert.deepStrictEqual(codec.toWire(answer, response), wire)
    }
  })

  it('are known of all operations whose answer the contract describes', () => {
    const free = answering.filter(({ name }) => !Object.hasOwn(shapes.answers, name)).map(({ id }) => id)
    expect(free).toMatchInlineSnapshot(`
      [
        "networking_switch_port_status",
      ]
    `)
  })
})
