/**
 * A contract and a manifest that are valid and mean harm: names that are reserved words or properties of every object,
 * names that the emitted code uses itself, texts that would end a string, a comment or a line.
 */
import { camelCase } from '../../../generator/schema/client-name.ts'
import { writeFiles } from '../support/folders.ts'

/** Ends whatever it stands in and runs: each kind of string, a comment, a line, JSX. */
const payloads = [
  "'; globalThis.harmed = 1; '",
  '"; globalThis.harmed = 1; "',
  '`; globalThis.harmed = 1; `',
  '${globalThis.harmed = 1}',
  '*/ globalThis.harmed = 1 /*',
  '\n globalThis.harmed = 1 //',
  '\u2028 globalThis.harmed = 1 //\u2029',
  '\\',
  "\\'; globalThis.harmed = 1 //",
  '</script><script>globalThis.harmed = 1</script>',
  '{globalThis.harmed = 1}',
  '{{globalThis.harmed}}{{{x}}}{{#each y}}',
  '\r\n globalThis.harmed = 1 //',
  '\u0000\u0007\u001b[31m',
  'ünï‮cödé 🏮 日本',
] as const

/** Very long, and with everything in it. */
export const longText = `${payloads.join(' ')} `.repeat(200)

/** Names of properties: they need not be identifiers. */
export const fieldNames = [
  '__proto__',
  'constructor',
  'prototype',
  'to_string',
  'has_own_property',
  'class',
  'default',
  'await',
  'it’s',
  "it's",
  'back`tick',
  '${x}',
  'line\nbreak',
  'a b',
  'star*/comment',
  'sep\u2028arator',
  '1st',
  '日本',
  '-',
] as const

/** Names of entities: reserved words, members of every object, and names that emitted modules use. */
const entityNames = [
  'class',
  'delete',
  'constructor',
  'prototype',
  'to_string',
  'value_of',
  'has_own_property',
  'list',
  'form',
  'detail',
  'slots',
  'screen',
  'params',
  'row',
  'fill',
  'chain',
  'actions',
  'query',
  'default',
  'import',
  'await',
  'arguments',
] as const

