/**
 * The objects of OpenAPI 3.0 (https://spec.openapis.org/oas/v3.0.4) as a table: which keys each has, in the order
 * in which the bundle writes them, and what stands below each. Reading, checking and sorting follow it.
 */

export type Kind =
  | 'document'
  | 'info'
  | 'contact'
  | 'license'
  | 'server'
  | 'serverVariable'
  | 'tag'
  | 'externalDocs'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'media'
  | 'encoding'
  | 'securityScheme'
  | 'schema'
  | 'discriminator'
  | 'xml'

/**
 * What a key holds. `data` is anything; `drop` is legal but of no use here, and left out with a warning; `otherMethod` is an operation that browsers
 * send or proxies answer, and no console calls.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'count'
  | 'flag'
  | 'texts'
  | 'set'
  | 'data'
  | 'drop'
  | 'otherMethod'
  | 'schemaOrFlag'
  | Kind
  | readonly ['list', Kind | 'data']
  | readonly ['map', Kind | 'data' | 'text']

export interface KindTable {
  readonly keys: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  /** May be replaced by a `$ref`, which is then written out in place; schemas stay references. */
  readonly referable?: true
}

const parameterKeys = {
  description: 'text',
  required: 'flag',
  deprecated: 'flag',
  allowEmptyValue: 'flag',
  style: 'text',
  explode: 'flag',
  allowReserved: 'flag',
  schema: 'schema',
  example: 'data',
  examples: 'drop',
  content: ['map', 'media'],
} as const satisfies Record<string, Shape>

