/** The JSON Schema of stories, for editors: what each thing may have, as the contract says it, and what a story writes in words. */
import { bytesSchema, descriptionField } from '../../../generated/mock/conventions.gen.ts'
import { entities } from '../../../generated/mock/entities.gen.ts'
import { createCloser } from '../contract/closed.ts'
import { isObject, mapValues, type JsonSchema } from '../contract/json-schema.ts'
import { contractSchemas, type ContractDocument } from '../contract/schemas.ts'
import { scenarios } from '../scenarios/index.ts'
import { describesItself, makers, type Maker } from './makers.ts'
import { referencePattern, sizePattern } from './values.ts'

const closedBase = 'closed'

/** @param document the bundled contract */
export function storySchema(document: ContractDocument): JsonSchema {
  const { definitions, operations } = contractSchemas(document)
  const open = definitions[0] ?? {}
  const closer = createCloser(open, closedBase)
  const bodyOf = (maker: Maker): JsonSchema => {
    const body = 'operation' in maker.by ? operations.get(maker.by.operation.id)?.body : undefined
    return body === undefined ? {} : closer.close(body)
  }
  const bodies = new Map([...makers.values()].map((maker) => [maker.name, bodyOf(maker)]))
  const defs = { ...named('', open), ...named(`${closedBase}-`, closer.definitions()) }
  const steps = [...makers.values()].map((maker): [string, JsonSchema] => {
    const one = stepSchema(maker, resolved(inOneDocument(bodies.get(maker.name) ?? {}), defs), document)
    return [maker.name, { anyOf: [one, { type: 'array', items: one }] }]
  })
  const rows = Object.values(entities).map(({ entity, schema }): [string, JsonSchema] => [
    entity,
    { type: 'object', additionalProperties: rowSchema(defs[schema]) },
  ])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A story of the mock',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      name: text('What the story is called: small letters, digits and hyphens.', { pattern: '^[a-z0-9][a-z0-9-]*$' }),
      title: text('A few words.'),
      help: text('A sentence.'),
      from: text('The scenario that it goes on from. Default: empty.', { enum: Object.keys(scenarios) }),
      user: text('Display name of who calls without signing in.'),
      steps: {
        description: 'What is made, and what is called, one after the other.',
        type: 'array',
        items: {
          type: 'object',
          minProperties: 1,
          maxProperties: 1,
          additionalProperties: false,
          properties: Object.fromEntries(steps),
        },
      },
      set: {
        description: 'Entity, name of a row, and fields that have these values in the end.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(rows),
      },
    },
    $defs: defs,
  }
}

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', description, ...more })

function stepSchema(maker: Maker, body: JsonSchema, document: ContractDocument): JsonSchema {
  const properties = isObject(body['properties']) ? body['properties'] : {}
  const own = Object.fromEntries(maker.fields.map((field) => [field, properties[field] ?? {}]))
  const needed = Array.isArray(body['required']) ? body['required'].map(String) : []
  const required = [...new Set([...maker.required, ...needed])].filter(
    (field) => field !== descriptionField || !describesItself(maker),
  )
  return {
    ...('operation' in maker.by ? { description: descriptionOf(document, maker.by.operation.id) } : {}),
    type: 'object',
    additionalProperties: false,
    properties: {
      ...own,
      as: text('Display name of who makes it. Default: who calls by default.'),
      days: { type: 'number', minimum: 0, description: 'How many days ago it was made. Default: 1.' },
    },
    ...(required.length === 0 ? {} : { required }),
  }
}

/** Fields of a row; none of them has to be there. */
function rowSchema(row: unknown): JsonSchema {
  const properties = isObject(row) && isObject(row['properties']) ? row['properties'] : undefined
  return { type: 'object', ...(properties === undefined ? {} : { properties, additionalProperties: false }) }
}

function descriptionOf(document: ContractDocument, id: string): unknown {
  const all = Object.values(document.paths).flatMap((item) => Object.values(item))
  const found = all.find((one) => isObject(one) && one['operationId'] === id)
  return isObject(found) ? found['description'] : undefined
}

/** The schemas of a document under `prefix`, with what a story may write in words. */
function named(prefix: string, document: JsonSchema): JsonSchema {
  const schemas = isObject(document['$defs']) ? document['$defs'] : {}
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const one = inOneDocument(schema)
      const isSize = prefix === '' && name === bytesSchema
      return [`${prefix}${name}`, isSize ? { anyOf: [one, { type: 'string', pattern: sizePattern.source }] } : one]
    }),
  )
}

/** References lead to the same document; ids may be said in words; formats that only we know are left out. */
function inOneDocument(value: unknown): JsonSchema {
  const walked = walk(value)
  return isObject(walked) ? walked : {}
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  if (!isObject(value)) return value
  const { $ref: reference, format, discriminator: _, ...rest } = value
  if (typeof reference === 'string') {
    const [base, name = ''] = reference.split('#/$defs/')
    return { $ref: `#/$defs/${base === closedBase ? `${closedBase}-` : ''}${name}` }
  }
  const walked = mapValues(rest, walk)
  if (format !== 'uuid') return walked
  const id = { ...walked, format }
  return { anyOf: [id, { type: 'string', pattern: referencePattern.source }] }
}

/** What a reference leads to. */
function resolved(schema: JsonSchema, defs: JsonSchema): JsonSchema {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  const target = defs[reference.slice('#/$defs/'.length)]
  return isObject(target) ? resolved(target, defs) : {}
}
