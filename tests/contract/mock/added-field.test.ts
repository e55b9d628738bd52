/** A contract that grows by a field changes the answers by that field alone. */
import { expect, test } from 'vitest'

import type { EntitySpec } from '../../../src/mock/spec/entity-spec.ts'
import type { ContractDocument } from '../../../src/mock/contract/schemas.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { scenarios } from '../../../src/mock/scenarios/index.ts'
import { document } from './support/backend.ts'
import { play, type Written } from './support/play.ts'
import { lines } from './transcript/lines.ts'

const added = 'a_new_field'

/** Stands in front of the other fields: whoever draws values in order would draw others from there on. */
const grown = (spec: EntitySpec): EntitySpec => ({
  ...spec,
  fields: [added, ...spec.fields],
  fill: { [added]: 'new', ...spec.fill },
})

/** The contract with the field in every schema of an object. */
const grownDocument: ContractDocument = {
  ...document,
  components: {
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => {
        const { properties } = schema as { properties?: object }
        if (properties === undefined) return [name, schema]
        return [name, { ...(schema as object), properties: { ...properties, [added]: { type: 'string' } } }]
      }),
    ),
  },
}

async function tour(contract: ContractDocument): Promise<Written[]> {
  const mock = createNodeMock({ document: contract })
  return play(lines, {
    send: async ({ url, ...init }) => {
      const response = await mock.fetch(new Request(`http://mock.test${url}`, init))
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
    },
    skip: (milliseconds) => mock.skip(milliseconds),
  })
}

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === added ? [] : [[key, without(part)]])),
  )
}

test('a new field changes its own values and nothing else', async () => {
  const before = await tour(document)
  const large = createNodeMock({ document, scenario: scenarios.large }).store.snapshot()
  const { entities } = await import('../../../generated/mock/entities.gen.ts')
  const original = { ...entities }
  const table = entities as Record<string, EntitySpec>
  try {
    for (const [name, spec] of Object.entries(original)) table[name] = grown(spec)
    const after = await tour(grownDocument)
    expect(JSON.stringify(after)).toContain(added)
    expect(without(after)).toEqual(before)
    const grownLarge = createNodeMock({ document, scenario: scenarios.large }).store.snapshot()
    expect(JSON.stringify(without(grownLarge.collections))).toBe(JSON.stringify(large.collections))
  } finally {
    Object.assign(table, original)
  }
})