/** Names of schemas, by entity: also those that emitted code and TypeScript itself use. */
const schemaNames: Readonly<Record<string, string>> = {
  class: 'Class',
  delete: 'delete',
  constructor: 'constructor',
  prototype: 'Slots',
  to_string: 'ComponentType',
  value_of: 'Record',
  has_own_property: 'string',
  list: 'ListSlots',
  form: 'Screen',
  detail: 'Row',
  slots: 'Overrides',
  screen: 'foo-bar',
  params: 'foo.bar',
  row: '1st',
  fill: 'Array',
  chain: 'Date',
  actions: 'Promise',
  query: 'NonNullable',
  default: 'ClassCreateData',
  import: 'PageRequest',
  await: 'Object',
  arguments: 'any',
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const payload = (index: number): string => payloads[index % payloads.length] ?? ''

/** A reason is for all rows alike: it must not name fields. */
const withoutPlaceholders = (text: string): string => text.replaceAll(/\{(?=[\w$.-]+\})/g, '{ ')

/** One that the manifest does not take for a bind. */
const literal = (index: number): string => ` ${payload(index)}`

/** The properties of every row: each name once, of various types, described with a payload. */
function properties(): Record<string, object> {
  const types = [
    { type: 'string' },
    { type: 'integer', format: 'int32' },
    { type: 'boolean' },
    { type: 'string', enum: [...payloads.slice(0, 4), '__proto__', 'constructor'] },
    { type: 'array', items: { type: 'string' } },
    { type: 'object', properties: { __proto__: { type: 'string' }, inner: { type: 'string' } } },
    { type: 'string', pattern: '^[\'"`\\\\/]*$' },
    { type: 'string', default: payload(3) },
    { oneOf: payloads.slice(0, 3).map((value, i) => ({ type: 'string', enum: [value], description: payload(i) })) },
    {
      oneOf: ['__proto__', 'constructor', payload(0)].map((kind) => ({
        type: 'object',
        required: ['kind'],
        properties: Object.fromEntries([
          ['kind', { type: 'string', enum: [kind] }],
          ['__proto__', { type: 'string', description: payload(2) }],
        ]),
      })),
    },
  ]
  return Object.fromEntries(
    fieldNames.map((name, i): [string, object] => [name, { ...types[i % types.length], description: payload(i) }]),
  )
}

/** An operation that no entity is called after, to collide with names of emitted functions. */
const looseOperations = [
  'fill',
  'row',
  'params',
  'text_at',
  'as_body',
  'detail_row',
  'chain',
  '__proto__',
  'constructor',
  "it's",
]

function contract(): object {
  const paths: Record<string, object> = {}
  const schemas: Record<string, object> = { Name: { type: 'string', description: longText } }
  entityNames.forEach((entity, i) => {
    const schema = schemaNames[entity] ?? entity
    const page = `${entity}_page`
    schemas[schema] = {
      type: 'object',
      description: payload(i),
      required: ['id', 'name', '__proto__', 'constructor'],
      properties: Object.fromEntries([
        ['id', { type: 'string', format: 'uuid' }],
        ['name', ref('Name')],
        ...Object.entries(properties()),
      ]),
    }
    schemas[page] = { type: 'object', properties: { items: { type: 'array', items: ref(schema) } } }
    const self = { name: 'thing-id', in: 'path', required: true, schema: { type: 'string' }, description: payload(i) }
    const odd = { name: "it's ${odd}", in: 'query', schema: { type: 'string' } }
    const shared = { tags: [i % 2 === 0 ? payload(i) : 'Odd Tag'], description: payload(i), summary: longText }
    const operation = (verb: string, rest: object) => ({ operationId: `${entity}_${verb}`, ...shared, ...rest })
    paths[`/v1/${entity}/*/'quoted'/\`ticked\`/$x`] = {
      get: operation('list', { parameters: [odd], responses: { '200': { description: '', ...json(ref(page)) } } }),
      post: operation('create', {
        requestBody: { required: true, ...json(ref(schema)) },
        responses: { '201': { description: '', ...json(ref(schema)) } },
      }),
    }
    paths[`/v1/${entity}/{thing-id}`] = {
      parameters: [self],
      get: operation('view', { responses: { '200': { description: '', ...json(ref(schema)) } } }),
      put: operation('update', {
        requestBody: { required: true, ...json(ref(schema)) },
        responses: { '200': { description: '', ...json(ref(schema)) } },
      }),
      delete: operation('delete', { responses: { '204': { description: payload(i) } } }),
    }
  })
  for (const id of looseOperations) {
    paths[`/v1/loose/${encodeURIComponent(id)}/{thing-id}`] = {
      post: {
        operationId: id,
        tags: ['日本'],
        parameters: [{ name: 'thing-id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, ...json(ref('Class')) },
        responses: { '204': { description: '' } },
      },
    }
  }
  return { openapi: '3.0.3', info: { title: payload(0), version: payload(1) }, paths, components: { schemas } }
}

/** Actions of the first entity: one per loose operation, named like it where the manifest allows that. */
function actions(): object {
  return Object.fromEntries(
    looseOperations.map((op, i): [string, object] => {
      const id = /^[a-z][A-Za-z0-9_]*$/.test(op) ? op : `loose${i}`
      const texts = {
        label: payload(i),
        text: payload(i + 1),
        toast: payload(i + 1),
        reason: withoutPlaceholders(payload(i + 3)),
      }
      return [
        id,
        {
          op,
          ...texts,
          body: { default: literal(i), id: '$row.id' },
          form: { fields: ['name', '__proto__', 'constructor', "it's"] },
          offer: { default: [literal(i)] },
          confirm: 'plain',
        },
      ]
    }),
  )
}

function manifest(): string[] {
  const fields = fieldNames.map(camelCase)
  const first = {
    entity: entityNames[0],
    at: '/class',
    label: payload(0),
    plural: payload(1),
    list: {
      title: payload(2),
      columns: [...fields, { field: 'name', label: payload(5), help: longText }],
      empty: { title: payload(3), body: payload(4) },
    },
    create: { label: payload(6), title: payload(7), submit: payload(8) },
    detail: { rows: fields, tabs: [{ single: 'class' }, { single: 'delete' }] },
    fields: Object.fromEntries(fields.map((name, i) => [name, { label: payload(i), help: payload(i + 1) }])),
    actions: actions(),
    singles: {
      class: { view: 'class_view', label: payload(9) },
      delete: { view: 'class_view', label: payload(10), update: 'class_update' },
    },
  }
  const others = entityNames.slice(1).map((entity) => ({ entity, at: `/${entity.replaceAll('_', '-')}` }))
  const pages = ['placeholder', 'component', 'screen_route', 'overrides'].map((page, i) => ({
    page,
    title: payload(i),
    at: `/pages/${page}`,
    kind: i % 2 === 0 ? 'placeholder' : 'bespoke',
    reached: payload(i + 1),
    ...(i % 2 === 0 ? { issue: payload(i), summary: longText } : {}),
  }))
  const console = {
    console: payload(0),
    acronyms: [payload(1)],
    labels: { constructor: payload(2), name: payload(3) },
    levels: {
      main: { label: payload(4), nav: ['class.list', { label: payload(5), nav: ['delete.list', 'placeholder'] }] },
      level: { at: '/list', nav: ['list.list'] },
      routes: { at: '/form', nav: ['form.list'] },
      levels: { at: '/row', nav: ['row.list'] },
    },
    redirects: { '/': '/class' },
  }
  return [first, ...others, ...pages, console].map((entry) => JSON.stringify(entry))
}

/** Writes `contract.json` and `resources/hostile.yaml` (JSON is YAML). */
export function writeHostile(folder: string): void {
  writeFiles(folder, {
    'contract.json': JSON.stringify(contract()),
    'resources/hostile.yaml': manifest().join('\n---\n'),
  })
}