export const kinds: Readonly<Record<Kind, KindTable>> = {
  document: {
    keys: {
      openapi: 'text',
      info: 'info',
      servers: ['list', 'server'],
      security: ['list', 'data'],
      tags: ['list', 'tag'],
      externalDocs: 'externalDocs',
      paths: ['map', 'pathItem'],
      components: 'components',
    },
    required: ['openapi', 'info', 'paths'],
  },
  info: {
    keys: {
      title: 'text',
      version: 'text',
      description: 'text',
      termsOfService: 'text',
      contact: 'contact',
      license: 'license',
    },
    required: ['title', 'version'],
  },
  contact: { keys: { name: 'text', url: 'text', email: 'text' } },
  license: { keys: { name: 'text', url: 'text' } },
  server: { keys: { url: 'text', description: 'text', variables: ['map', 'serverVariable'] }, required: ['url'] },
  serverVariable: { keys: { enum: 'texts', default: 'text', description: 'text' } },
  tag: { keys: { name: 'text', description: 'text', externalDocs: 'externalDocs' }, required: ['name'] },
  externalDocs: { keys: { description: 'text', url: 'text' }, required: ['url'] },
  // The other components are only read where something refers to them.
  components: {
    keys: {
      schemas: 'data',
      securitySchemes: ['map', 'securityScheme'],
      responses: 'data',
      parameters: 'data',
      requestBodies: 'data',
      headers: 'data',
      examples: 'data',
      links: 'data',
      callbacks: 'data',
    },
  },
  pathItem: {
    keys: {
      summary: 'text',
      description: 'text',
      parameters: ['list', 'parameter'],
      servers: 'drop',
      get: 'operation',
      put: 'operation',
      post: 'operation',
      delete: 'operation',
      head: 'operation',
      patch: 'operation',
      options: 'otherMethod',
      trace: 'otherMethod',
    },
    referable: true,
  },
  operation: {
    keys: {
      operationId: 'text',
      tags: 'texts',
      summary: 'text',
      description: 'text',
      externalDocs: 'externalDocs',
      deprecated: 'flag',
      security: ['list', 'data'],
      parameters: ['list', 'parameter'],
      requestBody: 'requestBody',
      responses: ['map', 'response'],
      servers: 'drop',
      callbacks: 'drop',
    },
    required: ['responses'],
  },
  parameter: {
    keys: { name: 'text', in: 'text', ...parameterKeys },
    required: ['name', 'in', 'schema'],
    referable: true,
  },
  header: { keys: parameterKeys, referable: true },
  requestBody: {
    keys: { description: 'text', required: 'flag', content: ['map', 'media'] },
    required: ['content'],
    referable: true,
  },
  response: {
    keys: { description: 'text', headers: ['map', 'header'], content: ['map', 'media'], links: 'drop' },
    referable: true,
  },
  media: { keys: { schema: 'schema', example: 'data', examples: 'drop', encoding: ['map', 'encoding'] } },
  encoding: {
    keys: { contentType: 'text', headers: ['map', 'header'], style: 'text', explode: 'flag', allowReserved: 'flag' },
  },
  securityScheme: {
    keys: {
      type: 'text',
      description: 'text',
      name: 'text',
      in: 'text',
      scheme: 'text',
      bearerFormat: 'text',
      flows: 'data',
      openIdConnectUrl: 'text',
    },
    required: ['type'],
    referable: true,
  },
  schema: {
    keys: {
      title: 'text',
      description: 'text',
      type: 'text',
      format: 'text',
      nullable: 'flag',
      enum: ['list', 'data'],
      default: 'data',
      pattern: 'text',
      minLength: 'count',
      maxLength: 'count',
      minimum: 'number',
      exclusiveMinimum: 'flag',
      maximum: 'number',
      exclusiveMaximum: 'flag',
      multipleOf: 'number',
      items: 'schema',
      minItems: 'count',
      maxItems: 'count',
      uniqueItems: 'flag',
      required: 'set',
      properties: ['map', 'schema'],
      additionalProperties: 'schemaOrFlag',
      minProperties: 'count',
      maxProperties: 'count',
      allOf: ['list', 'schema'],
      oneOf: ['list', 'schema'],
      anyOf: ['list', 'schema'],
      not: 'schema',
      discriminator: 'discriminator',
      readOnly: 'flag',
      writeOnly: 'flag',
      deprecated: 'flag',
      xml: 'xml',
      externalDocs: 'externalDocs',
      example: 'data',
    },
    referable: true,
  },
  discriminator: { keys: { propertyName: 'text', mapping: ['map', 'text'] }, required: ['propertyName'] },
  xml: { keys: { name: 'text', namespace: 'text', prefix: 'text', attribute: 'flag', wrapped: 'flag' } },
}

/** Legal values of some texts. */
export const words: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  schema: { type: ['object', 'array', 'string', 'integer', 'number', 'boolean'] },
  parameter: { in: ['path', 'query', 'header', 'cookie'] },
}

/**
 * Keys that other versions of OpenAPI or JSON Schema have and that change what a document means: ignoring one would
 * make wrong code, so it is an error. Any other unknown key is ignored with a warning.
 */
export const unsupported: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  document: {
    swagger: 'Convert the document to OpenAPI 3.0.',
    webhooks: 'OpenAPI 3.0 has no webhooks.',
    definitions: 'Put schemas under components/schemas.',
    basePath: 'Write the whole path under `paths`.',
  },
  schema: {
    ...Object.fromEntries(
      [
        'if',
        'then',
        'else',
        'contains',
        'minContains',
        'maxContains',
        'patternProperties',
        'propertyNames',
        'dependencies',
        'dependentRequired',
        'dependentSchemas',
        'unevaluatedItems',
        'unevaluatedProperties',
        'prefixItems',
        'additionalItems',
        '$dynamicRef',
        '$recursiveRef',
        '$id',
        '$anchor',
        'contentEncoding',
        'contentMediaType',
      ].map((key) => [key, 'Express it with the keywords of OpenAPI 3.0.']),
    ),
    const: 'Use `enum` with one value.',
    $defs: 'Put schemas under components/schemas.',
    definitions: 'Put schemas under components/schemas.',
  },
}
