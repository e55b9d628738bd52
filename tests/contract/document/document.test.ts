import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from './bundle.ts'
import { compareDigests, digestFacts, SHARED_ERROR } from '../../../generator/upgrade/facts/digest.ts'
import { describedThings, misplacedTexts } from './described-things.ts'
import { lintDescriptions } from './description-lint.ts'
import factsDigest from './facts-digest.json' with { type: 'json' }
import { objectAt } from '../../../generator/upgrade/facts/json.ts'
import type { JsonObject } from '../../../generator/upgrade/facts/json.ts'
import { operationsOf, pathLevelKeys, schemasOf } from '../../../generator/upgrade/facts/parts.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { vocabularyOf } from './vocabulary.ts'

/** A single `default` response: what is sent is not described further. */
const isDefaultOnly = (operation: JsonObject): boolean =>
  Object.keys(objectAt(operation, 'responses')).join() === 'default'

let contract: JsonObject

beforeAll(() => {
  contract = bundleContract()
})

describe('facts of the platform', () => {
  test('has their operations and schemas', () => {
    expect(operationsOf(contract)).toHaveLength(Object.keys(factsDigest.operations).length)
    expect(schemasOf(contract)).toHaveLength(Object.keys(factsDigest.schemas).length)
  })

  test('builds every operation and schema as the facts do', () => {
    expect(compareDigests(factsDigest, digestFacts(contract))).toEqual([])
  })

  test('states nothing for several operations at once', () => {
    expect(pathLevelKeys(contract)).toEqual([])
  })

  test('adds no server and no security scheme', () => {
    expect(Object.keys(contract).toSorted()).toEqual(['components', 'info', 'openapi', 'paths', 'tags'])
    expect(Object.keys(objectAt(contract, 'components')).toSorted()).toEqual(['parameters', 'responses', 'schemas'])
  })

  test('names its version', () => {
    expect(objectAt(contract, 'info')['version']).toBe(factsDigest.version)
  })
})

describe('error responses', () => {
  test('are shared by every operation that declares more than a default', () => {
    const shared = { '4XX': { $ref: SHARED_ERROR }, '5XX': { $ref: SHARED_ERROR } }
    const described = operationsOf(contract).filter(({ operation }) => !isDefaultOnly(operation))
    expect(described.length).toBeGreaterThan(0)
    for (const { id, operation } of described) {
      expect(objectAt(operation, 'responses'), id).toMatchObject(shared)
    }
  })

  test('have the Error schema as body', () => {
    expect(objectAt(objectAt(contract, 'components'), 'responses')).toMatchObject({
      Error: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    })
  })
})

describe('descriptions', () => {
  test('tell the reader something at every operation, parameter, schema and property', () => {
    expect(lintDescriptions(describedThings(contract))).toEqual([])
  })

  test('stand where tools read them', () => {
    expect(schemasOf(contract).flatMap(([name, schema]) => misplacedTexts(schema, name))).toEqual([])
  })
})

describe('vocabulary', () => {
  test('has no word that nobody has looked at', () => {
    // Where a word occurs changes with every schema; an operation may have a summary besides, which is read as well.
    const known: Readonly<Record<string, readonly string[]>> = vocabulary
    const unknown = Object.entries(vocabularyOf(contract)).flatMap(([part, places]) =>
      Object.keys(places).flatMap((word) =>
        word === 'summary' || known[part]?.includes(word) ? [] : [`${part}: ${word}`],
      ),
    )
    expect(unknown).toEqual([])
  })
})
